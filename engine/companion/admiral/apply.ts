import type { Stream } from '@/engine/core/luck';
import type { ShipId } from '@/engine/games/admiral/data/ships';
import { kingDistance, squareFrom, type SquareId } from '@/engine/games/admiral/data/squares';
import { drawsOf, sectorDrawn } from '@/engine/games/admiral/data/wind';
import { afterSailing, isHit, spinOf } from '@/engine/games/admiral/public';
import { seatsWithEmblem } from '../core/person';
import type { Tell } from './facts';
import { fight, share } from './fight';
import { happening } from './happens';
import { judge, leave, over } from './judge';
import { changeOwner, endRepair, endWork, hurt, sink } from './losses';
import { scored } from './score';
import { optionsWith } from './setup';
import { lotsAtStart } from './start';
import {
  begin,
  chartOf,
  fortOf,
  shipOf,
  withFort,
  withPlayer,
  withShip,
  type AdmiralSheet,
  type SheetShip,
} from './sheet';
import type { SheetTap } from './taps';
import { beginRound, blow, drawOrder, endTurn, explode, playOn } from './turn';

type Tap<K extends SheetTap['type']> = Extract<SheetTap, { type: K }>;
type Rule<K extends SheetTap['type']> = (sheet: AdmiralSheet, tap: Tap<K>, luck: Stream, tell: Tell) => AdmiralSheet;

/** E-14: as often as the scenario has it; the winds of its first rounds may be written down. */
function sectorFor(sheet: AdmiralSheet, luck: Stream): number {
  const { wind, weights } = chartOf(sheet).rules;
  return spinOf(sheet) ?? sectorDrawn(luck.below(drawsOf(weights)), wind, weights);
}

function without<T>(list: readonly T[], fits: (one: T) => boolean, count: number): readonly T[] {
  let left = count;
  return list.filter((one) => !(left > 0 && fits(one) && left-- > 0));
}

function moved(sheet: AdmiralSheet, ship: ShipId, at: SquareId | null): AdmiralSheet {
  return withShip(sheet, ship, { moved: true, ...(at === null ? {} : { at }) });
}

function ordered(sheet: AdmiralSheet, order: readonly number[], tell: Tell): AdmiralSheet {
  tell({ type: 'order', order });
  return { ...sheet, order };
}

const fire: Rule<'fire'> = (sheet, { target, shots, die }, luck, tell) => {
  const face = die ?? luck.die(6);
  const { evenHits } = chartOf(sheet).rules;
  let next = sheet;
  let hits = 0;
  for (const { unit, count, isNear } of shots) {
    if (isHit(face, isNear ? 1 : 2, evenHits)) hits += count;
    const ship = shipOf(next, unit);
    next = ship
      ? withShip(next, unit, { fired: ship.fired + count })
      : withFort(next, unit, { fired: (fortOf(next, unit)?.fired ?? 0) + count });
  }
  tell({
    type: 'shot',
    target,
    die: face,
    hits,
    squares: shots.map(({ unit }) => squaresBetween(sheet, unit, target)),
  });
  return hits === 0 ? next : hurt(next, target, hits, tell);
};

/** Where both squares have been said. */
function squaresBetween(sheet: AdmiralSheet, unit: string, target: string): number | null {
  const [from, to] = [unit, target].map((one) => shipOf(sheet, one)?.at ?? fortOf(sheet, one)?.at);
  return from && to ? kingDistance(squareFrom(from), squareFrom(to)) : null;
}

const load: Rule<'load'> = (sheet, { ship, from, count }) => {
  const loaded = withShip(sheet, ship, { cargo: (shipOf(sheet, ship) as SheetShip).cargo + count });
  const fort = fortOf(loaded, from);
  if (fort) return withFort(loaded, from, { holds: Math.max(0, fort.holds - count) });
  return { ...loaded, lots: without(loaded.lots, (at) => at === from, count) };
};

