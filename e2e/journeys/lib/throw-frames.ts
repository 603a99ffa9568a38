import { Skia } from '@shopify/react-native-skia';
import { diceLooks } from '@/components/games/seven-seas/scene/dice-look';
import { bakeDiceSheet } from '@/components/games/seven-seas/scene/dice-sheet';
import { drawCubes, makeCubes } from '@/components/games/seven-seas/scene/cubes';
import { MOST_DICE } from '@/engine/games/seven-seas/throw/dice';
import { POSE } from '@/engine/games/seven-seas/throw/flight';
import { recordFlight } from '@/engine/games/seven-seas/throw/record';

export interface Measured {
  readonly frames: number;
  /** Milliseconds of script for each frame: from the poses to a picture that can be drawn. */
  readonly times: readonly number[];
}

const FLOOR = { x: 17, y: 17, side: 340 };

/** Every frame of a throw of 44 dice, made as the scene of the table makes it. */
export function throwFrames(throws: number): Measured {
  const seats = ['a', 'b', 'c', 'd'].map((name) => ({ kind: 'person' as const, name }));
  const sheet = bakeDiceSheet(diceLooks(seats));
  if (!sheet) throw new Error('no sheet of dice');
  const paint = Skia.Paint();
  paint.setShader(sheet.makeShaderOptions(0, 0, 1, 0));
  const cubes = makeCubes();
  const rows = Array.from({ length: MOST_DICE }, (_, die) => die % 5);
  const dice = rows.map((_, die) => ({ face: 1 + (die % 6) }));
  const gesture = { gx: 100, gy: 700, power: 600, spin: 200 };
  const recorder = Skia.PictureRecorder();
  const times: number[] = [];
  for (let shake = 0; shake < throws; shake++) {
    const { count, frames, poses } = recordFlight(MOST_DICE, gesture, false, { shake, dice });
    for (let frame = 0; frame < frames; frame++) {
      const begun = performance.now();
      const canvas = recorder.beginRecording();
      drawCubes(canvas, paint, cubes, poses, frame * count * POSE, count, rows, FLOOR);
      const picture = recorder.finishRecordingAsPicture();
      times.push(performance.now() - begun);
      picture.dispose();
    }
  }
  return { frames: times.length, times };
}
