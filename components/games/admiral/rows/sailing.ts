import type { Words } from '@/components/i18n/words';
import type { AdmiralAction } from '@/engine/games/admiral/actions';
import { COURSES } from '@/engine/games/admiral/data/compass';
import type { ShipId } from '@/engine/games/admiral/data/ships';
import { driftsAhead, squareBeyond } from '@/engine/games/admiral/public';
import type { AdmiralView } from '@/engine/games/admiral/view';
import { DRIFT, endOf, fromUnit, shipOf, squareThing, type AdmiralAsk } from '../asks';
import { atStart, courseWords, unitWords } from '../words';
import type { RowsOf } from './rows';

function driftOf(view: AdmiralView, ship: ShipId) {
  return driftsAhead(view).find((one) => one.ship === ship);
}

function driftWords(action: Extract<AdmiralAction, { type: 'Drift' }>, { view }: AdmiralAsk, t: Words): string {
  const ship = unitWords(action.ship, t);
  if ('square' in action) return t('admiral:actions.Drift_port', { ship, to: action.square });
  const ahead = driftOf(view, action.ship);
  const to = ahead?.path.at(-1) ?? shipOf(view, action.ship)?.at ?? '';
  if (!ahead) return t('admiral:actions.Drift_leave', { ship, to });
  if (ahead.damage > 0) return t('admiral:actions.Drift_damage', { ship, to, count: ahead.damage });
  return t(ahead.path.length === 0 ? 'admiral:actions.Drift_stays' : 'admiral:actions.Drift', { ship, to });
}

/** 8.1.1: where the second leg of a move ends. */
function legEndOf(action: Extract<AdmiralAction, { course: string; type: 'Manoeuvre' }>, { decision }: AdmiralAsk) {
  const from = decision.kind === 'Manoeuvre' ? decision.about.path.at(-1) : undefined;
  return from === undefined ? '' : squareBeyond(from, action.course, action.squares);
}

/** The wind, and ships that go with it. */
export const sailingRows: RowsOf<'SpinVane' | 'Manoeuvre' | 'Move' | 'Drift'> = {
  SpinVane: {
    bar: true,
    words: (_, __, t) => t('admiral:actions.SpinVane'),
    button: (_, __, t) => ({ label: t('admiral:buttons.SpinVane') }),
  },
  Manoeuvre: {
    bar: (action) => !('course' in action),
    thing: (action, ask) => ('course' in action ? squareThing(legEndOf(action, ask)) : []),
    words: (action, _, t) =>
      'course' in action
        ? t('admiral:actions.Manoeuvre', {
            course: courseWords(COURSES.indexOf(action.course), t),
            count: action.squares,
          })
        : t('admiral:actions.Manoeuvre_done'),
    button: (action, ask, t) =>
      'course' in action
        ? { label: t('admiral:buttons.Manoeuvre'), sub: legEndOf(action, ask) }
        : { label: t('admiral:buttons.Manoeuvre_done'), kind: 'secondary' },
  },
  Move: {
    thing: (action, ask) => [...fromUnit(action.ship, ask), squareThing(endOf(ask.view, action))],
    words: (action, { view }, t) =>
      atStart(
        t('admiral:actions.Move', {
          ship: unitWords(action.ship, t),
          course: courseWords(COURSES.indexOf(action.course), t),
          count: action.squares,
          to: endOf(view, action),
        }),
      ),
    button: (action, { view }, t) => ({
      label: t('admiral:buttons.Move'),
      sub: t('admiral:buttons.Move_sub', {
        course: courseWords(COURSES.indexOf(action.course), t),
        count: action.squares,
        to: endOf(view, action),
      }),
    }),
  },
  Drift: {
    thing: (action, ask) => [...fromUnit(action.ship, ask), 'square' in action ? squareThing(action.square) : DRIFT],
    words: driftWords,
    button: (action, { view }, t) => {
      if ('square' in action) return { label: t('admiral:buttons.Drift_port'), sub: action.square };
      const ahead = driftOf(view, action.ship);
      const sub =
        ahead && ahead.damage > 0
          ? t('admiral:buttons.Drift_damage_sub', { count: ahead.damage })
          : (ahead?.path.at(-1) ?? null);
      const ship = atStart(unitWords(action.ship, t));
      return {
        label: t(ahead ? 'admiral:buttons.Drift' : 'admiral:buttons.Drift_leave'),
        sub: [ship, ...(sub === null ? [] : [sub])].join(' · '),
      };
    },
  },
};
