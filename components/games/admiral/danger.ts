import type { Words } from '@/components/i18n/words';
import type { Seat } from '@/engine';
import { COURSES } from '@/engine/games/admiral/data/compass';
import { stormLosses, threatsTo } from '@/engine/games/admiral/public';
import type { AdmiralView, ShipView } from '@/engine/games/admiral/view';
import type { DangerMarks } from './scene/board-state';

/** 13.17, for this seat. */
export function dangerOf(view: AdmiralView, seat: Seat): DangerMarks {
  const { ships, forts } = threatsTo(view, seat);
  return {
    ships: Object.keys(ships),
    forts: Object.keys(forts),
    losses: view.ships.flatMap(({ id, at, owner }) =>
      owner === seat && at !== null
        ? stormLosses(view, id).map(({ reef, damage }) => ({ from: at, reef, damage }))
        : [],
    ),
  };
}

/** The storms that would cost this ship durability, and how much of it; undefined: none would. */
export function lossWords(view: AdmiralView, { id }: Pick<ShipView, 'id'>, t: Words): string | undefined {
  const losses = stormLosses(view, id)
    .sort((a, b) => COURSES.indexOf(a.course) - COURSES.indexOf(b.course))
    .map(({ course, damage }) => `${t(`admiral:compass.${course}`)} −${damage}`);
  return losses.length > 0 ? t('admiral:board.dangerStorms', { list: losses.join(', ') }) : undefined;
}
