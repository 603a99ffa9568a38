import { PACE } from '@/components/kit/choreography/pace';
import type { CardId } from '@/engine/games/dead-mans-draw/data/cards';
import { closeUp, cueOf, flock, rowSpot, slotOf } from './build';
import type { Spot } from './moves';
import { DISCARD } from './spots';
import type { CuesOf } from './table';
import { PULL } from './times';

/** A chain needs its time to haul. */
const HAUL = 520;

/** Cards of the row go home, or stay to be played again. */
export const COLLECTING: CuesOf<'replayed' | 'taken' | 'collected' | 'saved' | 'bonus'> = {
  replayed: (told) => {
    const flights = closeUp(told);
    return cueOf(told, {
      flights,
      sounds: [
        [0, 'slide'],
        [PACE.slide, 'land'],
      ],
      haptics: [[PACE.slide, 'place']],
    });
  },
  taken: (told) => {
    const { card, to } = told.event;
    return cueOf(told, {
      flights: [
        { card, way: 'lunge', from: rowSpot(told.before, card), to: slotOf(to, card), at: 0, for: PULL },
        ...closeUp(told),
      ],
      sounds: [
        [0, 'blade'],
        [PULL, 'land'],
      ],
      haptics: [[PULL, 'bank']],
      number: 'gain',
    });
  },
  collected: (told) => {
    const { cards, seat } = told.event;
    if (cards.length === 0) return cueOf(told, { sounds: [[0, 'slide']] });
    const ends = (card: CardId) => ({ from: rowSpot(told.before, card), to: slotOf(seat, card) });
    return cueOf(told, {
      flights: flock(cards, 'slide', PULL, ends),
      sounds: [[0, 'slide'], ...cards.map((_, i) => [PULL + i * PACE.stagger, 'coin'] as const)],
      haptics: [[PULL, 'bank']],
      number: 'gain',
    });
  },
  // 13.5: the chain snaps tight and hauls the saved cards home.
  saved: (told) => {
    const { cards, seat } = told.event;
    if (cards.length === 0) return cueOf(told, {});
    const ends = (card: CardId) => ({ from: rowSpot(told.before, card), to: slotOf(seat, card) });
    return cueOf(told, {
      flights: [...flock(cards, 'haul', HAUL, ends), ...closeUp(told, HAUL / 2)],
      sounds: [
        [0, 'chain'],
        [HAUL, 'land'],
      ],
      haptics: [[HAUL, 'bank']],
      number: 'gain',
    });
  },
  bonus: (told) => {
    const { cards, from, seat } = told.event;
    if (cards.length === 0) return cueOf(told, {});
    const source = (card: CardId): Spot => (from === 'discard' ? DISCARD : slotOf(from, card));
    return cueOf(told, {
      flights: flock(cards, 'slide', PULL, (card) => ({ from: source(card), to: slotOf(seat, card) })),
      sounds: [
        [0, 'slide'],
        [PULL, 'chest-full'],
      ],
      haptics: [[PULL, 'bank']],
      number: 'gain',
    });
  },
};
