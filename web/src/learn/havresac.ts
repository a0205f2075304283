import { arrivals, type Deed } from '$src/boards/havresac/arrival';
import { catalogueOf, OBJECTS } from '$src/boards/havresac/catalogue';
import { ready, sum } from '$src/boards/havresac/questions';
import type { Kingdom, View } from '$src/views/havresac';
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
        fr: 'Pendant cinq jours, vous éliminez les Monstres, capturez les Fées, réparez les Villages et ouvrez les Coffres. Tout cela rapporte des points de victoire (PV) : à la fin, le plus grand total l’emporte.',
      },
      points: 'board',
    },
    PROMPT,
    {
      id: 'kingdoms',
      title: { en: 'A kingdom each', fr: 'Chacun son royaume' },
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
        en: 'Each morning the Scout announces five creatures, the same for all: monsters on huts with a letter, fairies in groves with a number. Three more have been near the Castle from the start.',
        fr: 'Chaque matin, l’Éclaireur annonce cinq Créatures, les mêmes pour tous : les Monstres sur les Huttes à lettre, les Fées dans les Bosquets à chiffre. Trois autres sont près du Château depuis le début.',
      },
      points: 'board',
    },
    {
      id: 'bag',
      title: { en: 'Out of the bag', fr: 'Piochés dans le sac' },
      text: {
        en: 'You begin with five guardians in your bag. They come out one by one, at random, to the last, and you play each of them. Its portrait shows how far it goes and what it can do.',
        fr: 'Vous commencez avec cinq Gardiens dans votre sac. Ils en sortent un par un, au hasard, jusqu’au dernier, et vous les jouez tous. Le portrait d’un Gardien dit jusqu’où il va et ce qu’il sait faire.',
      },
      points: 'drawn',
    },
    {
      id: 'move',
      title: { en: 'Choose a space', fr: 'Choisissez une case' },
      text: {
        en: 'A guardian sets out from the Castle or from any guardian already on the map. The bright spaces are in reach. A forest ends the walk and a lake bars it, except for a Druid or with a Feather.',
        fr: 'Un Gardien part du Château ou d’un Gardien déjà sur la carte. Les cases claires sont à sa portée. Une Forêt arrête le trajet et un Lac le barre, sauf pour un Druide ou avec une Plume.',
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
        fr: 'Pendant la nuit, vos Gardiens sont retournés au sac et les Fées restantes se sont envolées. Les Monstres restent, et cinq autres Créatures sont arrivées. Une Tente ne sert qu’un jour.',
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
        fr: 'Là où il se trouve le soir, il laisse une Tente : demain, vos Gardiens pourront aussi en partir. Une Créature annoncée sur la case de la Tente est aussitôt à vous.',
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
        fr: 'Au lieu de se déplacer, elle peut prendre la place d’un autre Gardien. Celui-ci retourne au sac, et vous le piocherez une seconde fois aujourd’hui.',
      },
      at: 'priestess',
      points: 'choices',
    },
    {
      id: 'objects',
      title: { en: 'Objects', fr: 'Les Objets' },
      text: {
        en: 'An object helps any guardian, once: Boots and Feather before moving, a Sword against a monster, Bow, Net and Hammer after moving. Those that can help now are buttons beside the guardian: press one, or go without.',
        fr: 'Un Objet aide n’importe quel Gardien, une fois : Bottes et Plume avant le trajet, Épée contre un Monstre, Arc, Filet et Marteau après le trajet. Ceux qui peuvent servir sont des boutons à côté du Gardien : choisissez-en un, ou passez-vous-en.',
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
        fr: 'Monstres, Fées, Villages et Coupes font la Gloire du jour : « Gains » montre comment elle grandit. Le soir, elle se change en PV et en Or.',
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
        en: 'Undo takes back your last choice. If a guardian has been drawn since, the game is merely marked as assisted. Anything that is not possible tells you why, with the rule.',
        fr: '« Annuler » reprend votre dernier choix. Si un Gardien a été pioché depuis, la partie sera seulement marquée comme assistée. Pour un choix impossible, la table dit pourquoi, avec la règle.',
      },
      at: 'destination',
      points: 'prompt',
    },
    {
      id: 'final',
      title: { en: 'After five days', fr: 'Après cinq jours' },
      text: {
        en: 'Then every beaten monster counts once more: 1, 2 or 3 VP; and every opened chest 2 VP. The highest total wins; in a tie, gold decides first.',
        fr: 'Chaque Monstre éliminé compte alors une dernière fois : 1, 2 ou 3 PV, et chaque Coffre ouvert 2 PV. Le plus grand total l’emporte ; à égalité, l’Or départage d’abord.',
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
        fr: 'Les Monstres barrent la route aux autres ; la Guerrière va sur leur case et les élimine. Un Renard donne 1 Gloire, un Crocodile 2, un Cochon 3. Un Monstre à portée est marqué.',
      },
      ...leadsTo('eliminate'),
      until: ['eliminated'],
    },
    {
      id: 'thief',
      title: { en: 'The Thief opens', fr: 'Le Voleur ouvre' },
      text: {
        en: 'Only he opens chests, by stopping on one: an object at once, and 2 VP at the end of the game. A chest in reach is marked.',
        fr: 'Lui seul ouvre les Coffres, en s’y arrêtant : un Objet tout de suite, et 2 PV à la fin de la partie. Un Coffre à portée est marqué.',
      },
      ...leadsTo('open'),
      until: ['chest-opened'],
    },
    {
      id: 'village',
      title: { en: 'Everybody helps', fr: 'Tous peuvent aider' },
      text: {
        en: 'Any guardian repairs the ruined village or catches the fairy it stops on; a space in reach is marked. A fairy counts once, villages every day: their tracks show what the next one is worth.',
        fr: 'Tout Gardien répare le Village détruit ou capture la Fée de la case où il s’arrête ; une case à portée est marquée. Une Fée compte une fois, les Villages chaque jour : leurs pistes disent ce que vaut le prochain.',
      },
      ...leadsTo('repair', 'capture'),
      until: ['repaired', 'captured'],
    },
    {
      id: 'recruit',
      title: { en: 'Recruit', fr: 'Recrutez' },
      text: {
        en: 'In the evening your gold buys new guardians; from tomorrow on they come out of your bag too. Gold you do not spend is kept. Buy one.',
        fr: 'Le soir, vous recrutez de nouveaux Gardiens avec votre Or ; dès demain, ils sortiront eux aussi de votre sac. L’Or non dépensé vous reste. Recrutez-en un.',
      },
      offers: 'recruit',
      until: ['recruited'],
      points: 'board',
    },
    LAST,
  ],
};

export default course;
