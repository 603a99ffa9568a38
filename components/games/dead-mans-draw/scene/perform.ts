import { BlendMode, Skia, type SkPaint, type SkPicture } from '@shopify/react-native-skia';
import type { Beat } from '@/components/table/choreography/cue';
import type { Pace } from '@/components/table/choreography/pace';
import type { Size } from '@/components/table/play/frame';
import type { CardId } from '@/engine/games/dead-mans-draw/data/cards';
import type { DeadMansDrawView } from '@/engine/games/dead-mans-draw/view';
import type { Moves } from '../cues/moves';
import { scoredAt, without } from './between';
import type { Kit } from './kit';
import { sceneModel, type SceneModel, type SceneWords } from './model';
import { recordTable } from './record';
import type { SceneScript } from './script';
import type { PlacesFor } from './spots';
import { tracksOf } from './ways';

export type DeadMansDrawBeat = Beat<DeadMansDrawView, Moves>;

/** What a scene needs to make an event into a script. */
export interface Performing {
  readonly kit: Kit;
  readonly placesFor: PlacesFor;
  readonly words: (view: DeadMansDrawView) => SceneWords;
  readonly heads: boolean;
}

type Picture = SceneScript['tables'][number];

/** A number is drawn anew at most this often on its way; fewer than frames, and enough to be seen counting. */
const COUNTS = 5;
const FADES = 5;
const NONE: ReadonlySet<CardId> = new Set();

export function scriptOf(beat: DeadMansDrawBeat, scene: Performing, { reduced }: Pace): SceneScript {
  const { cue, before, after } = beat;
  const tracks = tracksOf(cue.motion, cue, {
    atlas: scene.kit.atlas,
    placesFor: scene.placesFor,
    row: after.row.length,
  });
  const tables = reduced ? fadingTables(beat, scene) : movingTables(beat, scene);
  return {
    motion: { duration: cue.time, tracks },
    tables: [...tables, ...countingTables(before, after, cue.motion, scene)],
    tide: cue.motion.tide,
  };
}

interface Still {
  readonly view: DeadMansDrawView;
  /** Words may lag behind: a number comes after its piece. */
  readonly words: SceneWords;
  readonly hidden?: ReadonlySet<CardId>;
  readonly change?: (model: SceneModel) => SceneModel;
}

function record({ kit, placesFor, heads }: Performing, { view, words, hidden = NONE, change }: Still): SkPicture {
  const model = sceneModel(view, words);
  const places = placesFor(view.row.length);
  return recordTable(kit, { places, model: change ? change(model) : model, marks: new Map(), hidden, heads });
}

/** First what lies still while the cards fly, then all of them in their places. */
function movingTables({ cue, before, after }: DeadMansDrawBeat, scene: Performing): Picture[] {
  const { flights, trembling } = cue.motion;
  const words = scene.words(before);
  const lies = { view: scoredAt(after, before, after, 0), words };
  const flying = new Set(flights.flatMap(({ card }) => (card === null ? [] : [card])));
  if (flying.size === 0) return [{ at: 0, picture: record(scene, lies) }];
  const lit = new Set(sceneModel(before, words).lit);
  trembling?.suits.forEach((suit) => lit.delete(suit));
  const leaving = { ...lies, view: without(lies.view, flying, before), hidden: flying };
  const first = record(scene, { ...leaving, change: (model) => ({ ...model, lit }) });
  const landed = cue.lands < cue.time ? [{ at: cue.lands, picture: record(scene, lies) }] : [];
  return [{ at: 0, picture: first }, ...landed];
}

/** The picture before fades into the picture after. */
function fadingTables({ cue, before, after }: DeadMansDrawBeat, scene: Performing): Picture[] {
  const words = scene.words(before);
  const to = record(scene, { view: scoredAt(after, before, after, 0), words });
  if (cue.lands === 0) return [{ at: 0, picture: to }];
  const from = record(scene, { view: before, words });
  const { size } = scene.placesFor(after.row.length);
  const fade = Array.from({ length: FADES }, (_, i): Picture => {
    return { at: (i * cue.lands) / FADES, picture: blend(from, to, (i + 0.5) / FADES, size) };
  });
  return [...fade, { at: cue.lands, picture: to }];
}

function blend(from: SkPicture, to: SkPicture, part: number, { width, height }: Size): SkPicture {
  const recorder = Skia.PictureRecorder();
  const canvas = recorder.beginRecording(Skia.XYWHRect(0, 0, width, height));
  canvas.saveLayer();
  for (const [picture, share] of [
    [from, 1 - part],
    [to, part],
  ] as const) {
    canvas.saveLayer(added(share));
    canvas.drawPicture(picture);
    canvas.restore();
  }
  canvas.restore();
  return recorder.finishRecordingAsPicture();
}

/** Two pictures that share the light: what is in both does not even flicker. */
function added(share: number): SkPaint {
  const paint = Skia.Paint();
  paint.setAlphaf(share);
  paint.setBlendMode(BlendMode.Plus);
  return paint;
}

/** Scores, and what the row would bring: after the pieces, step by step. */
function countingTables(before: DeadMansDrawView, after: DeadMansDrawView, moves: Moves, scene: Performing): Picture[] {
  const words = scene.words(after);
  const { counting } = moves;
  if (!counting) return [];
  const most = Math.max(...after.players.map(({ score }, i) => Math.abs(score - (before.players[i]?.score ?? 0))));
  const count = Math.min(COUNTS, most);
  return Array.from({ length: count }, (_, i): Picture => {
    const part = (i + 1) / count;
    const at = counting.at + (counting.for * i) / count;
    return { at, picture: record(scene, { view: scoredAt(after, before, after, part), words }) };
  });
}
