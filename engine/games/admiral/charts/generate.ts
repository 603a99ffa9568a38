import { Luck, type Stream } from '@/engine/core/luck';
import { seenSigns } from '@/engine/core/unseen';
import type { Fort, Island, Layout, PlacePlan, Scenario } from '../data/scenario';
import type { KindId } from '../data/ships';
import { kingDistance, squareFrom, squareId, WIDTH, type SquareId } from '../data/squares';
import { isSound } from '../scenario/faults';
import { reviewScenario } from '../scenario/review';
import { sizeOf, squaresUnder, twinsOf, twinStamps, type BoardSize, type Stamp, type Symmetry } from './symmetry';

/** 15.3: what a random chart is to have. */
export interface Wishes {
  readonly players: number;
  readonly board: BoardSize;
  readonly islands: number;
  readonly reefs: number;
  readonly symmetry: Symmetry;
  readonly markers: number;
  /** How far islands lie apart: 0 narrow straits … 2 open sea. */
  readonly openness: number;
  readonly seed: string;
}

/** So often the sea is drawn anew before there is less on it. */
const TRIES = 4;

/** A sound chart for a seed: the same on every device. What finds no room on a small board is left out. */
export function generate(given: Wishes): Scenario {
  const wishes = { ...given, seed: plainSeed(given.seed) };
  const luck = Luck.fromSeed(`chart ${wishes.seed}`).setup;
  let { islands, reefs, markers } = wishes;
  for (;;) {
    for (let i = 0; i < TRIES; i++) {
      const scenario = drawn({ ...wishes, islands, reefs, markers }, luck);
      if (isSound(reviewScenario(scenario).faults)) return scenario;
      // A draft like any other: nobody waits for what even an empty sea does not mend.
      if (reefs + islands + markers === 0) return scenario;
    }
    if (reefs + islands === 0) markers = 0;
    reefs = reefs >> 1;
    islands = Math.max(0, islands - 1);
  }
}

/** Signs. It stands in the title. */
const LONGEST_SEED = 40;

/** What hides in pasted text is no part of a seed. */
function plainSeed(seed: string): string {
  return seenSigns(seed).slice(0, LONGEST_SEED).join('').trim() || '0';
}

/** Where the forts stand, by players: parts of the board, from its south-western corner. */
const HOMES: Readonly<Record<number, readonly (readonly [x: number, y: number])[]>> = {
  1: [[0, 0]],
  2: [
    [0, 0],
    [1, 1],
  ],
  3: [
    [0, 0],
    [0, 1],
    [1, 0.5],
  ],
  4: [
    [0, 0],
    [0, 1],
    [1, 1],
    [1, 0],
  ],
  6: [
    [0, 0],
    [0, 1],
    [0.5, 1],
    [1, 1],
    [1, 0],
    [0.5, 0],
  ],
};

const FLEETS: Readonly<Record<'large' | 'small', readonly KindId[]>> = {
  large: ['line', 'galleon', 'frigate', 'brig'],
  small: ['galleon', 'frigate', 'brig'],
};

function drawn(wishes: Wishes, luck: Stream): Scenario {
  const { players, board, seed } = wishes;
  const forts = homes(wishes);
  const fleet = players > 4 || board.cols * board.rows <= 168 ? FLEETS.small : FLEETS.large;
  const bare = frame(wishes, {
    id: String(players),
    players,
    mode: players === 1 ? 'solo' : 'ffa',
    turnOrder: 'dice',
    forts,
    seats: { each: { fort: 'own', fleet, deploy: 'port:own', mines: 0 } },
    victory: [],
    defeat: [{ type: 'noShips' }, { type: 'noFort', turns: 3, cures: ['restoreStarted', 'captureFort'] }],
  });
  const islands = drawIslands(bare, wishes, forts, luck);
  const land = islands.flatMap((isle) => squaresUnder(bare, isle));
  const reefs = drawReefs(wishes, forts, land, luck);
  const lots = drawLots(wishes, forts, [...land, ...reefs], luck);
  const layout = {
    ...(bare.layouts[0] as Layout),
    islands,
    reefs: { fixed: reefs, perPlayer: 0 },
    ...(lots.length > 0 && { place: placed(lots) }),
    victory: goals(lots.length, players),
  };
  const title = { en: `Random chart ${seed}`, ru: `Случайная карта ${seed}`, uk: `Випадкова мапа ${seed}` };
  return { ...bare, title, layouts: [layout] };
}

/** All of a chart but what lies on it. */
function frame({ board, seed, markers }: Wishes, layout: Layout): Scenario {
  return {
    schema: 1,
    id: `random-${seed.replaceAll(/[^A-Za-z0-9]/g, '').slice(0, 20)}`,
    version: 1,
    title: {},
    board,
    ...(markers > 0 && { markers: [{ id: 'pearl', look: 'pearl' as const }] }),
    rules: { roundLimit: 60 },
    layouts: [layout],
  };
}

