import type { Words } from '@/components/i18n/words';
import type { LogLine } from '@/components/kit/companion/LogSheet';
import type { SheetLedger } from './pages';
import { factWords } from './words';

/** The log in words, the oldest first. */
export function linesOf({ steps, sheet }: SheetLedger, t: Words): readonly LogLine[] {
  return steps.map(({ tap, facts }, i) => ({
    count: i + 1,
    text: facts.map((fact) => factWords(fact, sheet, t)).join('. '),
    emblem: 'seat' in tap && tap.seat !== null ? (sheet.players[tap.seat]?.emblem ?? null) : null,
  }));
}
