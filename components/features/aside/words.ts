import { itemWords } from '@/components/features/backup/item-words';
import type { Words } from '@/components/i18n/words';
import { gameWords } from '@/components/features/stats/game-words';
import { nameOf } from '@/components/kit/people/seats';
import type { Aside } from '@/engine/saves/aside';

/** What it was. */
export function asideWords({ kind, name, match }: Aside, t: Words): string {
  if (match) {
    const names = match.seats.map((_, seat) => nameOf(match.seats, seat)).join(', ');
    return t('backup:items.match', { game: gameWords(match.game, t), names });
  }
  if (kind === 'match') return t('app:aside.match');
  if (kind === 'document') return itemWords({ kind: 'document', name, fate: 'kept' }, t);
  return t(kind === 'list' ? 'app:aside.list' : 'app:aside.other');
}
