import { asideFor } from '@/engine/bots/asides';
import type { Seat } from '@/engine/core/game';
import { Luck, Stream } from '@/engine/core/luck';
import { readOptions } from '@/engine/core/options';
import { admiral } from '@/engine/games/admiral';
import type { AdmiralAction } from '@/engine/games/admiral/actions';
import type { AdmiralEvent } from '@/engine/games/admiral/events';
import { OPTIONS, type AdmiralOptions } from '@/engine/games/admiral/options';
import { afterOf, driftsAhead, threatsTo } from '@/engine/games/admiral/public';
import { dealMines } from '@/engine/games/admiral/resample';
import { chartOf, hasRoom, put, type AdmiralState } from '@/engine/games/admiral/state';
import { canonical } from '@/engine/core/hash';

/** E-9, E-10: what nobody may find out is dealt anew, and nothing may come out another way. */
const POSITIONS = 5000;

const TABLES = [
  [2, { minesPerPlayer: 3, wind: 'lively' }],
  [3, { minesPerPlayer: 2 }],
  [4, { minesPerPlayer: 1, teams: '2v2' }],
  [2, { minesPerPlayer: 3, level: 'captain' }],
] as const;

function* positions(): Generator<readonly [AdmiralState, Stream]> {
  for (let match = 0; ; match++) {
    const [seats, given] = TABLES[match % TABLES.length] as (typeof TABLES)[number];
    const luck = Luck.fromSeed(`hidden ${match}`);
    const s = admiral.start(readOptions(OPTIONS, given) as unknown as AdmiralOptions, seats, luck);
    let isSpread = false;
    for (let asked = admiral.pending(s)[0]; asked; asked = admiral.pending(s)[0]) {
      if (s.phase === 'wind' && !isSpread) {
        spread(s, luck.bots);
        isSpread = true;
      }
      if (s.mines.some(({ length }) => length > 0)) yield [s, luck.bots];
      const { seat } = asked;
      const asides = seatsOf(s).flatMap((one) =>
        (admiral.asides?.(s, one) ?? []).flatMap((action) =>
          action.type === 'SetMinePolicy' ? [{ seat: one, action }] : [],
        ),
      );
      if (asides.length > 0 && luck.bots.below(15) === 0) {
        const aside = luck.bots.pick(asides);
        admiral.advance(s, aside.seat, aside.action, luck);
        continue;
      }
      const legal = admiral.legal(s, seat);
      const isRandom = luck.bots.below(4) === 0;
      admiral.advance(
        s,
        seat,
        isRandom ? luck.bots.pick(legal) : admiral.brain.policy(s, seat, legal, luck.bots),
        luck,
      );
    }
  }
}

/** Ships anywhere, and about half of the mines on `ask`. */
function spread(s: AdmiralState, luck: Stream): void {
  const chart = chartOf(s);
  for (const [ship] of chart.ships.entries())
    put(s, ship, luck.pick(chart.squares.filter((square) => hasRoom(s, chart, square))));
  s.mines = s.mines.map((mines) => mines.map((mine) => (luck.below(2) === 0 ? { ...mine, order: 'ask' } : mine)));
}

function seatsOf(s: AdmiralState): Seat[] {
  return Array.from({ length: s.seats }, (_, seat) => seat);
}

/** Mines of the others somewhere else, with other orders; who has any on `ask` is no secret. */
function elsewhere(s: AdmiralState, seat: Seat, luck: Stream): AdmiralState {
  const other = admiral.clone(s);
  other.mines = dealMines(s, admiral.observe(s, seat), luck).map((mines, one) => {
    if (one === seat) return mines;
    const isAsking = s.mines[one]?.some(({ state, order }) => state !== 'spent' && order === 'ask');
    const hidden = mines.filter(({ state }) => state === 'live');
    return mines.map((mine) => ({ ...mine, order: isAsking && mine === hidden[0] ? 'ask' : luck.pick(ORDERS) }));
  });
  return other;
}

const ORDERS = ['always', 'never', 4] as const;

/** All that a player can see, ask and do from where he stands. */
function known(s: AdmiralState, seat: Seat): unknown {
  const view = admiral.observe(s, seat);
  const legal = admiral.legal(s, seat);
  return {
    view,
    legal,
    asides: admiral.asides?.(s, seat),
    pending: admiral.pending(s),
    refused: REFUSED.map((action) => admiral.check(s, seat, action)?.code),
    after: legal.slice(0, 3).map((action) => afterOf(view, action)),
    drifts: driftsAhead(view),
    threats: threatsTo(view, seat),
    sight: admiral.brain.sight(s, seat),
    policy: legal.length > 0 ? admiral.brain.policy(s, seat, legal, Stream.seeded('known', 'policy')) : null,
    aside: asideFor(admiral as never, view, seat, admiral.asides?.(s, seat) ?? [], 'known'),
  };
}

const REFUSED: readonly AdmiralAction[] = [
  { type: 'PassMine' },
  { type: 'Move', ship: 'line-1', course: 'N', squares: 9 },
  { type: 'SetMinePolicy', mine: 1, order: 'ask' },
];

/** What whoever has moved learns of it, and whether it can be taken back. */
function moved(s: AdmiralState, seat: Seat, action: AdmiralAction): readonly unknown[] {
  const after = admiral.clone(s);
  const events: AdmiralEvent[] = [];
  admiral.advance(after, seat, action, Luck.fromSeed('moved'), (event) => events.push(event));
  return [events.find(({ type }) => type === 'moved' || type === 'drifted')?.reveals, admiral.pending(after)];
}

test(`${POSITIONS} positions: what a player sees, may do, is told beforehand and can take back does not hang on the mines of others`, () => {
  let [seen, undoable, asked] = [0, 0, 0];
  for (const [s, luck] of positions()) {
    if (seen === POSITIONS) break;
    const seat = luck.below(s.seats);
    const other = elsewhere(s, seat, luck);
    const [one, two] = [known(other, seat), known(s, seat)];
    if (canonical(one) !== canonical(two)) expect(one).toEqual(two);
    seen++;
    const moves = admiral.legal(s, seat).filter(({ type }) => type === 'Move' || type === 'Drift');
    if (moves.length === 0) continue;
    const move = luck.pick(moves);
    const [[reveals, questions], [revealsToo, questionsToo]] = [moved(s, seat, move), moved(other, seat, move)];
    expect(revealsToo).toBe(reveals);
    if (reveals === undefined) undoable++;
    // Who is asked after a way hangs on no mine's place.
    const isAsked = (all: unknown): boolean => (all as { kind: string }[])[0]?.kind === 'Detonate';
    expect(isAsked(questionsToo)).toBe(isAsked(questions));
    if (isAsked(questions)) asked++;
  }
  expect(undoable).toBeGreaterThan(200);
  expect(asked).toBeGreaterThan(20);
});
