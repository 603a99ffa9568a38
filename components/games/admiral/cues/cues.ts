import type { Cue, Told } from '@/components/kit/choreography/cue';
import type { HapticWord } from '@/components/kit/haptics/vocabulary';
import type { SoundId } from '@/components/kit/sound/sound-ids';
import type { AdmiralEvent } from '@/engine/games/admiral/events';
import type { AdmiralView } from '@/engine/games/admiral/view';
import { angleOfSector } from '../angle';
import { flung, ticksOf, timeOf, wayOf } from '../vane';
import type { AdmiralMotion } from './motion';
import { TIMES } from './times';

/** What a cue is made of; what is left out is empty. */
interface Parts {
  readonly time?: number;
  readonly lands?: number;
  readonly sounds?: readonly (readonly [at: number, sound: SoundId, loudness?: number])[];
  readonly haptics?: readonly (readonly [at: number, word: HapticWord])[];
  readonly motion?: AdmiralMotion;
  /** A result that stands until it is passed by hand, or for so long. */
  readonly stands?: number;
}

function cueOf({ time = 0, lands = time, sounds = [], haptics = [], motion = { kind: 'still' }, stands }: Parts) {
  return {
    lands,
    time,
    sounds: sounds.map(([at, sound, loudness]) => ({ at, sound, ...(loudness !== undefined && { loudness }) })),
    haptics: haptics.map(([at, word]) => ({ at, word })),
    motion,
    ...(stands !== undefined && { step: { stands, kept: true } }),
  } satisfies Cue<AdmiralMotion>;
}

type EventOf<T extends AdmiralEvent['type']> = Extract<AdmiralEvent, { type: T }>;
type ToldOf<T extends AdmiralEvent['type']> = Omit<Told<AdmiralView, AdmiralEvent>, 'event'> & {
  readonly event: EventOf<T>;
};

const told =
  (sound: SoundId, word: HapticWord = 'place') =>
  (): Parts => ({ time: TIMES.read, sounds: [[0, sound]], haptics: [[0, word]] });
const quiet = (): Parts => ({});

const WIND_SOUNDS = ['wind-calm', 'wind-fresh', 'wind-storm'] as const satisfies readonly SoundId[];
const TICK: SoundId = 'vane-tick';

/** 13.7: the vane ticks over its sectors and lands; then the wind runs over the whole sea. */
function windCue({ event: { sector }, before }: ToldOf<'wind'>): Parts {
  const fling = flung();
  const lands = timeOf(fling);
  const way = wayOf(angleOfSector(before.sector ?? 1), angleOfSector(sector), fling);
  const ticks = ticksOf(way, lands);
  return {
    time: lands + TIMES.wave,
    lands: lands + TIMES.wave,
    sounds: [...ticks.map((at) => [at, TICK, 0.5] as const), [lands, WIND_SOUNDS[(sector % 3) as 0 | 1 | 2]]],
    haptics: [...ticks.map((at) => [at, 'tick'] as const), [lands, sector % 3 === 2 ? 'danger' : 'place']],
    motion: { kind: 'wind', sector, way, lands, wave: TIMES.wave },
  };
}

function sails({ event: { ship, path } }: ToldOf<'moved'>): Parts {
  const time = Math.max(TIMES.leastSail, TIMES.sail * path.length);
  return {
    time,
    sounds: [[0, 'splash', 0.5]],
    haptics: [[time, 'place']],
    motion: { kind: 'sail', ship, path, for: time, drifts: false, reef: false },
  };
}

/** 4.8: square by square; a reef bites at the end. */
function drifts({ event: { ship, path, damage } }: ToldOf<'drifted'>): Parts {
  const goes = Math.max(TIMES.read, TIMES.drift * path.length);
  const reef = damage > 0;
  const time = goes + (reef ? TIMES.reef : 0);
  return {
    time,
    lands: goes,
    sounds: reef
      ? [
          [0, 'splash', 0.6],
          [goes, 'hull-crack'],
        ]
      : [[0, 'splash', 0.6]],
    haptics: [[goes, reef ? 'bust' : 'place']],
    motion: { kind: 'sail', ship, path, for: goes, drifts: true, reef },
  };
}

/** Guns first, then the die, and what it has done. */
function fires({ event: { shots, target, die, hits } }: ToldOf<'fired'>): Parts {
  const count = shots.reduce((sum, one) => sum + one.count, 0);
  const hit = hits.some((one) => one > 0);
  const lands = TIMES.shotLands + TIMES.gun;
  const guns = Array.from({ length: Math.min(5, count) }, (_, i) => [i * TIMES.salvo, 'cannon'] as const);
  return {
    time: lands + TIMES.shotRead,
    lands,
    sounds: [...guns, [TIMES.gun, 'rattle', 0.6], [lands - 60, 'die-floor-1'], [lands, hit ? 'hull-crack' : 'splash']],
    haptics: [
      [0, 'duel'],
      [lands, hit ? 'knock' : 'refuse'],
    ],
    motion: { kind: 'shots', from: shots.map(({ unit }) => unit), target, die, hits: hit, fire: TIMES.gun, lands },
  };
}

