import type { Kind, View } from '$src/views/andor';
import type { Target } from '$lib/table.svelte';
import { LAST, PROMPT, type Course } from './course.ts';

const HOME = '0';
/** The gor that a hero of this kind reaches first from where it starts. */
const FIRST_GOR: Record<Kind, string> = { dwarf: '10', warrior: '10', mage: '26', fire_keeper: '48' };

const seen = (raw: Record<string, unknown>) => raw as unknown as View;
const space = (id: string | undefined): Target | undefined => (id === undefined ? undefined : ['space', id]);

/** The heroes stand on the map: what is beside it is there too. */
const begun = (raw: Record<string, unknown>) => seen(raw).day > 0;

/** The learner's first day is over, or has been. */
function rested(raw: Record<string, unknown>, seat: number): boolean {
  const { day, heroes } = seen(raw);
  return day > 1 || (day > 0 && heroes[seat]?.ended === true);
}

const course: Course = {
  options: { legend: 'L1', difficulty: 'easy' },
  seats: 2,
  own: ({ kind, args }, raw, seat) => {
    // Where a storm carries a hero it stops too: only one that has walked has stopped by its own will.
    const walked = (seen(raw).heroes[seat]?.hours ?? 0) > 0;
    return Number(args.seat) === seat && (kind !== 'stopped' || walked);
  },
  enough: (raw) => seen(raw).day > 3,
  steps: [
    {
      id: 'welcome',
      title: { en: 'Against the cold', fr: 'Contre le froid' },
      text: {
        en: 'Creatures march on the castle, and the stone that brings the cold lies hidden in the snow. You and a bot win together by accomplishing the objectives of the legend, or lose together.',
        fr: 'Des Créatures marchent sur le Château, et la Pierre d’où vient le froid est cachée sous la neige. Un robot et vous gagnez ensemble en accomplissant les objectifs de la légende, ou perdez ensemble.',
      },
      points: 'board',
    },
    PROMPT,
    {
      id: 'hero',
      title: { en: 'Choose a hero', fr: 'Votre Héros' },
      text: {
        en: 'The warrior rolls the most dice: Thorn or Mairen is a good first choice. Will is courage: with more of it, most heroes roll more dice.',
        fr: 'Les Guerriers lancent le plus de dés : Thorn ou Mairen est un bon premier choix. La Volonté, c’est le courage : avec plus de Volonté, presque tous les Héros lancent plus de dés.',
      },
      at: 'choose_hero',
      before: 'turn',
      until: ['hero-taken'],
      points: 'board',
    },
    {
      id: 'cards',
      title: { en: 'The story', fr: 'Le récit' },
      text: {
        en: 'Cards tell the legend and may change the rules. Read them to the end; the book under the objectives keeps them all.',
        fr: 'Des cartes racontent la légende et changent parfois les règles. Lisez-les jusqu’à la dernière ; le livre sous les objectifs les garde toutes.',
      },
      when: begun,
      points: 'board',
    },
    {
      id: 'goals',
      title: { en: 'Find the stone', fr: 'La Pierre' },
      text: {
        en: 'A star marks what you need to win: bring the winter stone to the castle. It lies under one of three face-down markers: stop on one to turn it over. Cards may add objectives.',
        fr: 'Une étoile marque ce qu’il faut pour gagner : apporter la Pierre hivernale au Château. Elle est sous l’un des trois marqueurs cachés : arrêtez-vous sur un marqueur pour le retourner. Des cartes peuvent ajouter des objectifs.',
      },
      when: begun,
      points: 'goals',
      marks: (view) => space(seen(view).markers[0]),
    },
    {
      id: 'narrator',
      title: { en: 'The narrator', fr: 'Le Narrateur' },
      text: {
        en: 'The narrator moves on one letter at every sunrise and for every creature defeated. On a star, a card is read; on N, the legend is lost.',
        fr: 'Le Narrateur avance d’une lettre à chaque Lever du Soleil et pour chaque Créature vaincue. Sur une étoile, on lit une carte ; sur N, la légende est perdue.',
      },
      when: begun,
      points: 'letters',
    },
    {
      id: 'hours',
      title: { en: 'Seven hours', fr: 'Sept Heures' },
      text: {
        en: 'Each step and each round of a fight takes an hour, and you may also pass an hour. After seven hours you may work up to three more, but overtime costs will.',
        fr: 'Chaque pas et chaque tour de combat prend une Heure, et l’on peut aussi en laisser passer une. Après sept Heures, trois de plus sont possibles, mais ces Heures supplémentaires coûtent de la Volonté.',
      },
      at: 'turn',
      points: 'hours',
    },
    {
      id: 'move',
      title: { en: 'Move', fr: 'Marchez' },
      text: {
        en: 'Choose a space on the map, near or far: the dotted way shows how many hours it takes. The marked Gor is a good first goal.',
        fr: 'Choisissez une case, proche ou lointaine : le chemin en pointillés montre combien d’Heures il prend. Le Gor marqué est un bon premier but.',
      },
      at: 'turn',
      offers: 'move',
      until: ['moved'],
      points: 'board',
      marks: (view, seat) => {
        const { creatures, heroes } = seen(view);
        const goal = FIRST_GOR[heroes[seat]?.kind ?? 'warrior'];
        return creatures.some((one) => one.space === goal) ? space(goal) : undefined;
      },
    },
    {
      id: 'stop',
      title: { en: 'Stop or undo', fr: 'Arrêtez-vous' },
      text: {
        en: 'Go on, or stop where you want to be. A turn is one action: a fight there begins on your next turn. A step too far? Undo takes it back; after a roll or a reveal the game is merely marked as assisted.',
        fr: 'Continuez, ou arrêtez-vous où vous voulez. Un tour, c’est une action : un combat attendra le prochain. Un pas de trop ? « Annuler » le reprend ; après un lancer ou une révélation, la partie sera seulement marquée comme assistée.',
      },
      at: 'move',
      until: ['stopped'],
      points: 'prompt',
    },
    {
      id: 'strength',
      title: { en: 'Strength and will', fr: 'Force et Volonté' },
      text: {
        en: 'Each side adds its best die to its strength; a creature adds up equal dice. The lower side loses the difference in will. A creature without will is defeated, a hero without will may lose strength.',
        fr: 'Chaque camp ajoute son meilleur dé à sa Force ; une Créature additionne ses dés égaux. Le plus faible perd la différence en Volonté. Sans Volonté, une Créature est vaincue, et un Héros peut perdre de la Force.',
      },
      at: 'turn',
      offers: 'fight',
      points: 'sheet',
    },
    {
      id: 'fight',
      title: { en: 'Your chances', fr: 'Vos chances' },
      text: {
        en: 'Choose the creature to fight it: your chances in a round are shown with it. A round takes an hour. Then fight on or withdraw, but a creature left alone recovers.',
        fr: 'Choisissez la Créature pour la combattre : vos chances pour un tour de combat s’affichent à côté. Un tour prend une Heure. Ensuite, continuez ou retirez-vous, mais une Créature qu’on laisse reprend ses forces.',
      },
      at: 'turn',
      offers: 'fight',
      until: ['fight-began'],
      points: 'dock',
    },
    {
      id: 'round',
      title: { en: 'Round by round', fr: 'Tour après tour' },
      text: {
        en: 'Both sides roll; the lower sum loses the difference in will. Then fight another round, which takes an hour, or withdraw. A defeated Gor brings 2 will; for a stronger creature you choose will or strength.',
        fr: 'Les deux camps lancent leurs dés ; celui dont la somme est la plus basse perd la différence en Volonté. Puis combattez un tour de plus, pour une Heure, ou retirez-vous. Un Gor vaincu rapporte 2 Points de Volonté ; pour une Créature plus forte, choisissez Volonté ou Force.',
      },
      when: (raw, seat) => seen(raw).fight?.party.includes(seat) ?? false,
      until: ['left-fight', 'defeated', 'reward'],
      points: 'board',
    },
    {
      id: 'snow',
      title: { en: 'Under the snow', fr: 'Sous la neige' },
      text: {
        en: 'Whoever stops on a snow token digs it out: a find, a loss of will, or a storm that blows all heroes one space along the arrows. Walking across does nothing.',
        fr: 'Qui s’arrête sur un jeton Neige le déterre : une trouvaille, de la Volonté perdue, ou une tempête qui pousse tous les Héros d’une case le long des flèches. Le traverser ne fait rien.',
      },
      at: 'turn',
      points: 'board',
      marks: (view) => space(Object.keys(seen(view).snow)[0]),
    },
    {
      id: 'together',
      title: { en: 'Together', fr: 'À plusieurs' },
      text: {
        en: 'Heroes on the same space can fight as a group: the hero whose turn it is calls the others. Strengths and best dice add up, but a lost round costs each of them the difference.',
        fr: 'Les Héros d’une même case peuvent combattre en groupe : celui qui joue appelle les autres. Forces et meilleurs dés s’additionnent, mais un tour perdu coûte la différence à chacun.',
      },
      at: 'turn',
      points: 'board',
      marks: (view, seat) => space(seen(view).heroes.find((other) => other.seat !== seat)?.space),
    },
    {
      id: 'end',
      title: { en: 'End your day', fr: 'Fin de Journée' },
      text: {
        en: 'Go on turn by turn: move, fight or let an hour pass. Then end your day; whoever does so first begins tomorrow. When all have, the sun rises.',
        fr: 'Continuez tour après tour : déplacez-vous, combattez ou passez une Heure. Puis terminez la Journée ; le premier à le faire commencera demain. Quand tous l’ont fait, le soleil se lève.',
      },
      at: 'turn',
      offers: 'end_day',
      until: ['day-ended'],
      points: 'choices',
    },
    {
      id: 'sunrise',
      title: { en: 'Sunrise', fr: 'Lever du Soleil' },
      text: {
        en: 'Step by step, the creatures follow the arrows. One that reaches the castle takes one of its defence spaces, drawn as shields; if none is free, the legend is lost. “Next sunrise” shows what is coming.',
        fr: 'Pas à pas, les Créatures suivent les flèches. Celle qui atteint le Château prend une des cases Défense, dessinées comme des boucliers ; s’il n’en reste aucune, la légende est perdue. « Prochain Lever du Soleil » montre ce qui vient.',
      },
      when: rested,
      points: 'dawn',
      marks: () => space(HOME),
    },
    {
      id: 'things',
      title: { en: 'Free actions', fr: 'Actions gratuites' },
      text: {
        en: 'Picking up, putting down and handing things to a hero on your space cost no hour, even while others play. You find them under “Free”. The merchant barters once a card says so.',
        fr: 'Ramasser, déposer et donner à un Héros de votre case ne coûte aucune Heure, même quand les autres jouent : voyez sous « Gratuit ». Le Marchand fait du troc dès qu’une carte le dit.',
      },
      at: 'turn',
      points: 'dock',
    },
    {
      id: 'fire',
      title: { en: 'Fire and cold', fr: 'Feu et froid' },
      text: {
        en: 'Firewood and 2 will make a fire: more strength in fights on its space, and 5 will there at sunrise, before it goes out. Do not wait too long: later, the cold eats the hours.',
        fr: 'Du Bois de chauffage et 2 Points de Volonté font un Feu : plus de Force aux combats de sa case, et 5 Points de Volonté au Lever du Soleil, avant qu’il ne s’éteigne. Ne tardez pas : plus tard, le froid dévore les Heures.',
      },
      at: 'turn',
      points: 'dock',
    },
    LAST,
  ],
};

export default course;
