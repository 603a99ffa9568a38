import { bottomOf, centred, type Rect } from '@/components/kit/frame/box';
import type { Seat } from '@/engine';
import type { WorldsEndView } from '@/engine/games/worlds-end/view';
import type { TableLayout } from '../layout';
import { trayRoom } from '../overlay/rooms';

/** What takes the place of the chart: the market of a port for who buys there, an auction for everybody. */
export type Stand = 'market' | 'auction';

export function standOf({ tasks, viewer, battle }: WorldsEndView, focus: Seat): Stand | null {
  const task = tasks.at(-1);
  if (battle || !task) return null;
  if (task.kind === 'auction') return 'auction';
  return task.kind === 'offer' && task.seat === viewer && viewer === focus ? 'market' : null;
}

const WIDEST = 620;

/** Of the whole table between header and question. */
export function standRoom(layout: TableLayout): Rect {
  const { frame, map, blade } = layout;
  if (frame.around) return trayRoom(layout);
  if (frame.shape === 'side') return { ...map, y: blade.y, height: bottomOf(map) - blade.y };
  return centred(frame.board, WIDEST);
}

/** Measures of a phone (look 20.3), and how far they shrink and grow. */
const WIDTH = 350;
const HEIGHT = 560;
const [LEAST, MOST] = [0.7, 1.55];

/** How much larger than on a phone everything is. */
export function unitOf({ width, height }: Rect, wanted = HEIGHT): number {
  return Math.max(LEAST, Math.min(MOST, width / WIDTH, height / wanted));
}

export interface MarketPlaces {
  readonly unit: number;
  /** Of the hero; null: there is no room. */
  readonly head: Rect | null;
  /** The slit from which the cards hang. */
  readonly lip: Rect;
  readonly card: number;
  readonly pill: number;
  /** Where the water ends: below lies what is owned. */
  readonly floor: number;
}

const LOW = 400;

export function marketPlaces(room: Rect): MarketPlaces {
  const unit = unitOf(room);
  const head = room.height < LOW ? null : { ...room, y: room.y + 4, height: 62 * Math.max(0.95, Math.min(unit, 1.2)) };
  const top = head ? bottomOf(head) + 14 * unit : room.y + 6;
  const lip = { ...centred(room, 354 * unit), y: top, height: 18 * unit };
  const card = 104 * unit;
  const pill = Math.max(30, 34 * unit);
  return { unit, head, lip, card, pill, floor: bottomOf(lip) + card * 1.4 + HANGS * unit + 10 + pill + 12 };
}

/** How much lower a chosen card hangs. */
export const HANGS = 12;

export interface AuctionPlaces {
  readonly unit: number;
  /** The card of the ship over the moon. */
  readonly card: Rect;
  /** The wave behind which the paddles stand. */
  readonly wave: number;
}

const NAMES = 52;

export function auctionPlaces(room: Rect): AuctionPlaces {
  const unit = unitOf(room, 540);
  const wave = bottomOf(room) - AMOUNT - NAMES - 14;
  const above = wave - room.y - 8;
  const paddle = PADDLE.board * unit + PADDLE.raised * unit;
  const width = Math.max(64, Math.min(144 * unit, (above - paddle * 0.72) / 1.4));
  return { unit, card: { ...centred(room, width), y: room.y + 10, height: width * 1.4 }, wave };
}

/** The line with the steps of a bid. */
export const AMOUNT = 92;
export const PADDLE = { board: 88, raised: 38, low: 46 } as const;
