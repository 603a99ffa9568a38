import { troubleWords } from '@/components/i18n/reason-words';
import type { Words } from '@/components/i18n/words';
import { gameWords } from '@/components/stats/game-words';
import { nameOf } from '@/components/table/seats';
import type { Fate, Item } from '@/engine/saves/backup';

const PAST = 'history.';

/** What an item of a backup is. */
export function itemWords({ kind, name, match }: Item, t: Words): string {
  if (match) {
    const names = match.seats.map((_, seat) => nameOf(match.seats, seat)).join(', ');
    return t('backup:items.match', { game: gameWords(match.game.manifest.id, t), names });
  }
  if (kind === 'match') return t('backup:items.lostMatch', { id: name });
  if (name === '') return t('backup:items.unnamed');
  const [family, rest] = [name.split('.')[0], name.split('.').slice(1).join('.')];
  if (name === 'settings' || name === 'statistics' || name === 'lessons' || name === 'packs' || name === 'crew')
    return t(`backup:items.${name}`);
  if (family === 'setup') return t('backup:items.setup', { game: gameWords(rest, t) });
  if (name === 'companion.habits') return t('backup:items.companionHabits');
  if (family === 'companion' && rest.startsWith(PAST)) {
    return t('backup:items.companionPast', { game: gameWords(rest.slice(PAST.length), t) });
  }
  if (family === 'companion') return t('backup:items.companion', { game: gameWords(rest, t) });
  return t('backup:items.other', { name });
}

export function fateWords(fate: Fate, t: Words): string {
  return typeof fate === 'string'
    ? t(`backup:fates.${fate}`)
    : t('backup:fates.refused', { reason: troubleWords(fate, t) });
}
