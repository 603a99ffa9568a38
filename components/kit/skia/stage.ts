import { BlendMode, Skia, type SkCanvas } from '@shopify/react-native-skia';
import { TOKENS } from '@/components/art/generated/tokens';
import { mix } from '@/components/art/mix';
import { blurred, fill, linear, radial, shade } from './brush';
import { crests, swell, type FrameSpec, type Outline, type WaveSpec } from './curves';
import { newPath } from './paths';
import type { Draw } from './planes';
import { drawSheet, type SheetSpec } from './sheet';
import { drawShip } from './ship';

export type GameLook = keyof typeof TOKENS.games;

/** The paper theatre behind a table, in points of the screen. */
export interface StageSpec {
  readonly game: GameLook;
  readonly day: boolean;
  readonly width: number;
  readonly height: number;
  /** The opening of the front frame: where the theatre can be looked into. */
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly horizon: number;
  /** Two rows of waves behind the play. */
  readonly crests: readonly [number, number];
  /** The last crest and the last swell: from here on the floor of the controls. */
  readonly floor: readonly [number, number];
  /** Cuts the frame of this game. */
  readonly frame: (spec: FrameSpec) => Outline;
  /** Another light than the game's own: five colours from the back to the front, and the front sheet. Always as by night. */
  readonly palette?: { readonly stage: readonly string[]; readonly front: string };
  /** No ships on the horizon: others lie before it. */
  readonly bare?: boolean;
  /** A larger disc than usual, and where it stands. */
  readonly disc?: { readonly y: number; readonly r: number } | undefined;
  /** What lies there instead of breaking waves. */
  readonly bank?: (spec: WaveSpec) => Outline;
}

const DEEP = '#05070D';

/** Sheet colours from the back to the front; by day the ramp runs the other way, towards the light room. */
function ramp({ game, day, palette }: StageSpec) {
  const { frontNight, frontDay } = TOKENS.games[game];
  const front = palette?.front ?? frontNight;
  const [a = '', b = '', c = '', d = '', e = ''] = palette?.stage ?? TOKENS.games[game].stage;
  const s = [a, b, c, d, e] as const;
  return day && !palette
    ? {
        glow: [mix(s[0], '#FFFFFF', 0.5), mix(s[0], s[1], 0.82), mix(s[1], s[2], 0.55)],
        disc: [mix(s[0], '#FFFDF2', 0.85), mix(s[0], '#FFF3DC', 0.78)],
        far: mix(mix(s[1], s[2], 0.55), DEEP, 0.04),
        ships: { hull: mix(s[2], s[3], 0.75), sails: mix(s[2], s[3], 0.55) },
        horizon: mix(s[1], s[2], 0.42),
        middle: mix(s[0], s[1], 0.62),
        crests: [mix(s[1], s[2], 0.35), mix(s[0], s[1], 0.72)],
        front: frontDay,
        floor: [mix(s[0], s[1], 0.12), frontDay],
      }
    : {
        glow: [mix(s[0], s[1], 0.15), mix(s[1], s[2], 0.35), mix(s[2], s[3], 0.4)],
        disc: [mix(s[0], '#FFF0D0', 0.12), mix(s[0], s[1], 0.12)],
        far: mix(mix(s[2], s[3], 0.4), DEEP, 0.13),
        ships: { hull: mix(s[3], s[4], 0.6), sails: mix(s[3], s[4], 0.25) },
        horizon: mix(mix(s[2], s[3], 0.3), DEEP, 0.06),
        middle: mix(s[3], s[4], 0.5),
        crests: [mix(mix(s[2], s[3], 0.45), DEEP, 0.18), mix(s[3], s[4], 0.45)],
        front,
        floor: [mix(s[4], front, 0.45), front],
      };
}

/** The theatre of a tablet is cut larger, not only wider. */
function unitOf({ left, right, horizon, top }: StageSpec) {
  return Math.min(2.1, Math.max(1, Math.min((right - left) / 374, (horizon - top) / 126)));
}

