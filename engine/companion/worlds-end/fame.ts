import type { Seat } from '@/engine/core/game';
import { regionOf, REGIONS, SEAS, seasOf, type Region, type Sea } from '@/engine/games/worlds-end/data/board';
import { fameOfSeas, fameSum } from '@/engine/games/worlds-end/public';
import type { Fame } from '@/engine/games/worlds-end/view';
import { GOODS } from './profile';
import { playerAt, type WorldsEndSheet } from './sheet';

type Held = Pick<WorldsEndSheet, 'owner' | 'profile'>;

/** A monopoly is three seas of one good. */
const SEAS_OF_A_GOOD = 3;

export function seasOfGood({ profile }: Held, good: number): Sea[] {
  return SEAS.flatMap((_, sea) => (profile.seas[sea]?.good === good ? [sea] : []));
}

/** E-30: whatever has been typed, three seas of a good in one hand are one point, and more are not two. */
export function holderOf(sheet: Held, good: number): Seat | null {
  const owners = seasOfGood(sheet, good).map((sea) => sheet.owner[sea] as Seat);
  return owners.find((seat) => seat >= 0 && owners.filter((one) => one === seat).length >= SEAS_OF_A_GOOD) ?? null;
}

export function monopoliesOf(sheet: Held, seat: Seat): number[] {
  return Array.from({ length: GOODS }, (_, i) => i + 1).filter((good) => {
    const held = seasOfGood(sheet, good).filter((sea) => sheet.owner[sea] === seat);
    return held.length >= SEAS_OF_A_GOOD;
  });
}

export function regionsOf({ owner }: Held, seat: Seat): Region[] {
  return REGIONS.map((_, region) => region).filter((region) => seasOf(region).every((sea) => owner[sea] === seat));
}

/** 4.18.1 */
export function famePartsOf(sheet: WorldsEndSheet, seat: Seat): Fame {
  const { bought, gifts } = playerAt(sheet, seat);
  const { seas, regions } = fameOfSeas({ goods: [] }, sheet.owner, seat);
  return { seas, monopolies: monopoliesOf(sheet, seat).length, regions, bought, gifts };
}

/** What the dial should show. */
export function fameOf(sheet: WorldsEndSheet, seat: Seat): number {
  return fameSum(famePartsOf(sheet, seat)) + playerAt(sheet, seat).dial;
}

/** 11.3: goods and regions of which one sea is missing. */
export interface Missing {
  readonly of: 'good' | 'region';
  readonly number: number;
  readonly sea: Sea;
}

export function missingOf(sheet: Held, seat: Seat): Missing[] {
  const missing: Missing[] = [];
  const look = (of: Missing['of'], number: number, seas: readonly Sea[]) => {
    const [sea, ...others] = seas.filter((one) => sheet.owner[one] !== seat);
    if (sea !== undefined && others.length === 0) missing.push({ of, number, sea });
  };
  for (let good = 1; good <= GOODS; good++) {
    const seas = seasOfGood(sheet, good);
    if (seas.length === SEAS_OF_A_GOOD) look('good', good, seas);
  }
  REGIONS.forEach((_, region) => {
    look(
      'region',
      region,
      SEAS.map((__, sea) => sea).filter((sea) => regionOf(sea) === region),
    );
  });
  return missing;
}

/** E-30: goods that have been typed on fewer or more than three seas. */
export function oddGoods(sheet: Held): { readonly good: number; readonly seas: number }[] {
  return Array.from({ length: GOODS }, (_, i) => ({ good: i + 1, seas: seasOfGood(sheet, i + 1).length })).filter(
    ({ seas }) => seas > 0 && seas !== SEAS_OF_A_GOOD,
  );
}
