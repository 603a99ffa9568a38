import type { HapticAt, SoundAt } from '@/components/kit/choreography/cue';
import type { HapticWord } from '@/components/kit/haptics/vocabulary';
import type { SoundId } from '@/components/kit/sound/sound-ids';
import { FLOOR, OTHER, STEPS_PER_SECOND, WALL } from '@/engine/games/seven-seas/throw/bodies';
import { FIELD } from '@/engine/games/seven-seas/throw/dice';
import { KNOCK, POSE, type Flight } from '@/engine/games/seven-seas/throw/flight';

/** Two frames: what comes closer together is one noise to the ear, as strong as all its collisions together. */
const MOMENT = 2;
/** A motor needs longer between two touches that shall be felt as two. */
const GRIP = 6;
/** The speed that a die loses when it falls from the hand onto the tin. */
const LOUDEST = 120;

const VOICES: Readonly<Record<number, readonly SoundId[]>> = {
  [FLOOR]: ['die-floor-1', 'die-floor-2'],
  [WALL]: ['die-wall-1', 'die-wall-2'],
  [OTHER]: ['die-die-1', 'die-die-2'],
};

export const CLATTER: readonly SoundId[] = [...Object.values(VOICES).flat(), 'overboard'];

const timeOf = (frame: number) => Math.round((frame * 1000) / STEPS_PER_SECOND);

/** How loud a blow is heard: the ear hears four times the strength as twice as loud. */
export const loudnessOf = (strength: number): number => Math.min(1, Math.sqrt(strength / LOUDEST));

/** Every collision of a flight, heard: where it struck says which noise, how hard says how loud. */
export function soundsOf({ knocks }: Flight): SoundAt[] {
  const heard: SoundAt[] = [];
  for (const [what, voices] of Object.entries(VOICES)) {
    let turn = 0;
    let since = -MOMENT;
    let energy = 0;
    const strike = () => {
      const sound = voices[turn++ % voices.length];
      if (sound) heard.push({ at: timeOf(since), sound, loudness: loudnessOf(Math.sqrt(energy)) });
    };
    for (let i = 0; i < knocks.length; i += KNOCK) {
      if (knocks[i + 2] !== Number(what)) continue;
      const frame = knocks[i] ?? 0;
      const strength = knocks[i + 3] ?? 0;
      if (frame - since >= MOMENT) {
        if (energy > 0) strike();
        since = frame;
        energy = 0;
      }
      energy += strength * strength;
    }
    if (energy > 0) strike();
  }
  return heard.sort((a, b) => a.at - b.at);
}

const FELT: readonly (readonly [least: number, HapticWord])[] = [
  [90, 'crash'],
  [45, 'knock'],
  [20, 'clatter'],
];

/** The hardest collisions, felt: never so many that the motor only hums. */
export function touchesOf({ knocks }: Flight): HapticAt[] {
  const felt: HapticAt[] = [];
  let since = -GRIP;
  let strongest = 0;
  const touch = () => {
    const word = FELT.find(([least]) => strongest >= least)?.[1];
    if (word) felt.push({ at: timeOf(since), word });
  };
  for (let i = 0; i < knocks.length; i += KNOCK) {
    const frame = knocks[i] ?? 0;
    if (frame - since >= GRIP) {
      touch();
      since = frame;
      strongest = 0;
    }
    strongest = Math.max(strongest, knocks[i + 3] ?? 0);
  }
  touch();
  return felt;
}

/** When the die that leaves the field is over the rim for good; null: all stay. */
export function overboardAt({ overRim, count, frames, poses }: Flight): number | null {
  if (overRim === null) return null;
  const inside = (at: number) => {
    const [x, y] = [poses[at] ?? 0, poses[at + 1] ?? 0];
    return x >= 0 && x <= FIELD && y >= 0 && y <= FIELD;
  };
  let frame = frames - 1;
  while (frame > 0 && !inside((frame * count + overRim) * POSE)) frame--;
  return timeOf(frame + 1);
}
