import type { Cue, HapticAt, SoundAt } from '@/components/kit/choreography/cue';
import { PACE } from '@/components/kit/choreography/pace';
import type { HapticWord } from '@/components/kit/haptics/vocabulary';
import type { SoundId } from '@/components/kit/sound/sound-ids';
import type { CardType } from '@/engine/games/sea-of-clouds/data/types';
import type { SeaOfCloudsView } from '@/engine/games/sea-of-clouds/view';
import type { Spot } from '../poses';
import type { CloudMotion, Flight } from './motion';

/** What a cue is made of; what is left out is empty. */
export interface Parts {
  readonly flights?: readonly Flight[];
  readonly looked?: number | null;
  /** Given where no piece moves: how long the eye is given. */
  readonly time?: number;
  readonly sounds?: readonly (readonly [number, SoundId])[];
  readonly haptics?: readonly (readonly [number, HapticWord])[];
  /** It stands until somebody goes on, or passes over its boarding as a whole. */
  readonly stands?: string | null;
}

const MOST_COINS = 4;

/** When the last of them lies. */
const ends = (flights: readonly Flight[]) => Math.max(0, ...flights.map((flight) => flight.at + flight.for));

export function cueOf({
  flights = [],
  looked = null,
  time,
  sounds = [],
  haptics = [],
  stands,
}: Parts): Cue<CloudMotion> {
  const lands = time ?? ends(flights);
  return {
    lands,
    time: lands,
    sounds: sounds.map(([at, sound]): SoundAt => ({ at, sound })),
    haptics: haptics.map(([at, word]): HapticAt => ({ at, word })),
    motion: { flights, looked },
    ...(stands && { step: { stands: null, chapter: stands, kept: true } }),
  };
}

export const shareOf = (view: SeaOfCloudsView, slot: number) => view.shares[slot - 1] ?? { cards: [], doubloons: 0 };

/** All cards of a share from its slot to the middle of the table, or back. */
export function share(view: SeaOfCloudsView, slot: number, time: number, up: boolean): Flight[] {
  const { cards } = shareOf(view, slot);
  return cards.map(({ type }, index): Flight => {
    const low: Spot = { at: 'slot', slot: slot - 1, index, count: cards.length };
    const high: Spot = { at: 'stage', index, count: cards.length };
    return { piece: type, from: up ? low : high, to: up ? high : low, at: 0, for: time };
  });
}

export const coins = (count: number, from: Spot, to: Spot): Flight[] =>
  Array.from({ length: Math.min(count, MOST_COINS) }, (_, i) => ({
    piece: 'coin' as const,
    from,
    to,
    at: i * PACE.stagger,
    for: PACE.slide,
    spins: true,
  }));

export const purse = (seat: number): Spot => ({ at: 'board', seat, zone: 'doubloons' });
export const BANK: Spot = { at: 'deck' };

/** A doubloon rings heavier than a card lands (13.4). */
export const rung = (flights: readonly Flight[]): Parts => ({
  flights,
  sounds: [[ends(flights) - 20, 'coin']],
  haptics: [[ends(flights), 'knock']],
});

export const told = (time: number, sound?: SoundId, word?: HapticWord): Parts => ({
  time,
  sounds: sound ? [[0, sound]] : [],
  haptics: word ? [[0, word]] : [],
});

type Zoned = 'rum' | 'objects';

export function passes(from: number, to: number, piece: CardType, zone: Zoned, sound: SoundId): Parts {
  const flight: Flight = {
    piece,
    from: { at: 'board', seat: from, zone },
    to: { at: 'board', seat: to, zone },
    at: 0,
    for: PACE.slide,
  };
  return { flights: [flight], sounds: [[0, sound]], haptics: [[PACE.slide, 'place']] };
}

export function exchanged(from: number, to: number, piece: CardType, zone: Zoned): Parts {
  const there = passes(from, to, piece, zone, 'slide');
  const back = passes(to, from, piece, zone, 'slide');
  return { ...there, flights: [...(there.flights ?? []), ...(back.flights ?? [])] };
}
