import { PACE } from '@/components/kit/choreography/pace';
import type { SoundId } from '@/components/kit/sound/sound-ids';
import type { DeadMansDrawView } from '@/engine/games/dead-mans-draw/view';
import { LAST_CARDS, suitOfId } from '../table-facts';
import { cueOf, rowSpot, slotOf } from './build';
import type { Flight } from './moves';
import { ACCUSED, over, PILE } from './spots';
import { hangTime, sinkingSigns, valueAtStake } from './stake';
import type { CuesOf } from './table';
import { LIFT, PULL } from './times';

/** The busting card grows before everybody's eyes, and stays there. */
const ACCUSE = 560;

/** Semitone by semitone: the more cards lie, the higher the drum. */
function drum({ row }: DeadMansDrawView): SoundId {
  return `drum-${Math.min(10, row.length + 1)}` as SoundId;
}

/** A card leaves the pile, and what becomes of it. */
export const DRAWING: CuesOf<'drawn' | 'entered' | 'diverted' | 'busted'> = {
  // 13.5: lifts, hangs the longer the more is at stake while the suits that would sink it tremble; then it turns.
  drawn: (told) => {
    const { event, before } = told;
    const hang = hangTime(valueAtStake(before));
    const signs = sinkingSigns(before);
    const turns = LIFT + hang;
    const flight: Flight = {
      card: event.card,
      way: 'turn',
      from: PILE,
      to: over(before),
      at: 0,
      for: turns + PACE.flip,
      hang,
      opens: true,
    };
    return cueOf(told, {
      flights: [flight],
      trembling: signs.length > 0 ? { signs, at: LIFT, for: hang } : null,
      sounds: [
        [0, drum(before)],
        [turns, 'flip'],
        ...(event.left === LAST_CARDS || event.left === 0 ? [[turns + PACE.flip, 'bell'] as const] : []),
      ],
      haptics: [[turns, 'flip']],
    });
  },
  entered: (told) => {
    const { event, before, after } = told;
    const to = rowSpot(after, event.card);
    const flights: Flight[] = [{ card: event.card, way: 'slam', from: over(before), to, at: 0, for: PACE.land }];
    const suit = suitOfId(event.card);
    const chained = suit === 'anchor' && before.row.length > 0;
    return cueOf(told, {
      flights,
      reads: PACE.number,
      sounds: [[PACE.land, 'land'], ...(chained ? [[PACE.land + 40, 'chain'] as const] : [])],
      haptics: [[PACE.land, 'place']],
    });
  },
  diverted: (told) => {
    const { event, before } = told;
    const to = slotOf(event.seat, event.card);
    return cueOf(told, {
      flights: [{ card: event.card, way: 'slide', from: over(before), to, at: 0, for: PULL }],
      sounds: [
        [0, 'slide'],
        [PULL, 'land'],
      ],
      haptics: [[PULL, 'bank']],
      number: 'gain',
    });
  },
  busted: (told) => {
    const { event, before } = told;
    const at = rowSpot(before, event.twin);
    return cueOf(told, {
      flights: [
        { card: event.twin, way: 'flash', from: at, to: at, at: 0, for: ACCUSE },
        { card: event.card, way: 'accuse', from: over(before), to: ACCUSED, at: 0, for: ACCUSE },
      ],
      sounds: [[0, 'refuse']],
      haptics: [[0, 'danger']],
    });
  },
};
