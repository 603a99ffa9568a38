import { hasWords, say, type Words } from '@/components/i18n/words';
import type { RuleError } from '@/engine';
import { chartOf, fortOf, shipOf, type AdmiralSheet } from '@/engine/companion/admiral/sheet';
import { warningFor } from '@/engine/companion/admiral/mirror';
import type { Zone } from '@/engine/companion/admiral/setup-sheet';
import type { SheetTap } from '@/engine/companion/admiral/taps';
import { COURSES, directionOf, STRENGTHS, strengthOf } from '@/engine/games/admiral/data/compass';
import { HOUSE } from '@/engine/games/admiral/options';
import { squareFrom } from '@/engine/games/admiral/data/squares';
import { scenarioFrom } from '@/engine/games/admiral/data/scenarios';

export function nameOf({ players }: Pick<AdmiralSheet, 'players'>, seat: number | null, t: Words): string {
  return seat === null ? t('companion-admiral:neutral') : (players[seat]?.name ?? '');
}

/** `Line 1`, `Fort A1`: as a card has room for. */
export function unitName(sheet: AdmiralSheet, id: string, t: Words): string {
  const ship = shipOf(sheet, id);
  if (!ship) {
    const { forts, fortAt } = chartOf(sheet);
    const isRoyal = forts[fortAt[squareFrom(id)] ?? -1]?.isRoyal === true;
    return isRoyal ? `${t('admiral:pieces.royalPort')} ${id}` : t('companion-admiral:short.fort', { at: id });
  }
  return t(`companion-admiral:short.${ship.kind}`, { n: id.slice(ship.kind.length + 1) });
}

export function unitNames(sheet: AdmiralSheet, ids: readonly string[], t: Words): string {
  return ids.map((id) => unitName(sheet, id, t)).join(', ');
}

/** With whoever it belongs to. */
export function ownedName(sheet: AdmiralSheet, id: string, t: Words): string {
  const owner = (shipOf(sheet, id) ?? fortOf(sheet, id))?.owner ?? null;
  return `${unitName(sheet, id, t)} · ${nameOf(sheet, owner, t)}`;
}

/** E-25 b: which ship cards are played with. */
export function cardsWords({ options }: Pick<AdmiralSheet, 'options'>, t: Words): string {
  const cards = options.cards === HOUSE ? t('admiral:options.cards.values.house') : t('companion-admiral:ownCards');
  return `${t('admiral:options.cards.name')}: ${cards}`;
}

/** `Fresh, E` */
export function windName(sector: number | null, t: Words): string {
  if (sector === null) return t('admiral:board.noWind');
  const course = t(`admiral:compass.${COURSES[directionOf(sector)] as (typeof COURSES)[number]}`);
  const strength = STRENGTHS[strengthOf(sector)] as (typeof STRENGTHS)[number];
  return t(`admiral:board.${strength}Wind`, { course });
}

/** Treasures or pearls; null: nothing is brought anywhere. */
export function cargoName(sheet: AdmiralSheet, t: Words): string | null {
  if (!chartOf(sheet).hasCargo) return null;
  return t(`admiral:pieces.${scenarioFrom(sheet.options.scenario).markers?.[0]?.look ?? 'pearl'}`);
}

/** `Beside the box, round 7` */
export function roundWords({ begun, finished, round }: AdmiralSheet, t: Words): string {
  return begun && !finished ? t('companion-admiral:besideRound', { round }) : t('companion-admiral:beside');
}

export function reasonOf({ code, params }: RuleError, t: Words): string {
  const keys = [`companion-admiral:reasons.${code}`, `companion:reasons.${code}`, `admiral:reasons.${code}`];
  return say(t, keys.find(hasWords) ?? `reasons:${code}`, params as Record<string, string | number>);
}

/** E-25: where every ship has its square, the rules say what speaks against a tap. */
export function warningOf(sheet: AdmiralSheet, tap: SheetTap, t: Words): string | null {
  const why = warningFor(sheet, tap);
  return why && reasonOf(why, t);
}

/** `port of fort A1`, `A1–L1`, or square by square. */
export function zoneWords({ ports, squares, isRectangle }: Zone, t: Words): string {
  const rest = isRectangle ? [squares.join('–')] : squares;
  return [...ports.map((at) => t('admiral:terrain.port', { at })), ...rest].join(', ');
}

/** 3.2.6 */
export function goalWords(goal: Zone, t: Words): string {
  return t('companion-admiral:goal', { zone: zoneWords(goal, t) });
}
