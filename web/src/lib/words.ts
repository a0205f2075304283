import type {
  Because,
  Choice,
  Decision,
  Drawing,
  Ending,
  Event,
  GameRules,
  GameText,
  Question,
  Rule,
} from '$src/protocol';
import { Messages, small, typeset, type Params } from './fluent.ts';
import { sheetOf, type SheetFacts } from './sheet.ts';
import { t } from './text.svelte.ts';

/** A stretch of a sentence; names of pieces are strong. */
export interface Part {
  text: string;
  strong: boolean;
}

// Private characters around names while a sentence is formatted, so that the page can set them in bold.
const OPEN = '\ue000';
const CLOSE = '\ue001';
// Before a name with its article, until it is known whether it begins the sentence or follows "de" or "à".
const ARTICLE = '\ue002';

/** "de le Nain" is « du Nain », "à le Nain" « au Nain »; where a name begins a sentence its article is written large. */
function settleArticles(text: string): string {
  if (!text.includes(ARTICLE)) return text;
  return text
    .replace(/(^|\W)([Dd])e (\ue000?)\ue002le /gu, '$1$2u $3')
    .replace(/(^|\W)à (\ue000?)\ue002le /gu, '$1au $2')
    .replace(
      /(^\ue000?|[.!?…] \ue000?)\ue002(.)/gu,
      (_, before: string, first: string) => before + first.toUpperCase(),
    )
    .replaceAll(ARTICLE, '');
}

const isNumber = (value: string) => /^-?\d+$/.test(value);

/**
 * Parameters of an id made of numbers: `3` is `$number`, `1,-2` is `$x` and `$y`, `1,-2:0` is all three. A cell is
 * told by its way from the middle, too: `1,-2` is 1 `$columns` `$across` to the east and 2 `$rows` `$down` to the north.
 */
function numbersOf(id: string): Params | undefined {
  const found = /^(?:(?<x>-?\d+),(?<y>-?\d+))?:?(?<number>-?\d+)?$/.exec(id);
  if (!found || id === '') return undefined;
  const given = Object.entries(found.groups ?? {}).filter(([, value]) => value !== undefined);
  const numbers: Record<string, number> = Object.fromEntries(
    given.map(([name, value]) => [name, Number(value)]),
  );
  const { x, y } = numbers;
  if (x === undefined || y === undefined) return numbers;
  const across = x > 0 ? 'east' : x < 0 ? 'west' : 'none';
  const down = y > 0 ? 'south' : y < 0 ? 'north' : 'none';
  return { ...numbers, columns: Math.abs(x), across, rows: Math.abs(y), down };
}

/** An id as part of a message key: `RUN-5.20` is `RUN-5-20`, `red+red*` is `red_and_red_star`. */
export function messageKey(id: string): string {
  return id.replaceAll('.', '-').replaceAll('+', '_and_').replaceAll('*', '_star');
}

export function parts(text: string): Part[] {
  return text
    .split(OPEN)
    .flatMap((piece, i): Part[] => {
      if (i === 0) return [{ text: piece, strong: false }];
      const [name = '', rest = ''] = piece.split(CLOSE);
      return [
        { text: name, strong: true },
        { text: rest, strong: false },
      ];
    })
    .filter((part) => part.text !== '');
}

/** Who sits where, as far as sentences need it. */
export interface People {
  /** The seats of the reader, who is addressed as "you". */
  own?: readonly number[];
  /** The name of who sits there; undefined if there is none. */
  name?: (seat: number) => string | undefined;
  /** The same where there is little room. */
  short?: (seat: number) => string | undefined;
  /** The name of the figure a seat plays: stands for people without a name. */
  figure?: (seat: number) => string | undefined;
  /** The figure with its article, for sentences that tell of it. */
  theFigure?: (seat: number) => string | undefined;
  /** Whether the figure tells more than the name. */
  byFigure?: (seat: number) => boolean;
}

/** Whom a sentence of the page is about: a seat, or several with whoever has none. */
type Seats = number | readonly (number | string)[];

/** A parameter: its name, the domain of its id, the id. */
type Given = readonly [string, string, string];

/** Names by domain and id. */
export type Names = Record<string, Record<string, string>>;

