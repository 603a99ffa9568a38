import type { Cue, Told } from '@/components/kit/choreography/cue';
import { PACE } from '@/components/kit/choreography/pace';
import type { HapticWord } from '@/components/kit/haptics/vocabulary';
import { SOUND_IDS, type SoundId } from '@/components/kit/sound/sound-ids';
import type { EventId } from '@/engine/games/worlds-end/data/events';
import type { WorldsEndEvent } from '@/engine/games/worlds-end/events';
import type { BattleView, WorldsEndView } from '@/engine/games/worlds-end/view';
import { armadaComes, duskFalls, lastOver } from './armada';
import { cueOf, DIE_APART, type Parts } from './build';
import type { Spot, WorldsEndMotion } from './motion';
import { patched } from './patched';
import { TIMES } from './times';

type Kind = WorldsEndEvent['type'];
type EventOf<T extends Kind> = Extract<WorldsEndEvent, { type: T }>;
type WorldsEndCue = Cue<WorldsEndMotion>;

export interface ToldOf<T extends Kind> extends Told<WorldsEndView> {
  readonly event: EventOf<T>;
}

const quiet = (): Parts => ({});
const told =
  (sound: SoundId, word: HapticWord = 'place') =>
  (): Parts => ({ time: TIMES.read, sounds: [[0, sound]], haptics: [[0, word]] });

const purse = (seat: number): Spot => ({ kind: 'seat', seat });
const BANK: Spot = { kind: 'bank' };
/** More coins than this are not told apart in the air. */
const MOST_COINS = 5;
const COIN = 100;

/** Gold goes from hand to hand, a coin for each hundred. */
function pays(gold: number, from: Spot, to: Spot): Parts {
  if (gold <= 0) return {};
  const count = Math.max(1, Math.min(MOST_COINS, Math.round(gold / COIN)));
  const lands = PACE.slide + (count - 1) * PACE.stagger;
  return {
    time: lands + PACE.number,
    lands,
    sounds: [[Math.max(0, lands - 40), count > 2 ? 'chest-full' : 'coin']],
    haptics: [[lands, 'bank']],
    motion: { kind: 'coins', count, from, to },
  };
}

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

const KNOCKS: readonly SoundId[] = ['die-floor-1', 'die-wall-1', 'die-floor-2', 'die-die-1', 'die-wall-2'];
/** Dice that fall: shaken first, then each knocks where it lands. */
function falls(count: number, lands: number, loudness?: number): (readonly [number, SoundId, number?])[] {
  const knocks = Array.from({ length: Math.min(count, KNOCKS.length) }, (_, i) => {
    const at = Math.max(0, lands - 60 - (Math.min(count, KNOCKS.length) - 1 - i) * DIE_APART);
    const knock = KNOCKS[i] as SoundId;
    return loudness === undefined ? ([at, knock] as const) : ([at, knock, loudness] as const);
  });
  return [[0, 'rattle'], ...knocks];
}

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

/** 4.11.5: the lines are laid, and everybody has seen who stands in them. */
function linesMeet({ sea }: BattleView): Parts {
  const { all, each } = TIMES.lines;
  return {
    time: all,
    lands: all,
    sounds: [
      [0, sea === null ? 'drum-3' : 'horn'],
      [all - 200, 'splash'],
    ],
    haptics: [[0, 'danger']],
    motion: { kind: 'lines', for: all, each },
    stands: TIMES.linesStand,
  };
}

function rolled({ event, before }: ToldOf<'dice'>): Parts {
  const { dice, ship, why } = event;
  const lands = TIMES.salvo;
  const read = lands + TIMES.word;
  const fires = why === 'salvo' || why === 'boarding' || why === 'answer';
  const cannon: readonly (readonly [number, SoundId])[] = fires ? [[0, why === 'boarding' ? 'blade' : 'cannon']] : [];
  const battle = before.battle && patched(before.battle, event);
  const lay = before.battle?.salvo?.dice ?? [];
  const again = why === 'reroll' || why === 'keen-eye';
  const which = dice.flatMap((die, i) => (again && lay[i] === die ? [] : [i]));
  const check = why === 'check' || why === 'keen-check';
  return {
    time: read + TIMES.wordRead,
    lands,
    sounds: [...cannon, ...falls(which.length, lands, fires ? 0.7 : undefined)],
    haptics: [
      [0, fires ? 'duel' : 'tick'],
      [lands, 'knock'],
    ],
    ...(battle && {
      motion: { kind: 'roll', ship, check: check || why === 'smoke', lands, told: read, which } as const,
    }),
  };
}

