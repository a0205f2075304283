import { LAST, PROMPT, type Course } from './course.ts';

interface View {
  round: number;
  guardians: { id: string | null; path: string | null }[];
  paths: { id: string; monsters: { card: string; space: number }[] }[];
}

/** The monster a guardian would hit: the nearest of its path. */
function firstMonster(raw: Record<string, unknown>, seat: number): string | undefined {
  const view = raw as unknown as View;
  const path = view.paths.find((one) => one.id === view.guardians[seat]?.path);
  return path?.monsters.toSorted((a, b) => a.space - b.space)[0]?.card;
}

const course: Course = {
  options: { difficulty: 'initiation' },
  seats: 4,
  own: (event, raw, seat) => {
    if (event.args.seat !== undefined) return Number(event.args.seat) === seat;
    const guardian = (raw as unknown as View).guardians[seat]?.id;
    return event.args.guardian === undefined || event.args.guardian === guardian;
  },
  enough: (raw) => (raw as unknown as View).round > 4,
  steps: [
    {
      id: 'welcome',
      title: { en: 'Hold until dawn', fr: 'Tenir jusqu’à l’aube' },
      text: {
        en: 'Monsters come down the paths towards the temple. You and three bots win together when the Dawn card appears; you lose together when the temple falls or nobody is left alive.',
        fr: 'Des monstres descendent les chemins vers le temple. Trois robots et vous gagnez ensemble quand la carte Aube apparaît ; vous perdez ensemble si le temple tombe ou s’il ne reste personne en vie.',
      },
      points: 'board',
    },
    PROMPT,
    {
      id: 'guardian',
      title: { en: 'Choose a guardian', fr: 'Choisissez un gardien' },
      text: {
        en: 'Each guardian has a mark, paid with a white die, and an Ultimate power that is charged over several turns. Kulak heals: a good first choice.',
        fr: 'Chaque gardien a une marque, payée par un dé blanc, et un Pouvoir ultime qui se charge sur plusieurs tours. Kulak soigne : un bon premier choix.',
      },
      at: 'choose_guardian',
      before: 'actions',
      until: ['guardian-chosen'],
      points: 'choices',
    },
    {
      id: 'path',
      title: { en: 'Take a path', fr: 'Prenez un chemin' },
      text: {
        en: 'A guardian defends the path it faces and fights there. Every path has its colour and its shape. Choose any free one.',
        fr: 'Un gardien défend le chemin auquel il fait face et s’y bat. Chaque chemin a sa couleur et sa forme. Choisissez-en un qui soit libre.',
      },
      at: 'choose_path',
      before: 'actions',
      until: ['guardian-placed'],
      points: 'choices',
    },
    {
      id: 'elder',
      title: { en: 'The Elder begins', fr: 'Le Doyen commence' },
      text: {
        en: 'The Elder reveals the event of each round and plays first. The recommended answer has a red frame.',
        fr: 'Le Doyen révèle l’événement de chaque manche et joue en premier. La réponse conseillée est encadrée de rouge.',
      },
      at: 'choose_elder',
      before: 'actions',
      until: ['elder-named'],
      points: 'choices',
    },
    {
      id: 'others',
      title: { en: 'The others play', fr: 'Les autres jouent' },
      text: {
        en: 'The log records every step. Choose one of its lines to see that moment again; the pace of the bots is in the settings.',
        fr: 'Le journal raconte chaque pas. Choisissez une ligne pour revoir ce moment ; le rythme des robots est dans les réglages.',
      },
      phone: {
        en: 'The log records every step: the scroll above opens it. Choose one of its lines to see that moment again; the pace of the bots is in the settings.',
        fr: 'Le journal raconte chaque pas : le parchemin en haut l’ouvre. Choisissez une ligne pour revoir ce moment ; le rythme des robots est dans les réglages.',
      },
      at: 'waiting',
      points: 'drawer',
    },
    {
      id: 'dice',
      title: { en: 'Your dice', fr: 'Vos dés' },
      text: {
        en: 'You spend your dice one by one. Pick a die to see what it can do; the list of choices is always complete.',
        fr: 'Vous dépensez vos dés un par un. Prenez un dé pour voir ce qu’il permet ; la liste des choix est toujours complète.',
      },
      at: 'actions',
      points: 'dock',
    },
    {
      id: 'hit',
      title: { en: 'Hit', fr: 'Frappez' },
      text: {
        en: 'A die wounds the same rune on the nearest monster of your path. When every weak point is wounded it dies, and you get its reward.',
        fr: 'Un dé blesse la même rune sur le monstre le plus proche de votre chemin. Quand tous ses points faibles sont blessés, il meurt et vous recevez sa récompense.',
      },
      at: 'actions',
      offers: 'hit',
      until: ['hit', 'wounded'],
      points: 'choices',
      marks: (view, seat) => {
        const card = firstMonster(view, seat);
        return card ? ['card', card] : undefined;
      },
    },
    {
      id: 'mark',
      title: { en: 'The white die', fr: 'Le dé blanc' },
      text: {
        en: 'White is never a weak point: it pays for the mark of your guardian. Use it now, or keep it for charging.',
        fr: 'Le blanc n’est jamais un point faible : il paie la marque de votre gardien. Utilisez-le, ou gardez-le pour charger.',
      },
      at: 'actions',
      offers: 'mark',
      until: ['mark-used'],
      points: 'choices',
    },
    {
      id: 'block',
      title: { en: 'Two alike block', fr: 'Deux dés bloquent' },
      text: {
        en: 'Two dice with the same rune put a barrier on your path: this turn its monsters neither move nor strike.',
        fr: 'Deux dés de même rune posent une barrière sur votre chemin : ce tour-ci, ses monstres ne bougent ni ne frappent.',
      },
      at: 'actions',
      offers: 'block',
      points: 'choices',
    },
    {
      id: 'mana',
      title: { en: 'Mana', fr: 'Le mana' },
      text: {
        en: 'One mana rolls a die again. Four mana at once destroy the monster on space 1 of your path, unless it is a sorcerer.',
        fr: 'Pour 1 mana, vous relancez un dé. Pour 4 mana d’un coup, vous abattez le monstre de la case 1 de votre chemin, sauf un Sorcier.',
      },
      at: 'actions',
      offers: 'reroll',
      points: 'choices',
    },
    {
      id: 'charge',
      title: { en: 'Charge', fr: 'Chargez' },
      text: {
        en: 'Any die can advance your Ultimate power instead. At 4 it is ready; each guardian can use it twice in a game.',
        fr: 'N’importe quel dé peut faire avancer votre Pouvoir ultime. En case 4, il est prêt ; chaque gardien peut s’en servir deux fois par partie.',
      },
      at: 'actions',
      offers: 'charge',
      points: 'choices',
    },
    {
      id: 'undo',
      title: { en: 'Try things', fr: 'Essayez' },
      text: {
        en: 'Undo takes back your last choice. If a die was rolled or a card revealed since, the game is merely marked as assisted. Anything that is not possible tells you why, with the rule.',
        fr: '« Annuler » reprend votre dernier choix. Si un dé a été lancé ou une carte révélée depuis, la partie sera seulement marquée comme assistée. Pour un choix impossible, la table dit pourquoi, avec la règle.',
      },
      at: 'actions',
      points: 'prompt',
    },
    {
      id: 'end',
      title: { en: 'End your actions', fr: 'Terminez vos actions' },
      text: {
        en: 'Then the monsters move: those next to the temple strike, the others come one space nearer. Spend what you want, then end.',
        fr: 'Ensuite les monstres bougent : ceux au contact frappent, les autres avancent d’une case. Dépensez ce que vous voulez, puis terminez.',
      },
      at: 'actions',
      offers: 'end',
      until: ['actions-ended', 'actions-skipped'],
      points: 'prompt',
    },
    LAST,
  ],
};

export default course;
