import type { SkPicture } from '@shopify/react-native-skia';
import { seatLook } from '@/components/art/seats';
import { mover, HOME, wayOf, type Mover } from '@/components/kit/scene/drawn-movers';
import type { PictureAt } from '@/components/kit/scene/use-table-pictures';
import { blurred, fill, stroke, withBlur } from '@/components/kit/skia/brush';
import { picture } from '@/components/kit/skia/picture';
import { DX, DY } from '@/engine/games/admiral/data/compass';
import { columnOf, rowOf, squareFrom } from '@/engine/games/admiral/data/squares';
import type { Seat } from '@/engine';
import type { AdmiralView, UnitId } from '@/engine/games/admiral/view';
import { angleOf, middleOf, SIDE } from '../board/plan';
import type { AdmiralMotion } from '../cues/motion';
import { placeOfUnit, shipOf } from '../asks';
import { courseTo, headingsAfter, type Headings } from '../headings';
import { colourOf } from '../colours';
import { boardStateOf, NOT_POINTED, windOf } from '../state-of';
import type { BoardState, ShipMark } from './board-state';
import { fightMovers } from './decks';
import type { Kit } from './kit';
import { berths, drawOver, drawSigns, type Apart } from './over';
import { drawHull, drawSails, sailsIn } from './ship';
import { shotMovers } from './shots';
import type { ActionTools } from './tools';

/** What an event shows: still pictures that follow each other, and what moves over them. */
export interface Played {
  readonly over: readonly PictureAt[];
  readonly onBoard: readonly Mover[];
  readonly onTable: readonly Mover[];
}

export interface ToldHere {
  readonly before: AdmiralView;
  readonly after: AdmiralView;
  readonly motion: AdmiralMotion;
  /** Of the bows, before it. */
  readonly headings: Headings;
}

export const kitOf = ({ faces, plan, day, turn }: ActionTools): Kit => ({ faces, plan, day, turn });

export function overPicture(kit: Kit, state: BoardState, apart?: Apart): SkPicture {
  return picture((canvas) => drawOver(canvas, kit, state, apart));
}

export function play(told: ToldHere, tools: ActionTools): Played {
  const { before, after, motion, headings } = told;
  const kit = kitOf(tools);
  const was = boardStateOf(before, tools.seats, headings, NOT_POINTED);
  const is = boardStateOf(after, tools.seats, headingsAfter(before, headings, after), NOT_POINTED);
  const still = (state: BoardState, at = 0, apart?: Apart): PictureAt => ({
    at,
    picture: overPicture(kit, state, apart),
  });
  switch (motion.kind) {
    case 'sail':
      return {
        over: [still({ ...was, drifts: [] }, 0, { without: motion.ship }), still(is, motion.for)],
        onBoard: sailMovers(kit, was, motion),
        onTable: [],
      };
    case 'sinks': {
      const ship = was.ships.find(({ id }) => id === motion.ship);
      return {
        over: [still({ ...was, drifts: [] }, 0, { without: motion.ship }), still(is, motion.for)],
        onBoard: ship ? sinkMovers(kit, ship, was, motion.for) : [],
        onTable: [],
      };
    }
    case 'shots': {
      const [from, to] = [motion.from.map((id) => placeOfUnit(before, id)), placeOfUnit(before, motion.target)];
      return {
        over: [still(was), still(is, motion.lands)],
        onBoard:
          to === null
            ? []
            : shotMovers(
                kit,
                from.flatMap((at) => at ?? []),
                to,
                motion,
              ),
        onTable: [],
      };
    }
    case 'dice': {
      const owner = ownerOf(before, motion.target);
      const rims = { attack: rimOf(tools, motion.seat), defence: owner === null ? STONE : rimOf(tools, owner) };
      return { over: [still(was), still(is, motion.lands)], onBoard: [], onTable: fightMovers(tools, motion, rims) };
    }
    case 'blast':
      return { over: [still(was)], onBoard: blastMovers(kit, motion.at, motion.for), onTable: [] };
    case 'wind':
      return { over: windPictures(kit, was, is, after, motion), onBoard: waveMovers(kit, after, motion), onTable: [] };
    case 'still':
      return { over: [still(is)], onBoard: [], onTable: [] };
  }
}

