import { suitWords } from '@/components/games/dead-mans-draw/words';
import { resultOf } from '@/engine/companion/dead-mans-draw/result';
import { SUITS } from '@/engine/games/dead-mans-draw/data/suits';
import type { Moment } from '@/components/kit/companion/spec/spec';
import type { DrawAt } from './kind';
import { namesWords } from './words';

/** The amber button: what this page is waiting for. */
export function momentOf(at: DrawAt): Moment {
  const { sheet, t, page, view, tap, open, onPage, onView } = at;
  if (sheet.finished) return { id: 'fresh', label: t('companion:fresh.button'), onPress: () => open('fresh') };
  if (page === 'table') return { id: 'to-turn', label: t('companion:table.toTurn'), onPress: () => onPage('turn') };
  if (page !== 'score') return turnMoment(at);
  const next = view.filling === 'suit' ? SUITS[view.suit + 1] : undefined;
  if (next) {
    const label = t('companion:score.next', { suit: suitWords(next, t) });
    return { id: 'next-suit', label, onPress: () => onView({ suit: view.suit + 1 }) };
  }
  const finish = { id: 'finish', label: t('companion:score.finish'), onPress: () => tap({ type: 'finish' }) };
  const { askSize, askReached, outcome } = resultOf(sheet);
  if (askReached) return { ...finish, off: t('companion:score.firstFirst') };
  if (askSize.length > 0) {
    return { ...finish, off: t('companion:score.countFirst', { names: namesWords(sheet.players, askSize) }) };
  }
  if (!sheet.players.some(({ bank }) => bank.some((stack) => stack !== 0))) return finish;
  return { ...finish, sub: t('companion:score.ahead', { names: namesWords(sheet.players, outcome.winners) }) };
}

function turnMoment({ sheet, t, tap, why, onPage }: DrawAt): Moment {
  const { turn, players, deck } = sheet;
  if (turn.end === null) {
    return {
      id: 'collect',
      label: t('companion:turn.collect'),
      sub: t('companion:turn.collectCards', { count: turn.row.length }),
      off: why({ type: 'collect' }),
      onPress: () => tap({ type: 'collect' }),
    };
  }
  if (deck === 0) return { id: 'to-score', label: t('companion:turn.count'), onPress: () => onPage('score') };
  const name = players[(turn.seat + 1) % players.length]?.name ?? '';
  return { id: 'next', label: t('companion:turn.next', { name }), onPress: () => tap({ type: 'next' }) };
}
