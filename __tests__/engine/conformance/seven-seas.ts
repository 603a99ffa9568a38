import type { Seat } from '@/engine/core/game';
import type { Stream } from '@/engine/core/luck';
import { sevenSeas } from '@/engine/games/seven-seas';
import { adventureId, THE_END } from '@/engine/games/seven-seas/data/adventures';
import { CHARACTERS } from '@/engine/games/seven-seas/data/characters';
import { CURSES } from '@/engine/games/seven-seas/data/curses';
import { LOOT } from '@/engine/games/seven-seas/data/goods';
import { NATIONS } from '@/engine/games/seven-seas/data/nations';
import { PORT_CARDS } from '@/engine/games/seven-seas/data/ports';
import type { SevenSeasState } from '@/engine/games/seven-seas/state';
import { BRANCHES, branchesOf } from './seven-seas-branches';
import { subjectOf } from './settings';

type State = SevenSeasState;

export const sevenSeasSubject = subjectOf(sevenSeas, {
  seats: [2, 3, 4],
  usual: 250,
  // Without the safety cap a match lasts until somebody has drawn the End (4.16.8).
  longest: ({ options }) => (options.roundCap === 'strict' ? 40_000 : 4000),

  pieces(s) {
    const set = s.options.caravanSet;
    const hidden = cardsOf(s.hands.reduce((bits, hand) => bits | hand, s.removed | s.played | s.ports));
    const adventures = [...hidden, ...s.deck, ...(s.endDrawn ? [THE_END] : [])].map((card) => adventureId(set, card));
    const drawn = s.tasks.flatMap((task) => (task.kind === 'keep' ? [task.caps] : []));
    const loot = LOOT.flatMap((kind, i) => {
      const held = s.talismans.map((count, seat) => (kind === 'talisman' ? count : (s.goods[seat * 3 + i] as number)));
      const open = [...held, s.lootDiscard[i] as number, ...drawn.map((caps) => caps[i] ?? 0)];
      const count = open.reduce((sum, n) => sum + n, s.loot.filter((card) => card === i).length);
      return numbered(kind, count);
    });
    const ships = s.owned.flatMap((owned, seat) => numbered(`ship ${seat}`, owned + (10 - owned)));
    // 2.5: two players are never Corsairs of the same nation, so no token is held twice.
    const tokens = NATIONS.map((nation, i) => {
      const holders = s.corsair.filter((bits) => (bits & (1 << i)) !== 0).length;
      return holders > 1 ? `${nation} held ${holders} times` : nation;
    });
    return [...adventures, ...loot, ...ships, ...tokens];
  },

  scramble(s, viewer, luck) {
    // Nobody can see by which hand the dice will fall; a state made from a view has the quick one.
    s.imagined = true;
    scrambleAdventures(s, viewer, luck);
    s.loot.sort((a, b) => a - b);
    luck.shuffle(s.loot);
    scrambleChoices(s, viewer, luck);
    return s;
  },

  mustSee: {
    actions: {
      SELECT_CHARACTER: true,
      SHIPWRIGHT_BUY: true,
      GOVERNOR_JOIN: true,
      CAPTAIN_PLAY: true,
      SEND_SHIPS: true,
      THROW: true,
      CHOOSE_PAIR: true,
      KEEP_LOOT: true,
      ISLANDER_PLAY: true,
      SHAMAN_PLAY: true,
      WHIRLPOOL_PICK: true,
      IDOL_NAME: true,
      TAVERN_DEAL: true,
      LOSE_GOOD: true,
      DISCARD_GOODS: true,
      MERCHANT_SELL: true,
      CARTOGRAPHER_DRAW: true,
      TAKE_GIFT: true,
      RITUAL_GOOD_DEAL: true,
      RITUAL_DOUBLE_HOLD: true,
      RITUAL_UNSINKABLE: true,
      DECLINE: true,
      END_ACTIVATION: true,
      FINAL_SALE_DONE: true,
    },
    events: {
      chosen: true,
      called: true,
      activated: true,
      declined: true,
      marked: true,
      unmarked: true,
      ships: true,
      joined: true,
      played: true,
      sent: true,
      'kept-out': true,
      thrown: true,
      duel: true,
      raided: true,
      loot: true,
      'turned-up': true,
      reshuffled: true,
      talismans: true,
      kept: true,
      discarded: true,
      sold: true,
      'good-deal': true,
      ritual: true,
      gained: true,
      refused: true,
      named: true,
      dealt: true,
      lost: true,
      guards: true,
      drew: true,
      'end-drawn': true,
      'round-ended': true,
      'round-began': true,
      'final-sale': true,
      'sold-out': true,
      over: true,
      asks: true,
    },
    things: [
      ...BRANCHES,
      ...CHARACTERS.map((character) => `character ${character}`),
      ...CURSES.map((curse) => `curse ${curse}`),
      ...PORT_CARDS.map((port) => `port ${port}`),
      ...NATIONS.map((nation) => `token ${nation}`),
      ...['declined', 'governor', 'sent-none', 'corsair', 'tavern', 'left-over'].map((why) => `mark ${why}`),
      ...[1, 2, 3, 4, 5, 6].map((face) => `tavern ${face}`),
    ],
    rare: [
      { seats: 2, options: { autoGift: false } },
      { seats: 4, options: {} },
    ],
  },

  spot(step, note) {
    for (const event of step.events) {
      if (event.type === 'called') note(`character ${event.character}`);
      if (event.type === 'joined') note(`token ${event.nation}`);
      if (event.type === 'marked') note(`mark ${event.why}`);
      if (event.type === 'dealt') note(`tavern ${event.face}`);
      if (event.type !== 'played') continue;
      if (event.card.startsWith('cu-')) note(`curse ${event.card.slice(3)}`);
      if (event.card.startsWith('pt-')) note(`port ${event.card}`);
    }
    branchesOf(step, note);
  },

  // The order in which cards turn over; the view keeps how many of each.
  fleeting: ['loot', 'turned-up'],
  flick: {
    like: (a) => (a.type === 'THROW' && sevenSeas.parse(sevenSeas.describe(a)) ? 'throw' : sevenSeas.describe(a)),
    vary(a, luck) {
      if (a.type !== 'THROW' || luck.below(4) === 0) return a;
      const [gx, gy] = [luck.below(1401) - 700, luck.below(1401) - 700];
      return { type: 'THROW', gesture: { gx, gy, power: luck.below(1001), spin: luck.below(2001) - 1000 } };
    },
  },
  golden: (seats) => GOLDEN[seats] ?? {},
});

