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

/** Throws of 44 dice, ready to be drawn frame by frame as the scene of the table draws them. */
export function prepareThrows(throws: number): () => Measured {
  const seats = ['a', 'b', 'c', 'd'].map((name) => ({ kind: 'person' as const, name }));
  const sheet = bakeDiceSheet(diceLooks(seats));
  if (!sheet) throw new Error('no sheet of dice');
  const paint = Skia.Paint();
  paint.setShader(sheet.makeShaderOptions(0, 0, 1, 0));
  const cubes = makeCubes();
  const rows = Array.from({ length: MOST_DICE }, (_, die) => die % 5);
  const dice = rows.map((_, die) => ({ face: 1 + (die % 6) }));
  const gesture = { gx: 100, gy: 700, power: 600, spin: 200 };
  const flights = Array.from({ length: throws }, (_, shake) =>
    recordFlight(MOST_DICE, gesture, false, { shake, dice }),
  );
  const times = new Float64Array(flights.reduce((sum, { frames }) => sum + frames, 0));
  const recorder = Skia.PictureRecorder();
  return () => {
    let n = 0;
    for (const { count, frames, poses } of flights) {
      for (let frame = 0; frame < frames; frame++) {
        const begun = performance.now();
        const canvas = recorder.beginRecording();
        drawCubes(canvas, paint, cubes, poses, frame * count * POSE, count, rows, FLOOR);
        const picture = recorder.finishRecordingAsPicture();
        times[n++] = performance.now() - begun;
        picture.dispose();
      }
    }
    return { frames: n, times: Array.from(times) };
  };
}
