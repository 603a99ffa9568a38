import type { Box, Ship } from '../box';
import { gunOf, gunWorth, hurtChance, priceOf, sinkChance } from './odds';

/*
 * How a battle without cards comes out when both sides fire by E-15, worked out to the last die: every state that can be
 * reached is solved once. Equal ships are the same ship, so there are few of them.
 */

interface Odds {
  /** The chance that the side which fires first wins. */
  readonly first: number;
  /** What each side has left, on the average, in gold. */
  readonly left: readonly [number, number];
}

/** Below this chance a side that may sails away at the end of a round. */
export const GIVES_UP = 0.22;

/** A state with more ships than this is not solved but guessed. */
const MOST_SHIPS = 7;
const MOST_AGAINST_FEW = 9;
/** Memory for so many states. */
const MOST_STATES = 60_000;

/** What a ship is here: its kind, and whether it is damaged and has fired. */
type Piece = number;
const DAMAGED = 2;
const FIRED = 1;
const KIND = 4;

interface Kinds {
  /** By ship. */
  readonly kindOf: readonly number[];
  readonly attack: readonly number[];
  readonly worth: readonly number[];
  /** By piece without its shot: the chances against one to three dice. */
  readonly sunk: readonly (readonly number[])[];
  readonly hurt: readonly (readonly number[])[];
  /** By piece: price × 27, or × 20 where it has fired (E-15). */
  readonly prize: readonly number[];
  readonly solved: Map<string, Odds>;
}

const MOST_DICE = 3;
const FRESH = 27;
const SPENT = 20;

const known = new WeakMap<Box, Kinds>();

function kindsOf(b: Box): Kinds {
  const found = known.get(b);
  if (found) return found;
  const names: string[] = [];
  const attack: number[] = [];
  const worth: number[] = [];
  const sunk: number[][] = [];
  const hurt: number[][] = [];
  const prize: number[] = [];
  const kindOf = b.ids.map((_, ship) => {
    const gun = gunOf(b, ship);
    const price = priceOf(b, ship);
    const name = [gun.attack, gun.defence, gun.mark, price].join();
    const at = names.indexOf(name);
    if (at >= 0) return at;
    names.push(name);
    attack.push(gun.attack);
    worth.push(gunWorth(gun));
    for (const damaged of [false, true]) {
      const dice = Array.from({ length: MOST_DICE + 1 }, (__, n) => n);
      sunk.push(dice.map((n) => sinkChance(n, { ...gun, damaged })));
      hurt.push(dice.map((n) => hurtChance(n, { ...gun, damaged })));
      prize.push(price * FRESH, price * SPENT);
    }
    return names.length - 1;
  });
  const made = { kindOf, attack, worth, sunk, hurt, prize, solved: new Map<string, Odds>() };
  known.set(b, made);
  return made;
}

/** The greatest first, so that equal fleets are equal lines. */
type Line = readonly Piece[];

function lineOf(k: Kinds, ships: readonly Ship[], damaged: readonly Ship[]): Line {
  return ships
    .map((ship) => (k.kindOf[ship] as number) * KIND + (damaged.includes(ship) ? DAMAGED : 0))
    .sort((x, y) => y - x);
}

const NONE: readonly Ship[] = [];

/** What comes of it when the round begins with these two lines. `flees`: which sides may sail away. */
export function fightOdds(
  b: Box,
  first: readonly Ship[],
  second: readonly Ship[],
  flees: readonly [boolean, boolean],
  damaged: readonly Ship[] = NONE,
): Odds {
  const k = kindsOf(b);
  const one = lineOf(k, first, damaged);
  const other = lineOf(k, second, damaged);
  const all = one.length + other.length;
  const few = Math.min(one.length, other.length);
  if (few > 0 && all > (few <= 2 ? MOST_AGAINST_FEW : MOST_SHIPS)) return guess(k, one, other);
  if (k.solved.size > MOST_STATES) k.solved.clear();
  return round(k, one, other, (flees[0] ? 1 : 0) + (flees[1] ? 2 : 0));
}

function worthOf(k: Kinds, line: Line): number {
  let sum = 0;
  for (let i = 0; i < line.length; i++) sum += k.worth[(line[i] as number) >> 2] as number;
  return sum;
}

function keyOf(one: Line, other: Line, more: number): string {
  return `${String.fromCharCode(...one)} ${String.fromCharCode(...other)} ${more}`;
}

/** A whole round. That nobody hits anything leads back to where it began, so what is left is shared out among the rest. */
function round(k: Kinds, one: Line, other: Line, flees: number): Odds {
  if (other.length === 0) return { first: 1, left: [worthOf(k, one), 0] };
  if (one.length === 0) return { first: 0, left: [0, worthOf(k, other)] };
  const key = keyOf(one, other, flees);
  const found = k.solved.get(key);
  if (found) return found;
  let wins = 0;
  let left0 = 0;
  let left1 = 0;
  let still = 1;
  const lines: [Line, Line] = [one, other];
  for (let side = 0; ;) {
    if (!canFire(lines[side] as Line)) side = 1 - side;
    if (!canFire(lines[side] as Line)) break;
    const shot = takeShot(k, lines, side);
    for (const [chance, after] of shot.changes) {
      const odds = middle(k, after[0], after[1], 1 - side, flees);
      wins += still * chance * odds.first;
      left0 += still * chance * odds.left[0];
      left1 += still * chance * odds.left[1];
    }
    still *= shot.miss;
    lines[side] = shot.fired;
    side = 1 - side;
  }
  const part = 1 - still;
  const odds: Odds = { first: wins / part, left: [left0 / part, left1 / part] };
  k.solved.set(key, odds);
  return odds;
}

