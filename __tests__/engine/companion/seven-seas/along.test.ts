import { begin, type Player } from '@/engine/companion/seven-seas/sheet';
import { forecastOf, marksOf } from '@/engine/companion/seven-seas/fleet';
import { resultOf } from '@/engine/companion/seven-seas/result';
import { Luck } from '@/engine/core/luck';
import { readOptions } from '@/engine/core/options';
import { sevenSeas } from '@/engine/games/seven-seas';
import { OPTIONS, type SevenSeasOptions } from '@/engine/games/seven-seas/options';
import { emptyTable } from '@/engine/games/seven-seas/rules/setup';
import { cardsInHand, scoreOf } from '@/engine/games/seven-seas/score';
import { clone, goodsOf, type SevenSeasState } from '@/engine/games/seven-seas/state';
import { crew } from './at-the-table';
import { Scribe } from './scribe';

/** Section 11 beside sections 3 to 7: what the rules book by themselves, the books book by themselves, too. */

const optionsOf = (given: Partial<SevenSeasOptions>): SevenSeasOptions =>
  readOptions(OPTIONS, given) as unknown as SevenSeasOptions;

const inGame = (s: SevenSeasState): unknown => ({
  table: [s.round, s.first, s.lastRound, s.port, s.deck.length, s.endDrawn, s.ports >> 16],
  players: s.chests.map((chests, seat) => ({
    numbers: [chests, s.owned[seat], ...goodsOf(s, seat), s.talismans[seat], s.yy[seat], s.marks[seat]],
    others: [s.hold[seat], s.unsink[seat], s.corsair[seat], s.table[seat], cardsInHand(s, seat)],
    ifEnded: scoreOf(s, seat),
  })),
});

const inBooks = ({ book: { sheet } }: Scribe): unknown => ({
  table: [sheet.round, sheet.first, sheet.last, sheet.port, sheet.deck, sheet.end, sheet.ports],
  players: sheet.players.map((p) => ({
    numbers: [p.chests, p.owned, ...p.goods, p.talismans, p.yy, marksOf(p)],
    others: [p.hold, p.unsink, p.corsair, p.played, p.cards],
    ifEnded: forecastOf(sheet, p),
  })),
});

const gameSays = (s: SevenSeasState): unknown => {
  const { scores, winners, reason } = sevenSeas.outcome(s) ?? {};
  return [scores, winners, reason];
};

const booksSay = (players: readonly Player[]): unknown => {
  const { lines, winners, reason } = resultOf({ ...begin(crew(players.length)), players });
  return [lines.map(({ score }) => score), winners, reason];
};

test.each([2, 3, 4])('11.3, 11.4 tapped along with whole matches of %i, the books say what the game says', (seats) => {
  let rounds = 0;
  for (let i = 0; i < 8; i++) {
    const luck = Luck.fromSeed(`along ${i}`);
    const options = optionsOf(i % 3 === 0 ? { caravanSet: '2234' } : {});
    const s = sevenSeas.start(options, seats, luck);
    // The quick hand throws: it is the books that are looked at.
    s.imagined = true;
    const scribe = new Scribe(seats, options.caravanSet, s.first);
    for (let seat = sevenSeas.pending(s)[0]?.seat; seat !== undefined; seat = sevenSeas.pending(s)[0]?.seat) {
      const legal = sevenSeas.legal(s, seat);
      const atRandom = luck.bots.below(100) < (i % 4) * 15;
      const action = atRandom ? luck.bots.pick(legal) : sevenSeas.brain.policy(clone(s), seat, legal, luck.bots);
      sevenSeas.advance(s, seat, action, luck, (event) => scribe.hear(event));
      if (s.phase !== 'select' || s.chosen.some((rank) => rank > 0)) continue;
      expect(inBooks(scribe)).toEqual(inGame(s));
      rounds++;
    }
    expect(booksSay(scribe.book.sheet.players)).toEqual(gameSays(s));
    expect(scribe.book.sheet.finished).toBe(true);
  }
  expect(rounds).toBeGreaterThan(90);
});

test('7 of any equal points both name the same winners, for the same reason', () => {
  const { setup: luck } = Luck.fromSeed('equals');
  const reasons = new Set<string>();
  for (let i = 0; i < 400; i++) {
    const seats = 2 + (i % 3);
    const s = emptyTable(optionsOf({}), seats, 0);
    s.phase = 'over';
    const fresh = begin(crew(seats)).players;
    const flags = luck.shuffle([0, 1, 2, 3]).map((nation) => [nation, luck.below(seats + 1)] as const);
    const players = fresh.map((player, seat): Player => {
      const cards = luck.below(2);
      const other = luck.below(2);
      const corsair = flags.reduce((bits, [nation, owner]) => (owner === seat ? bits | (1 << nation) : bits), 0);
      const chests = 10 + 3 * (cards + other) + (i % 2 === 0 ? 0 : luck.below(2));
      s.chests[seat] = chests;
      s.corsair[seat] = corsair;
      s.hands[seat] = cards;
      // 4.16.7: the game has counted the cards in hand as marks by now.
      s.marks[seat] = other + cards;
      return { ...player, chests, corsair, cards, marks: { ...player.marks, other } };
    });
    expect(booksSay(players)).toEqual(gameSays(s));
    reasons.add(resultOf({ ...begin(crew(seats)), players }).reason);
  }
  expect([...reasons].sort()).toEqual(['fewer-marks', 'fewer-tokens', 'score', 'shared']);
});
