import type { Cue, HapticAt, SoundAt, Told } from '@/components/table/choreography/cue';
import { PACE } from '@/components/table/choreography/pace';
import type { HapticWord } from '@/components/table/haptics/vocabulary';
import type { SoundId } from '@/components/table/sound/sound-ids';
import type { SevenSeasEvent } from '@/engine/games/seven-seas/events';
import type { SevenSeasView } from '@/engine/games/seven-seas/view';
import { knocksOf, recorded } from './flight';
import type { SevenSeasMotion } from './motion';

type Kind = SevenSeasEvent['type'];
type EventOf<T extends Kind> = Extract<SevenSeasEvent, { type: T }>;
type SevenSeasCue = Cue<SevenSeasMotion>;

interface ToldOf<T extends Kind> extends Told<SevenSeasView> {
  readonly event: EventOf<T>;
}

interface Parts {
  /** How long the eye is given. */
  readonly time?: number;
  readonly sounds?: readonly (readonly [number, SoundId])[];
  readonly haptics?: readonly (readonly [number, HapticWord])[];
  readonly motion?: SevenSeasMotion;
}

/** Half a second of silence between the last clatter and the first tape (look, section 11). */
const SILENCE = 500;
export const DUEL = 600;
const SINKS_AT = 340;
/** So long an event that changes numbers stays before the next one. */
const READ = 260;
const HARD = 60;

const STILL: SevenSeasMotion = { kind: 'still' };

function cueOf({ time = 0, sounds = [], haptics = [], motion = STILL }: Parts): SevenSeasCue {
  return {
    lands: time,
    time,
    sounds: sounds.map(([at, sound]): SoundAt => ({ at, sound })),
    haptics: haptics.map(([at, word]): HapticAt => ({ at, word })),
    motion,
  };
}

const told =
  (sound: SoundId, word: HapticWord = 'place') =>
  () =>
    cueOf({ time: READ, sounds: [[0, sound]], haptics: [[0, word]] });
const quiet = () => cueOf({});

/** Every event as it is seen, heard and felt. The same for every choice of a character: nobody can tell one from another. */
const CUES: { readonly [T in Kind]: (told: ToldOf<T>) => SevenSeasCue } = {
  chosen: () => cueOf({ sounds: [[0, 'slide']] }),
  called: told('flip', 'flip'),
  activated: quiet,
  declined: quiet,
  marked: told('loss', 'danger'),
  unmarked: told('gain'),
  ships: told('land'),
  joined: told('blade'),
  played: told('flip', 'flip'),
  sent: told('slide'),
  'kept-out': told('chain'),
  thrown,
  duel,
  raided: ({ event }) => cueOf({ time: SILENCE, sounds: [[0, event.destroyed ? 'gain' : 'loss']] }),
  loot: told('flip', 'flip'),
  'turned-up': told('flip'),
  reshuffled: told('slide'),
  talismans: told('coin'),
  kept: told('land'),
  discarded: told('sink'),
  sold: ({ event }) =>
    cueOf(event.chests > 0 ? { time: READ, sounds: [[0, 'chest-full']], haptics: [[0, 'bank']] } : {}),
  'good-deal': told('chest-full', 'bank'),
  ritual: told('oracle'),
  gained: told('coin', 'bank'),
  refused: quiet,
  named: told('oracle'),
  dealt: told('land'),
  lost: ({ event }) => {
    const lost = event.ships + event.talismans + event.chests + event.goods[0] + event.goods[1] + event.goods[2];
    return lost > 0 ? cueOf({ time: READ, sounds: [[0, 'loss']], haptics: [[0, 'danger']] }) : quiet();
  },
  guards: told('chain'),
  drew: told('slide'),
  'end-drawn': told('bell', 'danger'),
  'round-ended': ({ event }) => (event.recalled.length > 0 ? cueOf({ time: READ, sounds: [[0, 'slide']] }) : quiet()),
  'round-began': ({ event }) =>
    cueOf(event.lastRound > 0 ? { time: SILENCE, sounds: [[0, 'bell']], haptics: [[0, 'danger']] } : {}),
  'final-sale': told('bell'),
  'sold-out': quiet,
  over: quiet,
  asks: quiet,
};

function thrown({ event, before }: ToldOf<'thrown'>): SevenSeasCue {
  const seen = recorded(event, before);
  if (!seen) return told('land')();
  const knocks = knocksOf(seen.flight);
  const spilled: readonly (readonly [number, SoundId])[] = event.spill === null ? [] : [[seen.flies, 'sink']];
  return cueOf({
    time: seen.flies + SILENCE,
    sounds: [...knocks.map(({ at }) => [at, 'land'] as const), ...spilled],
    haptics: knocks.filter(({ strength }) => strength >= HARD).map(({ at }) => [at, 'tick'] as const),
    motion: { kind: 'throw', ...seen },
  });
}

function duel({ event }: ToldOf<'duel'>): SevenSeasCue {
  const { pirate, caravan, mm, sunk } = event;
  return cueOf({
    time: DUEL,
    sounds: [
      [0, 'button'],
      [SINKS_AT, 'cannon'],
    ],
    haptics: [[SINKS_AT, 'duel']],
    motion: { kind: 'duel', pirate, caravan, mm, sunk, sinksAt: SINKS_AT },
  });
}

/** The same order and the same sounds in a moment each: dice stand where they fell. */
function calm(cue: SevenSeasCue): SevenSeasCue {
  const { motion } = cue;
  if (motion.kind === 'still') return cue;
  const time = motion.kind === 'throw' ? PACE.reduced + SILENCE : DUEL;
  const early = <T extends { readonly at: number }>(list: readonly T[]) => list.filter(({ at }) => at <= time);
  const still: SevenSeasMotion =
    motion.kind === 'throw' ? { ...motion, flies: 0 } : { ...motion, sinksAt: PACE.reduced };
  return {
    lands: time,
    time,
    sounds: early(cue.sounds).slice(0, 2),
    haptics: early(cue.haptics).slice(0, 1),
    motion: still,
  };
}

export function sevenSeasCue(told: Told<SevenSeasView, SevenSeasEvent>, reduced: boolean): SevenSeasCue {
  const make = CUES[told.event.type] as (told: Told<SevenSeasView, SevenSeasEvent>) => SevenSeasCue;
  const cue = make(told);
  return reduced ? calm(cue) : cue;
}