type Result = EventOf<'struck'>['result'];

const STRUCK: { readonly [R in Result]: (ship: string) => Parts } = {
  missed: (ship) => hit(ship, 'missed', TIMES.missed, 'overboard', 'tick'),
  smoke: (ship) => hit(ship, 'smoke', TIMES.missed, 'curtain', 'tick'),
  damaged: (ship) => hit(ship, 'damaged', TIMES.tilt, 'crate', 'crash'),
  sunk: (ship) => hit(ship, 'sunk', TIMES.sinks, 'sink', 'bust'),
  taken: (ship) => hit(ship, 'taken', TIMES.taken, 'blade', 'bank'),
};

const hit = (ship: string, result: Result, time: number, sound: SoundId, word: HapticWord): Parts => ({
  time,
  lands: time,
  sounds: [[0, sound]],
  haptics: [[0, word]],
  motion: { kind: 'struck', ship, result, for: time },
});

const leaves = (ships: readonly string[]): Parts => ({
  time: TIMES.leave,
  lands: TIMES.leave,
  sounds: [[0, 'splash']],
  haptics: [[0, 'place']],
  motion: { kind: 'leave', ships, for: TIMES.leave },
});

function lineOf(battle: BattleView | null, seat: number): readonly string[] {
  const side = battle?.sides.indexOf(seat) ?? -1;
  return side < 0 ? [] : (battle?.lines[side] ?? []);
}

/** What a battle has brought stands until it has been seen by whoever has fought in it. */
function over({ event, before }: ToldOf<'home'>): Parts {
  const { battle, viewer } = before;
  const mine = viewer === null || battle?.sides.includes(viewer) === true || battle?.commander === viewer;
  const seat = battle?.sides[event.winner] ?? null;
  const good = seat !== null && (viewer === null || seat === viewer || !battle?.sides.includes(viewer));
  return {
    time: TIMES.read,
    sounds: [[0, good ? 'win' : 'loss']],
    haptics: [[0, good ? 'win' : 'danger']],
    stands: TIMES.resultStands,
    kept: mine,
  };
}

/** The same order and the same sounds in a moment each: everything stands where it has come to. */
function calm(cue: WorldsEndCue): WorldsEndCue {
  const { motion } = cue;
  if (motion.kind === 'still') return cue;
  const time = Math.max(
    PACE.reduced,
    Math.min(cue.time, motion.kind === 'dusk' || motion.kind === 'armada' ? 1200 : TIMES.read),
  );
  const early = <T extends { readonly at: number }>(list: readonly T[]) =>
    list.map((one) => ({ ...one, at: Math.min(one.at, time) }));
  return {
    ...cue,
    lands: time,
    time,
    sounds: early(cue.sounds).slice(0, 3),
    haptics: early(cue.haptics).slice(0, 1),
    motion: stillOf(motion),
  };
}

/** What is read must be seen without motion, too: dice lie at once, a ship is hit at once. */
function stillOf(motion: WorldsEndMotion): WorldsEndMotion {
  switch (motion.kind) {
    case 'dice':
      return { ...motion, lands: 0 };
    case 'roll':
      return { ...motion, lands: 0, told: 0 };
    case 'dusk':
      return { ...motion, light: [0, 0], sinks: [0, 0] };
    case 'armada':
      return { ...motion, rise: { at: 0, apart: 0, long: 0 }, come: { at: 0, apart: 0, long: 0 } };
    case 'sail':
    case 'coins':
      return { kind: 'still' };
    default:
      return 'for' in motion ? { ...motion, for: 0 } : motion;
  }
}

/** How every event is seen, heard and felt. */
export function worldsEndCue(told: Told<WorldsEndView, WorldsEndEvent>, reduced: boolean): WorldsEndCue {
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
