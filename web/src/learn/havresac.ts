import { arrivals, type Deed } from '$src/boards/havresac/arrival';
import { catalogueOf, OBJECTS, ready, sum, type Kingdom, type View } from '$src/boards/havresac/view';
import { reach } from '$src/boards/havresac/walk';
import { games } from '$lib/games.svelte';
import { settings } from '$lib/settings.svelte';
import { LAST, PROMPT, type Course, type Step } from './course.ts';

const read = (raw: Record<string, unknown>) => raw as unknown as View;

function kingdomOf(raw: Record<string, unknown>, seat: number): Kingdom | undefined {
  return read(raw).kingdoms[seat];
}

/** What a deed is worth at once, for the choice between several. */
const worth = (deed: Deed) => ('glory' in deed ? deed.glory : 0);

/** Where the guardian in hand would do such a thing without any object: the best, then the nearest. */
function goal(raw: Record<string, unknown>, seat: number, kinds: Deed['kind'][]): string | undefined {
  const kingdom = kingdomOf(raw, seat);
  if (!kingdom) return undefined;
  const catalogue = catalogueOf(games.text('havresac', settings.lang)?.catalogue ?? {});
  const found = [...reach(read(raw), kingdom, catalogue)].flatMap(([cell, way]) => {
    const deed = arrivals(read(raw), kingdom, catalogue, cell, way.sword).find(({ kind }) =>
      kinds.includes(kind),
    );
    return deed && !way.sword ? [{ cell, glory: worth(deed), steps: way.cells.length }] : [];
  });
  return found.toSorted((a, b) => b.glory - a.glory || a.steps - b.steps)[0]?.cell;
}

/** A lesson about such a deed comes when it can be done, and marks the space. */
const leadsTo = (...kinds: Deed['kind'][]): Pick<Step, 'at' | 'when' | 'marks' | 'points'> => ({
  at: 'destination',
  when: (view, seat) => goal(view, seat, kinds) !== undefined,
  marks: (view, seat) => {
    const cell = goal(view, seat, kinds);
    return cell ? ['cell', cell] : undefined;
  },
  points: 'board',
});

/** Something of this day brings Glory already. */
function hasGlory(kingdom: Kingdom): boolean {
  return sum(kingdom.gains) + kingdom.repaired.length + kingdom.cups > 0;
}