/** The rim of a deck that nobody owns. */
const STONE = '#8C8478';

const rimOf = ({ seats }: ActionTools, seat: Seat) => seatLook(colourOf(seats, seat)).color;

function ownerOf(view: AdmiralView, unit: UnitId): Seat | null {
  return shipOf(view, unit)?.owner ?? view.forts.find(({ at }) => at === unit)?.owner ?? null;
}

type Sail = Extract<AdmiralMotion, { kind: 'sail' }>;

/** Under sail she turns to her course first; the storm takes her as she lies. */
function sailMovers(kit: Kit, was: BoardState, { ship: id, path, for: long, drifts, reef }: Sail): Mover[] {
  const i = was.ships.findIndex((ship) => ship.id === id);
  const ship = was.ships[i];
  const berth = berths(kit.plan, was.ships)[i];
  const last = path.at(-1);
  if (!ship || !berth) return [];
  const course = last ? courseTo(ship.at, last) : null;
  const heading = course ?? ship.heading;
  const turned = drifts ? 0 : ((angleOf(kit.plan, ship.heading) - angleOf(kit.plan, heading) + 540) % 360) - 180;
  const points = [berth, ...path.map((square) => middleOf(kit.plan, square))];
  const sailed = { ...ship, heading };
  const going = { middle: { x: 0, y: 0 }, for: long, ease: 3 as const, way: wayOf(points), until: long };
  return [
    mover({
      ...going,
      pictures: [picture((canvas) => drawBody(canvas, kit, sailed, was))],
      from: { ...HOME, angle: turned, scale: berth.scale },
      to: HOME,
    }),
    mover({ ...going, pictures: [picture((canvas) => drawSigns(canvas, kit, ship))] }),
    ...(reef ? crashMovers(points.at(-1) ?? berth, long) : []),
  ];
}

function drawBody(canvas: Parameters<typeof drawHull>[0], { plan }: Kit, ship: ShipMark, { wind }: BoardState) {
  canvas.save();
  canvas.rotate(angleOf(plan, ship.heading), 0, 0);
  drawHull(canvas, ship.kind, ship.seat);
  drawSails(canvas, ship.kind, sailsIn(ship.heading, wind));
  canvas.restore();
}

function crashMovers({ x, y }: { readonly x: number; readonly y: number }, at: number): Mover[] {
  const foam = picture((canvas) => {
    canvas.drawCircle(0, 0, 15, withBlur(stroke('#FFFFFF', 5, 0.8), 2));
    canvas.drawCircle(0, 0, 9, stroke('#FF8A5E', 3, 0.9));
  });
  const puff = { from: { ...HOME, x, y, scale: 0.3 }, to: { ...HOME, x, y, scale: 1.5, alpha: 0 } };
  return [mover({ pictures: [foam], middle: { x: 0, y: 0 }, at, for: 260, since: at, ease: 1, ...puff })];
}

function sinkMovers(kit: Kit, ship: ShipMark, was: BoardState, long: number): Mover[] {
  const { x, y } = middleOf(kit.plan, ship.at);
  const rings = picture((canvas) => {
    for (const r of [9, 15, 21]) canvas.drawCircle(0, 0, r, stroke('#DFF6F0', 1.4, 0.55));
  });
  return [
    mover({
      pictures: [picture((canvas) => drawBody(canvas, kit, ship, was))],
      middle: { x: 0, y: 0 },
      for: long,
      ease: 2,
      from: { ...HOME, x, y },
      to: { ...HOME, x, y: y + 5, angle: 38, scale: 0.45, alpha: 0 },
    }),
    mover({
      pictures: [rings],
      middle: { x: 0, y: 0 },
      for: long,
      ease: 1,
      from: { ...HOME, x, y, scale: 0.4, alpha: 0.9 },
      to: { ...HOME, x, y, scale: 1.3, alpha: 0 },
    }),
  ];
}