function homes({ players, board: { cols, rows } }: Wishes): Fort[] {
  return (HOMES[players] ?? []).map(([x, y], seat) => ({
    id: `F${seat + 1}`,
    at: squareId(Math.round(y * (rows - 1)) * WIDTH + Math.round(x * (cols - 1))),
    owner: `P${seat + 1}`,
  }));
}

const isFar = (from: readonly SquareId[], most: number, square: SquareId): boolean =>
  from.every((one) => kingDistance(squareFrom(one), squareFrom(square)) > most);

function drawIslands(scenario: Scenario, wishes: Wishes, forts: readonly Fort[], luck: Stream): Island[] {
  const { board, islands, symmetry, openness } = wishes;
  const laid: Stamp[] = [];
  const ports = forts.map(({ at }) => at);
  for (let tries = 0; tries < 60 && laid.length < islands; tries++) {
    const shape = luck.pick(['A', 'B']);
    const rot = luck.below(4);
    const [w, h] = sizeOf(scenario, { shape, rot });
    const [across, up] = [board.cols - w + 1, board.rows - h + 1];
    if (across <= 0 || up <= 0) continue;
    const stamp = { shape, rot, at: squareId(luck.below(up) * WIDTH + luck.below(across)) };
    const twins = twinStamps(scenario, board, symmetry, stamp);
    if (laid.length + twins.length > islands) continue;
    const before = laid.flatMap((one) => squaresUnder(scenario, one));
    const isFree = twins.every((one, i) => {
      const others = [...before, ...twins.slice(0, i).flatMap((twin) => squaresUnder(scenario, twin))];
      return squaresUnder(scenario, one).every((square) => isFar(others, openness, square) && isFar(ports, 2, square));
    });
    if (isFree) laid.push(...twins);
  }
  return laid;
}

/** On open water, off the ports. */
function drawReefs(wishes: Wishes, forts: readonly Fort[], land: readonly SquareId[], luck: Stream): SquareId[] {
  const { board, reefs, symmetry } = wishes;
  const ports = forts.map(({ at }) => at);
  const open = luck.shuffle(squaresOf(board).filter((square) => isFar(ports, 2, square) && isFar(land, 0, square)));
  const laid: SquareId[] = [];
  for (const square of open) {
    const twins = twinsOf(board, symmetry, square);
    if (laid.length + twins.length <= reefs && twins.every((one) => isFar(laid, 1, one))) laid.push(...twins);
  }
  return laid;
}

/** Where nobody has a much shorter way to them than others (V11). */
function drawLots(wishes: Wishes, forts: readonly Fort[], taken: readonly SquareId[], luck: Stream): SquareId[] {
  const { board, markers, symmetry } = wishes;
  const ports = forts.map(({ at }) => squareFrom(at));
  const lean = (square: SquareId): number => {
    const ways = ports.map((port) => kingDistance(port, squareFrom(square)));
    return Math.max(...ways) - Math.min(...ways);
  };
  const free = squaresOf(board).filter(
    (square) =>
      isFar(
        forts.map(({ at }) => at),
        2,
        square,
      ) && !taken.includes(square),
  );
  const sorted = luck.shuffle(free).sort((a, b) => lean(a) - lean(b));
  const laid: SquareId[] = [];
  for (const square of sorted) {
    const twins = twinsOf(board, symmetry, square).filter((one) => free.includes(one));
    if (!laid.includes(square) && laid.length + twins.length <= markers) laid.push(...twins);
  }
  return laid;
}

function squaresOf({ cols, rows }: BoardSize): SquareId[] {
  return Array.from({ length: cols * rows }, (_, i) => squareId(Math.trunc(i / cols) * WIDTH + (i % cols)));
}

/** Selectors have an end (14.2). */
const PER_SELECTOR = 30;

export function placed(lots: readonly SquareId[], marker = 'pearl'): PlacePlan[] {
  const parts = Array.from({ length: Math.ceil(lots.length / PER_SELECTOR) }, (_, i) =>
    lots.slice(i * PER_SELECTOR, (i + 1) * PER_SELECTOR),
  );
  return parts.map((part) => ({ marker, squares: part.join('+'), fill: 'all' }));
}

function goals(lots: number, players: number): NonNullable<Layout['victory']> {
  if (lots === 0) return players === 1 ? [{ type: 'survive', round: 20 }] : [{ type: 'lastWithShips' }];
  const deliver = { type: 'deliver', marker: 'pearl', count: Math.ceil(lots / players) } as const;
  const exhausted = { type: 'mostWhenExhausted', marker: 'pearl', tie: 'earliestLast' } as const;
  return players === 1 ? [deliver] : [deliver, { type: 'lastWithShips' }, exhausted];
}
