import type { Told } from '@/components/kit/choreography/cue';
import type { SoundId } from '@/components/kit/sound/sound-ids';
import type { WorldsEndEvent } from '@/engine/games/worlds-end/events';
import type { Result, WorldsEndView } from '@/engine/games/worlds-end/view';
import type { Parts } from './build';
import { TIMES } from './times';

/** The name under which a device remembers that it has seen it. */
export const ARMADA = 'worlds-end-armada';

/** Between two notes of the music of the armada: slow, over a drum. */
const BEAT = 520;

/** Low notes and a drum below them, from this moment on. */
function dirge(from: number, notes: readonly (1 | 2 | 3 | 4 | 0)[]): (readonly [number, SoundId])[] {
  return notes.flatMap((note, i): (readonly [number, SoundId])[] => {
    const at = from + i * BEAT;
    const drum: readonly (readonly [number, SoundId])[] = i % 2 === 0 ? [[at, 'drum-2']] : [];
    return note === 0 ? [...drum] : [[at, `knell-${note}`], ...drum];
  });
}

/** Look 20.4: the light turns, and the map sinks behind the second crest. */
export function duskFalls(isFought: boolean): Parts {
  const { light, sinks } = TIMES.dusk;
  const time = sinks[0] + sinks[1] + 100;
  return {
    time,
    lands: time,
    sounds: dirge(0, isFought ? [1, 0, 2] : [1, 2]),
    haptics: [
      [0, 'danger'],
      [sinks[0], 'crash'],
    ],
    motion: { kind: 'dusk', light, sinks },
    firm: ARMADA,
  };
}

type Began = Told<WorldsEndView> & { readonly event: Extract<WorldsEndEvent, { type: 'battle-began' }> };

/** Five dark ships rise in line, then those of the leader sail in one by one; whoever looks goes to the guns by hand. */
export function armadaComes({ event: { battle } }: Began): Parts {
  const [company, pirates] = battle.lines;
  const { rise, come } = TIMES;
  const risen = rise.at + Math.max(0, company.length - 1) * rise.apart + rise.long;
  const apart = pirates.length > 1 ? Math.min(come.apart, (TIMES.comeAll - come.long) / (pirates.length - 1)) : 0;
  const comes = { at: risen, apart, long: come.long };
  const [after, lights] = TIMES.name;
  const time = risen + Math.max(0, pirates.length - 1) * apart + come.long + after + lights;
  const bells = pirates.map((_, i): readonly [number, SoundId] => [
    Math.min(time, risen + i * apart + come.long),
    'splash',
  ]);
  return {
    time,
    lands: time,
    sounds: [
      ...dirge(0, [3, 2, 1, 4, 3, 2, 4, 1].slice(0, Math.max(4, Math.floor(time / BEAT))) as (1 | 2 | 3 | 4)[]).filter(
        ([at]) => at <= time,
      ),
      ...bells,
    ],
    haptics: [
      [rise.at, 'danger'],
      [risen, 'duel'],
    ],
    motion: { kind: 'armada', rise, come: comes },
    stands: null,
    kept: true,
    firm: ARMADA,
  };
}

/** Its two ends sound like no other: four notes up, or down to the bottom. */
export function lastOver(result: Result): Parts {
  if (result === 'armadaBeaten') {
    return end([
      [0, 'horn'],
      [500, 'win'],
      [1300, 'bell'],
    ]);
  }
  if (result === 'armadaVictory') {
    return end([
      [0, 'knell-4'],
      [BEAT, 'knell-2'],
      [2 * BEAT, 'knell-1'],
      [3 * BEAT, 'sink'],
    ]);
  }
  return { time: TIMES.read, sounds: [[0, 'win']], haptics: [[0, 'win']] };
}

const end = (sounds: readonly (readonly [number, SoundId])[]): Parts => ({
  time: 3 * BEAT,
  sounds: sounds.map(([at, sound]) => [Math.min(at, 3 * BEAT), sound] as const),
  haptics: [[0, 'win']],
  motion: { kind: 'end', for: 2 * BEAT },
  stands: null,
  kept: true,
});
