import { beginLedger, openLedger, tapLedger, type Ledger } from '@/engine/companion/core/ledger';
import { admiralSheet } from '@/engine/companion/admiral';
import type { SheetFact } from '@/engine/companion/admiral/facts';
import type { SheetSetup } from '@/engine/companion/admiral/setup';
import type { AdmiralSheet } from '@/engine/companion/admiral/sheet';
import type { SheetTap } from '@/engine/companion/admiral/taps';
import { Luck, Stream } from '@/engine/core/luck';
import { readOptions } from '@/engine/core/options';
import { admiral } from '@/engine/games/admiral';
import type { AdmiralEvent } from '@/engine/games/admiral/events';
import { OPTIONS, type AdmiralOptions } from '@/engine/games/admiral/options';
import type { AdmiralView } from '@/engine/games/admiral/view';
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
const MOST_ANSWERS = 1500;

/** Any answers, the bold ones more often; the sheet is tapped along and held against the table after each of them. */
function along(seats: number, given: Partial<AdmiralOptions>, seed: string): { book: Book; events: AdmiralEvent[] } {
  const options = readOptions(OPTIONS, { ...given, roundLimit: 20 }) as unknown as AdmiralOptions;
  const players = Array.from({ length: seats }, (_, i) => ({ name: `P${i + 1}`, emblem: i + 1 }));
  let book: Book = beginLedger(admiralSheet, { players, options }, seed);
  const tap = (one: SheetTap): void => {
    book = tapLedger(admiralSheet, book, one);
  };
  const luck = Luck.fromSeed(seed);
  const choice = Stream.seeded(seed, 'along');
  const state = admiral.start(options, seats, luck);
  const all: AdmiralEvent[] = [];
  tap({ type: 'order', order: admiral.observe(state, 0).order });
  for (let answers = 0; answers < MOST_ANSWERS; answers++) {
    const [decision] = admiral.pending(state);
    if (!decision) break;
    const { seat } = decision;
    const legal = admiral.legal(state, seat);
    const bold = legal.filter(({ type }) => BOLD.has(type));
    const action = choice.pick(bold.length > 0 && choice.below(3) > 0 ? bold : legal);
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
];

it.each(TABLES)('11: the sheet agrees with the engine after every answer, %i players, %o', (seats, options) => {
  for (let n = 0; n < 4; n++) {
    const { book } = along(seats, options, `along ${n}`);
    // What is kept is the taps alone: read again they make the same sheet.
    expect(openLedger(admiralSheet, JSON.parse(JSON.stringify(book.session))).sheet).toEqual(book.sheet);
  }
});
