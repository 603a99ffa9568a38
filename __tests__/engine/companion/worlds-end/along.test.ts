import { famePartsOf } from '@/engine/companion/worlds-end/fame';
import { resultOf } from '@/engine/companion/worlds-end/result';
import { limitOf } from '@/engine/companion/worlds-end/sheet';
import { Luck } from '@/engine/core/luck';
import { readOptions } from '@/engine/core/options';
import { worldsEnd } from '@/engine/games/worlds-end';
import { SEAS, type SeaId } from '@/engine/games/worlds-end/data/board';
import { fameParts } from '@/engine/games/worlds-end/fame';
import { OPTIONS, type WorldsEndOptions } from '@/engine/games/worlds-end/options';
import { BATTLE, CALYPSO, MOVE, PORT, SKILL_2, type WorldsEndState } from '@/engine/games/worlds-end/state';
import { Scribe } from './scribe';

/** Section 11 beside sections 3 to 7: what the rules book by themselves, the books book by themselves, too. */

const optionsOf = (given: Partial<WorldsEndOptions>): WorldsEndOptions =>
  readOptions(OPTIONS, { heroes: 'random', autoCommander: true, ...given }) as unknown as WorldsEndOptions;

/** Free skills that use themselves are no business of the books. */
const USED = MOVE | PORT | BATTLE | CALYPSO | SKILL_2;

const inGame = (s: WorldsEndState): unknown => ({
  table: [s.order, s.active, s.turn, s.armada, s.limit, s.out],
  seas: [s.owner, s.guards.map((ships) => ships.length)],
  turn: [s.used & USED, s.calm, s.bonus],
  players: s.gold.map((gold, seat) => ({
    numbers: [gold, s.calypso[seat], s.squadrons[seat]?.length, s.hands[seat]?.length, s.ownTurns[seat]],
    flagship: s.flagship[seat],
    fame: fameParts(s, seat),
  })),
});

const inBooks = ({ book: { sheet } }: Scribe): unknown => ({
  table: [sheet.order, sheet.active, sheet.turn, sheet.armada, limitOf(sheet), sheet.out],
  seas: [sheet.owner, sheet.guards],
  turn: [sheet.used & USED, sheet.calm, sheet.bonus],
  players: sheet.players.map((one, seat) => ({
    numbers: [one.gold, one.calypso, one.squadron, one.hand, one.ownTurns],
    flagship: one.flagship,
    fame: famePartsOf(sheet, seat),
  })),
});

const READINGS: readonly Partial<WorldsEndOptions>[] = [
  {},
  { doubleAlsoSum: true },
  { eventBattleFlight: true },
  { turnOrder: 'lot', heroes: 'choose' },
];

test('11.3–11.8 tapped along with whole matches of 2, 3 and 4, the books say what the game says', () => {
  let looks = 0;
  const ends = new Set<string>();
  const kinds = new Set<string>();
  for (let i = 0; i < 54; i++) {
    const seats = 2 + (i % 3);
    const luck = Luck.fromSeed(`along ${i}`);
    const options = optionsOf(READINGS[i % READINGS.length] ?? {});
    const s = worldsEnd.start(options, seats, luck);
    const scribe = new Scribe(seats, options);
    // What was settled before anybody could be told of it.
    if (s.order.length > 0) {
      const start = seats > 2 ? s.flagship.map((sea) => SEAS[sea] as SeaId) : null;
      scribe.hear({ type: 'order', seat: s.active, order: s.order, gold: s.gold, start });
      if (seats > 2) scribe.hear({ type: 'turn-began', seat: s.active, turn: 1, ownTurn: 1 });
    }
    for (let seat = worldsEnd.pending(s)[0]?.seat; seat !== undefined; seat = worldsEnd.pending(s)[0]?.seat) {
      const legal = worldsEnd.legal(s, seat);
      const atRandom = luck.bots.below(100) < (i % 7) * 14;
      const action = atRandom
        ? luck.bots.pick(legal)
        : worldsEnd.brain.policy(worldsEnd.clone(s), seat, legal, luck.bots);
      worldsEnd.advance(s, seat, action, luck, (event) => scribe.hear(event));
      if (worldsEnd.pending(s)[0]?.kind !== 'ACTIONS') continue;
      expect(inBooks(scribe)).toEqual(inGame(s));
      looks++;
    }
    const { places, winners, scores, reason } = worldsEnd.outcome(s) ?? {};
    const result = resultOf(scribe.book.sheet);
    expect([result.places, result.winners, result.reason]).toEqual([places, winners, reason]);
    expect(result.lines.map(({ fame }) => fame)).toEqual(scores);
    expect(scribe.book.sheet.finished).toBe(true);
    ends.add(result.reason);
    for (const kind of scribe.kinds) kinds.add(kind);
  }
  expect(looks).toBeGreaterThan(1500);
  expect([...ends].sort()).toEqual(['armadaBeaten', 'armadaVictory', 'fame10', 'lastStanding']);
  expect(kinds).toEqual(new Set([...kinds, ...RULED]));
});

/** Every tap behind which there is a rule that the game has, too. */
const RULED = [
  'again',
  'assign',
  'attack',
  'auction',
  'battle-end',
  'bid',
  'bought',
  'card',
  'champions-are',
  'check-die',
  'end-turn',
  'event',
  'fame',
  'fight',
  'fire',
  'guards-move',
  'income',
  'leave',
  'next-round',
  'out',
  'raid',
  'recall',
  'retreat',
  'sail',
  'salvo',
  'seize',
  'ship',
  'skill',
  'storm-dice',
  'withdraw',
];
