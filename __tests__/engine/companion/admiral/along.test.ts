import { openLedger, tapLedger, type Ledger } from '@/engine/companion/core/ledger';
import { admiralSheet } from '@/engine/companion/admiral';
import type { SheetFact } from '@/engine/companion/admiral/facts';
import type { SheetSetup } from '@/engine/companion/admiral/setup';
import type { AdmiralSheet } from '@/engine/companion/admiral/sheet';
import type { SheetTap } from '@/engine/companion/admiral/taps';
import { Luck, Stream } from '@/engine/core/luck';
import { admiral } from '@/engine/games/admiral';
import type { AdmiralEvent } from '@/engine/games/admiral/events';
import { SQUARES, squareFrom } from '@/engine/games/admiral/data/squares';
import { type AdmiralOptions } from '@/engine/games/admiral/options';
import { chartOf, put, type AdmiralState } from '@/engine/games/admiral/state';
import type { AdmiralView } from '@/engine/games/admiral/view';
import type { Scenario } from '@/engine/games/admiral/data/scenario';
import { SCENARIOS } from '@/engine/games/admiral/data/scenarios';
import { NOBODY, scenarioText } from '@/engine/games/admiral/public';
import { bookOf } from './book';
import { tapsFor } from './scribe';

type Book = Ledger<AdmiralSheet, SheetTap, SheetFact, SheetSetup>;

/** What lies on the table, as the engine has it, and as the sheet has it. */
function seen(v: AdmiralView): unknown {
  return {
    round: v.round,
    turn: v.turn,
    active: v.active,
    windSeat: v.windSeat,
    result: v.result,
    winners: v.winners,
    lots: [...v.lots].sort(),
    lost: v.lost,
    held: v.held,
    points: v.points,
    happened: v.happened,
    ships: v.ships.map(({ id, owner, at, damage, moved, fired, locked, due, repair, work, cargo }) =>
      at === null ? id : { id, owner, at, damage, moved, fired, locked, due, repair, work, cargo },
    ),
    forts: v.forts.map(({ at, owner, ruined, damage, fired, locked, holds, work }) => ({
      at,
      owner,
      ruined,
      damage,
      fired: owner === null ? 0 : fired,
      locked,
      holds,
      work,
    })),
    players: v.players.map(({ out, fortless, home, stamp, delivered }) => ({ out, fortless, home, stamp, delivered })),
  };
}

function kept(sheet: AdmiralSheet): unknown {
  const sideOf = (seat: number): number =>
    admiral.sides?.(sheet.options, sheet.seats).findIndex((side) => side.includes(seat)) ?? seat;
  return {
    round: sheet.round,
    turn: sheet.turn,
    active: sheet.active,
    windSeat: sheet.windSeat,
    result: sheet.result,
    winners: sheet.winners,
    lots: [...sheet.lots].sort(),
    lost: sheet.lost,
    held: sheet.held,
    points: sheet.points,
    happened: sheet.happened,
    ships: sheet.ships.map(({ id, owner, isAfloat, at, damage, moved, fired, locked, due, repair, work, cargo }) =>
      isAfloat ? { id, owner, at, damage, moved, fired, locked, due, repair, work, cargo } : id,
    ),
    forts: sheet.forts.map(({ at, owner, ruined, damage, fired, locked, holds, work }) => ({
      at,
      owner,
      ruined,
      damage,
      fired: owner === null ? 0 : fired,
      locked,
      holds,
      work,
    })),
    players: sheet.players.map(({ out, fortless, home }, seat) => ({
      out,
      fortless,
      home,
      stamp: sheet.stamp[sideOf(seat)],
      delivered: sheet.delivered[sideOf(seat)],
    })),
  };
}

const BOLD = new Set(['Fire', 'Salvo', 'Board', 'Assault', 'Load', 'Unload', 'StartRepair', 'StartFortWork']);
/** Work that is begun goes on, so that tokens come off. */
const LEAVING = new Set(['EndRepair', 'EndFortWork']);
const MOST_ANSWERS = 1500;

/** Everybody close together round one fort, damaged and loaded: at the real table, too, ships stand where they stand. */
function scatter(state: AdmiralState, choice: Stream, tap: (one: SheetTap) => void): void {
  const { ships, fortAt, kind } = chartOf(state);
  const free = SQUARES.filter((id) => /^[A-G][1-6]$/.test(id)).filter(
    (id) => fortAt[squareFrom(id)] === -1 && kind[squareFrom(id)] === 0 && state.water[squareFrom(id)] === 0,
  );
  ships.forEach(({ id, seat }, ship) => {
    if (seat === NOBODY) return;
    const at = free.splice(choice.below(free.length), 1)[0] as string;
    const [damage, cargo] = [choice.below(3), choice.below(2)];
    put(state, ship, squareFrom(at));
    state.damage[ship] = damage;
    state.cargo[ship] = cargo;
    tap({ type: 'place', ship: id, at });
    tap({ type: 'hull', unit: id, damage });
    tap({ type: 'cargo', unit: id, count: cargo });
  });
}