const course: Course = {
  options: { board_face: 'summer', tile_faces: 'all_day' },
  seats: 2,
  own: (event, _, seat) => Number(event.args.seat) === seat,
  enough: (view) => read(view).round > 3,
  steps: [
    {
      id: 'welcome',
      title: { en: 'Save your kingdom', fr: 'Sauvez votre royaume' },
      text: {
        en: 'For five days you beat monsters, catch fairies, repair villages and open chests. All of it earns victory points (VP): whoever has the most in the end wins.',
        fr: 'Pendant cinq jours, vous battez les monstres, attrapez les fées, réparez les villages et ouvrez les coffres. Tout cela rapporte des points de victoire (PV) : à la fin, qui en a le plus gagne.',
      },
      points: 'board',
    },
    PROMPT,
    {
      id: 'kingdoms',
      title: { en: 'To each a kingdom', fr: 'Chacun son royaume' },
      text: {
        en: 'The bot has the same map as you and plays on it at the same time: nobody is in your way. Choose its small map to look into its kingdom.',
        fr: 'Le robot a la même carte que vous et y joue en même temps : personne ne vous gêne. Choisissez sa petite carte pour voir son royaume.',
      },
      points: 'kingdoms',
    },
    {
      id: 'scouts',
      title: { en: 'The Scout', fr: 'L’Éclaireur' },
      text: {
        en: 'Each morning the Scout announces five creatures, the same for all: monsters on huts with a letter, fairies in groves with a number. Three more have been near the castle from the start.',
        fr: 'Chaque matin, l’Éclaireur annonce cinq créatures, les mêmes pour tous : les monstres sur les huttes à lettre, les fées dans les bosquets à chiffre. Trois autres sont près du château depuis le début.',
      },
      points: 'board',
    },
    {
      id: 'bag',
      title: { en: 'Out of the bag', fr: 'Tirés du sac' },
      text: {
        en: 'You begin with five guardians in your bag. They come out one by one, by chance, to the last, and you play each of them. Its portrait tells how far it goes and what it can do.',
        fr: 'Vous commencez avec cinq gardiens dans votre sac. Ils en sortent un par un, au hasard, jusqu’au dernier, et vous jouez chacun. Son portrait dit jusqu’où il va et ce qu’il sait faire.',
      },
      points: 'drawn',
    },
    {
      id: 'move',
      title: { en: 'Choose a space', fr: 'Choisissez une case' },
      text: {
        en: 'A guardian sets out from the castle or from any guardian already on the map. The bright spaces are in reach. A forest ends the walk, a lake bars it.',
        fr: 'Un gardien part du château ou d’un gardien déjà sur la carte. Les cases claires sont à sa portée. Une forêt arrête le trajet, un lac le barre.',
      },
      at: 'destination',
      until: ['moved'],
      points: 'board',
    },
    {
      id: 'morning',
      title: { en: 'A new day', fr: 'Un nouveau jour' },
      text: {
        en: 'Overnight your guardians came back into the bag, and fairies left behind flew away. Monsters stay, and five more creatures have come. A tent serves this day only.',
        fr: "Dans la nuit, vos gardiens sont rentrés au sac et les fées oubliées se sont envolées. Les monstres restent, et cinq autres créatures sont venues. Une tente ne sert qu’aujourd'hui.",
      },
      at: 'destination',
      when: (view) => read(view).round > 1,
      points: 'board',
    },
    {
      id: 'guide',
      title: { en: 'The Guide camps', fr: 'Le Guide campe' },
      text: {
        en: 'Where he stands in the evening he leaves a tent: tomorrow your guardians can set out from it too. A creature announced on its space is yours at once.',
        fr: 'Là où il se trouve le soir, il laisse une tente : demain, vos gardiens pourront aussi en partir. Une créature annoncée sur sa case est aussitôt à vous.',
      },
      at: 'destination',
      when: (view, seat) => kingdomOf(view, seat)?.hand === 'guide',
      points: 'board',
    },
    {
      id: 'priestess',
      title: { en: 'The Priestess relieves', fr: 'La Prêtresse relève' },
      text: {
        en: 'Instead of moving she can take the place of another guardian. That one goes back into the bag, and you draw it a second time today.',
        fr: 'Au lieu de se déplacer, elle peut prendre la place d’un autre gardien. Celui-ci retourne au sac, et vous le piochez une seconde fois aujourd’hui.',
      },
      at: 'priestess',
      points: 'choices',
    },
    {
      id: 'objects',
      title: { en: 'Objects', fr: 'Les objets' },
      text: {
        en: 'An object helps any guardian, once: boots and feather before moving, a sword against a monster, bow, net and hammer after moving. Those that can help stand beside the guardian: press one if you want it.',
        fr: 'Un objet aide n’importe quel gardien, une fois : bottes et plume avant le trajet, l’épée contre un monstre, arc, filet et marteau après. Ceux qui peuvent servir sont à côté du gardien : touchez-en un si vous le voulez.',
      },
      when: (view, seat) => {
        const kingdom = kingdomOf(view, seat);
        return (
          kingdom !== undefined && kingdom.hand !== null && OBJECTS.some((what) => ready(kingdom, what) > 0)
        );
      },
      points: 'objects',
    },
    {
      id: 'glory',
      title: { en: 'Glory', fr: 'La Gloire' },
      text: {
        en: 'Monsters, fairies, villages and cups make the Glory of the day: “Gains” shows how it grows. In the evening it turns into VP and gold.',
        fr: 'Monstres, fées, villages et coupes font la Gloire du jour : « Gains » montre comment elle grandit. Le soir, elle se change en PV et en Or.',
      },
      at: 'destination',
      when: (view, seat) => {
        const kingdom = kingdomOf(view, seat);
        return kingdom !== undefined && hasGlory(kingdom);
      },
      points: 'gains',
    },
    {
      id: 'undo',
      title: { en: 'Take back', fr: 'Annuler' },
      text: {
        en: 'Undo takes back your last choice. If a guardian has been drawn since, the game is only noted as assisted. What is not possible says why, with the rule.',
        fr: 'Annuler reprend votre dernier choix. Si un gardien a été pioché depuis, la partie est seulement notée comme assistée. Ce qui est impossible dit pourquoi, avec la règle.',
      },
      at: 'destination',
      points: 'prompt',
    },
    {
      id: 'final',
      title: { en: 'After five days', fr: 'Après cinq jours' },
      text: {
        en: 'Then every beaten monster counts once more: 1, 2 or 3 VP; and every opened chest 2 VP. The highest total wins; in a tie, gold decides first.',
        fr: 'Alors, chaque monstre battu compte encore une fois : 1, 2 ou 3 PV ; et chaque coffre ouvert 2 PV. Le plus grand total gagne ; à égalité, l’Or décide d’abord.',
      },
      at: 'destination',
      when: (view) => read(view).round > 1,
      points: 'side',
    },
    {
      id: 'warrior',
      title: { en: 'The Warrior fights', fr: 'La Guerrière se bat' },
      text: {
        en: 'Monsters bar the way of the others; the Warrior goes onto their space and beats them. A fox brings 1 Glory, a crocodile 2, a pig 3. One in reach is marked.',
        fr: 'Les monstres barrent la route aux autres ; la Guerrière va sur leur case et les bat. Un renard donne 1 Gloire, un crocodile 2, un cochon 3. Un monstre à portée est marqué.',
      },
      ...leadsTo('eliminate'),
      until: ['eliminated'],
    },
    {
      id: 'thief',
      title: { en: 'The Thief opens', fr: 'Le Voleur ouvre' },
      text: {
        en: 'If he stops on a chest, he opens it: 2 VP at the end of the game, and an object at once. A chest in reach is marked.',
        fr: 'S’il s’arrête sur un coffre, il l’ouvre : 2 PV à la fin de la partie, et tout de suite un objet. Un coffre à portée est marqué.',
      },
      ...leadsTo('open'),
      until: ['chest-opened'],
    },
    {
      id: 'village',
      title: { en: 'Everybody helps', fr: 'Tous peuvent aider' },
      text: {
        en: 'Any guardian repairs the ruined village or catches the fairy it stops on; a space in reach is marked. A fairy counts once, villages every day: their tracks show what the next one is worth.',
        fr: 'Tout gardien répare le village en ruine ou attrape la fée où il s’arrête ; une case à portée est marquée. Une fée compte une fois, les villages chaque jour : leurs pistes disent ce que vaut la suite.',
      },
      ...leadsTo('repair', 'capture'),
      until: ['repaired', 'captured'],
    },
    {
      id: 'recruit',
      title: { en: 'Recruit', fr: 'Recrutez' },
      text: {
        en: 'In the evening your gold buys new guardians; from tomorrow on they come out of your bag too. Gold you do not spend is kept. Buy one.',
        fr: 'Le soir, votre Or achète de nouveaux gardiens ; dès demain, ils sortent aussi de votre sac. L’Or non dépensé est gardé. Achetez-en un.',
      },
      offers: 'recruit',
      until: ['recruited'],
      points: 'board',
    },
    LAST,
  ],
};

export default course;
