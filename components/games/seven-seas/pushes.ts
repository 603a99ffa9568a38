import type { Good } from '@/engine/games/seven-seas/data/goods';
import type { SevenSeasAction } from '@/engine/games/seven-seas/actions';
import type { SevenSeasAsk } from './prompts';

type Counted = Extract<SevenSeasAction, { readonly count: number }>;

/** One of several that are pushed: so many go when this one is touched. */
export interface Push {
  readonly piece: 'ship' | Good;
  readonly nth: number;
  readonly action: Counted;
}

const DOWN: ReadonlySet<SevenSeasAction['type']> = new Set(['SHIPWRIGHT_BUY', 'KEEP_LOOT']);

const isCounted = (action: SevenSeasAction): action is Counted => 'count' in action;
const pieceOf = (action: Counted): Push['piece'] => ('good' in action ? action.good : 'ship');

/** Ships and goods that are asked for by their number lie on the water, one for each that may go (look 21.3). */
export function pushesOf(ask: SevenSeasAsk | null): readonly Push[] {
  const counted = ask?.legal.filter(isCounted) ?? [];
  return [...new Set(counted.map(pieceOf))].flatMap((piece) => {
    const those = counted.filter((action) => pieceOf(action) === piece).sort((a, b) => a.count - b.count);
    return Array.from({ length: those.at(-1)?.count ?? 0 }, (_, i): Push => {
      return { piece, nth: i + 1, action: those.find(({ count }) => count > i) as Counted };
    });
  });
}

/** Down to the own ships, or up and away from them. */
export const wayOf = ({ action }: Push): 1 | -1 => (DOWN.has(action.type) ? 1 : -1);

/** Whether it goes when this is chosen. */
export function isPushed({ piece, nth }: Push, chosen: SevenSeasAction | null): boolean {
  return chosen !== null && isCounted(chosen) && pieceOf(chosen) === piece && nth <= chosen.count;
}

/** Pushed back, it stays with those behind it, where so few may go. */
export function without({ piece, nth }: Push, legal: readonly SevenSeasAction[]): SevenSeasAction | undefined {
  return legal.find((action) => isCounted(action) && pieceOf(action) === piece && action.count === nth - 1);
}
