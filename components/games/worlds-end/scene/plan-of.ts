import { bottomOf } from '@/components/kit/frame/box';
import { fieldOf } from '../battle/places';
import { battleRoom } from '../battle/room';
import { auctionPlaces, marketPlaces, standRoom, type Stand } from '../stand/stand';
import type { TableLayout } from '../layout';
import type { StagePlan } from './spires';

/** What is played before it. */
export type Act = 'map' | 'battle' | 'armada' | Stand;

/** The horizon of a battle is cut for lines of so many. */
const USUAL_LINE = 4;

export function planOf({ layout, day }: { readonly layout: TableLayout; readonly day: boolean }, act: Act): StagePlan {
  const { frame, map, own } = layout;
  if (act === 'map') {
    const floor = own && frame.shape !== 'side' ? own.y - 8 : bottomOf(map);
    return { frame, day, horizon: map.y + 24, floor };
  }
  if (act === 'market') {
    const { lip, floor } = marketPlaces(standRoom(layout));
    const top = frame.shape === 'side' ? undefined : lip.y - 14;
    return {
      frame,
      day,
      ...(top === undefined ? {} : { top }),
      horizon: lip.y + (floor - lip.y) * 0.5,
      floor,
      battle: true,
    };
  }
  if (act === 'auction') {
    const { card, wave } = auctionPlaces(standRoom(layout));
    // The card hangs before the moon.
    const disc = { r: card.width * 0.8, y: card.y + card.height * 0.56 };
    return { frame, day, horizon: bottomOf(card) - 4, disc, floor: wave + 30 };
  }
  const { field, floor } = battleRoom(layout);
  const keel = fieldOf(field, USUAL_LINE, USUAL_LINE).enemy[0]?.y ?? field.y;
  return { frame, day, horizon: keel - 6, floor, battle: true, armada: act === 'armada' };
}
