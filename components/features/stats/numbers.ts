import type { Words } from '@/components/i18n/words';

/** With the sign that scores have everywhere else, not with a hyphen. */
export function whole(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}

/** One place behind the sign that the language puts there. */
export function decimal(value: number, t: Words): string {
  const tenths = Math.round(value * 10) / 10;
  return `${tenths < 0 ? '−' : ''}${Math.abs(tenths).toFixed(1).replace('.', t('stats:decimalSign'))}`;
}

/** Whole percent; never a 0 or a 100 for what is only nearly so. */
export function percent(share: number): number {
  const rounded = Math.round(share * 100);
  if (rounded === 0 && share > 0) return 1;
  return rounded === 100 && share < 1 ? 99 : rounded;
}

export function orDash(value: number | null, t: Words, words: (value: number, t: Words) => string = whole): string {
  return value === null ? t('app:score.none') : words(value, t);
}