/** Sun or moon over the horizon. */
export function discOf(spec: StageSpec): { readonly y: number; readonly r: number } {
  const r = 46 * unitOf(spec);
  return spec.disc ?? { r, y: spec.horizon - r * 0.3 };
}

const pick = (list: readonly string[], i: number) => list[i] ?? '#000000';

function drawSky(canvas: SkCanvas, spec: StageSpec) {
  const { width, height, horizon } = spec;
  const { glow, disc } = ramp(spec);
  const x = width / 2;
  const reach = Math.max((spec.right - spec.left) * 0.5, (horizon - spec.top) * 1.3);
  canvas.drawRect(
    Skia.XYWHRect(0, 0, width, height),
    shade(
      radial(x, horizon - reach * 0.06, reach, [
        [0, pick(glow, 0)],
        [0.3, mix(pick(glow, 0), pick(glow, 1), 0.55)],
        [0.58, pick(glow, 1)],
        [1, pick(glow, 2)],
      ]),
    ),
  );
  const { r, y } = discOf(spec);
  canvas.drawCircle(x, y, r, blurred(pick(disc, 0), r * 0.7, 0.5));
  canvas.drawCircle(
    x,
    y,
    r,
    shade(
      linear(0, y - r, 0, y + r, [
        [0, pick(disc, 0)],
        [1, pick(disc, 1)],
      ]),
    ),
  );
}

/** A sheet of paper, cut when it is drawn. */
type Sheet = () => SheetSpec;

const drawn =
  (sheet: Sheet): Draw =>
  (canvas) =>
    drawSheet(canvas, sheet());

/** Everything behind the play, from back to front: it covers the whole screen. */
export function scenery(spec: StageSpec): Draw[] {
  return [...backPlane(spec), ...[...middlePlane(spec), ...frontPlane(spec)].map(drawn)];
}

/** Black where the sky is and nothing stands before it. */
export function nightSky(spec: StageSpec): Draw[] {
  const cut = (sheet: Sheet) => (canvas: SkCanvas) => {
    const area = newPath(sheet().outline.area);
    const paint = fill('#000000');
    paint.setBlendMode(BlendMode.DstOut);
    canvas.drawPath(area, paint);
    area.dispose();
  };
  return [(canvas) => canvas.drawPaint(fill('#080614')), ...[...middlePlane(spec), ...frontPlane(spec)].map(cut)];
}

/** Plane 1 of 3: glow, disc, far frame, two ships, horizon. */
function backPlane(spec: StageSpec): Draw[] {
  const { width, height, left, right, top, horizon, day } = spec;
  const { far, ships, horizon: sea } = ramp(spec);
  const deep = horizon - top;
  const unit = unitOf(spec);
  const frame = () =>
    spec.frame({
      seed: 23,
      left: left + 18 * unit,
      right: right - 18 * unit,
      top: top + deep * 0.51,
      bottom: height + 40,
      pitch: 44 * unit,
      depth: Math.min(deep * 0.3, 40 * unit),
      width,
      height,
    });
  return [
    (canvas) => drawSky(canvas, spec),
    (canvas) => {
      const bottom = spec.floor[1];
      drawSheet(canvas, { outline: frame(), color: far, top: top + deep * 0.1, bottom, front: 0, day });
    },
    (canvas) => {
      if (!spec.bare) {
        drawShip(canvas, width / 2 - 76 * unit, horizon + 2.5, 38 * unit, -1.5, ships);
        drawShip(canvas, width / 2 + 65 * unit, horizon + 1.5, 29 * unit, 1.5, ships);
      }
      const wave = swell({ seed: 5, y: horizon, height: 4.2 * unit, length: 210 * unit, width, bottom: height + 40 });
      drawSheet(canvas, { outline: wave, color: sea, top: horizon, bottom: spec.floor[1], front: 0.1, day });
    },
  ];
}

