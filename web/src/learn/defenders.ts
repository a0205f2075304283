import { COLOURS, GENERALS } from '$src/boards/defenders/catalogue';
import type { View } from '$src/views/defenders';
import type { Target } from '$lib/table.svelte';
import { PROMPT, type Course } from './course.ts';

/** Places around Monarch City, where everybody begins: the nearest first. */
const AROUND = [
  'father_oak_forest',
  'greenleaf_village',
  'orc_valley',
  'wolf_pass',
  'bounty_bay',
  'dancing_stone',
  'pleasant_hill',
  'brookdale_village',
  'ancient_ruins',
  'minotaur_forest',
  'eagle_peak_pass',
  'seabird_port',
];

const viewOf = (raw: Record<string, unknown>) => raw as unknown as View;

/** Minions within a day's march of the city. */
function nearMinions(raw: Record<string, unknown>): Target | undefined {
  const place = AROUND.find((one) => one in viewOf(raw).minions);
  return place === undefined ? undefined : ['location', place];
}

function taintedPlace(raw: Record<string, unknown>): Target | undefined {
  const [place] = Object.keys(viewOf(raw).crystals);
  return place === undefined ? undefined : ['location', place];
}

/** The living general of the colour that a hand has most of. */
function bestPrey(raw: Record<string, unknown>, seat: number): Target | undefined {
  const { generals, players } = viewOf(raw);
  const cards = (i: number) => players[seat]?.hand_colours[COLOURS[i] ?? ''] ?? 0;
  const [best] = GENERALS.map((general, i) => ({ general, cards: cards(i) }))
    .filter(({ general }) => generals[general]?.at)
    .toSorted((a, b) => b.cards - a.cards);
  return best && ['general', best.general];
}

