import { hasWords, say, type Words } from '@/components/i18n/words';
import type { RuleError } from '@/engine';
import { isUnderWay, playerAt, type WorldsEndSheet } from '@/engine/companion/worlds-end/sheet';
import type { SheetTap } from '@/engine/companion/worlds-end/taps';
import { warningsFor, type Warning } from '@/engine/companion/worlds-end/warnings';

export function fieldWords(field: string, t: Words): string {
  return say(t, `companion-worlds-end:fields.${field}`);
}

/** `Beside the box, turn 6: Ksenia` */
export function turnWords(sheet: WorldsEndSheet, t: Words): string {
  if (!isUnderWay(sheet)) return t('companion-worlds-end:beside');
  const { name, ownTurns } = playerAt(sheet, sheet.active);
  return t('companion-worlds-end:turnOf', { name, turn: ownTurns });
}

export function reasonOf({ code, params }: RuleError, t: Words): string {
  const own = `companion-worlds-end:reasons.${code}`;
  return say(t, hasWords(own) ? own : `companion:reasons.${code}`, params as Record<string, string | number>);
}

export function warningWords(warning: Warning, t: Words): string {
  return say(t, `companion-worlds-end:warnings.${warning}`);
}

/** E-26: everything that the rules say against it, in a line. */
export function warningOf(sheet: WorldsEndSheet, tap: SheetTap, t: Words): string | null {
  const all = warningsFor(sheet, tap);
  return all.length === 0 ? null : all.map((one) => warningWords(one, t)).join(' ');
}

/** `+2`, with a real minus sign. */
export function signed(by: number): string {
  return by < 0 ? `−${-by}` : `+${by}`;
}
