import { RuleError } from '@/engine/core/rule-error';
import { optionsWith } from './setup';
import { fortOf, shipOf, type AdmiralSheet } from './sheet';
import type { SheetTap } from './taps';

const no = (code: string): RuleError => new RuleError(code);

const BEFORE_PLAY: ReadonlySet<SheetTap['type']> = new Set<SheetTap['type']>([
  'name',
  'emblem',
  'option',
  'roll',
  'order',
  'home',
  'reef',
  'noReef',
  'place',
  'lay',
  'takeUp',
  'hull',
  'cargo',
  'begin',
]);
const ONLY_BEFORE: ReadonlySet<SheetTap['type']> = new Set<SheetTap['type']>(['option', 'roll', 'order', 'begin']);
/** Between the rounds only the vane is waited for. */
const WIND: ReadonlySet<SheetTap['type']> = new Set<SheetTap['type']>([
  'endTurn',
  'fire',
  'fight',
  'explode',
  'work',
  'repair',
]);

/** E-25: it warns, it does not refuse; only what would leave the sheet in a muddle cannot be tapped. */
export function check(sheet: AdmiralSheet, tap: SheetTap): RuleError | null {
  if (tap.type === 'reopen') return sheet.finished ? null : no('sheet-open');
  if (sheet.finished) return no('sheet-finished');
  if (!sheet.begun && !BEFORE_PLAY.has(tap.type)) return no('not-begun');
  if (sheet.begun && ONLY_BEFORE.has(tap.type)) return no('has-begun');
  if (sheet.begun && sheet.sector === null && WIND.has(tap.type)) return no('no-wind');
  if (sheet.fight && (tap.type === 'endTurn' || tap.type === 'fight')) return no('fight-open');
  return piecesOf(sheet, tap) ?? ownCheck(sheet, tap);
}

/** Whatever is named must be of this match, and ships must be afloat. */
function piecesOf(sheet: AdmiralSheet, tap: SheetTap): RuleError | null {
  const seats = [
    'seat' in tap ? tap.seat : 0,
    'one' in tap ? tap.one : 0,
    'other' in tap && typeof tap.other === 'number' ? tap.other : 0,
    'by' in tap ? tap.by : 0,
    ...('winners' in tap ? tap.winners : []),
    ...('to' in tap && typeof tap.to === 'number' ? [tap.to] : []),
    ...('owner' in tap && tap.owner !== null ? [tap.owner] : []),
  ];
  if (seats.some((seat) => seat >= sheet.seats)) return no('no-such-seat');
  const ships = [
    ...('ship' in tap ? [tap.ship] : []),
    ...('other' in tap && typeof tap.other === 'string' ? [tap.other] : []),
    ...('attackers' in tap ? tap.attackers : []),
    ...('defenders' in tap ? tap.defenders : []),
    ...('victims' in tap ? tap.victims : []),
    ...(tap.type === 'shift' ? [tap.from, tap.to] : []),
  ];
  if (ships.some((id) => !shipOf(sheet, id))) return no('no-such-ship');
  if (tap.type !== 'float' && ships.some((id) => shipOf(sheet, id)?.isAfloat === false)) return no('ship-lost');
  const forts = 'fort' in tap ? [tap.fort] : [];
  if (forts.some((at) => !fortOf(sheet, at))) return no('no-such-fort');
  const units = [
    ...('unit' in tap ? [tap.unit] : []),
    ...('target' in tap ? [tap.target] : []),
    ...('shots' in tap ? tap.shots.map(({ unit }) => unit) : []),
  ];
  return units.some((unit) => !shipOf(sheet, unit) && !fortOf(sheet, unit)) ? no('no-such-unit') : null;
}

function ownCheck(sheet: AdmiralSheet, tap: SheetTap): RuleError | null {
  switch (tap.type) {
    case 'option':
      return optionCheck(sheet, tap.key, tap.value);
    case 'order':
      return tap.order.length === sheet.seats && new Set(tap.order).size === sheet.seats ? null : no('one-each');
    case 'fire':
      return tap.shots.length > 0 ? null : no('nobody-fires');
    case 'fight':
      return tap.attackers.length > 0 && !tap.attackers.includes(tap.target) ? null : no('nobody-attacks');
    case 'share':
      return shareCheck(sheet, tap.points);
    case 'shift':
      return sheet.fight && (shipOf(sheet, tap.from)?.cargo ?? 0) >= tap.count ? null : no('no-cargo');
    case 'unload':
      return (shipOf(sheet, tap.ship)?.cargo ?? 0) >= tap.count ? null : no('no-cargo');
    case 'work':
      return tap.ship === tap.other ? no('two-ships') : null;
    case 'terms':
    case 'broken':
      return sheet.treaties[tap.treaty - 1] ? null : no('no-such-treaty');
    case 'out':
      return sheet.players[tap.seat]?.out === 0 ? null : no('is-out');
    default:
      return null;
  }
}

function optionCheck(
  { options, seats }: AdmiralSheet,
  key: Parameters<typeof optionsWith>[1],
  value: string | number | boolean,
): RuleError | null {
  try {
    optionsWith(options, key, value, seats);
    return null;
  } catch (error) {
    if (error instanceof RuleError) return error;
    throw error;
  }
}

/** 4.14.9 */
function shareCheck({ fight }: AdmiralSheet, points: readonly number[]): RuleError | null {
  if (!fight) return no('no-fight');
  const sum = points.reduce((all, one) => all + one, 0);
  const fits = points.length === fight.units.length && points.every((one, i) => one <= (fight.caps[i] as number));
  return fits && sum === fight.pool ? null : no('share-sum');
}
