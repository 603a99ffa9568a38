import type { Words } from '@/components/i18n/words';

const KILO = 1000;
const MEGA = 1_000_000;

/** Sizes as files have them. */
export function sizeWords(letters: number, t: Words): string {
  if (letters < KILO) return t('backup:bytes', { size: letters });
  // What would be rounded to a thousand kilobytes is a megabyte.
  if (Math.round(letters / KILO) < KILO) return t('backup:kilobytes', { size: Math.round(letters / KILO) });
  return t('backup:megabytes', { size: (letters / MEGA).toFixed(1).replace('.', t('backup:point')) });
}
