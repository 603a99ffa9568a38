import type { Words } from '@/components/i18n/words';
import type { Step } from '@/engine/companion/core/ledger';
import type { SheetFact } from '@/engine/companion/dead-mans-draw/facts';
import type { Person } from '@/engine/companion/core/person';
import type { SheetTap } from '@/engine/companion/dead-mans-draw/taps';
import type { LogLine } from '@/components/kit/companion/LogSheet';
import { factWords } from './words';

/** The log in words, the oldest first. */
export function linesOf(
  steps: readonly Step<SheetTap, SheetFact>[],
  players: readonly Person[],
  t: Words,
): readonly LogLine[] {
  return steps.map(({ facts }, i) => {
    const [first] = facts;
    const seat = first && 'seat' in first ? first.seat : null;
    return {
      count: i + 1,
      text: facts.map((fact) => factWords(fact, players, t)).join('. '),
      emblem: seat === null ? null : (players[seat]?.emblem ?? null),
    };
  });
}
