import { CORNER, FIELD, POS_MAX, POS_MIN, SEP_MIN } from './dice';

/** A place at rest, in whole tenths of a millimetre. */
export interface Place {
  x: number;
  y: number;
}

const INNER = CORNER - POS_MIN;

/** How far a point lies beside the middle part of the lid, where its round corners begin. */
const beside = (a: number) => (a < CORNER ? a - CORNER : a > FIELD - CORNER ? a - (FIELD - CORNER) : 0);

/** Clear of the walls and of the round corners, at any angle. */
export function isInLid(x: number, y: number): boolean {
  if (x < POS_MIN || x > POS_MAX || y < POS_MIN || y > POS_MAX) return false;
  const besideX = beside(x);
  const besideY = beside(y);
  return besideX === 0 || besideY === 0 || besideX * besideX + besideY * besideY <= INNER * INNER;
}

function isFree(x: number, y: number, placed: readonly Place[], count: number): boolean {
  if (!isInLid(x, y)) return false;
  for (let i = 0; i < count; i++) {
    const { x: px, y: py } = placed[i] as Place;
    if ((x - px) * (x - px) + (y - py) * (y - py) < SEP_MIN * SEP_MIN) return false;
  }
  return true;
}

const isSound = (places: readonly Place[]) => places.every(({ x, y }, i) => isFree(x, y, places, i));

/** Dice that give way end a hair farther apart than they must, and off the corners: rounding brings none back. */
const CLEAR = SEP_MIN + 2;
const NEARLY_CLEAR = SEP_MIN + 1.5;
const OFF_CORNER = INNER - 1;
/** A heap of 44 needs some sixty; a pile of dice in one point is not waited for. */
const MOST_PASSES = 400;

const held = (a: number) => (a < POS_MIN ? POS_MIN : a > POS_MAX ? POS_MAX : a);

/** Back into the lid, by the shortest way. */
function holdInLid(place: Place): void {
  place.x = held(place.x);
  place.y = held(place.y);
  const besideX = beside(place.x);
  const besideY = beside(place.y);
  const square = besideX * besideX + besideY * besideY;
  if (besideX === 0 || besideY === 0 || square <= OFF_CORNER * OFF_CORNER) return;
  const back = 1 - OFF_CORNER / Math.sqrt(square);
  place.x -= besideX * back;
  place.y -= besideY * back;
}

type Pair = readonly [Place, Place];

/** No die moves far, so those that may come to touch are known beforehand. */
const IN_REACH = SEP_MIN + 60;

function pairsInReach(places: readonly Place[]): Pair[] {
  return places.flatMap((one, i) =>
    places.slice(i + 1).flatMap((other): Pair[] => {
      const dx = other.x - one.x;
      const dy = other.y - one.y;
      return dx * dx + dy * dy < IN_REACH * IN_REACH ? [[one, other]] : [];
    }),
  );
}

/** Every two that are too near go apart by half each; false: none was. */
function giveWay(pairs: readonly Pair[]): boolean {
  let moved = false;
  for (const [one, other] of pairs) {
    const dx = other.x - one.x;
    const dy = other.y - one.y;
    const square = dx * dx + dy * dy;
    if (square >= NEARLY_CLEAR * NEARLY_CLEAR) continue;
    const distance = Math.sqrt(square);
    const push = (CLEAR - distance) / 2;
    const nx = distance > 0 ? dx / distance : 1;
    const ny = distance > 0 ? dy / distance : 0;
    one.x -= nx * push;
    one.y -= ny * push;
    other.x += nx * push;
    other.y += ny * push;
    moved = true;
  }
  return moved;
}

/** A heap that was still closing opens a little, all of it: no die has to leave it. */
function eased(given: readonly Place[]): Place[] {
  const places = given.map(({ x, y }) => ({ x, y }));
  places.forEach(holdInLid);
  const pairs = pairsInReach(places);
  for (let pass = 0; pass < MOST_PASSES && giveWay(pairs); pass++) places.forEach(holdInLid);
  return places.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }));
}

/** The nearest free point of all; of equal ones the first found. Ring after ring, until no nearer one can come. */
function nearestFree(x: number, y: number, placed: readonly Place[]): Place {
  let best: Place = { x, y };
  let least = Infinity;
  const look = (px: number, py: number) => {
    const square = (px - x) * (px - x) + (py - y) * (py - y);
    if (square >= least || !isFree(px, py, placed, placed.length)) return;
    least = square;
    best = { x: px, y: py };
  };
  for (let ring = 0; ring * ring < least; ring++) {
    for (let k = -ring; k <= ring; k++) {
      look(x + k, y - ring);
      look(x + k, y + ring);
      look(x - ring, y + k);
      look(x + ring, y + k);
    }
  }
  return best;
}

/**
 * Dice come to rest apart from each other and from the walls but for the rounding; this makes it exact, whatever is given.
 * What even giving way leaves without room goes to the nearest free point, one die after the other.
 */
export function settle(given: readonly Place[]): readonly Place[] {
  if (isSound(given)) return given;
  const placed: Place[] = [];
  for (const { x, y } of eased(given)) placed.push(nearestFree(x, y, placed));
  return placed;
}