/** One line a tap: most of them only write down what was said. */
const RULES: { readonly [K in SheetTap['type']]: Rule<K> } = {
  name: (sheet, { seat, name }) => withPlayer(sheet, seat, { name }),
  emblem: (sheet, { seat, emblem }) => ({ ...sheet, players: seatsWithEmblem(sheet.players, seat, emblem) }),
  // Another board, other ships: nothing of the old ones stays.
  option: ({ players, options, seats }, { key, value }) =>
    begin({ players, options: optionsWith(options, key, value, seats) }),
  roll: (sheet, _, luck, tell) => ordered(sheet, drawOrder(sheet, luck), tell),
  order: (sheet, { order }, _, tell) => ordered(sheet, order, tell),
  // 3.2.5: whoever thinks better of it gives the first one back.
  home: (sheet, { seat, fort }) => {
    const before = sheet.players[seat]?.home ?? null;
    const isOwn = before !== null && fortOf(sheet, before)?.owner === seat;
    const freed = !isOwn ? sheet : withFort(sheet, before, { owner: null });
    return withFort(withPlayer(freed, seat, { home: fort }), fort, { owner: seat });
  },
  reef: (sheet, { square }) => ({ ...sheet, reefs: [...sheet.reefs, square] }),
  noReef: (sheet, { square }) => ({ ...sheet, reefs: sheet.reefs.filter((one) => one !== square) }),
  begin: (sheet, _, luck, tell) =>
    beginRound({ ...sheet, begun: true, active: sheet.order[0] ?? 0, lots: lotsAtStart(sheet) }, luck, tell),
  spin: (sheet, _, luck, tell) => blow(sheet, sectorFor(sheet, luck), tell),
  wind: (sheet, { sector }, _, tell) => blow(sheet, sector, tell),
  place: (sheet, { ship, at }) => withShip(sheet, ship, { at }),
  move: (sheet, { ship, at }) => moved(sheet, ship, at),
  drift: (sheet, { ship, damage, at }, _, tell) => {
    // Where the storm has carried it nobody has said: it does not lie where it was.
    const drifted = withShip(sheet, ship, { moved: true, at });
    return damage === 0 ? drifted : hurt(drifted, ship, damage, tell);
  },
  token: (sheet, { ship, moved: isMoved, fired }) => withShip(sheet, ship, { moved: isMoved, fired }),
  hull: (sheet, { unit, damage }, _, tell) => {
    const ship = shipOf(sheet, unit);
    const before = ship?.damage ?? fortOf(sheet, unit)?.damage ?? 0;
    if (damage > before) return hurt(sheet, unit, damage - before, tell);
    return ship ? withShip(sheet, unit, { damage }) : withFort(sheet, unit, { damage });
  },
  cargo: (sheet, { unit, count }) =>
    shipOf(sheet, unit) ? withShip(sheet, unit, { cargo: count }) : withFort(sheet, unit, { holds: count }),
  owner: (sheet, { unit, owner }, _, tell) => {
    if (shipOf(sheet, unit)) return owner === null ? sheet : withShip(sheet, unit, { owner });
    const isBack = owner !== null && fortOf(sheet, unit)?.ruined === true;
    return changeOwner(
      isBack ? withFort(sheet, unit, { ruined: false, damage: chartOf(sheet).rules.fort.restored }) : sheet,
      unit,
      owner,
      tell,
    );
  },
  lock: (sheet, { unit, locked }) =>
    shipOf(sheet, unit) ? withShip(sheet, unit, { locked }) : withFort(sheet, unit, { locked }),
  sink: (sheet, { ship, left }, _, tell) => sink(sheet, ship, left, tell),
  float: (sheet, { ship }) => withShip(sheet, ship, { isAfloat: true, damage: 0 }),
  fire,
  fight: (sheet, tap, luck, tell) => fight(sheet, tap, luck, tell),
  shift: (sheet, { from, to, count }) => {
    const [one, other] = [shipOf(sheet, from) as SheetShip, shipOf(sheet, to) as SheetShip];
    return withShip(withShip(sheet, from, { cargo: one.cargo - count }), to, { cargo: other.cargo + count });
  },
  share: (sheet, { points }, _, tell) => share(sheet, points, tell),
  fightOff: (sheet) => ({ ...sheet, fight: null }),
  fireship: (sheet, { ship }) => withShip(sheet, ship, { due: sheet.round + chartOf(sheet).rules.fuse }),
  explode: (sheet, { ship, victims }, _, tell) =>
    explode(sheet, ship, victims, (now, unit, damage) => hurt(now, unit, damage, tell), tell),
  mine: (sheet, { ship, at }, _, tell) => {
    // 4.17.6, 4.17.12: all that lie there are spent, whoever laid them.
    const players = sheet.players.map((player) => ({
      ...player,
      mines: player.mines.map((one) => (one.at === at ? { ...one, isSpent: true } : one)),
    }));
    return hurt({ ...sheet, players }, ship, chartOf(sheet).rules.mineDamage, tell);
  },
  repair: (sheet, { ship, fort }) => withShip(sheet, ship, { repair: fort, repairTurn: sheet.turn }),
  endRepair: (sheet, { ship }, _, tell) => endRepair(sheet, ship, tell),
  work: (sheet, { fort, ship, other }) => {
    const kind = fortOf(sheet, fort)?.ruined === true ? 'restore' : 'repair';
    const begun = withFort(sheet, fort, { work: { kind, by: sheet.active, ships: [ship, other] } });
    return withShip(withShip(begun, ship, { work: fort }), other, { work: fort });
  },
  endWork: (sheet, { fort }, _, tell) => endWork(sheet, fort, tell),
  give: (sheet, { fort, to }, _, tell) => {
    const giver = fortOf(sheet, fort)?.owner ?? null;
    const given = changeOwner(sheet, fort, to, tell);
    // 4.22.2
    const isLast = giver !== null && !given.forts.some(({ owner }) => owner === giver);
    return isLast ? leave(given, giver, tell, 'no-fort') : given;
  },
  load,
  unload: (sheet, { ship, fort, count }) => {
    const { cargo, owner } = shipOf(sheet, ship) as SheetShip;
    const { scenario, sideOf } = chartOf(sheet);
    const event = `deliver:${scenario.markers?.[0]?.id ?? ''}`;
    const unloaded = withShip(scored(sheet, sideOf[owner] as number, event, count), ship, { cargo: cargo - count });
    return withFort(unloaded, fort, { holds: (fortOf(unloaded, fort)?.holds ?? 0) + count });
  },
  lot: (sheet, { at, count }) => ({
    ...sheet,
    lots: [...sheet.lots.filter((one) => one !== at), ...new Array<SquareId>(count).fill(at)],
  }),
  lay: (sheet, { seat, at }) =>
    withPlayer(sheet, seat, { mines: [...(sheet.players[seat]?.mines ?? []), { at, isSpent: false }] }),
  takeUp: (sheet, { seat, at }) =>
    withPlayer(sheet, seat, { mines: without(sheet.players[seat]?.mines ?? [], (one) => one.at === at, 1) }),
  treaty: (sheet, { one, other, about, until }) => ({
    ...sheet,
    treaties: [...sheet.treaties, { one, other, about, terms: '', until, brokenBy: null }],
  }),
  terms: (sheet, { treaty, text }) => ({
    ...sheet,
    treaties: sheet.treaties.map((one, i) => (i === treaty - 1 ? { ...one, terms: text } : one)),
  }),
  broken: (sheet, { treaty, by }) => ({
    ...sheet,
    treaties: sheet.treaties.map((one, i) => (i === treaty - 1 ? { ...one, brokenBy: by } : one)),
  }),
  endTurn: (sheet, _, luck, tell) => endTurn(sheet, luck, tell),
  out: (sheet, { seat }, _, tell) => leave(sheet, seat, tell),
  finish: (sheet, { winners: seats }, _, tell) =>
    over(sheet, { seats, result: seats.length === 0 ? 'nobody' : 'condition' }, tell),
  reopen: (sheet, _, luck, tell) => playOn(sheet, luck, tell),
};

