import type { Cue, Told } from '@/components/kit/choreography/cue';
import { PACE } from '@/components/kit/choreography/pace';
import type { SoundId } from '@/components/kit/sound/sound-ids';
import { roundsFor, roundsToBoarding } from '@/engine/games/sea-of-clouds/data/board';
import type { SeaOfCloudsEvent } from '@/engine/games/sea-of-clouds/events';
import type { SeaOfCloudsView } from '@/engine/games/sea-of-clouds/view';
import type { Spot } from '../poses';
import { isStep } from '../ring';
import { BANK, coins, cueOf, exchanged, passes, purse, rung, share, shareOf, told, type Parts } from './build';
import type { CloudMotion, Flight } from './motion';

type Kind = SeaOfCloudsEvent['type'];
type EventOf<T extends Kind> = Extract<SeaOfCloudsEvent, { type: T }>;

interface ToldOf<T extends Kind> extends Told<SeaOfCloudsView> {
  readonly event: EventOf<T>;
}

/** The whole answer to a share has 700 ms (look, section 11): lift, fold, land. */
const LIFT = 200;
const FOLD = 140;
const LAND = 210;
const PLACE = 170;
const READ = 260;
const SAIL = 500;
const BELL_BEFORE = 2;
/** Each kind lands with its own sound, so a rival's turn can be followed by ear. */
const ZONE_SOUND = {
  rum: 'bottle',
  secrets: 'flip',
  relics: 'relic',
  objects: 'hammer',
  crew: 'crew',
  gone: 'flip',
} as const;

