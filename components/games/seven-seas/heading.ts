import type { Words } from '@/components/i18n/words';
import type { Heading } from '@/components/kit/face';
import { whom } from '@/components/kit/told';
import type { SeatSetup } from '@/engine';
import type { SevenSeasView } from '@/engine/games/seven-seas/view';
import { adventureOf } from './adventure';
import { modeOf } from './lid-dice';
import { nationWords } from './words';

/** Over the table: the round and who calls, over the lid what the dice are thrown for. */
export function heading(view: SevenSeasView, seats: readonly SeatSetup[], t: Words): Heading | null {
  if (view.phase === 'over') return null;
  const first = t('seven-seas:places.first', { name: whom(view.first, { t, seats }) });
  const last = view.lastRound > 0 ? t('seven-seas:places.lastRoundTitle', { count: view.lastRound }) : null;
  const round = { title: last ?? t('seven-seas:places.round', { round: view.round }), note: first };
  if (modeOf(view, false) !== 'lid' || !view.playedTop) return round;
  const card = adventureOf(view.playedTop);
  if (card.kind === 'caravan') {
    return { title: t('seven-seas:places.raidOn', { nation: nationWords(card.nation, t) }), note: round.title };
  }
  return card.kind === 'curse' ? { title: t(`seven-seas:curses.${card.curse}.name`), note: round.title } : round;
}
