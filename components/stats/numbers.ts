import type { Words } from '@/components/i18n/words';

/** One place behind the sign that the language puts there. */
export function decimal(value: number, t: Words): string {
  return (Math.round(value * 10) / 10).toFixed(1).replace('.', t('stats:decimalSign'));
}

/** Whole percent; never a 0 or a 100 for what is only nearly so. */
export function percent(share: number): number {
  const whole = Math.round(share * 100);
  if (whole === 0 && share > 0) return 1;
  return whole === 100 && share < 1 ? 99 : whole;
}

export function orDash(value: number | null, t: Words, words: (value: number, t: Words) => string = String): string {
  return value === null ? t('app:score.none') : words(value, t);
}
