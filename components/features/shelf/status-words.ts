import type { Words } from '@/components/i18n/words';
import { nameOf } from '@/components/kit/people/seats';
import type { Entry } from '@/engine/saves/library';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Whose turn it is, in words. */
export function turnWords({ finished, turn, seats }: Entry, t: Words): string {
  if (finished) return t('app:shelf.finished');
  const [seat] = turn;
  if (turn.length > 1 || seat === undefined) return t('app:shelf.choices');
  const people = seats.filter(({ kind }) => kind === 'person').length;
  if (people === 1 && seats[seat]?.kind === 'person') return t('app:shelf.yourTurn');
  return t('app:shelf.turnOf', { name: nameOf(seats, seat) });
}

/** Who plays, in turn order. */
export function crewWords({ seats }: Entry): string {
  return seats.map((_, seat) => nameOf(seats, seat)).join(', ');
}

/** `40 : 37 : −2`: of a small table never torn apart. */
export function scoreWords({ scores }: Pick<Entry, 'scores'>): string {
  return scores
    .map((score) => (score < 0 ? `−${-score}` : String(score)))
    .join(scores.length <= 4 ? '\u00a0:\u00a0' : ' : ');
}

export function agoWords(then: number, now: number, t: Words): string {
  const past = Math.max(0, now - then);
  if (past < MINUTE) return t('app:time.now');
  if (past < HOUR) return t('app:time.minutes', { count: Math.floor(past / MINUTE) });
  if (past < DAY) return t('app:time.hours', { count: Math.floor(past / HOUR) });
  return t('app:time.days', { count: Math.floor(past / DAY) });
}
