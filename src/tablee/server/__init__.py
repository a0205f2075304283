"""The table in the browser: rooms, seats, links, the websocket protocol."""
