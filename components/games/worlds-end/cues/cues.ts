import type { Cue, Told } from '@/components/kit/choreography/cue';
import { PACE } from '@/components/kit/choreography/pace';
import { SOUND_IDS, type SoundId } from '@/components/kit/sound/sound-ids';
import type { EventId } from '@/engine/games/worlds-end/data/events';
import type { WorldsEndEvent } from '@/engine/games/worlds-end/events';
import type { WorldsEndView } from '@/engine/games/worlds-end/view';
import { armadaComes, duskFalls, lastOver } from './armada';
import { leaves, lineOf, linesMeet, over, rolled, STRUCK } from './battle';
import { cueOf, type Parts } from './build';
import { calm } from './calm';
import type { WorldsEndMotion } from './motion';
import { BANK, falls, KNOCKS, pays, purse, told } from './parts';
import { TIMES } from './times';
import type { Kind, ToldOf } from './told-of';

const quiet = (): Parts => ({});
const DRUMS = SOUND_IDS.filter((id) => id.startsWith('drum-'));

/** Who hears an event of the sea knows which it is. */
const EVENT_SOUNDS: Readonly<Record<EventId, SoundId>> = {
  armada: 'bell',
  kraken: 'tentacle',
  convoy: 'horn',
  calm: 'oracle',
  quiet: 'slide',
  auction: 'bell',
  profit: 'chest-full',
  calypso: 'yin-yang',
  storm: 'curse',
  raid: 'drum-4',
};

