import { countingAfter, PACE } from '@/components/kit/choreography/pace';
import type { Cue, HapticAt, SoundAt, Step, Told } from '@/components/kit/choreography/cue';
import type { HapticWord } from '@/components/kit/haptics/vocabulary';
import type { SoundId } from '@/components/kit/sound/sound-ids';
import type { CardId } from '@/engine/games/dead-mans-draw/data/cards';
import type { DeadMansDrawEvent } from '@/engine/games/dead-mans-draw/events';
import type { DeadMansDrawView } from '@/engine/games/dead-mans-draw/view';
import type { Seat } from '@/engine';
import { suitOfId } from '../table-facts';
import type { Flight, Moves, Spot, Way } from './moves';

export type DeadMansDrawTold = Told<DeadMansDrawView, DeadMansDrawEvent>;
export type DeadMansDrawCue = Cue<Moves>;

/** What a cue is made of; what is left out is empty. */
interface Parts {
  readonly flights?: readonly Flight[];
  readonly trembling?: Moves['trembling'];
  readonly tide?: Moves['tide'];
  /** Later than the last flight: what the eye is given to read. */
  readonly reads?: number;
  readonly sounds?: readonly (readonly [number, SoundId])[];
  readonly haptics?: readonly (readonly [number, HapticWord])[];
  /** When scores change: up or down, as it is heard. */
  readonly number?: 'gain' | 'loss' | 'quiet';
  readonly step?: Step<Moves>;
}

const end = ({ at, for: time }: Flight): number => at + time;

function scoresChange({ before, after }: Told<DeadMansDrawView>): boolean {
  return before.players.some(({ score }, seat) => after.players[seat]?.score !== score);
}

/** When the first card lies that makes a number change. */
function firstScored(flights: readonly Flight[]): number {
  const banked = flights.filter(({ to }) => to.kind === 'slot');
  const all = (banked.length > 0 ? banked : flights).map(end);
  return all.length > 0 ? Math.min(...all) : 0;
}

/** Piece first, number after: puts together what all cues have in common. */
export function cueOf(told: DeadMansDrawTold, parts: Parts): DeadMansDrawCue {
  const { flights = [], trembling = null, tide = [], reads = 0, sounds = [], haptics = [], number = 'quiet' } = parts;
  const lands = Math.max(0, ...flights.map(end));
  const counting = scoresChange(told) ? countingAfter(firstScored(flights), lands) : null;
  const heard: SoundAt[] = sounds.map(([at, sound]) => ({ at, sound }));
  if (counting && number !== 'quiet') heard.push({ at: counting.at, sound: number });
  const tideEnd = Math.max(0, ...tide.map((move) => move.at + move.for));
  return {
    lands,
    time: Math.max(lands + reads, tideEnd, counting ? counting.at + counting.for : 0),
    sounds: heard.sort((a, b) => a.at - b.at),
    haptics: haptics.map(([at, word]): HapticAt => ({ at, word })),
    motion: { flights, trembling, tide, counting },
    ...(parts.step && { step: parts.step }),
  };
}

/** Several cards one after the other, each by the same way. */
export function flock(
  cards: readonly CardId[],
  way: Way,
  time: number,
  ends: (card: CardId, i: number) => { readonly from: Spot; readonly to: Spot },
  at = 0,
  stagger: number = PACE.stagger,
): Flight[] {
  return cards.map((card, i) => ({ card, way, ...ends(card, i), at: at + i * stagger, for: time }));
}

export function slotOf(seat: Seat, card: CardId): Spot {
  return { kind: 'slot', seat, suit: suitOfId(card) };
}

/** Where a card lies in the row of a view. */
export function rowSpot({ row }: DeadMansDrawView, card: CardId): Extract<Spot, { kind: 'row' }> {
  return {
    kind: 'row',
    place: Math.max(
      0,
      row.findIndex((one) => one.card === card),
    ),
    of: row.length,
  };
}

/** Cards that stay in the row close up, or make room. */
export function closeUp({ before, after }: Told<DeadMansDrawView>, at = 0): Flight[] {
  return after.row.flatMap(({ card }, place): Flight[] => {
    const was = before.row.findIndex((one) => one.card === card);
    if (was < 0 || was === place) return [];
    return [{ card, way: 'slide', from: rowSpot(before, card), to: rowSpot(after, card), at, for: PACE.slide }];
  });
}