/** 4.12.9: all round the fireship. */
function blastMovers({ plan }: Kit, at: string, long: number): Mover[] {
  const { x, y } = middleOf(plan, at);
  const ball = picture((canvas) => {
    canvas.drawCircle(0, 0, SIDE * 1.4, blurred('#FF7A3A', 14, 0.7));
    canvas.drawCircle(0, 0, SIDE * 0.8, blurred('#FFD27A', 8, 0.95));
    canvas.drawCircle(0, 0, SIDE * 0.36, fill('#FFF6DC'));
  });
  return [
    mover({
      pictures: [ball],
      middle: { x: 0, y: 0 },
      for: long,
      ease: 1,
      from: { ...HOME, x, y, scale: 0.15 },
      to: { ...HOME, x, y, scale: 1.25, alpha: 0 },
    }),
  ];
}

type WindMotion = Extract<AdmiralMotion, { kind: 'wind' }>;

/** In so many steps the wind runs over the sea, and the sails of the ships it has passed swing. */
const STEPS = 4;

function windPictures(kit: Kit, was: BoardState, is: BoardState, after: AdmiralView, motion: WindMotion): PictureAt[] {
  const { lands, wave } = motion;
  const wind = windOf(after);
  const along = (ship: ShipMark) => {
    const square = squareFrom(ship.at);
    return columnOf(square) * (DX[wind?.course ?? 0] ?? 0) + rowOf(square) * (DY[wind?.course ?? 0] ?? 0);
  };
  const keys = was.ships.map(along);
  const [least, most] = [Math.min(...keys), Math.max(...keys)];
  const passed = (ship: ShipMark, step: number) => along(ship) <= least + ((most - least) * step) / STEPS;
  return [
    { at: 0, picture: overPicture(kit, was) },
    ...Array.from({ length: STEPS }, (_, step) => ({
      at: lands + (wave * step) / STEPS,
      picture: overPicture(kit, was, { windAt: (ship) => (passed(ship, step) ? wind : was.wind) }),
    })),
    { at: lands + wave, picture: overPicture(kit, is) },
  ];
}

/** A band three squares wide crosses the board downwind (look 20.6). */
function waveMovers({ plan }: Kit, after: AdmiralView, { lands, wave }: WindMotion): Mover[] {
  const wind = windOf(after);
  if (!wind) return [];
  const { width, height } = plan.size;
  const far = Math.hypot(width, height) / 2 + SIDE * 2;
  const calm = wind.strength === 0;
  const band = picture((canvas) => {
    for (const [y, alpha] of [
      [0, 0.5],
      [18, 0.34],
      [36, 0.2],
    ] as const) {
      const light = stroke('#FFFFFF', calm ? 1.4 : 2.4, calm ? alpha * 0.5 : alpha, true);
      for (let x = -far; x < far; x += 46) canvas.drawArc({ x, y, width: 52, height: 20 }, 200, 140, false, light);
    }
    canvas.drawRect({ x: -far, y: 4, width: 2 * far, height: SIDE * 3 }, blurred('#FFFFFF', 18, calm ? 0.06 : 0.14));
  });
  // The band lies across the wind and moves with it.
  const angle = angleOf(plan, wind.course);
  const [ux, uy] = [Math.sin((angle * Math.PI) / 180), -Math.cos((angle * Math.PI) / 180)];
  const at = (k: number) => ({ ...HOME, angle, x: width / 2 + ux * far * k, y: height / 2 + uy * far * k });
  return [
    mover({
      pictures: [band],
      middle: { x: 0, y: 0 },
      at: lands,
      since: lands,
      until: lands + wave,
      for: wave,
      ease: 0,
      from: at(-1),
      to: at(1),
    }),
  ];
}