const CUES: { readonly [T in Kind]: (told: ToldOf<T>) => Parts } = {
  hero: told('flip', 'flip'),
  order: () => ({ time: TIMES.read, sounds: falls(2, TIMES.read), haptics: [[0, 'place']] }),
  'start-sea': told('splash'),
  'turn-began': () => ({ time: 60 }),
  phase: quiet,
  rolled: ({ event }) => ({
    time: TIMES.eventDice + TIMES.eventRead,
    lands: TIMES.eventDice,
    sounds: falls(2, TIMES.eventDice),
    haptics: [[TIMES.eventDice - 60, 'knock']],
    motion: { kind: 'dice', dice: event.dice, lands: TIMES.eventDice },
  }),
  event: ({ event }) => ({
    time: TIMES.read,
    sounds: [[0, EVENT_SOUNDS[event.event]]],
    haptics: [[0, event.event === 'quiet' ? 'tick' : 'danger']],
  }),
  armada: ({ event, before }) => ({
    time: TIMES.blade + PACE.number,
    lands: TIMES.blade,
    // 13.11: the nearer it is, the higher and the louder the drum.
    sounds: [
      [0, DRUMS[Math.max(0, Math.min(DRUMS.length - 1, event.to))] ?? 'drum-1'],
      [TIMES.blade - 60, event.to >= before.limit ? 'knell-1' : 'chain'],
    ],
    haptics: [[TIMES.blade, 'danger']],
    motion: { kind: 'blade', from: before.armada, to: event.to, for: TIMES.blade },
  }),
  favour: ({ event }) => (event.gold > 0 ? pays(event.gold, BANK, purse(event.seat)) : told('yin-yang', 'bank')()),
  storm: ({ event }) => {
    const { dice, sunk } = event;
    if (dice.length === 0) return told('curse')();
    const lands = TIMES.eventDice;
    return {
      time: lands + TIMES.eventRead,
      lands,
      sounds: [...falls(dice.length, lands), ...(sunk.length > 0 ? ([[lands + 200, 'sink']] as const) : [])],
      haptics: [[lands, sunk.length > 0 ? 'bust' : 'knock']],
      motion: { kind: 'dice', dice, lands },
    };
  },
  aid: ({ event }) => pays(event.gold, BANK, purse(event.seat)),
  income: ({ event }) => pays(event.seas + event.extra + event.skill, BANK, purse(event.seat)),
  'fame-bought': ({ event }) => {
    const parts = pays(event.paid, purse(event.seat), BANK);
    return { ...parts, sounds: [...(parts.sounds ?? []), [parts.lands ?? 0, 'gain']] };
  },
  sailed: ({ event }) => ({
    time: TIMES.sail,
    lands: TIMES.sail,
    sounds: [[0, event.by === 'calypso' ? 'oracle' : event.by === 'flight' ? 'loss' : 'splash']],
    haptics: [[TIMES.sail, 'place']],
    motion: {
      kind: 'sail',
      seat: event.seat,
      seas: [event.from, event.to],
      for: TIMES.sail,
      glows: event.by === 'calypso',
    },
  }),
  offer: told('slide', 'flip'),
  bought: ({ event }) => {
    const parts = pays(event.paid, purse(event.seat), BANK);
    return { ...parts, time: Math.max(TIMES.read, parts.time ?? 0), sounds: [...(parts.sounds ?? []), [0, 'hammer']] };
  },
  'offer-closed': ({ event }) => (event.back.length > 0 ? told('slide')() : {}),
  guards: told('chain'),
  fleet: quiet,
  attacked: told('horn', 'danger'),
  'battle-began': (began) => (began.event.battle.kind === 'final' ? armadaComes(began) : linesMeet(began.event.battle)),
  drew: ({ event }) => (event.count > 0 ? told('flip', 'flip')() : {}),
  battle: quiet,
  plates: told('hammer'),
  fired: ({ event }) => ({
    time: TIMES.aim,
    lands: TIMES.aim,
    sounds: [[0, 'slide']],
    haptics: [[0, 'pick']],
    motion: { kind: 'aim', ship: event.ship, for: TIMES.aim },
  }),
  card: told('flip', 'flip'),
  passed: quiet,
  dice: rolled,
  struck: ({ event: { ship, result } }) => STRUCK[result](ship),
  'round-ended': () => ({
    time: TIMES.back,
    lands: TIMES.back,
    sounds: [[0, 'slide']],
    motion: { kind: 'back', side: null, for: TIMES.back },
  }),
  stood: () => ({ time: TIMES.read, sounds: [[0, 'blade']] }),
  withdrew: ({ event }) => leaves([event.ship]),
  retreated: ({ event, before }) => leaves(lineOf(before.battle, event.seat)),
  home: over,
  'cards-back': quiet,
  reward: ({ event }) => pays(event.gold, BANK, purse(event.seat)),
  cursed: ({ event }) => {
    const parts = pays(event.paid, purse(event.seat), BANK);
    return { ...parts, time: Math.max(TIMES.read, parts.time ?? 0), sounds: [...(parts.sounds ?? []), [0, 'ritual']] };
  },
  taken: () => ({
    time: TIMES.read,
    sounds: [
      [0, 'stamp'],
      [120, 'gain'],
    ],
    haptics: [[0, 'bank']],
    stands: 500,
  }),
  raided: () => ({
    time: TIMES.read,
    sounds: [
      [0, 'stamp'],
      [120, 'loss'],
    ],
    haptics: [[0, 'danger']],
  }),
  auctioned: told('bell', 'danger'),
  bid: told('coin', 'tick'),
  left: told('slide'),
  won: ({ event }) => {
    const parts = pays(event.paid, purse(event.seat), BANK);
    return { ...parts, time: Math.max(TIMES.read, parts.time ?? 0), sounds: [...(parts.sounds ?? []), [0, 'hammer']] };
  },
  unsold: told('slide'),
  'tie-roll': ({ event }) => ({
    time: TIMES.eventDice + TIMES.eventRead,
    lands: TIMES.eventDice,
    sounds: falls(event.dice.length, TIMES.eventDice),
    haptics: [[TIMES.eventDice, 'knock']],
    motion: { kind: 'dice', dice: event.dice, lands: TIMES.eventDice },
  }),
  'last-battle': ({ event }) => duskFalls(event.commander !== null),
  gift: told('coin', 'bank'),
  out: told('sink', 'bust'),
  over: ({ event }) => lastOver(event.result),
  asks: quiet,
};

/** How every event is seen, heard and felt. */
export function worldsEndCue(told: Told<WorldsEndView, WorldsEndEvent>, reduced: boolean): Cue<WorldsEndMotion> {
  const make = CUES[told.event.type] as (told: Told<WorldsEndView, WorldsEndEvent>) => Parts;
  const cue = cueOf(make(told));
  return reduced ? calm(cue) : cue;
}

/** Whatever a cue of this game may ask to be heard. */
export const WORLDS_END_SOUNDS: readonly SoundId[] = [
  ...new Set<SoundId>([
    ...KNOCKS,
    ...Object.values(EVENT_SOUNDS),
    'rattle',
    'cannon',
    'splash',
    'sink',
    'slide',
    'flip',
    'coin',
    'chest-full',
    'gain',
    'loss',
    'win',
    'hammer',
    'chain',
    'stamp',
    'blade',
    'crate',
    'overboard',
    'curtain',
    'ritual',
    'horn',
    ...DRUMS,
    'knell-1',
    'knell-2',
    'knell-3',
    'knell-4',
  ]),
];
