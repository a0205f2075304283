import type { Choice, Decision, GameText, Position, ToPage, Welcome } from '$src/protocol';

export function choice(text: string, ...targets: [string, string][]): Choice {
  return { text, verb: text.split(' ')[0] ?? text, targets };
}

export function decision(choices: Choice[], rest: Partial<Decision> = {}): Decision {
  return {
    id: 1,
    seat: 0,
    kind: 'actions',
    rule: 'RUN-D6',
    about: { guardian: 'kulak' },
    choices,
    suggested: null,
    ...rest,
  };
}

export function position(entry: number, rest: Partial<Position> = {}): Position {
  return {
    entry,
    views: { '0': { entry } },
    waiting: [],
    decisions: [],
    undo: [],
    ending: null,
    questions: [],
    ...rest,
  };
}

export function event(n: number, entry = n, kind = 'moved', args: Record<string, string> = {}) {
  return { n, entry, kind, args };
}

export function welcome(rest: Partial<Welcome> = {}): Welcome {
  return {
    type: 'welcome',
    table: {
      id: 't1',
      name: 'Test',
      game: 'runemasters',
      options: {},
      content: 'c',
      commitment: 'h',
      commitments: ['h'],
      seeds: [],
      assisted: false,
      rematch: null,
    },
    seats: [
      { seat: 0, kind: 'person', name: 'Maud', bot: '', online: true, mine: true },
      { seat: 1, kind: 'bot', name: '', bot: 'greedy', online: true, mine: false },
    ],
    events: [],
    fresh: true,
    position: position(0),
    requests: [],
    pace: 0,
    ...rest,
  };
}

export const gameText: GameText = {
  lang: 'en',
  ftl: `
event-moved = { $guardian } moves to the { $path }.
event-rerolled = { $guardian } turns { $old } into { $rune }.
event-guardian-chosen = { $seat } plays { $guardian }, { $title }.
choice-hit = Strike with a { $die }
choice-move = Move to the { $path }
choice-end = End the actions
choice-mark = Use the mark
    .asked = Use { $mark }
prompt-actions = { $guardian }, it is up to you.
    .wait = { $guardian } is acting.
why-RUN-5-20 = A dragon is there.
    .block = A dragon forbids the block.
outcome-dawn = { $winners } have won.
path-red = red path
path-blue = blue path
rune-red = red
rune-blue = blue
die-red = red die
die-red_star = rerolled red die
pair-red_and_red_star = two red dice
seat = Seat { $number }
listed = { $most } and { $last }
space = space { $number }
`,
  names: {
    guardian: { kulak: 'Kulak', neltai: 'Neltaï' },
    title: { kulak: 'Bearer of Life' },
    mark: { kulak: 'Healing Prayer' },
    kind: { troll: 'Troll' },
    'kind-text': { troll: 'Enraged at 2 wounds.' },
  },
  domains: {
    guardian: ['kulak', 'neltai'],
    path: ['red', 'blue'],
    rune: ['red', 'blue'],
    die: ['red', 'red*'],
    pair: ['red+red*'],
  },
  events: {
    moved: { guardian: 'guardian', path: 'path' },
    rerolled: { guardian: 'guardian', old: 'rune', rune: 'rune' },
    'guardian-chosen': { seat: 'seat', guardian: 'guardian' },
  },
};

/** A websocket whose other end is the test. */
export class FakeSocket {
  static made: FakeSocket[] = [];

  readyState: number = WebSocket.CONNECTING;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor() {
    FakeSocket.made.push(this);
  }

  static open = () => new FakeSocket() as unknown as WebSocket;

  static get last(): FakeSocket {
    const socket = FakeSocket.made.at(-1);
    if (!socket) throw new Error('no socket was opened');
    return socket;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  accept(): void {
    this.readyState = WebSocket.OPEN;
    this.onopen?.();
  }

  say(message: ToPage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  close(): void {
    this.readyState = WebSocket.CLOSED;
    this.onclose?.();
  }

  sentOf(type: string): Record<string, unknown>[] {
    return this.sent.filter((message) => message.type === type);
  }
}
