import type { SkPicture } from '@shopify/react-native-skia';
import type { Rect } from '@/components/kit/frame/box';
import { PACE } from '@/components/kit/choreography/pace';
import { picture } from '@/components/kit/skia/picture';
import type { WorldsEndEvent } from '@/engine/games/worlds-end/events';
import type { WorldsEndView } from '@/engine/games/worlds-end/view';
import { bladeMarks } from '../blade-marks';
import { chartStateOf, colourOf } from '../chart-view';
import type { Spot } from '../cues/motion';
import { drawBlade, type BladeState } from './blade';
import { bladeMover, coinMovers, eventDiceMovers, sailMovers } from './chart-movers';
import type { ActionTools, Played, ToldHere } from './action-tools';
import { lastEnd } from './last-end';
import { chartPicture } from './use-chart';

type OverEvent = Extract<WorldsEndEvent, { type: 'over' }>;

const NOTHING = { onChart: [], onTable: [], onLines: [] };
const NOBODY = { legal: [], chosen: null };

/** What happens on the chart, on the blade, and between the purses. */
export function playMap(told: ToldHere, tools: ActionTools): Played {
  const { motion, before, after } = told;
  const { layout, chart, seats, day, faces } = tools;
  const sails = motion.kind === 'sail' ? motion.seat : null;
  const changed = before.seas !== after.seas || before.players !== after.players || before.active !== after.active;
  const now: Played = { ...NOTHING, ...(changed && { chart: chartPictureOf(after, sails, tools) }) };
  switch (motion.kind) {
    case 'sail': {
      const how = { long: motion.for, glows: motion.glows, day };
      return { ...now, onChart: sailMovers(chart, colourOf(seats, motion.seat), motion.seas, how) };
    }
    case 'dice':
      return { ...now, onLines: eventDiceMovers(tools.room.field, motion.dice, motion.lands) };
    case 'coins': {
      const [from, to] = [spotOf(motion.from, tools), spotOf(motion.to, tools)];
      const how = { long: PACE.slide, apart: PACE.stagger };
      return { ...now, onTable: coinMovers(faces, motion.count, from, to, how) };
    }
    case 'end': {
      const { result, seat } = told.event as OverEvent;
      return { ...now, onLines: lastEnd(result, colourOf(seats, seat), motion.for, tools) };
    }
    case 'blade': {
      const steel = steelPicture({ ...bladeState(after), at: motion.to, moving: true }, tools);
      return { ...now, steel, onTable: [bladeMover(layout.blade, motion.from, motion.to, motion.for)] };
    }
    default:
      return now;
  }
}

/** The chart of a view; `without`: this flagship is on its way. */
export function chartPictureOf(view: WorldsEndView, without: number | null, tools: ActionTools): SkPicture {
  const { faces, chart, seats, t, day, turn } = tools;
  const players = view.players.map((one) => (one.seat === without ? { ...one, flagship: null } : one));
  return chartPicture(faces, chart, chartStateOf({ ...view, players }, seats, NOBODY, t), day, turn);
}

export const steelPicture = (state: BladeState, { faces, layout }: Pick<ActionTools, 'faces' | 'layout'>): SkPicture =>
  picture((canvas) => drawBlade(canvas, faces, layout.blade, state));

export const bladeState = ({ armada, limit, options }: Pick<WorldsEndView, 'armada' | 'limit' | 'options'>) => ({
  at: armada,
  limit,
  marks: bladeMarks(options),
});

const middleOf = ({ x, y, width, height }: Rect) => ({ x: x + width / 2, y: y + height / 2 });

function spotOf(spot: Spot, { layout }: ActionTools) {
  const { map, chips, own, trays, focus } = layout;
  if (spot.kind === 'bank') return middleOf(map);
  const rect =
    trays[spot.seat] ?? (spot.seat === focus ? own : null) ?? chips.find(({ seat }) => seat === spot.seat)?.rect;
  return middleOf(rect ?? map);
}
