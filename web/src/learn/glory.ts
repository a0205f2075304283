import type { View } from '$src/views/glory';
import { LAST, PROMPT, type Course } from './course.ts';

type Raw = Record<string, unknown>;
const read = (raw: Raw) => raw as unknown as View;
const own = (raw: Raw, seat: number) => read(raw).players[seat];
const since = (round: number) => (raw: Raw) => read(raw).round >= round;

/** All cards lie open: the tiles of this round are being taken or played. */
const revealed = (raw: Raw) => read(raw).players.every((player) => player.card !== null);

/** The learner's first tile lies in the landscape or was discarded. */
function played(raw: Raw, seat: number): boolean {
  const player = own(raw, seat);
  if (!player || read(raw).round > 1) return player !== undefined;
  return player.slot !== null && player.taken === null && player.playing === null;
}

const course: Course = {
  options: { quests: 'no' },
  seats: 3,
  own: (event, _, seat) => event.args.seat !== undefined && Number(event.args.seat) === seat,
  enough: since(5),
  steps: [
    {
      id: 'welcome',
      title: { en: 'Ten rounds of glory', fr: 'Dix tours de gloire' },
      text: {
        en: 'Each round you take one tile and lay it in your landscape. Tiles bring prestige, the laurel: whoever has the most after ten rounds wins. Two bots play against you.',
        fr: 'À chaque tour, vous prenez une tuile et la posez dans votre paysage. Les tuiles rapportent du prestige, le laurier : après dix tours, celui qui en a le plus l’emporte. Deux robots jouent contre vous.',
      },
      points: 'board',
    },
    PROMPT,
    {
      id: 'hero',
      title: { en: 'Your hero', fr: 'Votre Héros' },
      text: {
        en: 'Your hero was dealt at random: it is the first tile of your landscape. It gave you what your banner shows; its two Chests are still closed.',
        fr: 'Le sort vous a donné ce Héros, la première tuile de votre paysage. Vous tenez de lui ce que montre votre étendard ; ses deux Coffres sont encore fermés.',
      },
      before: 'turn_action',
      points: 'side',
      marks: (view, seat) => {
        const hero = own(view, seat)?.hero;
        return hero ? ['tile', hero] : undefined;
      },
    },
    {
      id: 'tile',
      title: { en: 'Read a tile', fr: 'Lisez une tuile' },
      text: {
        en: 'The red ribbon is the cost. Below the name stands the reward, in green; a dashed box with a keyhole is a closed Chest. The half lozenges on the sides are connectors, where tiles join.',
        fr: 'Le ruban rouge est le coût. Sous le nom, il y a le gain, en vert ; une boîte en pointillés avec une serrure est un Coffre fermé. Les demi-losanges des bords sont les connecteurs, où les tuiles se joignent.',
      },
      at: 'select_card',
      points: 'board',
    },
    {
      id: 'order',
      title: { en: 'Two for one tile', fr: 'Deux pour une tuile' },
      text: {
        en: 'Whoever has the First Player token, the flag, takes first, then around the table. Of two who chose the same tile, the first gets it; the other takes one of those left.',
        fr: 'Qui a le jeton Premier Joueur, le drapeau, se sert en premier, puis on fait le tour de la table. Si deux joueurs ont choisi la même tuile, le premier l’obtient ; l’autre en prend une de celles qui restent.',
      },
      at: 'select_card',
      points: 'dock',
    },
    {
      id: 'choose',
      title: { en: 'Choose in secret', fr: 'Choisissez en secret' },
      text: {
        en: 'All choose at the same time, hidden from each other. A cross beside a number marks what you cannot pay; the hatched Wild Lands cost one coin or potion more.',
        fr: 'Tous choisissent en même temps, sans se voir. Une croix près d’un numéro marque ce que vous ne pouvez pas payer ; les Terres Sauvages, hachurées, coûtent une pièce ou une potion de plus.',
      },
      at: 'select_card',
      until: ['selected'],
      points: 'board',
    },
    {
      id: 'reveal',
      title: { en: 'Cards on the table', fr: 'Cartes sur table' },
      text: {
        en: 'All cards are face up, and everyone takes a tile. Then the First Player token moves on: of those without it, whoever took the smallest number gets it and plays first.',
        fr: 'Toutes les cartes sont révélées, et chacun prend une tuile. Puis le jeton Premier Joueur change de main : parmi ceux qui ne l’avaient pas, celui qui a pris le plus petit numéro le reçoit et joue en premier.',
      },
      when: revealed,
      points: 'dock',
    },
    {
      id: 'cost',
      title: { en: 'What it costs', fr: 'Ce qu’elle coûte' },
      text: {
        en: 'Coins and potions are paid. Combat and magic stay with you: you only need as many points as the tile asks for, and each missing point costs a potion.',
        fr: 'Les pièces et les potions se paient. Le combat et la magie vous restent : il suffit d’en avoir autant que la tuile en demande, et chaque point manquant coûte une potion.',
      },
      at: 'turn_action',
      points: 'side',
    },
    {
      id: 'play',
      title: { en: 'Play or discard', fr: 'Jouez ou défaussez' },
      text: {
        en: 'Play your tile if you can. Or discard it: that costs nothing and gives you a coin, a potion and a Key for one of your Chests.',
        fr: 'Jouez votre tuile si vous le pouvez. Ou défaussez-la : cela ne coûte rien et vous donne une pièce, une potion et une Clé pour un de vos Coffres.',
      },
      at: 'turn_action',
      until: ['paid', 'discarded'],
      points: 'tray',
    },
    {
      id: 'undo',
      title: { en: 'Try things', fr: 'Essayez' },
      text: {
        en: 'Undo gives you back the tile and what you paid. If somebody else has acted or something was revealed since, the game is merely marked as assisted. Anything that is not possible tells you why, with the rule.',
        fr: '« Annuler » vous rend la tuile et ce que vous avez payé. Si quelqu’un d’autre a joué ou si quelque chose a été révélé depuis, la partie sera seulement marquée comme assistée. Pour un choix impossible, la table dit pourquoi, avec la règle.',
      },
      at: 'choose_cell',
      points: 'prompt',
    },
    {
      id: 'place',
      title: { en: 'Join the tiles', fr: 'Joignez les tuiles' },
      text: {
        en: 'Connector must meet connector, and bare side bare side, with at least one pair of connectors. Tiles are never turned. Each lit cell shows what it would bring: choose one.',
        fr: 'Connecteur contre connecteur, bord nu contre bord nu, avec au moins une paire de connecteurs. On ne tourne pas les tuiles. Chaque case claire montre ce qu’elle rapporterait : choisissez-en une.',
      },
      at: 'choose_cell',
      until: ['placed'],
      points: 'board',
    },
    {
      id: 'keys',
      title: { en: 'Keys and Chests', fr: 'Clés et Coffres' },
      text: {
        en: 'Golden connectors are half-keys. Two that meet make a Key for a Chest of these tiles or of your hero; any other Key opens any of your Chests. What it holds is yours.',
        fr: 'Les connecteurs dorés sont des demi-clés. Deux qui se rejoignent font une Clé pour un Coffre de ces tuiles ou de votre Héros ; toute autre Clé ouvre n’importe lequel de vos Coffres. Le contenu est à vous.',
      },
      when: played,
      points: 'board',
    },
    {
      id: 'gains',
      title: { en: 'What tiles bring', fr: 'Les gains' },
      text: {
        en: 'Most tiles give their reward when they are laid. A place pays on its sides instead, when a tile joins there; some sides ask for a certain kind.',
        fr: 'La plupart des tuiles donnent leur gain quand on les pose. Un lieu paie par ses bords, quand une tuile s’y joint ; certains bords demandent un type précis.',
      },
      when: played,
      points: 'side',
      marks: (view, seat) => {
        const laid = own(view, seat)?.tiles.slice(1).at(-1);
        return laid && ['tile', laid.tile];
      },
    },
    {
      id: 'rounds',
      title: { en: 'New tiles', fr: 'Nouvelles tuiles' },
      text: {
        en: 'Of the three tiles left over, two are gone, one has slid to number 1, and five have come. From rounds 4 and 8 on, new tiles ask for more and bring more.',
        fr: 'Des trois tuiles restantes, deux sont parties, une a glissé au numéro 1, et cinq sont arrivées. À partir des tours 4 et 8, les nouvelles coûtent plus et rapportent plus.',
      },
      at: 'select_card',
      when: since(2),
      points: 'board',
    },
    {
      id: 'majorities',
      title: { en: 'Four majorities', fr: 'Quatre majorités' },
      text: {
        en: 'At the end, having the most combat is worth 4 prestige; so is the most magic, the most potions and the most coins. When several have the most, each gets the 4.',
        fr: 'À la fin, avoir le plus de combat vaut 4 points de prestige ; de même pour la magie, les potions et les pièces. En cas d’égalité, chacun reçoit les 4.',
      },
      at: 'select_card',
      when: since(2),
      points: 'side',
    },
    {
      id: 'end',
      title: { en: 'The last rounds', fr: 'Les derniers tours' },
      text: {
        en: 'After round 10, majorities and tiles that pay at the end are added to your prestige. Nothing else counts, neither coins nor closed Chests: use them in time.',
        fr: 'Après le tour 10, les majorités et les tuiles qui rapportent à la fin s’ajoutent à votre prestige. Rien d’autre ne compte, ni les pièces ni les Coffres fermés : servez-vous-en à temps.',
      },
      at: 'select_card',
      when: since(3),
      points: 'board',
    },
    {
      id: 'quests',
      title: { en: 'Next time: Quests', fr: 'Les Quêtes' },
      text: {
        en: 'This game leaves them out. With Quests everyone keeps two secret tiles, expensive but rewarding, to play in addition to the tile of a round. You can add them when you open a table.',
        fr: 'Cette partie s’en passe. Avec les Quêtes, chacun garde deux tuiles secrètes, chères mais riches, à jouer en plus de la tuile d’un tour. On les ajoute en ouvrant une table.',
      },
      at: 'select_card',
      when: since(3),
    },
    LAST,
  ],
};

export default course;
