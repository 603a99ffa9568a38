import type { SkCanvas, SkPicture } from '@shopify/react-native-skia';
import { picture } from '@/components/kit/skia/picture';
import type { Faces } from '@/components/kit/skia/text';
import type { Chart } from '../map/chart';
import type { SeaId } from '../map/seas';
import type { Signs } from '../map/signs';
import { drawSigns, type SignKit } from './chart-signs';
import type { SeaState } from './chart-state';

interface Kept {
  readonly faces: Faces;
  readonly of: string;
  readonly picture: SkPicture;
}

const kept = new WeakMap<Chart, Map<SeaId, Kept>>();

/** What `drawSigns` draws. Letters take most of the work of a chart, and an action changes one sea or two: the others' signs stand. */
export function drawKeptSigns(canvas: SkCanvas, kit: SignKit, chart: Chart, id: SeaId, signs: Signs, sea: SeaState) {
  const seas = kept.get(chart) ?? new Map<SeaId, Kept>();
  kept.set(chart, seas);
  const { faces, unit, day } = kit;
  // Ships are drawn apart; where they leave room for the signs is in `signs`.
  const of = JSON.stringify([signs, { ...sea, ships: [] }, unit, day]);
  let known = seas.get(id);
  if (known?.of !== of || known.faces !== faces) {
    known?.picture.dispose();
    known = { faces, of, picture: picture((own) => drawSigns(own, kit, signs, sea)) };
    seas.set(id, known);
  }
  canvas.drawPicture(known.picture);
}
