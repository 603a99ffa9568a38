import type { Words } from '@/components/i18n/words';
import type { Step } from '@/engine/companion/core/ledger';
import type { SheetFact } from '@/engine/companion/seven-seas/facts';
import type { Player } from '@/engine/companion/seven-seas/sheet';
import type { SheetTap } from '@/engine/companion/seven-seas/taps';
import type { LogLine } from '../LogSheet';
import { factWords } from './words';

/** The log in words, the oldest first. */
export function linesOf(
  steps: readonly Step<SheetTap, SheetFact>[],
  players: readonly Player[],
  t: Words,
): readonly LogLine[] {
  return steps.map(({ tap, facts }, i) => ({
    count: i + 1,
    text: facts
      // A number put in by hand says already what has become of it.
      .filter(({ type }) => !(tap.type === 'set' && type === 'moved'))
      .map((fact) => factWords(fact, players, t))
      .join('. '),
    emblem: 'seat' in tap ? (players[tap.seat]?.emblem ?? null) : null,
  }));
}