/** After these nobody can have won or be out that was not before. */
const QUIET: ReadonlySet<SheetTap['type']> = new Set<SheetTap['type']>([
  'name',
  'emblem',
  'option',
  'roll',
  'order',
  'home',
  'reef',
  'noReef',
  'place',
  'token',
  'lock',
  'float',
  'fight',
  'shift',
  'lay',
  'takeUp',
  'treaty',
  'terms',
  'broken',
  'endTurn',
  'finish',
  'reopen',
]);

export function apply(sheet: AdmiralSheet, tap: SheetTap, luck: Stream, tell: Tell): AdmiralSheet {
  const from = 'ship' in tap ? (shipOf(sheet, tap.ship)?.at ?? null) : null;
  tell({ type: 'tapped', tap, round: sheet.round, seat: sheet.active, from });
  const rule = RULES[tap.type] as Rule<SheetTap['type']>;
  let next = rule(sheet, tap as never, luck, tell);
  // A tie of totals has nothing to be shared out, so it is judged at once.
  const isQuiet = QUIET.has(tap.type) && !(tap.type === 'fight' && next.fight === null);
  if (next.begun && !next.finished && !isQuiet) next = judge(sailed(next, tap, luck, tell), sheet, luck, tell);
  // 4.19.9: a turn ends with its player.
  const ends = next.sector !== null && !next.finished && next.players[next.active]?.out !== 0;
  return ends ? endTurn(next, luck, tell) : next;
}

/** 14.4: a ship may have entered what something waits for. */
function sailed(sheet: AdmiralSheet, tap: SheetTap, luck: Stream, tell: Tell): AdmiralSheet {
  if (tap.type !== 'move' && tap.type !== 'drift') return sheet;
  const at = sheet.ships.findIndex(({ id, isAfloat }) => isAfloat && id === tap.ship);
  return at < 0 ? sheet : happening(sheet, luck, tell, (play) => afterSailing(play, at));
}
