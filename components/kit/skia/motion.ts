import { Skia, type SkMatrix, type SkHostRect, type SkRSXform } from '@shopify/react-native-skia';
import type { SharedValue } from 'react-native-reanimated';
import type { Atlas } from './atlas';

/**
 * Pieces on their way. A motion is a list of tracks over one clock, all numbers: what a piece does at a moment is a pure
 * function of the time, so a motion can be skipped (clock to its end), slowed, and looked at in a test. The screen's thread
 * follows the clock without a single render of React; the pictures are written into places that were made once.
 */
export interface Motion {
  /** Milliseconds at normal speed. */
  readonly duration: number;
  readonly tracks: readonly Track[];
}

/** Where a piece lies: its middle, degrees, size, how far turned over (0 face up, 1 back up), how high it is lifted. */
export interface Pose {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
  /** Width in points. */
  readonly width: number;
  readonly flip: number;
  readonly lift: number;
}

/** 0 linear, 1 out, 2 in, 3 in and out, 4 the spring of a piece, 5 a damped tremble that ends where it began. */
export type Ease = 0 | 1 | 2 | 3 | 4 | 5;

export interface Step {
  readonly at: number;
  readonly for: number;
  readonly ease: Ease;
  readonly from: Pose;
  readonly to: Pose;
}

/** A place in the atlas, as plain numbers: pixels, and how many points wide the piece's own box is there. */
export interface SpriteBox {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  /** Points per pixel when the piece is one point wide. */
  readonly unit: number;
}

export interface Track {
  /** Of several layers of moving pieces the one that it is in; 0 is the lowest. */
  readonly layer: number;
  readonly face: SpriteBox;
  readonly back: SpriteBox;
  readonly shadow: SpriteBox;
  readonly halo: SpriteBox | null;
  /** Shown from the first step on, until this moment. */
  readonly until: number;
  readonly steps: readonly Step[];
}

/** How many pieces may move at once in a layer, and how many may be turning over. */
export const MOVERS = 20;
export const TURNERS = 4;
const LAYERS = 3;
/** How much larger a lifted piece is, and which part of its width its shadow falls below it. */
const RISE = 0.06;
const DROP = 9;

/** A lifted piece at rest: larger, a little higher, its shadow further off. As `placeMovers` puts it. */
export function heldUp(pose: Pose): { readonly width: number; readonly card: Pose; readonly shadow: Pose } {
  const width = pose.width * (1 + RISE * pose.lift);
  const drop = (pose.lift * width) / DROP;
  return {
    width,
    card: { ...pose, y: pose.y - drop * 0.25 },
    shadow: { ...pose, x: pose.x + drop * 0.35, y: pose.y + drop },
  };
}

/** Where nobody looks. A size of nothing would end the whole drawing on the processor. */
const AWAY = -9999;

function hide(form: SkRSXform | undefined) {
  'worklet';
  form?.set(0.001, 0, AWAY, AWAY);
}

export function spriteBox({ sprites }: Atlas, key: string): SpriteBox {
  const sprite = sprites.get(key);
  if (!sprite) throw new Error(`no sprite ${key}`);
  const { x, y, width: w, height: h } = sprite.source;
  return { x, y, w, h, unit: 1 / (sprite.scale * sprite.width) };
}

export function ease(kind: Ease, p: number): number {
  'worklet';
  if (p <= 0) return 0;
  if (kind === 5) return p >= 1 ? 0 : Math.sin(p * 22) * (1 - p);
  if (p >= 1) return 1;
  if (kind === 1) return 1 - (1 - p) * (1 - p) * (1 - p);
  if (kind === 2) return p * p;
  if (kind === 3) return p < 0.5 ? 4 * p * p * p : 1 - 4 * (1 - p) * (1 - p) * (1 - p);
  // Mass 1, stiffness 210, damping 24 over half a second: a little past the place, then still.
  if (kind === 4) return 1 - Math.exp(-6 * p) * (Math.cos(4.1 * p) + 1.46 * Math.sin(4.1 * p));
  return p;
}

/**
 * Milliseconds into what plays. A frame may carry a stamp from before the motion was begun, when other work kept it waiting: it
 * shows the beginning, not something that never was.
 */
export function elapsed(clock: Pick<SharedValue<number>, 'get'>): number {
  'worklet';
  return Math.max(0, clock.get());
}

/** Index of the step that holds at a moment; -1 before the first. */
export function stepAt({ steps }: Track, now: number): number {
  'worklet';
  let found = -1;
  for (let i = 0; i < steps.length; i++) {
    const step = steps[i];
    if (step && step.at <= now) found = i;
  }
  return found;
}

function part(step: Step, now: number): number {
  'worklet';
  return step.for <= 0 ? 1 : ease(step.ease, Math.min(1, (now - step.at) / step.for));
}

