import { describe, expect, it } from 'vitest';
import { Messages, typeset } from '$lib/fluent';
import { Learned } from '$lib/learned.svelte';
import { settings } from '$lib/settings.svelte';
import { messageKey, Words } from '$lib/words';
import { choice, decision, event, gameText } from './fixtures.ts';

const words = new Words(gameText, { name: (seat) => (seat === 0 ? 'Maud' : undefined) });

it('calls seats that notation counts from 1 by who sits there', () => {
  expect(words.piece('other', '1')).toBe('Maud');
  expect(words.piece('other', '2')).toBe('Seat 2');
});

describe('sentences', () => {
  it('names the pieces of an event', () => {
    expect(words.event(event(0, 0, 'moved', { guardian: 'neltai', path: 'blue' }))).toBe(
      'Neltaï moves to the blue path.',
    );
  });

  it('knows the domain of a parameter by the table of events', () => {
    const rerolled = event(0, 0, 'rerolled', { guardian: 'kulak', old: 'red', rune: 'blue' });
    expect(words.event(rerolled)).toBe('Kulak turns red into blue.');
  });

  it('lends words of the same id: a guardian brings its title', () => {
    const chosen = event(0, 0, 'guardian-chosen', { seat: '0', guardian: 'kulak' });
    expect(words.event(chosen)).toBe('Maud plays Kulak, Bearer of Life.');
  });

  it('says you to the reader, and calls nobody by a number who has a name or a figure', () => {
    const ftl = gameText.ftl
      .replace('plays { $guardian }, { $title }.\n', (end) => `${end}    .you = You play { $guardian }.\n`)
      .concat('prompt-choose = { $seat }, choose.\n    .you = Choose.\n');
    const people = { own: [1], figure: (seat: number) => (seat === 2 ? 'Kulak' : undefined) };
    const addressed = new Words({ ...gameText, ftl }, people);
    const chosen = (seat: string) => event(0, 0, 'guardian-chosen', { seat, guardian: 'kulak' });
    expect(addressed.event(chosen('1'))).toBe('You play Kulak.');
    expect(addressed.event(chosen('2'))).toBe('Seat 3 plays Kulak, Bearer of Life.');
    const leading = new Words({ ...gameText, ftl }, { own: [1, 2], figure: () => 'Ismoros' });
    expect(leading.event(chosen('1'))).toBe('Ismoros plays Kulak, Bearer of Life.');
    const bots = { name: () => 'Bot', figure: () => 'Kulak', byFigure: () => true };
    const played = new Words({ ...gameText, ftl }, bots);
    expect(played.seat(0)).toBe('Kulak');
    expect(played.event(chosen('0'))).toBe('Bot plays Kulak, Bearer of Life.');
    const telling = ftl.replace('    .you', '    .figure = { $seat } is itself.\n    .you');
    expect(new Words({ ...gameText, ftl: telling }, bots).event(chosen('0'))).toBe('Kulak is itself.');
    expect(addressed.event(event(0, 0, 'table_undo', { seat: '1', to: '3' }))).toBe('You undo a choice.');
    expect(addressed.event(event(0, 0, 'table_undo', { seat: '2', to: '3' }))).toBe('Kulak undoes a choice.');
    const question = { seat: 1, kind: 'choose', about: {} };
    expect(addressed.prompt(question)).toBe('Choose.');
    expect(new Words({ ...gameText, ftl }, { ...people, own: [0, 1] }).prompt(question)).toBe(
      'Seat 2, choose.',
    );
    expect(new Words({ ...gameText, ftl }, { ...people, name: () => 'Ana' }).prompt(question)).toBe(
      'Ana, choose.',
    );
  });

  it('marks proper names, not common words', () => {
    expect(words.eventParts(event(0, 0, 'moved', { guardian: 'kulak', path: 'red' }))).toEqual([
      { text: 'Kulak', strong: true },
      { text: ' moves to the red path.', strong: false },
    ]);
  });

  it('labels a choice, more telling where the question is known', () => {
    expect(words.choice(choice('hit red*', ['die', 'red*']))).toBe('Strike with a rerolled red die');
    expect(words.choice(choice('mark white'))).toBe('Use the mark');
    expect(words.choice(choice('mark white'), decision([]))).toBe('Use Healing Prayer');
  });

  it('says who must do what, and to the others whom they wait for', () => {
    expect(words.prompt(decision([]))).toBe('Kulak, it is up to you.');
    expect(words.waiting(decision([]))).toBe('Kulak is acting.');
  });

  it('explains a refusal by rule and kind of action', () => {
    expect(words.refusal('RUN-5.20', choice('block red+red*', ['pair', 'red+red*']))).toBe(
      'A dragon forbids the block.',
    );
    expect(words.refusal('RUN-5.20', choice('move red'))).toBe('A dragon is there.');
  });

  it('names the winners', () => {
    expect(words.outcome({ cause: 'dawn', winners: [0, 1], scores: [] })).toBe('Maud and Seat 2 have won.');
    const figures = { figure: () => 'Thief', theFigure: () => 'the Thief', byFigure: () => true };
    const told = new Words(
      { ...gameText, ftl: `${gameText.ftl}outcome-told = Victory goes to { $winners }!\n` },
      figures,
    );
    expect(told.outcome({ cause: 'told', winners: [0], scores: [] })).toBe('Victory goes to the Thief!');
  });

  it('calls a figure with its article also in the lines that the page makes', () => {
    settings.lang = 'fr';
    const ftl = `${gameText.ftl}deed-go = Je pars.\nwish-come = Viens.\nanswer-yes = Oui.\n`;
    const nains = new Words(
      { ...gameText, lang: 'fr', ftl },
      {
        own: [3],
        figure: (seat) => ['Nain', 'Magicien'][seat],
        theFigure: (seat) => ['le Nain', 'le Magicien'][seat],
        byFigure: () => true,
      },
    );
    const line = (kind: string, args: Record<string, string>) =>
      nains.event(event(0, 0, kind, { seat: '0', ...args })).replaceAll('\u00a0', ' ');
    expect(line('table_undo', { to: '3' })).toBe('Le Nain revient en arrière.');
    expect(line('table_stepped_in', {})).toMatch(/^Le Nain n’arrivait pas à se décider/);
    expect(line('table_deed', { key: 'go' })).toBe('Le Nain : « Je pars. »');
    expect(line('table_answer', { answer: 'yes' })).toBe('Le Nain : « Oui. »');
    expect(line('table_wish', { key: 'come', by: '1' })).toBe('Le Magicien demande au Nain : « Viens. »');
    expect(line('table_wish', { key: 'come', by: '3' })).toBe('Vous demandez au Nain : « Viens. »');
    expect(line('table_entry', { do: 'go 3' })).toBe('Noté à l’époque : le Nain, « go 3 ».');
    // Older games tell the fingerprint of the new seed with it: that is for the end page, not for the log.
    expect(line('table_reseed', { commitment: 'f00d' })).toBe('La partie continue avec un hasard renouvelé.');
    settings.lang = 'en';
  });

  it('calls what is the reader’s own “your”, never by the number of a seat', () => {
    const one = new Words(gameText, { own: [0], name: (seat) => (seat === 1 ? 'Ana' : undefined) });
    expect([one.of('hv-kingdom', 0), one.of('hv-kingdom', 1)]).toEqual(['Your kingdom', 'Ana’s kingdom']);
    expect([one.of('tg-landscape', 0), one.of('tg-landscape', 1)]).toEqual([
      'Your landscape',
      'Ana’s landscape',
    ]);
    const several = new Words(gameText, { own: [0, 1] });
    expect(several.of('hv-kingdom', 1)).toBe('Seat 2’s kingdom');
  });

  it('shows the notation where a text is missing', () => {
    expect(words.choice(choice('dance kulak', ['guardian', 'kulak']))).toBe('dance kulak');
    expect(words.event(event(0, 0, 'strange', { guardian: 'kulak' }))).toBe('strange kulak');
  });
});

