import type { SkCanvas } from '@shopify/react-native-skia';
import { stamp } from '@/components/kit/skia/atlas';
import { heldUp, type Pose } from '@/components/kit/skia/motion';
import { cardKey } from '../targets';
import type { Kit } from './kit';
import { faceOf, type Mark, type Marks, type SceneModel } from './model';
import type { ScenePlaces } from './places';
import { poseOf } from './spots';

/** A sprite round its middle. */
function stampAt(canvas: SkCanvas, { atlas }: Kit, { x, y, angle }: Pose, sprite: string, width: number) {
  canvas.save();
  canvas.translate(x, y);
  canvas.rotate(angle, 0, 0);
  stamp(canvas, atlas, sprite, -width / 2, -width * 0.7, width);
  canvas.restore();
}

/** A card that is held up, just as the motion that has brought it here leaves it. */
function drawHeldUp(canvas: SkCanvas, kit: Kit, pose: Pose, face: string) {
  const { width, shadow, card } = heldUp(pose);
  stampAt(canvas, kit, shadow, 'shadow', width);
  stampAt(canvas, kit, card, face, width);
}

const SIGNS: Readonly<Record<Mark, readonly string[]>> = {
  legal: ['legal'],
  danger: ['doom'],
  chosen: ['chosen'],
  dim: [],
};

/** What lies over the table while a question is open: the cards of a map, and the card that waits to sink the row. */
export function drawOpen(
  canvas: SkCanvas,
  kit: Kit,
  places: ScenePlaces,
  model: SceneModel,
  marks: Marks,
  hidden: ReadonlySet<string>,
) {
  const at = (spot: Parameters<typeof poseOf>[0]) => poseOf(spot, () => places, model.row.length);
  const open = model.open.flatMap((card, place) => {
    const pose = at({ kind: 'open', place, of: model.open.length });
    const mark = marks.get(cardKey(card));
    return hidden.has(card) ? [] : [{ card, pose, signs: mark ? SIGNS[mark] : [] }];
  });
  for (const { card, pose } of open) drawHeldUp(canvas, kit, pose, faceOf(card));
  // Signs stand over the neighbours, too.
  for (const { pose, signs } of open) {
    for (const sign of signs) stampAt(canvas, kit, pose, sign, heldUp(pose).width);
  }
  const { accused } = model;
  if (accused === null || hidden.has(accused)) return;
  const pose = at({ kind: 'accused' });
  drawHeldUp(canvas, kit, pose, faceOf(accused));
  stampAt(canvas, kit, pose, 'doom', heldUp(pose).width);
}