/** What the frame is written into. Made once per scene; nothing is made while it runs. */
export interface Movers {
  readonly rects: SkHostRect[];
  readonly forms: SkRSXform[];
}

export function makeMovers(): Movers {
  const count = MOVERS * LAYERS;
  return {
    rects: Array.from({ length: count }, () => Skia.XYWHRect(0, 0, 1, 1)),
    forms: Array.from({ length: count }, () => Skia.RSXform(0.001, 0, AWAY, AWAY)),
  };
}

export interface Turner {
  readonly rects: SkHostRect[];
  readonly forms: SkRSXform[];
  readonly matrix: SkMatrix;
}

export function makeTurner(): Turner {
  return {
    rects: [Skia.XYWHRect(0, 0, 1, 1)],
    forms: [Skia.RSXform(1, 0, 0, 0)],
    matrix: Skia.Matrix().translate(AWAY, AWAY),
  };
}

function put(
  rects: SkHostRect[],
  forms: SkRSXform[],
  i: number,
  box: SpriteBox,
  width: number,
  x: number,
  y: number,
  turn: number,
) {
  'worklet';
  const rect = rects[i];
  const form = forms[i];
  if (!rect || !form) return;
  rect.setXYWH(box.x, box.y, box.w, box.h);
  const scale = width * box.unit;
  if (scale <= 0) {
    hide(form);
    return;
  }
  const c = scale * Math.cos(turn);
  const s = scale * Math.sin(turn);
  form.set(c, s, x - (c * box.w) / 2 + (s * box.h) / 2, y - (s * box.w) / 2 - (c * box.h) / 2);
}

/** Writes all pieces of one layer as they stand at a moment. A piece that is edge on is left to a turner. */
export function placeMovers(motion: Motion | null, now: number, layer: number, { rects, forms }: Movers) {
  'worklet';
  let next = 0;
  const tracks = motion ? motion.tracks : [];
  for (let k = 0; k < tracks.length && next < MOVERS; k++) {
    const track = tracks[k];
    if (!track || track.layer !== layer || now >= track.until) continue;
    const step = track.steps[stepAt(track, now)];
    if (!step) continue;
    const { from, to } = step;
    const p = part(step, now);
    const x = from.x + (to.x - from.x) * p;
    const y = from.y + (to.y - from.y) * p;
    const turn = ((from.angle + (to.angle - from.angle) * p) * Math.PI) / 180;
    const lift = from.lift + (to.lift - from.lift) * p;
    const width = (from.width + (to.width - from.width) * p) * (1 + RISE * lift);
    const flip = from.flip + (to.flip - from.flip) * p;
    const base = next * LAYERS;
    const turning = flip > 0.001 && flip < 0.999;
    const drop = (lift * width) / DROP;
    put(
      rects,
      forms,
      base,
      track.shadow,
      width * (turning ? Math.abs(Math.cos(flip * Math.PI)) * 0.6 + 0.4 : 1),
      x + drop * 0.35,
      y + drop,
      turn,
    );
    put(rects, forms, base + 2, track.halo ?? track.shadow, track.halo && !turning ? width : 0, x, y, turn);
    put(rects, forms, base + 1, flip > 0.5 ? track.back : track.face, turning ? 0 : width, x, y - drop * 0.25, turn);
    next++;
  }
  for (let i = next * LAYERS; i < forms.length; i++) hide(forms[i]);
}

/** Writes the n-th piece that is just turning over, on its long axis, with a little perspective. */
export function placeTurner(motion: Motion | null, now: number, n: number, { rects, matrix }: Turner) {
  'worklet';
  let seen = 0;
  const tracks = motion ? motion.tracks : [];
  for (let k = 0; k < tracks.length; k++) {
    const track = tracks[k];
    if (!track || now >= track.until) continue;
    const step = track.steps[stepAt(track, now)];
    if (!step) continue;
    const { from, to } = step;
    const p = part(step, now);
    const flip = from.flip + (to.flip - from.flip) * p;
    if (flip <= 0.001 || flip >= 0.999) continue;
    if (seen++ !== n) continue;
    const box = flip > 0.5 ? track.back : track.face;
    const lift = from.lift + (to.lift - from.lift) * p;
    const width = (from.width + (to.width - from.width) * p) * (1 + RISE * lift);
    const scale = width * box.unit;
    const squash = Math.max(0.02, Math.abs(Math.cos(flip * Math.PI)));
    const lean = Math.sin(flip * Math.PI) * (flip > 0.5 ? -0.16 : 0.16);
    rects[0]?.setXYWH(box.x, box.y, box.w, box.h);
    matrix
      .identity()
      .translate(from.x + (to.x - from.x) * p, from.y + (to.y - from.y) * p - (lift * width) / (4 * DROP))
      .skew(0, lean)
      .scale(scale * squash, scale)
      .translate(-box.w / 2, -box.h / 2);
    return;
  }
  matrix.identity().translate(AWAY, AWAY);
}
