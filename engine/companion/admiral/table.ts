import { handTable, NOBODY, NOWHERE, SOMEWHERE } from '@/engine/games/admiral/public';
import { squareFrom } from '@/engine/games/admiral/data/squares';
import { chartOf, type AdmiralSheet } from './sheet';

/** A sheet never changes: what was asked of it once need not be worked out again. */
export function oncePerSheet<V>(of: (sheet: AdmiralSheet, about: string) => V) {
  const bySheet = new WeakMap<AdmiralSheet, Map<string, V>>();
  return (sheet: AdmiralSheet, about = ''): V => {
    const answers = bySheet.get(sheet) ?? new Map<string, V>();
    bySheet.set(sheet, answers);
    if (!answers.has(about)) answers.set(about, of(sheet, about));
    return answers.get(about) as V;
  };
}

/** What the rules judge by, without the wind and the tokens. */
export const tableOn = oncePerSheet((sheet) => {
  const { order, round, active, lots, stamp, delivered, held, points, ships, forts, players } = sheet;
  const { fortAt } = chartOf(sheet);
  return handTable(sheet.options, sheet.seats, {
    order,
    round,
    active,
    held,
    points,
    lots: lots.map(squareFrom),
    owner: ships.map(({ owner }) => owner),
    at: ships.map(({ isAfloat, at }) => (!isAfloat ? NOWHERE : at === null ? SOMEWHERE : squareFrom(at))),
    damage: ships.map(({ damage }) => damage),
    cargo: ships.map(({ cargo }) => cargo),
    fortOwner: forts.map(({ owner }) => owner ?? NOBODY),
    fortDamage: forts.map(({ damage }) => damage),
    holds: forts.map(({ holds }) => holds),
    home: players.map(({ home }) => (home === null ? NOWHERE : (fortAt[squareFrom(home)] as number))),
    out: players.map(({ out }) => out),
    stamp: [...stamp],
    delivered: [...delivered],
  });
});

/** What the rules judge. */
export const judged = (sheet: AdmiralSheet) => ({ s: tableOn(sheet), chart: chartOf(sheet) });
