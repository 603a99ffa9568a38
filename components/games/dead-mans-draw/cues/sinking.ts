import { PACE } from '@/components/kit/choreography/pace';
import { MOTION } from '@/components/ui/theme/tokens';
import type { CardId } from '@/engine/games/dead-mans-draw/data/cards';
import { signOf } from '../signs';
import { cueOf, flock, rowSpot, slotOf, type DeadMansDrawCue } from './build';
import type { Flight, Spot } from './moves';
import { ACCUSED, SEA, TWIN } from './spots';
import type { ToldOf } from './table';
import { PULL } from './times';

/** A rival's loss is read in this time. */
const RIVAL_SINKS = 1800;
/** The row tips, and stands; and then it goes down. */
const FOUNDER = MOTION.signature.sinkTotal * 0.4;
const DOWN = MOTION.signature.sinkTotal - FOUNDER;
const TILTS = [20, -16, 12, -20, 16, -12];

/** The row tips half behind the waves, the twins side by side over it in ember lights, and may be looked at; then it goes down. */
export function sunk(told: ToldOf<'sunk'>): DeadMansDrawCue {
  const { event, before } = told;
  const busting = event.cards.at(-1);
  const sign = busting && signOf(before, busting);
  const isTwin = (card: CardId) => card !== busting && signOf(before, card) === sign;
  const floats = (card: CardId, i: number): Spot =>
    card === busting
      ? ACCUSED
      : isTwin(card)
        ? TWIN
        : { ...rowSpot(before, card), kind: 'foundering', tilt: TILTS[i % TILTS.length] ?? 0 };
  const tips = event.cards.map((card, i): Flight => {
    if (card === busting) return { card, way: 'accuse', from: ACCUSED, to: ACCUSED, at: 0, for: FOUNDER };
    const way = isTwin(card) ? 'doom' : 'founder';
    return { card, way, from: rowSpot(before, card), to: floats(card, i), at: 0, for: FOUNDER };
  });
  // Points that a rival gets out of it come with their cards, at the end.
  return cueOf(
    { ...told, after: before },
    {
      flights: tips,
      tide: [{ at: 0, for: FOUNDER, from: 0, to: 1 }],
      sounds: [[0, 'sink']],
      haptics: [[0, 'bust']],
      step: {
        // Who has lost a row may look at it as long as they like.
        stands: event.seat === before.viewer ? null : RIVAL_SINKS,
        lies: true,
        kept: true,
        ends: goesDown(told, floats),
      },
    },
  );
}

/** Where a rival scoops it up, it comes out of the sea again. */
function goesDown(told: ToldOf<'sunk'>, from: (card: CardId, i: number) => Spot): DeadMansDrawCue {
  const { cards, to } = told.event;
  const down = cards.map((card, i): Flight => ({ card, way: 'sink', from: from(card, i), to: SEA, at: 0, for: DOWN }));
  const scooped =
    to === 'discard' ? [] : flock(cards, 'slide', PULL, (card) => ({ from: SEA, to: slotOf(to, card) }), DOWN);
  return cueOf(told, {
    flights: [...down, ...scooped],
    tide: [
      { at: 0, for: 0, from: 1, to: 1 },
      { at: DOWN, for: PACE.slide, from: 1, to: 0 },
    ],
    sounds:
      scooped.length === 0
        ? []
        : [
            [DOWN, 'slide'],
            [DOWN + PULL, 'coin'],
          ],
    number: 'gain',
  });
}