/** Plane 2 of 3: middle frame and two rows of crests. The play lies on them. */
function middlePlane(spec: StageSpec): Sheet[] {
  const { width, height, left, right, top, horizon, day } = spec;
  const { middle, crests: colours } = ramp(spec);
  const deep = horizon - top;
  const unit = unitOf(spec);
  const frame = () =>
    spec.frame({
      seed: 41,
      left: left + 3,
      right: right - 9 * unit,
      top: top + deep * 0.27,
      bottom: height + 40,
      pitch: 47 * unit,
      depth: Math.min(deep * 0.27, 36 * unit),
      width,
      height,
    });
  return [
    () => ({ outline: frame(), color: middle, top, bottom: spec.floor[1], front: 0.4, day }),
    ...spec.crests.map((y, i): Sheet => {
      const bottom = spec.floor[1] + (y - horizon) * 0.3;
      return () => {
        const outline = crestOf(spec, i === 0 ? 0 : 1);
        return { outline, color: pick(colours, i), top: y - 8, bottom, front: 0.45 + i * 0.1, day };
      };
    }),
  ];
}

/** One of the two rows of crests, as it is cut. */
export function crestOf(spec: StageSpec, i: 0 | 1): Outline {
  const { width, height } = spec;
  const unit = unitOf(spec);
  const size = { height: (6.5 + i * 4) * unit, length: (46 + i * 42) * unit };
  return (spec.bank ?? crests)({ seed: 11 + i, y: spec.crests[i], ...size, width, bottom: height + 40 });
}

/** Plane 3 of 3: the front frame and the floor that holds the controls. */
function frontPlane(spec: StageSpec): Sheet[] {
  const { width, height, left, right, top, horizon, day } = spec;
  const { front } = ramp(spec);
  const deep = horizon - top;
  const unit = unitOf(spec);
  const frame = () =>
    spec.frame({
      seed: 67,
      left,
      right,
      top,
      bottom: height + 40,
      pitch: 58 * unit,
      depth: Math.min(deep * 0.26, 34 * unit),
      width,
      height,
    });
  return [
    () => ({ outline: frame(), color: front, top: 0, bottom: height, front: 0.8, day }),
    ...floorSheets(spec, spec.floor),
  ];
}

/** What swallows a lost row: the floor again, with one more crest behind it. Its own top is at `y`. */
export function tidePlane(spec: StageSpec, y: number): Draw[] {
  const { width, height, day } = spec;
  const { crests: colours } = ramp(spec);
  const unit = unitOf(spec);
  const bottom = height + 40;
  return [
    (canvas) => {
      const row = { height: 14 * unit, length: 104 * unit, width, bottom };
      const outline = crests({ seed: 29, y: y + 18 * unit, ...row });
      drawSheet(canvas, { outline, color: pick(colours, 1), top: y, bottom: y + 320, front: 0.5, day, crest: 0.14 });
    },
    ...floorSheets(spec, [y + 46 * unit, y + 92 * unit]).map(drawn),
  ];
}

/** The last crest and the last swell. */
function floorSheets(spec: StageSpec, [crest, sea]: readonly [number, number]): Sheet[] {
  const { width, height, day } = spec;
  const { floor } = ramp(spec);
  const unit = unitOf(spec);
  const bottom = height + 40;
  return [
    () => {
      const near = { seed: 31, y: crest, height: 13 * unit, length: 112 * unit, width, bottom };
      const outline = (spec.bank ?? crests)(near);
      return { outline, color: pick(floor, 0), top: crest - 14, bottom: height, front: 0.7, day };
    },
    () => {
      const outline = swell({ seed: 9, y: sea, height: 8.5 * unit, length: 165 * unit, width, bottom });
      return { outline, color: pick(floor, 1), top: sea - 12, bottom: height, front: 1, crest: 0.08, day };
    },
  ];
}
