import { Luck } from '@/engine/core/luck';
import { readOptions } from '@/engine/core/options';
import { sevenSeas } from '@/engine/games/seven-seas';
import { cardsIn, THE_END } from '@/engine/games/seven-seas/data/adventures';
import { OPTIONS, type SevenSeasOptions } from '@/engine/games/seven-seas/options';
import {
  availOf,
  capacityOf,
  cargoOf,
  clone,
  freeOf,
  guardsOf,
  tokensInStock,
  type SevenSeasState,
} from '@/engine/games/seven-seas/state';

const bits = (set: number): number => cardsIn(set).length;

/** What must hold after every step of any match (2.10, 4.12), with matches played by the rule bot, now and then at random. */

function broken(s: SevenSeasState): string | null {
  const overloaded = s.tasks.some((task) => task.kind === 'discard' || task.kind === 'overload');
  for (let seat = 0; seat < s.seats; seat++) {
    const owned = s.owned[seat] as number;
    if (owned < 0 || owned > 10) return `seat ${seat} owns ${owned} ships`;
    for (const list of [s.chests, s.talismans, s.yy, s.marks]) {
      if ((list[seat] as number) < 0) return `seat ${seat} has less than nothing`;
    }
    if (s.phase === 'final' || s.phase === 'over') continue;
    const guards = Math.min(Math.floor((s.chests[seat] as number) / 10), owned);
    if (guardsOf(s, seat) !== guards || availOf(s, seat) !== owned - guards) return `guards of seat ${seat}`;
    if (overloaded) continue;
    if (cargoOf(s, seat) > capacityOf(s, seat)) return `seat ${seat} carries ${cargoOf(s, seat)}`;
    if (freeOf(s, seat) < 0) return `seat ${seat} has ${freeOf(s, seat)} free ships`;
  }
  const loot = s.loot.length + s.lootDiscard.reduce((sum, n) => sum + n, 0);
  const held = s.goods.reduce((sum, n) => sum + n, 0) + s.talismans.reduce((sum, n) => sum + n, 0);
  const open = s.tasks.flatMap((task) => (task.kind === 'keep' ? task.caps : []));
  if (loot + held + open.reduce((sum, n) => sum + n, 0) !== 60) return 'TV-45: 60 loot cards';
  const hands = s.hands.reduce((sum, hand) => sum + bits(hand), 0);
  const aside = s.endDrawn ? 1 : 0;
  const adventures = s.deck.length + hands + bits(s.played) + bits(s.ports) + bits(s.removed) + aside;
  if (adventures !== 31 || s.deck.includes(THE_END) === s.endDrawn) return `TV-45: ${adventures} adventure cards`;
  if (bits(s.removed) !== (s.options.quickGame ? 8 : 0)) return `TV-45: ${bits(s.removed)} cards removed`;
  const flags = s.corsair.reduce((sum, one) => sum + bits(one), 0);
  if (bits(tokensInStock(s)) + flags !== 4) return `TV-45: ${flags} Corsair tokens with players`;
  return null;
}

test.each([2, 3, 4])('2.10, 4.12, TV-45 hold after every step with %i players', (seats) => {
  const given = [{}, { autoGift: false }, { quickGame: true, captainDecides: 'never' }, { caravanSet: '1334' }];
  let steps = 0;
  for (let i = 0; i < 60; i++) {
    const luck = Luck.fromSeed(`invariants ${i}`);
    const options = readOptions(OPTIONS, given[i % given.length] ?? {}) as unknown as SevenSeasOptions;
    const s = sevenSeas.start(options, seats, luck);
    for (let seat = sevenSeas.pending(s)[0]?.seat; seat !== undefined; seat = sevenSeas.pending(s)[0]?.seat) {
      const legal = sevenSeas.legal(s, seat);
      const atRandom = luck.bots.below(100) < (i % 3) * 20;
      const action = atRandom ? luck.bots.pick(legal) : sevenSeas.brain.policy(clone(s), seat, legal, luck.bots);
      sevenSeas.advance(s, seat, action, luck);
      steps++;
      const what = broken(s);
      if (what) throw new Error(`${what} after ${sevenSeas.describe(action)} in match ${i}`);
    }
  }
  expect(steps).toBeGreaterThan(10_000);
});

test('12.5 rule bots play matches of the usual length and score', () => {
  // Mean final points of simple bots: 48, 45, 21. Ours draw more cards, so their matches are a little shorter.
  const wanted: readonly (readonly [seats: number, score: number, rounds: number])[] = [
    [2, 48, 30],
    [3, 45, 20],
    [4, 21, 14],
  ];
  for (const [seats, score, rounds] of wanted) {
    let points = 0;
    let played = 0;
    const matches = 60;
    for (let i = 0; i < matches; i++) {
      const luck = Luck.fromSeed(`usual ${i}`);
      const s = sevenSeas.start(readOptions(OPTIONS, {}) as unknown as SevenSeasOptions, seats, luck);
      for (let seat = sevenSeas.pending(s)[0]?.seat; seat !== undefined; seat = sevenSeas.pending(s)[0]?.seat) {
        sevenSeas.advance(s, seat, sevenSeas.brain.policy(s, seat, sevenSeas.legal(s, seat), luck.bots), luck);
      }
      points += (sevenSeas.outcome(s)?.scores ?? []).reduce((sum, n) => sum + n, 0) / seats / matches;
      played += s.round / matches;
    }
    expect([seats, Math.abs(points - score) < 7, Math.abs(played - rounds) < 4]).toEqual([seats, true, true]);
  }
});
