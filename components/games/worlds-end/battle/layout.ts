import {
  between,
  bottomOf,
  bottomStrip,
  inset,
  rightFrom,
  rightOf,
  topStrip,
  type Rect,
} from '@/components/kit/frame/box';
import type { Frame } from '@/components/kit/frame/frame';
import type { TableLayout } from '../layout';

/** A battle takes the place of the map. */
export interface BattleLayout {
  /** Who fights on the far side, how many cards and unfired ships there are. Null: it is on the tray. */
  readonly enemyStrip: Rect | null;
  readonly ownStrip: Rect | null;
  /** Both lines of ships. */
  readonly field: Rect;
  /** The hand of manoeuvres, which only its owner sees. Null: at the own edge of the table. */
  readonly fan: Rect | null;
  /** Where the water ends and the floor of the controls begins. */
  readonly floor: number;
}

const STRIP = 44;
const GAP = 4;
const FAN = 104;
const LOW_FAN = 84;

export function battleLayout({ frame, map }: TableLayout): BattleLayout {
  if (frame.around) return { enemyStrip: null, ownStrip: null, field: map, fan: null, floor: frame.size.height };
  return frame.shape === 'side' ? sideways(frame) : upright(frame);
}

function upright({ board }: Frame): BattleLayout {
  const enemyStrip = topStrip(board, STRIP);
  const fan = bottomStrip(board, board.height < 520 ? LOW_FAN : board.height > 900 ? 1.6 * FAN : FAN);
  const ownStrip = bottomStrip(between(board, board.y, fan.y - GAP), STRIP);
  const field = inset(between(board, bottomOf(enemyStrip) + 2 * GAP, ownStrip.y - GAP), -Math.min(8, board.x - 2), 0);
  return { enemyStrip, ownStrip, field, fan, floor: ownStrip.y - GAP };
}

function sideways({ board, header }: Frame): BattleLayout {
  const column = between(header, bottomOf(header) + GAP, bottomOf(board));
  const right = rightFrom(board, rightOf(header) + 12);
  const fan = bottomStrip(right, 68);
  // Names in two rows, and what they have still to fire below.
  const strip = Math.min(2.8 * STRIP, column.height * 0.46);
  return {
    enemyStrip: topStrip(column, strip),
    ownStrip: bottomStrip(column, strip),
    // Lights round a ship reach a little over its masts.
    field: between(right, right.y + 2 * GAP, fan.y - GAP),
    fan,
    floor: fan.y - GAP,
  };
}