describe('pieces', () => {
  it('come from the content, otherwise from the messages', () => {
    expect(words.piece('guardian', 'kulak')).toBe('Kulak');
    expect(words.piece('pair', 'red+red*')).toBe('two red dice');
    expect(words.piece('space', '3')).toBe('space 3');
    expect(words.describe('kind', 'troll')).toBe('Enraged at 2 wounds.');
  });

  it('have ids that fit into message keys', () => {
    expect(messageKey('RUN-5.20')).toBe('RUN-5-20');
    expect(messageKey('red+red*')).toBe('red_and_red_star');
  });
});

describe('what was secret at first', () => {
  const secret = {
    lang: 'fr',
    ftl: 'event-read = Carte «{ $card }» : { $card-text }\n    .hidden = Une carte.\nbook = { $card }',
    names: {},
    domains: { card: ['A1', 'A2'] },
    events: { read: { card: 'card' } },
  };
  const read = (card: string) => event(0, 0, 'read', { card });

  it('is named once it was read, and told without its name before', () => {
    const learned = new Learned();
    const told = new Words(secret, {}, () => learned.of('fr'));
    expect(told.event(read('A1'))).toBe('Une carte.');
    learned.keep({ card: { A1: 'A1 · Neige !' }, 'card-text': { A1: 'Il neige.' } }, told);
    expect(told.event(read('A1'))).toBe('Carte «A1 · Neige\u00a0!» : Il neige.');
    expect(told.eventParts(read('A1'))[1]).toEqual({ text: 'A1 · Neige\u00a0!', strong: true });
    expect(told.piece('card', 'A1')).toBe('A1 · Neige\u00a0!');
    expect(told.describe('card', 'A1')).toBe('Il neige.');
    expect(told.event(read('A2'))).toBe('Une carte.');
  });

  it('stays known when it is taken back, for each language', () => {
    const learned = new Learned();
    learned.keep({ card: { A1: 'Neige' } }, { lang: 'fr' });
    const known = learned.of('fr');
    learned.keep({ card: { A1: 'Neige' } }, { lang: 'fr' });
    expect(learned.of('fr')).toBe(known); // nothing to draw anew
    learned.keep({ card: { A2: 'Glace' }, objective: { o: 'Tenez bon' } }, { lang: 'fr' });
    expect(learned.of('fr')).toEqual({ card: { A1: 'Neige', A2: 'Glace' }, objective: { o: 'Tenez bon' } });
    expect(learned.of('en')).toEqual({});
  });
});

describe('typesetting', () => {
  it('keeps French punctuation with its word', () => {
    expect(typeset('fr', 'Quoi ? « Oui »')).toBe('Quoi\u00a0? «\u00a0Oui\u00a0»');
    expect(typeset('en', 'What ?')).toBe('What ?');
  });

  it('elides « de » and « que » before the names of a French sentence', () => {
    const french = new Messages('fr', 'a = Le sac de { $who }, plus plein que { $who }, attaque { $who }.');
    expect(french.format('a', { who: 'Eara' })).toBe('Le sac d’Eara, plus plein qu’Eara, attaque Eara.');
    expect(french.format('a', { who: 'Yann' })).toBe('Le sac de Yann, plus plein que Yann, attaque Yann.');
    expect(french.format('a', { who: '\ue000Éric\ue001' })).toContain('sac d’\ue000Éric\ue001');
    expect(new Messages('fr', 'a = de { $from } à N').format('a', { from: 'A' })).toBe('de A à N');
    expect(new Messages('en', 'a = chose de { $who }').format('a', { who: 'Eara' })).toBe('chose de Eara');
  });

  it('gives nothing rather than a broken sentence', () => {
    expect(new Messages('en', 'a = { $x }').format('a')).toBeUndefined();
  });
});
