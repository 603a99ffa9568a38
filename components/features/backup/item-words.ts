import { troubleWords } from '@/components/i18n/reason-words';
import type { Words } from '@/components/i18n/words';
import { gameWords } from '@/components/features/stats/game-words';
import { nameOf } from '@/components/kit/people/seats';
import type { About, Fate, Item } from '@/engine/saves/backup-format';

const PAST = 'history.';
/** One document each, whatever the game. */
const WHOLE = ['settings', 'statistics', 'lessons', 'packs', 'crew', 'firsts'] as const;

/** What an item of a backup is. */
export function itemWords({ kind, name, about }: Item, t: Words): string {
  if (kind === 'match') return matchWords(about, t);
  if (name === '') return t('backup:items.unnamed');
  const [family, rest] = [name.split('.')[0], name.split('.').slice(1).join('.')];
  const whole = WHOLE.find((known) => known === name);
  if (whole) return t(`backup:items.${whole}`);
  if (family === 'setup') return t('backup:items.setup', { game: gameWords(rest, t) });
  if (name === 'companion.habits') return t('backup:items.companionHabits');
  if (name === 'companion.form') return t('backup:items.companionForm');
  if (family === 'companion' && rest.startsWith(PAST)) {
    return t('backup:items.companionPast', { game: gameWords(rest.slice(PAST.length), t) });
  }
  // What a sheet begins with is told as the sheet: `box.worlds-end`.
  if (family === 'companion') {
    return t('backup:items.companion', { game: gameWords(rest.slice(rest.lastIndexOf('.') + 1), t) });
  }
  return t('backup:items.other', { name });
}

/** A match as people know it: the game, who played, and when. */
export function matchWords(about: About | undefined, t: Words): string {
  if (!about) return t('backup:items.lostMatch');
  const { game, seats, at } = about;
  const names = seats.map((_, seat) => nameOf(seats, seat)).join(', ');
  const match = t('backup:items.match', { game: gameWords(game, t), names });
  return at > 0 ? t('backup:items.on', { match, date: dayWords(at, t) }) : match;
}

/** The day in figures, in the order of the language. */
function dayWords(at: number, t: Words): string {
  const day = new Date(at);
  const two = (number: number) => String(number).padStart(2, '0');
  return t('backup:items.day', { day: two(day.getDate()), month: two(day.getMonth() + 1), year: day.getFullYear() });
}

export function fateWords(fate: Fate, t: Words): string {
  return typeof fate === 'string'
    ? t(`backup:fates.${fate}`)
    : t('backup:fates.refused', { reason: troubleWords(fate, t) });
}
