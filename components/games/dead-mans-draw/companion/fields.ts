import type { DeadMansDrawSheet } from '@/engine/companion/dead-mans-draw/sheet';
import type { SheetTap } from '@/engine/companion/dead-mans-draw/taps';
import type { Field } from '@/components/kit/companion/spec/fields';

/** Cards in the draw pile. */
export const DECK: Field<DeadMansDrawSheet, SheetTap> = {
  key: 'deck',
  per: 'table',
  words: (t) => t('companion:turn.deck'),
  of: ({ deck }) => deck,
  set: (count) => ({ type: 'deck', count }),
};