/** Any answers, the bold ones more often; the sheet is tapped along and held against the table after each of them. */
function along(
  seats: number,
  given: Partial<AdmiralOptions>,
  seed: string,
  isBrawl = false,
): { book: Book; events: AdmiralEvent[] } {
  let book = bookOf({ ...given, roundLimit: 20 }, seats, seed);
  const tap = (one: SheetTap): void => {
    book = tapLedger(admiralSheet, book, one);
  };
  const luck = Luck.fromSeed(seed);
  const choice = Stream.seeded(seed, 'along');
  const state = admiral.start(book.session.setup.options, seats, luck);
  const all: AdmiralEvent[] = [];
  tap({ type: 'order', order: admiral.observe(state, 0).order });
  for (let answers = 0; answers < MOST_ANSWERS; answers++) {
    const [decision] = admiral.pending(state);
    if (!decision) break;
    if (isBrawl && state.round === 1 && decision.kind === 'SpinVane') scatter(state, choice, tap);
    const { seat } = decision;
    const legal = admiral.legal(state, seat);
    const staying = legal.filter(({ type }) => !LEAVING.has(type));
    const bold = legal.filter(({ type }) => BOLD.has(type));
    const action = choice.pick(bold.length > 0 && choice.below(3) > 0 ? bold : staying.length > 0 ? staying : legal);
    const before = admiral.observe(state, seat);
    const events: AdmiralEvent[] = [];
    admiral.advance(state, seat, action, luck, (event) => events.push(event));
    all.push(...events);
    for (const make of tapsFor(action, events, before, () => book.sheet)) {
      const one = make();
      if (one) tap(one);
    }
    const now = admiral.observe(state, seat);
    const kind = now.tasks.at(-1)?.kind;
    const isOpen = kind === undefined || kind === 'main' || kind === 'spin';
    if (isOpen && now.round > 0) expect(kept(book.sheet)).toEqual(seen(now));
  }
  return { book, events: all };
}

/** 14.4: points for deeds, what must be held, what happens. */
const SCENARIO = SCENARIOS.find(({ id }) => id === 'pearl-shoals') as Scenario;
const OWN = scenarioText({
  ...SCENARIO,
  id: 'my-deeds',
  layouts: [
    {
      ...(SCENARIO.layouts[0] as Scenario['layouts'][number]),
      victory: [
        {
          type: 'all',
          of: [
            { type: 'hold', fort: 'F1', rounds: 9 },
            { type: 'capture', fort: 'F2' },
          ],
        },
        { type: 'not', side: 'P2', of: { type: 'possible', side: 'P1', marker: 'pearl', count: 2 } },
        {
          type: 'points',
          atRound: 18,
          table: [
            'sink:brig',
            'capture:line',
            'ruinFort',
            'captureFort',
            'deliver:pearl',
            'own:fort',
            'alive:frigate',
          ].map((event, i) => ({ event, points: i + 1 })),
        },
      ],
    },
  ],
  events: [
    {
      on: 'round:3',
      do: [{ spawn: { seat: 'P2', ships: ['brig'], at: 'edge:N' } }, { place: { marker: 'pearl', squares: 'C9' } }],
    },
    { on: 'sunk:P1', do: [{ spawn: { seat: 'P1', ships: ['frigate'], at: 'col:A' } }] },
    { on: 'every:4', do: [{ wind: { script: [2, 5] } }] },
  ],
} as Scenario) as AdmiralOptions['scenario'];

const TABLES: readonly (readonly [seats: number, options: Partial<AdmiralOptions>])[] = [
  [1, { scenario: 'mini-2' }],
  [4, { scenario: 'mini-3' }],
  [2, { scenario: 'first-battle' }],
  [2, { scenario: 'pearl-shoals', wind: 'lively' }],
  [3, { scenario: 'pearl-shoals', hitRule: 'even' }],
  [4, { scenario: 'pearl-shoals', teams: '2v2', wind: 'lively' }],
  [6, { scenario: 'pearl-shoals', teams: '2v2v2' }],
  [2, { scenario: 'old-pirate', wind: 'lively' }],
  [4, { scenario: 'old-pirate', wind: 'lively' }],
  [2, { scenario: 'jolly-roger' }],
  [2, { scenario: 'sea-on-fire' }],
];

const met = new Set<string>();

it.each(TABLES)('11: the sheet agrees with the engine after every answer, %i players, %o', (seats, options) => {
  for (let n = 0; n < 4; n++) {
    const { book, events } = along(seats, options, `along ${n}`);
    for (const { type } of events) met.add(type);
    // What is kept is the taps alone: read again they make the same sheet.
    expect(openLedger(admiralSheet, JSON.parse(JSON.stringify(book.session))).sheet).toEqual(book.sheet);
  }
});

const BRAWLS: readonly (readonly [seats: number, options: Partial<AdmiralOptions>])[] = [
  [2, { scenario: 'pearl-shoals' }],
  [3, { scenario: 'pearl-shoals', wind: 'lively' }],
  [4, { scenario: 'pearl-shoals', teams: '2v2' }],
  [2, { scenario: OWN }],
];

it.each(BRAWLS)('11: and in the thick of it, %i players, %o', (seats, options) => {
  for (let n = 0; n < 8; n++) {
    const { events } = along(seats, options, `brawl ${n}`, true);
    for (const { type } of events) met.add(type);
  }
});

it('the matches met what the sheet has to work out by itself', () => {
  const wanted = [
    'sunk',
    'captured',
    'fort-captured',
    'fort-ruined',
    'mended',
    'exploded',
    'fortless',
    'out',
    'shifted',
    'over',
    'came',
    'placed',
  ];
  expect(wanted.filter((type) => !met.has(type))).toEqual([]);
});
