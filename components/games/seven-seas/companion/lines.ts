import type { Words } from '@/components/i18n/words';
import type { Step } from '@/engine/companion/core/ledger';
import type { SheetFact } from '@/engine/companion/seven-seas/facts';
import type { Player } from '@/engine/companion/seven-seas/sheet';
import type { SheetTap } from '@/engine/companion/seven-seas/taps';
import type { LogLine } from '@/components/kit/companion/LogSheet';
import { factWords } from './words';

/** The log in words, the oldest first. */
export function linesOf(
  steps: readonly Step<SheetTap, SheetFact>[],
  players: readonly Player[],
  t: Words,
): readonly LogLine[] {
  return steps.map(({ tap, facts }, i) => ({
    count: i + 1,
    // A number put in by hand says already what has become of it.
    text: told(tap.type === 'set' ? facts.filter(({ type }) => type !== 'moved') : facts, players, t),
    emblem: 'seat' in tap ? (players[tap.seat]?.emblem ?? null) : null,
  }));
}

/** All that has changed for one player stands together: `Anna: Chests −2, Ships +3`. */
function told(facts: readonly SheetFact[], players: readonly Player[], t: Words): string {
  return facts
    .map((fact, i) => {
      const words = factWords(fact, players, t);
      const before = facts[i - 1];
      if (i === 0) return words;
      if (fact.type !== 'moved') return `. ${words}`;
      const same = before?.type === 'moved' && before.seat === fact.seat;
      return `${same ? ', ' : `. ${players[fact.seat]?.name ?? ''}: `}${words}`;
    })
    .join('');
}