const CUES: { readonly [T in Kind]: (told: ToldOf<T>) => Parts } = {
  'turn-began': () => told(60),
  sailed: ({ event, before, after }) => {
    const rounds = roundsFor(after.seats);
    const flight: Flight = {
      piece: 'ship',
      from: { at: 'island', round: before.round, rounds },
      to: { at: 'island', round: event.round, rounds },
      at: 0,
      for: SAIL,
    };
    const bell = roundsToBoarding(after.seats, event.round) === BELL_BEFORE;
    return { flights: [flight], sounds: bell ? [[0, 'bell']] : [[0, 'splash']] };
  },
  peeked: () => told(READ, 'flip', 'flip'),
  looked: ({ event, before }) => ({
    flights: share(before, event.slot, LIFT, true),
    looked: event.slot - 1,
    sounds: [[0, 'slide']],
    haptics: [[0, 'pick']],
  }),
  left: ({ event, before }) => ({ flights: share(before, event.slot, FOLD, false), sounds: [[0, 'slide']] }),
  dealt: ({ event, after }) => {
    const count = shareOf(after, event.slot).cards.length;
    const to: Spot = { at: 'slot', slot: event.slot - 1, index: count - 1, count };
    return {
      flights: [{ piece: event.card, from: { at: 'deck' }, to, at: 0, for: LAND }],
      sounds: [[LAND - 30, 'land']],
      haptics: [[LAND, 'tick']],
    };
  },
  laid: ({ event }) => rung(coins(1, BANK, { at: 'coins', slot: event.slot - 1 })),
  took: ({ event }) => {
    const from: Spot = { at: 'coins', slot: event.slot - 1 };
    return event.doubloons > 0 ? rung(coins(event.doubloons, from, purse(event.seat))) : told(60, undefined, 'bank');
  },
  drew: ({ before, after }) => ({
    flights: [
      {
        piece: before.deckTop?.type ?? 'object',
        from: { at: 'deck' },
        to: { at: 'stage', index: after.hand.length - 1, count: after.hand.length },
        at: 0,
        for: LIFT,
      },
    ],
    sounds: [[0, 'slide']],
    haptics: [[LIFT, 'flip']],
  }),
  picked: ({ event, before, after }) => {
    const { cards } = shareOf(before, event.slot);
    return {
      flights: [
        {
          piece: cards[event.index]?.type ?? 'object',
          from: { at: 'slot', slot: event.slot - 1, index: event.index, count: cards.length },
          to: { at: 'stage', index: after.hand.length - 1, count: after.hand.length },
          at: 0,
          for: LIFT,
        },
      ],
      sounds: [[0, 'slide']],
      haptics: [[0, 'pick']],
    };
  },
  placed: ({ event, before }) => {
    const from: Spot = { at: 'stage', index: event.index, count: before.hand.length };
    const to: Spot = event.zone === 'gone' ? { at: 'gone' } : { at: 'board', seat: event.seat, zone: event.zone };
    return {
      flights: [{ piece: event.back, from, to, at: 0, for: PLACE }],
      sounds: [[PLACE - 40, ZONE_SOUND[event.zone]]],
      haptics: [[PLACE, 'place']],
    };
  },
  gained: ({ event }) => rung(coins(event.count, BANK, purse(event.seat))),
  'chest-filled': ({ event }) => rung(coins(event.count, BANK, { at: 'board', seat: event.seat, zone: 'objects' })),
  'chest-won': ({ event }) => passes(event.from, event.seat, 'object', 'objects', 'chest-full'),
  'chest-paid': ({ event }) =>
    rung(coins(event.count, { at: 'board', seat: event.seat, zone: 'objects' }, purse(event.seat))),
  discarded: ({ event }) => ({
    flights: [
      {
        piece: event.zone === 'crew' ? 'pirate' : 'object',
        from: { at: 'board', seat: event.seat, zone: event.zone },
        to: { at: 'gone' },
        at: 0,
        for: PACE.slide,
      },
    ],
    sounds: [[0, 'overboard']],
    haptics: [[0, 'place']],
  }),
  fought: () => ({
    time: 300,
    sounds: [
      [0, 'horn'],
      [160, 'blade'],
    ],
    haptics: [[0, 'duel']],
  }),
  applied: () => ({
    time: 200,
    sounds: [
      [0, 'blade'],
      [90, 'drum-4'],
    ],
    haptics: [[0, 'duel']],
  }),
  nothing: () => told(READ),
  stole: ({ event }) => (event.count > 0 ? rung(coins(event.count, purse(event.from), purse(event.seat))) : told(READ)),
  parrot: ({ event }) => ({
    flights: [{ piece: 'parrot', from: purse(event.from), to: purse(event.seat), at: 0, for: SAIL }],
    sounds: [[0, 'parrot']],
    haptics: [[0, 'pick']],
  }),
  'rum-stolen': ({ event }) => passes(event.from, event.seat, 'rum', 'rum', 'slide'),
  'rum-swapped': ({ event }) => exchanged(event.from, event.seat, 'rum', 'rum'),
  swapped: ({ event }) => exchanged(event.from, event.seat, 'object', 'objects'),
  declined: () => told(READ),
  named: () => told(READ, 'stamp', 'danger'),
  'crews-left': () => told(READ, 'overboard'),
  hat: () => told(READ, 'flip'),
  over: () => told(READ, 'win', 'win'),
  asks: () => told(0),
};

/** How every event is seen, heard and felt. With less motion all pieces just lie where they belong. */
export function seaOfCloudsCue(told: Told<SeaOfCloudsView, SeaOfCloudsEvent>, reduced: boolean): Cue<CloudMotion> {
  const make = CUES[told.event.type] as (told: Told<SeaOfCloudsView, SeaOfCloudsEvent>) => Parts;
  const stands = isStep(told.event, told.before) ? `boarding ${told.before.round}` : null;
  const parts = { ...make(told), stands };
  if (!reduced || !parts.flights?.length) return cueOf(parts);
  return cueOf({
    ...parts,
    flights: [],
    time: PACE.reduced,
    sounds: early(parts.sounds),
    haptics: early(parts.haptics),
  });
}

function early<T>(list: readonly (readonly [number, T])[] = []): (readonly [number, T])[] {
  return list.map(([at, what]) => [Math.min(at, PACE.reduced), what] as const);
}

export const SEA_OF_CLOUDS_SOUNDS: readonly SoundId[] = [
  ...new Set<SoundId>([
    ...Object.values(ZONE_SOUND),
    'slide',
    'flip',
    'land',
    'coin',
    'bell',
    'splash',
    'horn',
    'blade',
    'drum-4',
    'chest-full',
    'overboard',
    'parrot',
    'stamp',
    'win',
  ]),
];
