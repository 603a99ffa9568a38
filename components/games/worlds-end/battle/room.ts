import { between, bottomOf, bottomStrip, centred, topStrip, type Rect, type Size } from '@/components/kit/frame/box';
import type { Turn } from '@/components/ui/facing';
import type { TableLayout } from '../layout';
import { battleLayout, type BattleLayout } from './layout';

/** Where a battle lies, as the one who is asked sees it. */
export interface BattleRoom extends BattleLayout {
  readonly turn: Turn;
  /** Of the whole screen, seen from there. */
  readonly size: Size;
}

export function battleRoom(layout: TableLayout): BattleRoom {
  const { frame } = layout;
  const turn = frame.around?.mine.turn ?? 0;
  const { width, height } = frame.size;
  const size = turn % 180 === 0 ? frame.size : { width: height, height: width };
  const places = battleLayout(layout);
  if (!frame.around) return { ...places, turn, size };
  return { ...within(seenFrom(turn, frame.size, places.field)), floor: places.floor, turn, size };
}

const STRIP = 40;
const FAN = 108;
const GAP = 4;

/** A flat table has no room for strips and cards but the chart's own. */
function within(room: Rect): Omit<BattleLayout, 'floor'> {
  const enemyStrip = centred(topStrip(room, STRIP), WIDEST);
  const fan = bottomStrip(room, Math.min(FAN, room.height * 0.2));
  const ownStrip = centred(bottomStrip(between(room, room.y, fan.y - GAP), STRIP), WIDEST);
  return { enemyStrip, ownStrip, fan, field: between(room, bottomOf(enemyStrip) + 2 * GAP, ownStrip.y - GAP) };
}

const WIDEST = 620;

/** A box of the screen in the frame of somebody who looks from this edge. */
function seenFrom(turn: Turn, { width: w, height: h }: Size, rect: Rect): Rect {
  const { x, y, width, height } = rect;
  if (turn === 0) return rect;
  if (turn === 180) return { x: w - x - width, y: h - y - height, width, height };
  const turned = { width: height, height: width };
  return turn === 90 ? { x: y, y: w - x - width, ...turned } : { x: h - y - height, y: x, ...turned };
}