/**
 * Puts into words what the table says in ids and notation, with the same keys as the Python side:
 * `event-<kind>`, `choice-<verb>`, `prompt-<kind>`, `why-<rule>`, `reason-<key>`, `outcome-<cause>`,
 * `<domain>-<id>`.
 * Where a text is missing the notation is shown, so that a gap in the texts never stops a game.
 */
export class Words {
  readonly lang: string;
  /** What is printed on the pieces, in a form of the game's own. */
  readonly catalogue: object;
  /** The sheet of the game. */
  readonly facts: SheetFacts;
  /** What is drawn where the page has no board for the game. */
  readonly drawing: Drawing | null;
  /** What the game is played with, where a game is played: some options change what is printed. */
  readonly options: Readonly<Record<string, string>>;
  #designed: Record<string, string[]>;
  #verbs: Record<string, string[]>;
  #messages: Messages;
  #names: Names;
  #learned: () => Names;
  #domains: Record<string, string[]>;
  #events: Record<string, Record<string, string>>;
  #people: People;
  #rules: () => GameRules | undefined;

  /**
   * `learned` gives names that were secret at first: of what the reader has read in this game. `rules` is only asked
   * when one is wanted, and may come later.
   */
  constructor(
    text: GameText,
    people: People = {},
    learned: () => Names = () => ({}),
    rules: () => GameRules | undefined = () => undefined,
    options: Readonly<Record<string, string>> = {},
  ) {
    this.options = options;
    this.lang = text.lang;
    this.catalogue = text.catalogue ?? {};
    this.facts = sheetOf(text.facts);
    this.drawing = text.drawing ?? null;
    this.#designed = text.designed ?? {};
    this.#verbs = text.verbs ?? {};
    this.#messages = new Messages(text.lang, text.ftl);
    this.#names = Object.fromEntries(
      Object.entries(text.names).map(([domain, names]) => [
        domain,
        Object.fromEntries(Object.entries(names).map(([id, name]) => [id, typeset(text.lang, name)])),
      ]),
    );
    this.#domains = text.domains ?? {};
    this.#events = text.events ?? {};
    this.#people = people;
    this.#learned = learned;
    this.#rules = rules;
  }

  // What happens and what is asked ---------------------------------------------------------------------

  /** The log line of an event. */
  event(event: Event): string {
    return this.#event(event, false);
  }

  /** The same in parts, with the names of pieces marked. */
  eventParts(event: Event): Part[] {
    return parts(this.#event(event, true));
  }

  #event(event: Event, marked: boolean): string {
    // What happens at every table has no text in the game.
    const { seat = '' } = event.args;
    const own = this.#people.own?.includes(Number(seat || -1)) ?? false;
    if (event.kind === 'table_undo') {
      return own ? t('told-undo-you') : this.tell('told-undo', { name: Number(seat) });
    }
    if (event.kind === 'table_stepped_in') return this.tell('told-stepped-in', { name: Number(seat) });
    if (event.kind === 'table_deed') {
      const { key = '', ...args } = event.args;
      return this.tell('told-deed', { name: Number(seat) }, { said: this.intention({ key, args }) });
    }
    if (event.kind === 'table_wish') {
      const { key = '', by = '', ...args } = event.args;
      const said = this.wish({ key, args });
      return this.#people.own?.includes(Number(by))
        ? this.tell('told-wish-you', { name: Number(seat) }, { said })
        : this.tell('told-wish', { asker: Number(by), name: Number(seat) }, { said });
    }
    if (event.kind === 'table_answer') {
      const said = this.#format(`answer-${event.args.answer ?? ''}`, {}, '');
      return this.tell('told-deed', { name: Number(seat) }, { said });
    }
    if (event.kind === 'table_reseed') return t('told-reseed');
    if (event.kind === 'table_rules') {
      const { to = '', back = '' } = event.args;
      return back ? t('told-rules-back', { to }) : t('told-rules');
    }
    if (event.kind === 'table_entry') {
      const { do: text = '' } = event.args;
      if (seat === 'chance') return t('told-entry-chance', { do: text });
      return this.tell('told-entry', { name: Number(seat) }, { do: text });
    }
    const domains = this.#events[event.kind] ?? {};
    const given = Object.entries(event.args).map(
      ([name, value]) => [name, domains[name] ?? this.#domain(name, value), value] as const,
    );
    const fallback = [event.kind, ...Object.values(event.args)].join(' ');
    const key = `event-${event.kind}`;
    const known = Object.keys(event.args).length === Object.keys(domains).length;
    // Who leads several figures wants to know which of them it is about.
    const variant = !known ? 'hidden' : own && this.#people.own?.length === 1 ? 'you' : '';
    // A seat that goes by its figure, in a sentence about that figure.
    const itself = !variant && this.#messages.has(key, 'figure') && this.#ofItself(given);
    const spoken = itself ? 'figure' : variant && this.#messages.has(key, variant) ? variant : '';
    const params = this.#params(given, marked, itself, true);
    // What was taken back may name what nobody has read any more: told as to those who may not know it.
    return this.#format(key, params, this.#format(key, params, fallback, 'hidden'), spoken);
  }

  /** The label of a choice; more telling where the decision it answers is given too. */
  choice(choice: Choice, decision?: Decision): string {
    const params = this.#params(choice.targets.map(([domain, id]) => [domain, domain, id] as const));
    const key = `choice-${choice.verb}`;
    const plain = this.#format(key, params, choice.text);
    if (!decision) return plain;
    return this.#format(
      key,
      { question: decision.kind, ...this.#about(decision), ...params },
      plain,
      'asked',
    );
  }

  /** What the arguments of a kind of event name, by the name of the argument. */
  argumentsOf(kind: string): Readonly<Record<string, string>> {
    return this.#events[kind] ?? {};
  }

  /** What a notation names, in parts: for what the table tells without them. */
  read(text: string): Choice {
    const [verb = '', ...ids] = text.split(' ');
    const domains = this.#verbs[verb] ?? [];
    return { text, verb, targets: ids.map((id, i) => [domains[i] ?? '', id]) };
  }

  /** One sentence that says who must do what. A reader with one seat and no name is not called by a number. */
  prompt(decision: Question): string {
    const key = `prompt-${decision.kind}`;
    const nameless = this.#people.own?.length === 1 && !this.#people.name?.(decision.seat);
    const you = nameless && this.#messages.has(key, 'you') ? 'you' : '';
    return this.#format(key, this.#about(decision), decision.kind, you);
  }

  /** The same for those who are not asked. */
  waiting(question: Question): string {
    return this.#format(`prompt-${question.kind}`, this.#about(question, true), question.kind, 'wait');
  }

  /** Why an action is not possible now, given the id of the rule that forbids it. */
  refusal(rule: string, choice: Choice | null): string {
    const key = `why-${messageKey(rule)}`;
    const targets = choice?.targets ?? [];
    const params = this.#params(targets.map(([domain, id]) => [domain, domain, id] as const));
    const attribute = choice && this.#messages.has(key, choice.verb) ? choice.verb : '';
    return this.#format(key, params, '', attribute) || (this.rule(rule)?.text ?? rule);
  }

  /** Why an answer is good, as a hint or a review tells it. */
  reason(reason: Because): string {
    return this.#sentence('reason', reason);
  }

  /** What a bot is about to do, and why, in its own words. */
  intention(deed: Because): string {
    return this.#sentence('deed', deed);
  }

  /** The same after a word and a colon: "Next: I go", « Ensuite : je pars ». */
  next(deed: Because): string {
    return small(this.lang, this.intention(deed));
  }

  /** What a bot may be asked for. */
  wish(wish: Because): string {
    return this.#sentence('wish', wish);
  }

  #sentence(kind: string, { key, args }: Because): string {
    const given = Object.entries(args ?? {}).map(
      ([name, value]) => [name, this.#domain(name, value), value] as const,
    );
    return this.#format(`${kind}-${key}`, this.#params(given, false, false, true), '');
  }

  /** How the game ended. */
  outcome(ending: Ending): string {
    const winners = this.#listed(ending.winners.map((seat) => this.#sitter(seat, [], true)));
    return this.#format(`outcome-${ending.cause}`, { winners }, ending.cause);
  }

  // Names and descriptions -----------------------------------------------------------------------------

  /** What a seat is called: by who sits there or by its figure, else by its number. */
  seat(seat: number): string {
    return this.#sitter(seat);
  }

  /**
   * A sentence of the page about seats: each is called as events call it, « le Nain » where its figure stands for it.
   * Who has no seat stands in a list by name.
   */
  tell(key: string, seats: Readonly<Record<string, Seats>>, params: Params = {}): string {
    const called = Object.entries(seats).map(([name, given]) => {
      const all = typeof given === 'number' ? [given] : given;
      const names = all.map((one) => (typeof one === 'number' ? this.#sitter(one, [], true) : one));
      return [name, this.#listed(names)] as const;
    });
    return settleArticles(t(key, { ...Object.fromEntries(called), ...params }));
  }

  /** A heading over what is somebody's: "Ana's kingdom", and "your kingdom" over the reader's own. */
  of(thing: string, seat: number): string {
    const [own, ...more] = this.#people.own ?? [];
    return own === seat && more.length === 0 ? t(`${thing}-own`) : this.tell(`${thing}-of`, { name: seat });
  }

  /** The same where there is little room. */
  seatShort(seat: number): string {
    const figure = this.#people.byFigure?.(seat) ? this.#people.figure?.(seat) : undefined;
    return figure ?? this.#people.short?.(seat) ?? this.seat(seat);
  }

  /** The same in a sentence with these words: not by the figure where they tell which figure a seat takes. */
  #sitter(seat: number, words: readonly string[] = [], told = false): string {
    const taken = this.#people.figure?.(seat);
    const the = told && this.#people.theFigure?.(seat);
    const full = the ? ARTICLE + the : taken;
    const figure = taken !== undefined && words.includes(taken) ? undefined : full;
    const name = this.#people.name?.(seat);
    const called = this.#people.byFigure?.(seat) ? (figure ?? name) : (name ?? figure);
    return called ?? this.#seatNumber(seat);
  }

  #seatNumber(seat: number): string {
    return this.#format('seat', { number: seat + 1 }, String(seat + 1));
  }

  /** What the seats of this game stand for, such as "Guardians in play"; undefined where it does not say. */
  get seatCount(): string | undefined {
    return this.#messages.format('label-seats');
  }

  option(option: string): string {
    return this.#format(`option-${option}`, {}, option);
  }

  optionText(option: string): string {
    return this.#messages.format(`option-${option}`, {}, 'text') ?? '';
  }

  optionValue(option: string, value: string): string {
    return this.#names[option]?.[value] ?? this.#format(`option-${option}-${messageKey(value)}`, {}, value);
  }

  /** The name of a piece: from the content, otherwise from the messages. */
  piece(domain: string, id: string): string {
    const name = this.#name(domain, id);
    if (name !== undefined) return name;
    if (domain === 'seat') return this.#sitter(Number(id));
    if (domain === 'other') return this.seat(Number(id) - 1); // a seat in notation, counted from 1
    const numbers = numbersOf(id);
    if (numbers && this.#messages.has(domain)) return this.#format(domain, numbers, id);
    return this.#format(`${domain}-${messageKey(id)}`, {}, id);
  }

  /** The same with its article, where it takes one: « le Nain », but "Kulak". */
  the(domain: string, id: string): string | undefined {
    return this.#messages.format(`the-${domain}-${messageKey(id)}`);
  }

  #name(domain: string, id: string): string | undefined {
    return this.#names[domain]?.[id] ?? this.#learned()[domain]?.[id];
  }

  /** Whether a piece is made here, because neither the rulebook nor a public source shows it. */
  designed(domain: string, id: string): boolean {
    return (this.#designed[domain] ?? []).some((ours) =>
      ours.endsWith('.') ? id.startsWith(ours) : id === ours,
    );
  }

  /** What a card, a board or an option says about itself; empty where it says nothing. */
  describe(domain: string, id: string): string {
    const text = this.#name(`${domain}-text`, id);
    if (text !== undefined) return text;
    const params = this.#params([[domain, domain, id]]);
    for (const key of [`${domain}-${messageKey(id)}`, domain]) {
      if (this.#messages.has(key, 'text')) return this.#format(key, params, '', 'text');
    }
    return '';
  }

  /** What a verb is called in this game, where the word of the interface means something else; undefined if it fits. */
  verb(verb: string): string | undefined {
    return this.#messages.format(`verb-${verb}`);
  }

  /** A verb that needs no piece, as the game offers it; undefined where the choice names pieces. */
  deed(verb: string): string | undefined {
    return this.#messages.format(`choice-${verb}`);
  }

  rule(id: string): Rule | undefined {
    return this.#rules()?.rules.find((rule) => rule.id === id);
  }

  /** Any other message of the game, such as a label of its board. */
  message(key: string, params: Params = {}, attribute = ''): string {
    return this.#format(key, params, key, attribute);
  }

  /** The ids of a domain that have a name or a description, for the list of cards. */
  table(domain: string): Record<string, string> {
    return this.#names[domain] ?? {};
  }

  get domains(): string[] {
    return Object.keys(this.#domains);
  }

  // Parameters -----------------------------------------------------------------------------------------

  /**
   * Parameters from (name, domain, id): names of pieces as words, everything else as numbers. The id of a
   * piece is there too, as `$<name>-id`, for texts that depend on it. Tables of the content that go by the
   * same ids lend further words: a guardian brings its `$mark`.
   */
  #params(given: readonly Given[], marked = false, byFigure = false, told = false): Params {
    const params: Params = {};
    const said = byFigure ? [] : this.#said(given);
    for (const [name, domain, value] of given) {
      const word =
        domain === 'seat'
          ? this.#sitter(Number(value), said, told)
          : domain === 'other' && domain in this.#domains
            ? this.#sitter(Number(value) - 1, [], true) // a seat in notation, always amid a sentence
            : this.#value(domain, value);
      if (domain in this.#domains) params[`${name}-id`] = value;
      const named = domain === 'seat' || domain in this.#names || this.#name(domain, value) !== undefined;
      const strong = marked && typeof word === 'string' && named;
      params[name] = strong ? OPEN + word + CLOSE : word;
    }
    for (const [, domain, value] of given) {
      if (domain in this.#names) this.#lend(this.#names, value, params);
      if (domain in this.#learned()) this.#lend(this.#learned(), value, params);
    }
    return params;
  }

  /** The words of a sentence apart from who does it. */
  #said(given: readonly Given[]): string[] {
    const others = given.filter(([, domain]) => domain !== 'seat').map((one) => this.#value(one[1], one[2]));
    return others.filter((word) => typeof word === 'string');
  }

  /** Whether a seat would be called by the very figure that the sentence names. */
  #ofItself(given: readonly Given[]): boolean {
    const said = this.#said(given);
    return given.some(([, domain, id]) => domain === 'seat' && said.includes(this.#sitter(Number(id))));
  }

  #lend(names: Names, id: string, params: Params): void {
    for (const [table, words] of Object.entries(names)) {
      const word = words[id];
      if (!(table in this.#domains) && word !== undefined && !(table in params)) params[table] = word;
    }
  }

  #value(domain: string, value: string): string | number {
    if (domain === 'seat' || domain in this.#domains) return this.piece(domain, value);
    return isNumber(value) ? Number(value) : value;
  }

  #about(question: Question, told = false): Params {
    const given = Object.entries(question.about).map(
      ([name, value]) => [name, this.#domain(name, value), value] as const,
    );
    return { seat: this.#sitter(question.seat, [], told), ...this.#params(given, false, false, told) };
  }

  /** Names in a sentence: "Anna, Ben and Chloe". */
  #listed(names: readonly string[]): string {
    const all = names.join(', ');
    if (names.length < 2) return all;
    // Articles are settled in the sentence that the list becomes part of.
    const most = names.slice(0, -1).join(', ');
    return this.#messages.format('listed', { most, last: names.at(-1) ?? '' }) ?? all;
  }

  /**
   * The domain of a parameter: its own name, or else the only domain that knows the id. A number of another
   * name counts something: no steps are left, not "castle" steps, though 0 is a space.
   */
  #domain(name: string, value: string): string {
    if (name in this.#domains || isNumber(value)) return name;
    const holders = Object.keys(this.#domains).filter((domain) => this.#domains[domain]?.includes(value));
    return holders.length === 1 ? (holders[0] ?? name) : name;
  }

  #format(key: string, params: Params, fallback: string, attribute = ''): string {
    const text = this.#messages.format(key, params, attribute);
    return text === undefined ? fallback : settleArticles(text);
  }
}