function fights({ event: { seat, target, attackDice, defenceDice, attack, defence } }: ToldOf<'fought'>): Parts {
  const lands = 2 * TIMES.dice;
  return {
    time: lands + TIMES.sums,
    lands,
    sounds: [
      [0, 'rattle'],
      [TIMES.dice - 60, 'die-floor-1'],
      [TIMES.dice, 'rattle'],
      [lands - 60, 'die-wall-1'],
      [lands + TIMES.sums, 'blade'],
    ],
    haptics: [
      [TIMES.dice, 'knock'],
      [lands, 'knock'],
    ],
    motion: { kind: 'dice', seat, target, attack: attackDice, defence: defenceDice, sums: [attack, defence], lands },
    stands: TIMES.fightStands,
  };
}

const CUES: { readonly [T in AdmiralEvent['type']]: (told: ToldOf<T>) => Parts } = {
  home: told('land'),
  reef: ({ event: { at } }) => (at === null ? {} : told('land')()),
  deployed: told('splash'),
  laid: told('slide'),
  'laid-all': quiet,
  ordered: quiet,
  'mine-answered': quiet,
  mine: ({ event: { at } }) => ({
    time: TIMES.blast,
    sounds: [[0, 'blast']],
    haptics: [[0, 'bust']],
    motion: { kind: 'blast', at, for: TIMES.blast },
  }),
  'mines-shown': told('slide'),
  strained: ({ event: { damage } }) => told(damage > 0 ? 'hull-crack' : 'die-floor-1', 'knock')(),
  offered: told('bell'),
  'treaty-answered': told('stamp'),
  'treaty-broken': told('blade', 'danger'),
  came: told('splash', 'tick'),
  placed: told('slide'),
  'reef-gone': told('splash'),
  message: told('bell'),
  round: told('bell', 'tick'),
  wind: windCue,
  turn: () => ({ time: 60 }),
  moved: sails,
  drifted: drifts,
  fired: fires,
  fireship: told('fuse', 'danger'),
  exploded: ({ event: { at } }) => ({
    time: TIMES.blast,
    sounds: [[0, 'blast']],
    haptics: [[0, 'bust']],
    motion: { kind: 'blast', at, for: TIMES.blast },
  }),
  attacked: told('horn', 'danger'),
  fought: fights,
  shared: told('blade'),
  shifted: told('slide'),
  captured: told('stamp', 'bank'),
  'fort-captured': told('stamp', 'bank'),
  'fort-ruined': told('blast', 'bust'),
  'fort-restored': told('hammer', 'bank'),
  'fort-neutral': told('slide'),
  'fort-given': told('stamp'),
  sunk: ({ event: { ship, at } }) => ({
    time: TIMES.sinks,
    sounds: [[0, 'sink']],
    haptics: [[0, 'bust']],
    motion: { kind: 'sinks', ship, at, for: TIMES.sinks },
  }),
  loaded: told('coin'),
  unloaded: told('gain', 'bank'),
  repair: told('hammer'),
  'repair-ended': told('slide'),
  mended: told('hammer'),
  work: told('hammer'),
  'work-asked': told('bell'),
  'work-answered': told('slide'),
  'work-ended': told('slide'),
  'fort-mended': told('hammer'),
  fortless: told('bell', 'danger'),
  out: told('sink', 'bust'),
  over: ({ event: { result } }) => ({
    time: TIMES.read,
    sounds: [[0, result === 'nobody' ? 'loss' : 'win']],
    haptics: [[0, 'win']],
  }),
  asks: quiet,
};

/** What is less: no way through the air, the same in the same order. */
const CALM = 200;

function calm(cue: Cue<AdmiralMotion>): Cue<AdmiralMotion> {
  const time = Math.min(cue.time, CALM);
  const soon = <T extends { readonly at: number }>(list: readonly T[]) =>
    list.slice(-1).map((one) => ({ ...one, at: 0 }));
  const motion: AdmiralMotion = cue.motion.kind === 'dice' ? { ...cue.motion, lands: 0 } : { kind: 'still' };
  return { ...cue, time, lands: time, sounds: soon(cue.sounds), haptics: soon(cue.haptics), motion };
}

/** How every event is seen, heard and felt. */
export function admiralCue(event: Told<AdmiralView, AdmiralEvent>, reduced: boolean): Cue<AdmiralMotion> {
  const make = CUES[event.event.type] as (told: Told<AdmiralView, AdmiralEvent>) => Parts;
  const cue = cueOf(make(event));
  return reduced ? calm(cue) : cue;
}

/** Whatever a cue of this game may ask to be heard. */
export const ADMIRAL_SOUNDS: readonly SoundId[] = [
  ...WIND_SOUNDS,
  TICK,
  'land',
  'splash',
  'bell',
  'cannon',
  'hull-crack',
  'rattle',
  'die-floor-1',
  'die-wall-1',
  'fuse',
  'blast',
  'horn',
  'blade',
  'slide',
  'stamp',
  'hammer',
  'sink',
  'coin',
  'gain',
  'win',
  'loss',
];