/** 4.14.2: at the end of a round either side may sail away. */
function betweenRounds(k: Kinds, one: Line, other: Line, flees: number): Odds {
  const odds = round(k, one, other, flees);
  if (one.length === 0 || other.length === 0) return odds;
  const flee = (first: number): Odds => ({ first, left: [worthOf(k, one), worthOf(k, other)] });
  if ((flees & 1) !== 0 && odds.first < GIVES_UP) return flee(0);
  return (flees & 2) !== 0 && 1 - odds.first < GIVES_UP ? flee(1) : odds;
}

/** Within a round in which something has been hit already. */
function middle(k: Kinds, one: Line, other: Line, toFire: number, flees: number): Odds {
  if (one.length === 0 || other.length === 0) return betweenRounds(k, one, other, flees);
  const lines: [Line, Line] = [one, other];
  let side = toFire;
  if (!canFire(lines[side] as Line)) side = 1 - side;
  if (!canFire(lines[side] as Line)) return betweenRounds(k, reloaded(one), reloaded(other), flees);
  const key = keyOf(one, other, 4 + flees * 2 + side);
  const found = k.solved.get(key);
  if (found) return found;
  const shot = takeShot(k, lines, side);
  const missed = middle(k, side === 0 ? shot.fired : one, side === 1 ? shot.fired : other, 1 - side, flees);
  let wins = shot.miss * missed.first;
  let left0 = shot.miss * missed.left[0];
  let left1 = shot.miss * missed.left[1];
  for (const [chance, after] of shot.changes) {
    const odds = middle(k, after[0], after[1], 1 - side, flees);
    wins += chance * odds.first;
    left0 += chance * odds.left[0];
    left1 += chance * odds.left[1];
  }
  const odds: Odds = { first: wins, left: [left0, left1] };
  k.solved.set(key, odds);
  return odds;
}

function canFire(line: Line): boolean {
  for (let i = 0; i < line.length; i++) if (((line[i] as number) & FIRED) === 0) return true;
  return false;
}

/** The order stays: what is less without its shot was not more with it. */
function reloaded(line: Line): Line {
  const list = line.slice();
  for (let i = 0; i < list.length; i++) list[i] = (list[i] as number) & ~FIRED;
  return list;
}

interface Shot {
  /** The chance that nothing comes of it, and the line that has fired. */
  readonly miss: number;
  readonly fired: Line;
  /** What else can come of it. */
  readonly changes: readonly (readonly [chance: number, lines: readonly [Line, Line]])[];
}

/** E-15: the greatest Attack at the target that it takes most from. */
function takeShot(k: Kinds, lines: readonly [Line, Line], side: number): Shot {
  const own = lines[side] as Line;
  const enemy = lines[1 - side] as Line;
  let ship = -1;
  for (let i = 0; i < own.length; i++) {
    const piece = own[i] as number;
    if ((piece & FIRED) !== 0) continue;
    if (ship < 0 || attackOf(k, piece) > attackOf(k, own[ship] as number)) ship = i;
  }
  const dice = attackOf(k, own[ship] as number);
  let target = 0;
  let most = -1;
  for (let i = 0; i < enemy.length; i++) {
    const piece = enemy[i] as number;
    const worth = (k.sunk[piece >> 1]?.[dice] as number) * (k.prize[piece] as number);
    if (worth <= most) continue;
    target = i;
    most = worth;
  }
  const aim = enemy[target] as number;
  const sunk = k.sunk[aim >> 1]?.[dice] as number;
  const hurt = k.hurt[aim >> 1]?.[dice] as number;
  const fired = changed(own, ship, (own[ship] as number) | FIRED);
  const changes: [number, [Line, Line]][] = [];
  const after = (line: Line): [Line, Line] => (side === 0 ? [fired, line] : [line, fired]);
  if (sunk > 0) changes.push([sunk, after(without(enemy, target))]);
  if (hurt > 0) changes.push([hurt, after(changed(enemy, target, aim | DAMAGED))]);
  return { miss: 1 - sunk - hurt, fired, changes };
}

function attackOf(k: Kinds, piece: Piece): number {
  return k.attack[piece >> 2] as number;
}

/** One piece of a line has become a greater one. */
function changed(line: Line, at: number, piece: Piece): Line {
  const list = line.slice();
  let i = at;
  for (; i > 0 && (list[i - 1] as number) < piece; i--) list[i] = list[i - 1] as number;
  list[i] = piece;
  return list;
}

function without(line: Line, at: number): Line {
  const list = line.slice();
  list.splice(at, 1);
  return list;
}

/** Where there are too many ships: who can fire longer, with how many dice. */
function guess(k: Kinds, one: Line, other: Line): Odds {
  const mine = worthOf(k, one);
  const theirs = worthOf(k, other);
  const ratio = (mine / theirs) * FIRST;
  const twice = ratio * ratio;
  const four = twice * twice;
  const first = four / (1 + four);
  return { first, left: [mine * first * KEPT, theirs * (1 - first) * KEPT] };
}

/** The first shot is worth about a tenth of a fleet, and of the winner's so much is left. */
const FIRST = 1.1;
const KEPT = 0.6;
