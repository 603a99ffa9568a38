import { Skia, type SkPicture } from '@shopify/react-native-skia';
import { CUE_TYPES, deadMansDrawCue } from '@/components/games/dead-mans-draw/cues/cues';
import type { DeadMansDrawCue, DeadMansDrawTold } from '@/components/games/dead-mans-draw/cues/build';
import { layout } from '@/components/games/dead-mans-draw/layout';
import { bakePieces } from '@/components/games/dead-mans-draw/scene/art';
import { kitOf, type Kit } from '@/components/games/dead-mans-draw/scene/kit';
import { sceneModel } from '@/components/games/dead-mans-draw/scene/model';
import { scriptOf } from '@/components/games/dead-mans-draw/scene/perform';
import { placesOf } from '@/components/games/dead-mans-draw/scene/places';
import { recordTable } from '@/components/games/dead-mans-draw/scene/record';
import type { SceneScript } from '@/components/games/dead-mans-draw/scene/script';
import { MOVERS, type Step } from '@/components/kit/skia/motion';
import type { DeadMansDrawView } from '@/engine/games/dead-mans-draw/view';
import { toldByChance } from '../fixtures/choreography/told';
import { readFaces, WORDS } from './sample';

// Events as scripts of the scene, with the real pictures.
jest.setTimeout(120_000);

const SIZE = { width: 390, height: 844 };
const INSETS = { top: 47, bottom: 34, left: 0, right: 0 };
const words = () => ({ ...WORDS, gain: null });
/** Of every kind of event, so many. */
const SAMPLES = 2;

/** With and without the mermaids of the variant: they have other values. */
let kits: readonly [Kit, Kit];
let told: DeadMansDrawTold[];

const placesIn = (seats: number) => (row: number) => placesOf(layout({ seats, focus: 0, row }, SIZE, INSETS));

beforeAll(async () => {
  const faces = readFaces();
  const kit = async (mermaidAbility: boolean): Promise<Kit> => {
    const wish = { places: placesIn(3)(5), mermaidAbility, day: false, high: false, ratio: 0.5 };
    const atlas = await bakePieces(faces, wish, () => Promise.resolve());
    if (!atlas) throw new Error('no pictures');
    return kitOf(atlas, faces, false);
  };
  kits = [await kit(false), await kit(true)];
  const all = toldByChance(40).filter(({ before }) => before.seats <= 4);
  told = CUE_TYPES.flatMap((type) => all.filter(({ event }) => event.type === type).slice(0, SAMPLES));
});

const kitFor = ({ options }: DeadMansDrawView): Kit => kits[options.mermaidAbility ? 1 : 0];

/** How an event begins, and how it ends where it stands in between. */
const begins = (cue: DeadMansDrawCue) => cue;
const ends = (cue: DeadMansDrawCue) => cue.step?.ends ?? cue;

function script(one: DeadMansDrawTold, reduced: boolean, part = begins): SceneScript {
  const cue = part(deadMansDrawCue(one, reduced));
  const scene = {
    kit: kitFor(one.before),
    placesFor: placesIn(one.before.seats),
    words,
    heads: true,
    view: one.before,
  };
  return scriptOf({ ...one, cue, line: null }, scene, { speed: 1, reduced });
}

/** The picture in points of half the screen, as bytes. */
function pixels(picture: SkPicture): Uint8Array {
  const surface = Skia.Surface.Make(SIZE.width / 2, SIZE.height / 2);
  if (!surface) throw new Error('no surface');
  const canvas = surface.getCanvas();
  canvas.scale(0.5, 0.5);
  canvas.drawPicture(picture);
  const bytes = surface.makeImageSnapshot().readPixels();
  surface.dispose();
  if (!(bytes instanceof Uint8Array)) throw new Error('no pixels');
  return bytes;
}

/** Lights of a head are drawn over the edge of a slot, not under it: a few shades in a few points. */
const SHADES = 40;
const POINTS = 3;

function differ(one: Uint8Array, other: Uint8Array): boolean {
  const bytes = one.filter((byte, i) => Math.abs(byte - (other[i] ?? 0)) > SHADES).length;
  return one.length !== other.length || bytes > POINTS * 3;
}

function still(view: DeadMansDrawView): SkPicture {
  const places = placesIn(view.seats)(view.row.length);
  const spec = { places, model: sceneModel(view, words()), marks: new Map(), hidden: new Set<string>(), heads: true };
  return recordTable(kitFor(view), spec);
}

const named = (bad: readonly DeadMansDrawTold[]) => [...new Set(bad.map(({ event }) => event.type))];
const isFinite = ({ from, to }: Step) => [from, to].every((pose) => Object.values(pose).every(Number.isFinite));
const isOnScreen = ({ from }: Step) => from.x > -60 && from.x < SIZE.width + 60 && from.y > 0 && from.width > 10;

test('every kind of event is here', () => {
  expect(CUE_TYPES.filter((type) => !told.some(({ event }) => event.type === type))).toEqual([]);
});

test.each([
  ['normal', false],
  ['reduced motion', true],
])('%s: pieces have places, and fit into those that were made for them', (_, reduced) => {
  const bad = [begins, ends].flatMap((part) =>
    told.filter((one) => {
      const { motion, tables } = script(one, reduced, part);
      const below = motion.tracks.filter(({ layer }) => layer === 0).length;
      const steps = motion.tracks.flatMap((track) => track.steps);
      tables.forEach(({ picture }) => picture.dispose());
      return (
        below > MOVERS ||
        motion.tracks.length - below > MOVERS ||
        !steps.every((step) => isFinite(step) && isOnScreen(step)) ||
        tables[0]?.at !== 0 ||
        tables.some(({ at }, i) => at < (tables[i - 1]?.at ?? 0) || at > motion.duration)
      );
    }),
  );
  expect(named(bad)).toEqual([]);
});

test.each([
  ['normal', false],
  ['reduced motion', true],
])('%s: the last picture of an event is the table after it, point by point', (_, reduced) => {
  const bad = told.filter((one) => {
    const { tables } = script(one, reduced, ends);
    const last = tables.at(-1)?.picture;
    if (!last) return true;
    const after = still(one.after);
    const same = !differ(pixels(last), pixels(after));
    [after, ...tables.map(({ picture }) => picture)].forEach((picture) => picture.dispose());
    return !same;
  });
  expect(named(bad)).toEqual([]);
});
