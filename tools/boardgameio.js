// A small game of lanes on boardgame.io, as `load_peers.py` runs it: its own server, its own lobby and client.
//
//     node boardgameio.js serve memory|flatfile FOLDER
//     node boardgameio.js play ADDRESS TABLES SEATS UNTIL THINK      (in seconds since 1970)
//
// Both print one line of JSON. The game is of about the size of Runemasters, with far fewer rules: four lanes
// with monsters, dice, wounds; four moves a turn.

const LANES = 4;
const CELLS = 12;
const MOVES = 65; // as long as an average game of Runemasters by chance

const cell = () => ({ monster: 0, life: 0, wounds: [0, 0, 0] });

const game = {
  name: "lanes",
  minPlayers: 2,
  maxPlayers: 4,
  setup: ({ ctx }) => ({
    made: 0,
    temple: 30,
    dice: [0, 0, 0, 0, 0],
    heroes: Array.from({ length: ctx.numPlayers }, (_, i) => ({ lane: i % LANES, life: 6, mana: 0 })),
    lanes: Array.from({ length: LANES }, () => Array.from({ length: CELLS }, cell)),
  }),
  // Not tried out by the page beforehand: what it waits for is the word of the server, as at our table.
  moves: {
    roll: { client: false, move: roll },
    strike: { client: false, move: strike },
    walk: { client: false, move: walk },
    rest: { client: false, move: rest },
  },
  turn: { minMoves: 4, maxMoves: 4 },
  endIf: ({ G }) => (G.made >= MOVES ? { made: G.made } : undefined),
};

function roll({ G, random }) {
  G.made += 1;
  G.dice = random.D6(5);
  const lane = G.lanes[random.Die(LANES) - 1];
  for (let i = 0; i < CELLS - 1; i++) lane[i] = lane[i + 1];
  if (lane[0].monster) G.temple -= 1;
  lane[CELLS - 1] = { monster: random.D6(), life: 3, wounds: [0, 0, 0] };
}

function strike({ G, playerID }) {
  G.made += 1;
  const hero = G.heroes[playerID];
  const target = G.lanes[hero.lane].find((found) => found.monster);
  if (!target) return;
  target.wounds[G.dice[0] % 3] += 1;
  target.life -= 1;
  if (target.life === 0) target.monster = 0;
}

function walk({ G, playerID }, by) {
  G.made += 1;
  G.heroes[playerID].lane = (G.heroes[playerID].lane + by + LANES) % LANES;
}

function rest({ G, playerID }) {
  G.made += 1;
  G.heroes[playerID].mana += 1;
}

function serve(kind, folder) {
  const { Server, Origins, FlatFile } = require("boardgame.io/server");
  const server = Server({
    games: [game],
    origins: [Origins.LOCALHOST],
    ...(kind === "flatfile" ? { db: new FlatFile({ dir: folder }) } : {}),
  });
  server.run({ port: 0 }).then(({ appServer }) => {
    console.log(JSON.stringify({ address: `http://127.0.0.1:${appServer.address().port}` }));
  });
}

const sleep = (seconds) => new Promise((done) => setTimeout(done, 1000 * seconds));

async function play(address, tables, seats, end, think) {
  const { Client, LobbyClient } = require("boardgame.io/client");
  const { SocketIO } = require("boardgame.io/multiplayer");
  const lobby = new LobbyClient({ server: address });
  const seconds = end - Date.now() / 1000;
  const until = performance.now() + 1000 * seconds;
  const seen = { begun: 0, games: 0, times: [], ends: [], errors: [], computed: 0 };

  async function table() {
    const { matchID } = await lobby.createMatch("lanes", { numPlayers: seats });
    seen.begun += 1;
    const pages = [];
    for (let i = 0; i < seats; i++) {
      const { playerCredentials } = await lobby.joinMatch("lanes", matchID, {
        playerID: String(i),
        playerName: `p${i}`,
      });
      const page = { playerID: String(i), credentials: playerCredentials };
      pages.push(Client({ game, numPlayers: seats, matchID, debug: false, multiplayer: SocketIO({ server: address }), ...page }));
    }
    await Promise.all(pages.map((page) => seat(page)));
    for (const page of pages) page.stop();
  }

  // One seat: answers whenever it has the turn, and waits for what comes of it.
  function seat(page) {
    return new Promise((done) => {
      let asked = -1; // the number of the position it has answered
      let begin = 0;
      let over = false;
      const end = setTimeout(done, Math.max(0, until - performance.now()));
      page.subscribe(async (state) => {
        if (state === null || over || performance.now() >= until) return;
        if (asked >= 0 && state._stateID > asked && begin) {
          seen.times.push((performance.now() - begin) / 1000);
          seen.ends.push(Date.now() / 1000);
          begin = 0;
        }
        if (state.ctx.gameover) {
          over = true;
          seen.games += page.playerID === "0" ? 1 : 0;
          clearTimeout(end);
          done();
          return;
        }
        if (state.ctx.currentPlayer !== page.playerID || state._stateID <= asked || !state.isConnected) return;
        asked = state._stateID;
        if (think) await sleep(2 * think * Math.random());
        begin = performance.now();
        const moves = [["roll"], ["strike"], ["walk", 1], ["rest"]];
        const [name, ...args] = moves[state._stateID % 4];
        page.moves[name](...args);
      });
      page.start();
    });
  }

  async function one(i) {
    await sleep((Math.min(5, seconds / 4) * i) / tables);
    try {
      while (performance.now() < until) await table();
    } catch (error) {
      seen.errors.push(String(error));
    }
  }

  const before = process.cpuUsage();
  await Promise.all(Array.from({ length: tables }, (_, i) => one(i)));
  const { user, system } = process.cpuUsage(before);
  seen.computed = (user + system) / 1e6;
  process.stdout.write(JSON.stringify(seen) + "\n", () => process.exit(0));
}

const [what, ...given] = process.argv.slice(2);
if (what === "serve") serve(...given);
else play(given[0], ...given.slice(1).map(Number));
