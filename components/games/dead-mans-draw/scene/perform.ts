import { BlendMode, Skia, type SkPaint, type SkPicture } from '@shopify/react-native-skia';
import type { Beat } from '@/components/kit/choreography/cue';
import { PACE, type Pace } from '@/components/kit/choreography/pace';
import type { Size } from '@/components/kit/frame/frame';
import type { PictureAt } from '@/components/kit/scene/use-table-pictures';
import { picture } from '@/components/kit/skia/picture';
import type { CardId } from '@/engine/games/dead-mans-draw/data/cards';
import type { DeadMansDrawView } from '@/engine/games/dead-mans-draw/view';
import { heldAfter, stillHeld } from '../cues/held';
import type { Flight, Moves } from '../cues/moves';
import { signsOf } from '../signs';
import { scoredAt, without } from './between';
import type { Kit } from './kit';
import { sceneModel, type SceneWords } from './model';
import { recordHeads, recordTable } from './record';
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
  /** What the scene stands on: whoever starts from it has nothing in the air. */
  readonly view: DeadMansDrawView;
}

/** A number is drawn anew at most this often on its way; fewer than frames, and enough to be seen counting. */
const COUNTS = 5;
const FADES = 5;
const NONE: ReadonlySet<CardId> = new Set();

const cardsOf = (flights: readonly Flight[]) => new Set(flights.flatMap(({ card }) => (card === null ? [] : [card])));

/** `held`: what hangs in the air since earlier events. */
export function scriptOf(
  beat: DeadMansDrawBeat,
  scene: Performing,
  { reduced }: Pace,
  held: readonly Flight[] = [],
): SceneScript {
  const { cue, after } = beat;
  const { motion, time: duration } = cue;
  const flights = [...stillHeld(held, motion.flights), ...motion.flights];
  // The open cards of a map are in the picture of the table, as soon as they lie.
  const up = cardsOf(heldAfter(held, motion.flights).filter(({ to }) => to.kind !== 'open'));
  const tracks = tracksOf({ ...motion, flights }, cue, {
    atlas: scene.kit.atlas,
    placesFor: scene.placesFor,
    row: after.row.length,
    signs: signsOf(after),
  });
  return {
    motion: { duration, tracks },
    tables: reduced ? fadingTables(beat, scene, up) : movingTables(beat, scene, up),
    tide: motion.tide,
  };
}

/** First what lies still while the cards fly, then all of them but those that stay `up`; numbers on their way all the time. */
function movingTables(beat: DeadMansDrawBeat, scene: Performing, up: ReadonlySet<CardId>, from = 0): PictureAt[] {
  const { cue, before, after } = beat;
  const { kit, placesFor, heads } = scene;
  const places = placesFor(after.row.length);
  const spec = { places, marks: new Map(), heads: false };
  const model = (view: DeadMansDrawView, told: boolean) => sceneModel(view, scene.words(told ? after : before));
  const leaving = (): SkPicture => {
    const { flights, trembling } = cue.motion;
    const hidden = new Set([...up, ...cardsOf(flights)]);
    const lit = new Set(model(before, false).lit);
    trembling?.signs.forEach((sign) => lit.delete(sign));
    return recordTable(kit, { ...spec, hidden, model: { ...model(without(after, hidden, before), false), lit } });
  };
  // What waits in the air for the end of a step is not where it will come to lie.
  const rested = cue.step ? without(after, up, before) : after;
  const lying = () => recordTable(kit, { ...spec, hidden: up, model: model(rested, false) });
  const moments = momentsOf(beat, scene).filter(({ at }) => at >= from);
  // Everything but the numbers is recorded once for the time before the pieces lie, and once for the time after.
  return [moments.filter(({ at }) => at < cue.lands), moments.filter(({ at }) => at >= cue.lands)].flatMap(
    (part, landed) => {
      if (part.length === 0) return [];
      const base = landed ? lying() : leaving();
      const pictures = part.map(({ at, part: share, told }): PictureAt => {
        const view = scoredAt(after, before, after, share);
        return { at, picture: heads ? recordHeads(kit, base, places, model(view, told)) : base };
      });
      if (heads) base.dispose();
      return pictures;
    },
  );
}

interface Moment {
  readonly at: number;
  /** How far the scores have counted, 0..1. */
  readonly part: number;
  /** What the row would bring is known by now. */
  readonly told: boolean;
}

/** When the table changes under the pieces: as they land, with every step of a number, with what the row would bring. */
function momentsOf({ cue, before, after }: DeadMansDrawBeat, scene: Performing): Moment[] {
  const { counting } = cue.motion;
  const steps = counting ? countsOf(before, after) : 0;
  const gain = Math.min(cue.lands + PACE.number, cue.time);
  const gains = scene.words(before).gain !== scene.words(after).gain;
  const counts = Array.from({ length: steps }, (_, i) => (counting?.at ?? 0) + ((counting?.for ?? 0) * i) / steps);
  const times = new Set([0, cue.lands, ...counts, ...(gains ? [gain] : [])]);
  return [...times]
    .sort((a, b) => a - b)
    .map((at) => ({
      at,
      part: steps === 0 ? 0 : counts.filter((count) => count <= at).length / steps,
      told: at >= gain,
    }));
}

function countsOf(before: DeadMansDrawView, after: DeadMansDrawView): number {
  const most = Math.max(...after.players.map(({ score }, i) => Math.abs(score - (before.players[i]?.score ?? 0))));
  return Math.min(COUNTS, most);
}

/** The picture before fades into the picture after; what follows that is numbers only. */
function fadingTables(beat: DeadMansDrawBeat, scene: Performing, up: ReadonlySet<CardId>): PictureAt[] {
  const { cue, before, after } = beat;
  const landed = movingTables(beat, scene, up, cue.lands);
  const [to] = landed;
  if (cue.lands === 0 || !to) return landed;
  const { kit, placesFor, heads, words } = scene;
  const then = { places: placesFor(before.row.length), model: sceneModel(before, words(before)), heads };
  const from = recordTable(kit, { ...then, marks: new Map(), hidden: NONE });
  const { size } = placesFor(after.row.length);
  const fade = Array.from({ length: FADES }, (_, i): PictureAt => {
    return { at: (i * cue.lands) / FADES, picture: blend(from, to.picture, (i + 0.5) / FADES, size) };
  });
  from.dispose();
  return [...fade, ...landed];
}

function blend(from: SkPicture, to: SkPicture, part: number, { width, height }: Size): SkPicture {
  return picture(
    (canvas) => {
      canvas.saveLayer();
      for (const [one, share] of [
        [from, 1 - part],
        [to, part],
      ] as const) {
        canvas.saveLayer(added(share));
        canvas.drawPicture(one);
        canvas.restore();
      }
      canvas.restore();
    },
    Skia.XYWHRect(0, 0, width, height),
  );
}

/** Two pictures that share the light: what is in both does not even flicker. */
function added(share: number): SkPaint {
  const paint = Skia.Paint();
  paint.setAlphaf(share);
  paint.setBlendMode(BlendMode.Plus);
  return paint;
}