/** Each recorded match plays by other rules, the first by those of the box. */
const GOLDEN: Readonly<Record<number, Readonly<Record<string, unknown>>>> = {
  3: { caravanSet: '2234', autoGift: false, caravanMemory: 'hidden' },
  4: { quickGame: true, captainDecides: 'never', rimSpill: false, startPortRum: 2 },
};

function numbered(name: string, count: number): string[] {
  return Array.from({ length: count }, (_, i) => `${name} ${i + 1}`);
}

function cardsOf(bits: number): number[] {
  return Array.from({ length: THE_END }, (_, card) => card).filter((card) => (bits & (1 << card)) !== 0);
}

/** Section 6: hands of others, the deck around the End, what was removed, and the pile below its top card where it must be remembered. */
function scrambleAdventures(s: State, viewer: Seat | null, luck: Stream): void {
  const over = s.phase === 'over';
  const buried = s.options.caravanMemory === 'hidden' && s.playedTop >= 0 ? s.played & ~(1 << s.playedTop) : 0;
  const hands = s.hands.map((hand, seat) => (seat === viewer || over ? 0 : hand));
  const removed = over ? 0 : s.removed;
  const end = s.deck.indexOf(THE_END);
  const deck = s.deck.filter((card) => card !== THE_END);
  const unseen = cardsOf(hands.reduce((bits, hand) => bits | hand, buried | removed));
  unseen.push(...deck);
  luck.shuffle(unseen.sort((a, b) => a - b));
  const take = (count: number, fits: (card: number) => boolean = () => true): number => {
    let bits = 0;
    for (let i = 0; i < count; i++) bits |= 1 << (unseen.splice(unseen.findIndex(fits), 1)[0] as number);
    return bits;
  };
  // A port never lies among Caravans and Curses.
  const pile = take(cardsOf(buried).length, (card) => card < 16 || card > 21);
  s.played = (s.played & ~buried) | pile;
  s.hands = s.hands.map((hand, seat) => (seat === viewer || over ? hand : take(cardsOf(hand).length)));
  if (!over) s.removed = take(cardsOf(s.removed).length);
  s.deck = unseen;
  if (end >= 0) s.deck.splice(end, 0, THE_END);
}

/** 4.2.1: what others have chosen and nobody has called yet. */
function scrambleChoices(s: State, viewer: Seat | null, luck: Stream): void {
  s.chosen = s.chosen.map((rank, seat) => {
    if (rank === 0 || rank <= s.rank || seat === viewer) return rank;
    const hand = CHARACTERS.map((_, i) => i + 1).filter((other) => ((s.table[seat] as number) & (1 << other)) === 0);
    return luck.pick(hand.filter((other) => other > s.rank));
  });
}
