import { suitWords } from '@/components/games/dead-mans-draw/words';
import type { Words } from '@/components/i18n/words';
import { resultOf } from '@/engine/companion/dead-mans-draw/result';
import type { DeadMansDrawSheet } from '@/engine/companion/dead-mans-draw/sheet';
import { SUITS } from '@/engine/games/dead-mans-draw/data/suits';
import type { Filling, Page, SheetBooks } from './pages';
import { namesWords, reasonOf } from './words';

export type Moment = 'to-turn' | 'to-score' | 'collect' | 'next' | 'next-suit' | 'finish' | 'fresh';

interface MomentButton {
  readonly kind: Moment;
  readonly label: string;
  readonly sub?: string;
  /** Why not now. */
  readonly off?: string | null;
}

interface Now {
  readonly books: SheetBooks;
  readonly sheet: DeadMansDrawSheet;
  readonly page: Page;
  readonly filling: Filling;
  readonly suit: number;
}

/** The amber button: what this page is waiting for. */
export function momentOf(now: Now, t: Words): MomentButton {
  const { sheet, page, filling, suit } = now;
  if (sheet.finished) return { kind: 'fresh', label: t('companion:fresh.button') };
  if (page === 'table') return { kind: 'to-turn', label: t('companion:table.toTurn') };
  if (page !== 'score') return turnMoment(now, t);
  const next = filling === 'suit' ? SUITS[suit + 1] : undefined;
  if (next) return { kind: 'next-suit', label: t('companion:score.next', { suit: suitWords(next, t) }) };
  const { askSize, askReached, outcome } = resultOf(sheet);
  const names = namesWords(sheet.players, outcome.winners);
  if (askReached) return { kind: 'finish', label: t('companion:score.finish'), off: t('companion:score.firstFirst') };
  if (askSize.length > 0) {
    const off = t('companion:score.countFirst', { names: namesWords(sheet.players, askSize) });
    return { kind: 'finish', label: t('companion:score.finish'), off };
  }
  const begun = sheet.players.some(({ bank }) => bank.some((stack) => stack !== 0));
  const label = t('companion:score.finish');
  return { kind: 'finish', label, ...(begun ? { sub: t('companion:score.ahead', { names }) } : {}) };
}

function turnMoment({ books, sheet }: Now, t: Words): MomentButton {
  const { turn, players, deck } = sheet;
  if (turn.end === null) {
    const why = books.why({ type: 'collect' });
    const sub = t('companion:turn.collectCards', { count: turn.row.length });
    return { kind: 'collect', label: t('companion:turn.collect'), sub, off: why && reasonOf(why, t) };
  }
  if (deck === 0) return { kind: 'to-score', label: t('companion:turn.count') };
  const name = players[(turn.seat + 1) % players.length]?.name ?? '';
  return { kind: 'next', label: t('companion:turn.next', { name }) };
}