const course: Course = {
  options: { difficulty: 'story', start_player: '1' },
  seats: 2,
  own: (event, _view, seat) => Number(event.args.seat ?? -1) === seat,
  enough: (raw) => viewOf(raw).turn > 8,
  steps: [
    {
      id: 'welcome',
      title: { en: 'Save the realm', fr: 'Sauver le royaume' },
      text: {
        en: 'Four Generals march on Monarch City with their soldiers, the minions. You and a bot win together when all four Generals are defeated.',
        fr: 'Quatre Généraux marchent sur la Cité Royale avec leurs soldats, les Séides. Un robot et vous gagnez ensemble quand les quatre Généraux sont vaincus.',
      },
      points: 'board',
    },
    PROMPT,
    {
      id: 'hero',
      title: { en: 'Choose a hero', fr: 'Choisissez un Héros' },
      text: {
        en: 'Each hero has three skills, and hearts for life. The Paladin rides two roads at a time and takes fewer wounds: a good first choice.',
        fr: 'Chaque Héros a trois compétences ; ses cœurs sont sa Vie. Le Paladin chevauche deux routes à la fois et subit moins de Blessures : un bon premier choix.',
      },
      at: 'choose_hero',
      before: 'day',
      until: ['hero-taken'],
      points: 'board',
    },
    {
      id: 'lose',
      title: { en: 'How you lose', fr: 'Comment on perd' },
      text: {
        en: 'All is lost if a General enters Monarch City, five minions stand there, the twelfth crystal is placed, or a colour has no minion left to place. The numbers under “War” keep count.',
        fr: 'Tout est perdu si un Général entre dans la Cité Royale, s’il s’y trouve cinq Séides, si le douzième Cristal est placé ou si une couleur n’a plus de Séide à placer. Les chiffres sous « Guerre » en tiennent le compte.',
      },
      at: 'day',
      points: 'war',
    },
    {
      id: 'actions',
      title: { en: 'Hearts are actions', fr: 'Un cœur, une action' },
      text: {
        en: 'Each heart is one action a day: walk, ride, fight, heal. A wound takes a heart away, and its action with it, until you heal.',
        fr: 'Chaque cœur vaut une action par jour : marcher, chevaucher, combattre, se soigner. Une Blessure retire un cœur, et son action avec lui, tant que vous ne vous soignez pas.',
      },
      at: 'day',
      points: 'sheet',
    },
    {
      id: 'move',
      title: { en: 'Set out', fr: 'En route' },
      text: {
        en: 'Choose a lit location on the map: going there costs one action. The small shapes are minions; head for some near the city.',
        fr: 'Choisissez un Lieu éclairé sur la carte : y aller coûte une action. Les petites formes sont des Séides ; allez vers ceux qui sont près de la Cité.',
      },
      at: 'day',
      offers: 'foot',
      until: ['moved'],
      points: 'board',
      marks: nearMinions,
    },
    {
      id: 'undo',
      title: { en: 'Try things', fr: 'Essayez' },
      text: {
        en: 'Undo takes back your last choice. If a die was rolled or a card drawn since, the game is merely marked as assisted. Anything that is not possible tells you why, with the rule.',
        fr: '« Annuler » reprend votre dernier choix. Si un dé a été lancé ou une carte piochée depuis, la partie sera seulement marquée comme assistée. Pour un choix impossible, la table dit pourquoi, avec la règle.',
      },
      at: 'day',
      points: 'prompt',
    },
    {
      id: 'fight',
      title: { en: 'Fight', fr: 'Combattez' },
      text: {
        en: 'One action rolls a die for each minion on your location; the choice says what each die needs. Those that are left wound you at the end of your day.',
        fr: 'Pour une action, vous lancez un dé par Séide du Lieu ; le choix dit ce que chaque dé doit montrer. Ceux qui restent vous blessent à la fin de votre Journée.',
      },
      at: 'day',
      offers: 'fight',
      until: ['fight'],
      points: 'choices',
    },
    {
      id: 'cards',
      title: { en: 'Your cards', fr: 'Vos cartes' },
      text: {
        en: 'A card can carry you, once: a horse two roads, an eagle four, a gate to its location or to any Magic Gate. Or keep it: its dice count against the General of its colour.',
        fr: 'Une carte peut vous porter, une fois : le cheval deux routes, l’aigle quatre, le portail vers son Lieu ou vers un Portail Magique. Ou gardez-la : ses dés comptent contre le Général de sa couleur.',
      },
      at: 'day',
      points: 'dock',
    },
    {
      id: 'quest',
      title: { en: 'Your quest', fr: 'Votre quête' },
      text: {
        en: 'Your quest says what to do; where it names a location, a scroll marks it on the map. Complete it for its reward, and you receive another.',
        fr: 'Votre quête dit ce qu’il faut faire ; si elle a un Lieu, un parchemin le marque sur la carte. Réussie, elle donne sa récompense et vous en recevez une autre.',
      },
      at: 'day',
      points: 'quest',
    },
    {
      id: 'end',
      title: { en: 'End your day', fr: 'Terminez la Journée' },
      text: {
        en: 'At the end of the day the minions on your location wound you, you draw two cards, and night falls. Act as you like, then end it; after the last action it ends by itself.',
        fr: 'À la fin de la Journée, les Séides de votre Lieu vous blessent, vous piochez deux cartes et la nuit tombe. Agissez à votre guise, puis terminez ; la dernière action y met fin aussi.',
      },
      at: 'day',
      offers: 'end',
      until: ['day-ended'],
      points: 'prompt',
    },
    {
      id: 'night',
      title: { en: 'The night', fr: 'La nuit' },
      text: {
        en: 'After every hero’s day a Darkness Spreads Card is revealed: most bring minions to two locations, and a General may come nearer. The log tells it all; choose a line to see that moment again.',
        fr: 'Après la Journée de chaque Héros, une carte Avancée des Ténèbres est révélée : souvent des Séides sur deux Lieux, parfois un Général qui approche. Le journal raconte tout ; choisissez une ligne pour revoir ce moment.',
      },
      phone: {
        en: 'After every hero’s day a Darkness Spreads Card is revealed: most bring minions to two locations, and a General may come nearer. The scroll above opens the log; choose a line to see that moment again.',
        fr: 'Après la Journée de chaque Héros, une carte Avancée des Ténèbres est révélée : souvent des Séides sur deux Lieux, parfois un Général qui approche. Le parchemin en haut ouvre le journal ; choisissez une ligne pour revoir ce moment.',
      },
      at: 'day',
      points: 'drawer',
    },
    {
      id: 'land',
      title: { en: 'Tainted land', fr: 'Terre corrompue' },
      text: {
        en: 'Instead of a fourth minion a crystal falls, and minions spill over to the neighbours. To heal the land, spend an action there and a card of its colour: a 5 or 6 on two dice removes a crystal.',
        fr: 'Au lieu d’un quatrième Séide, un Cristal tombe et des Séides débordent sur les Lieux voisins. Pour purifier le Lieu, dépensez-y une action et une carte de sa couleur : un 5 ou un 6 sur deux dés retire un Cristal.',
      },
      at: 'day',
      points: 'board',
      marks: taintedPlace,
    },
    {
      id: 'generals',
      title: { en: 'Hunt a General', fr: 'Chassez un Général' },
      text: {
        en: 'Collect cards of its colour, defeat the minions around it and attack where it stands, best with both heroes. “War” shows the dice of your hand against each General.',
        fr: 'Réunissez des cartes de sa couleur, battez les Séides qui l’entourent et attaquez-le là où il est, si possible à deux. « Guerre » montre les dés de votre main contre chaque Général.',
      },
      at: 'day',
      points: 'war',
      marks: bestPrey,
    },
    {
      id: 'attack',
      title: { en: 'The General alone', fr: 'Le Général est seul' },
      text: {
        en: 'One action starts the fight against it, with cards of its colour. If it survives, all who fought are wounded, lose cards and fall back to the city: come with many dice.',
        fr: 'Une action ouvre le combat contre lui, avec des cartes de sa couleur. S’il survit, tous ceux qui ont combattu sont blessés, perdent des cartes et se replient vers la Cité : venez avec beaucoup de dés.',
      },
      at: 'day',
      offers: 'attack',
      maybe: true,
      points: 'choices',
    },
    {
      id: 'commit',
      title: { en: 'Attack together', fr: 'Attaquez ensemble' },
      text: {
        en: 'Every card you commit adds its dice and is gone after the fight. Each hero who stands here may join with cards of their own, without an action.',
        fr: 'Chaque carte engagée ajoute ses dés et disparaît après le combat. Chaque Héros présent peut se joindre à l’attaque avec ses propres cartes, sans dépenser d’action.',
      },
      at: 'commit',
      until: ['committed', 'declined'],
      maybe: true,
      points: 'dock',
    },
    {
      id: 'reaction',
      title: { en: 'React', fr: 'Réagissez' },
      text: {
        en: 'Purple cards and some rewards can be played at any time, even while others act. Now one of them could help: play it, or pass and keep it.',
        fr: 'Les cartes violettes et certaines récompenses se jouent à tout moment, même quand d’autres agissent. L’une d’elles pourrait servir maintenant : jouez-la, ou passez et gardez-la.',
      },
      at: 'window',
      maybe: true,
      points: 'choices',
    },
    {
      id: 'free',
      title: { en: 'That is all', fr: 'C’est tout' },
      text: {
        en: 'Go on with this game as long as you like; you will be told when you can attack a General or react in the night. The rules are in the drawer, and hovering over any piece explains it.',
        fr: 'Continuez cette partie tant qu’il vous plaira ; un rappel viendra quand vous pourrez attaquer un Général ou réagir dans la nuit. Les règles sont dans le tiroir ; arrêtez la souris sur une pièce pour la comprendre.',
      },
      phone: {
        en: 'Go on with this game as long as you like; you will be told when you can attack a General or react in the night. The scroll above opens the rules; hold a finger on any piece and it is explained.',
        fr: 'Continuez cette partie tant qu’il vous plaira ; un rappel viendra quand vous pourrez attaquer un Général ou réagir dans la nuit. Le parchemin en haut ouvre les règles ; gardez le doigt sur une pièce pour la comprendre.',
      },
      last: true,
      points: 'drawer',
    },
  ],
};

export default course;
