import type { Rect } from '@/components/kit/frame/frame';
import type { Pose } from '@/components/kit/skia/motion';
import { SUITS } from '@/engine/games/dead-mans-draw/data/suits';
import type { Spot } from '../cues/moves';
import { cardWidth, lying, type ScenePlaces } from './places';

/** The places of a table whose row holds so many cards. */
export type PlacesFor = (row: number) => ScenePlaces;

/** What the waves hide of a card that founders, as a part of its height. */
const SUNK = 0.24;
/** Seen from above the row is drawn to the middle: so far it has come. */
const DRAWN = 0.06;

/** A card in a small slot is as wide as its height allows. */
const fitted = ({ width, height }: Rect): number => Math.min(width, height / 1.4);

function inSlot(places: ScenePlaces, spot: Extract<Spot, { kind: 'slot' }>): Pose {
  const place = places.seats.find(({ seat }) => seat === spot.seat);
  const rect = place?.slots?.[SUITS.indexOf(spot.suit)] ?? place?.head ?? places.drawPile;
  const { origin, turn } = place ?? { origin: { x: 0, y: 0 }, turn: 0 };
  const [x, y] = [rect.x + rect.width / 2, rect.y + rect.height / 2];
  const angle = (turn * Math.PI) / 180;
  return {
    x: origin.x + x * Math.cos(angle) - y * Math.sin(angle),
    y: origin.y + x * Math.sin(angle) + y * Math.cos(angle),
    // The shorter way round.
    angle: turn > 180 ? turn - 360 : turn,
    width: fitted(rect),
    flip: 0,
    lift: 0,
  };
}

/** Where the next card hangs: between the pile and its place in the row. */
function inTheAir({ drawPile, stage, row, rowArea }: ScenePlaces): Pose {
  const [start, end] = [lying(drawPile), lying(row.at(-1) ?? rowArea)];
  const width = drawPile.width * 1.16;
  return {
    // Clear of the pile, also where the row begins right below it.
    x: Math.max(start.x + (end.x - start.x) * 0.55, start.x + width * 1.1),
    y: Math.max(Math.min(start.y, end.y) - 11, stage.y + width * 0.74),
    angle: 0,
    width,
    flip: 0,
    lift: 1,
  };
}

/** From the top of the screen a lifted card and the skull on its corner need this much, in heights. */
const WHOLE = 0.64;

/** Over the middle of the stage, large enough to be read by everybody. */
function onStage({ stage, rowArea, drawPile }: ScenePlaces, width: number): Pose {
  const height = width * 1.4;
  const middle = Math.min(rowArea.y + rowArea.height * 0.1, drawPile.y + drawPile.height * 0.6);
  const y = Math.max(stage.y + height * 0.4, middle, height * WHOLE);
  return { x: stage.x + stage.width / 2, y, angle: 0, width, flip: 0, lift: 1 };
}

/** From one card of a fan to the next, and what a leaning and lifted card needs in length, in widths. */
const FAN_STEP = 1.1;
const FAN_LONG = 1.8;

function fanned(places: ScenePlaces, { place, of }: Extract<Spot, { kind: 'open' }>): Pose {
  const { fan, fanTurn } = places;
  const [long, deep] = fanTurn % 180 === 0 ? [fan.width, fan.height] : [fan.height, fan.width];
  const width = Math.min(cardWidth(places) * 1.2, long / (FAN_STEP * of + 0.1), deep / FAN_LONG);
  const off = place - (of - 1) / 2;
  const angle = (fanTurn * Math.PI) / 180;
  const [along, near] = [off * width * FAN_STEP, Math.abs(off) * width * 0.08];
  return {
    x: fan.x + fan.width / 2 + along * Math.cos(angle) - near * Math.sin(angle),
    y: fan.y + fan.height / 2 + along * Math.sin(angle) + near * Math.cos(angle),
    // The shorter way round.
    angle: (fanTurn > 180 ? fanTurn - 360 : fanTurn) + off * 5,
    width,
    flip: 0,
    lift: 1,
  };
}

const TOUCH = 44;

/** Where an open card of a map is touched; a narrow one also beside it, as far as the next. */
export function openBox(places: ScenePlaces, place: number, of: number): Rect {
  const card = fanned(places, { kind: 'open', place, of });
  const width = Math.max(card.width, Math.min(TOUCH, card.width * FAN_STEP));
  const height = card.width * 1.4;
  const [across, down] = places.fanTurn % 180 === 0 ? [width, height] : [height, width];
  return { x: card.x - across / 2, y: card.y - down / 2, width: across, height: down };
}

/** The older twin is a little smaller than the one that sinks the row. */
const TWIN = 1.25;
/** Of a card that is as good as gone. */
const DEEP = 4;

export function poseOf(spot: Spot, placesFor: PlacesFor, row: number): Pose {
  const places = placesFor('of' in spot && spot.kind !== 'open' ? spot.of : row);
  switch (spot.kind) {
    case 'pile':
      return lying(places.drawPile, true);
    case 'known':
      return lying(places.known[Math.min(spot.place, places.known.length - 1)] ?? places.drawPile);
    case 'discard':
      return lying(places.discard);
    case 'row':
      return lying(places.row[spot.place] ?? places.rowArea);
    case 'slot':
      return inSlot(places, spot);
    case 'air':
      return inTheAir(places);
    case 'sea':
      // Seen from above the row goes down in the middle.
      if (places.flat) return { ...onStage(places, DEEP), y: places.stage.y + places.stage.height / 2 };
      return lying({ ...places.rowArea, x: places.rowArea.x + places.rowArea.width / 2, width: cardWidth(places) });
    case 'foundering': {
      const from = lying(places.row[spot.place] ?? places.rowArea);
      if (!places.flat) return { ...from, y: from.y + from.width * 1.4 * SUNK, angle: spot.tilt };
      const sea = poseOf({ kind: 'sea' }, placesFor, row);
      const [x, y] = [from.x + (sea.x - from.x) * DRAWN, from.y + (sea.y - from.y) * DRAWN];
      return { ...from, x, y, angle: spot.tilt, lift: 0.6 };
    }
    case 'accused':
      return { ...onStage(places, cardWidth(places) * 1.5), angle: -3.5 };
    case 'twin': {
      const beside = poseOf({ kind: 'accused' }, placesFor, row);
      const width = cardWidth(places) * TWIN;
      return { ...beside, x: beside.x - (beside.width + width) / 2, y: beside.y + width * 0.12, angle: 4, width };
    }
    case 'open':
      return fanned(places, spot);
  }
}
