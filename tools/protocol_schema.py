"""Print the JSON schema of every message between the table and a page, for the page's TypeScript types."""

from __future__ import annotations

import inspect
import json
import sys
from typing import Any

import msgspec

from tablee.server import http_messages, protocol

Json = dict[str, Any]


def schema() -> Json:
    """One schema with a definition per message, and the two unions of the websocket."""
    messages = [
        kind
        for module in (protocol, http_messages)
        for _, kind in inspect.getmembers(module, inspect.isclass)
        if issubclass(kind, protocol.Message) and kind is not protocol.Message
    ]
    unions = {"ToTable": protocol.ToTable, "ToPage": protocol.ToPage}
    template = "#/definitions/{name}"
    tops, definitions = msgspec.json.schema_components([*messages, *unions.values()], ref_template=template)
    definitions |= dict(zip(unions, tops[len(messages) :], strict=True))
    names = sorted(definitions)
    return {
        "title": "Protocol",
        "type": "object",
        "additionalProperties": False,
        "required": names,
        "properties": {name: {"$ref": template.format(name=name)} for name in names},
        "definitions": {name: definitions[name] for name in names},
    }


if __name__ == "__main__":
    json.dump(schema(), sys.stdout, indent=2)
    sys.stdout.write("\n")
