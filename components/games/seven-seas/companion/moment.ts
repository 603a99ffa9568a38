import { actorOf } from '@/engine/companion/seven-seas/gift';
import { characterOf } from '@/engine/games/seven-seas/data/characters';
import type { Moment } from '@/components/kit/companion/spec/spec';
import type { SeasAt } from './kind';
import { ROLE_ICONS } from './things';
import { roleWords } from './words';

/** The amber button: what the table is waiting for. */
export function momentOf({ sheet, t, tap, open }: SeasAt): Moment {
  if (sheet.finished) return { id: 'fresh', label: t('companion:fresh.button'), onPress: () => open('fresh') };
  if (sheet.scoring) {
    return { id: 'score', label: t('companion-seven-seas:moment.score'), onPress: () => open('score') };
  }
  const icon = ROLE_ICONS[characterOf(Math.max(1, sheet.rank))];
  if (sheet.rank === 0) {
    return {
      id: 'call',
      label: t('companion-seven-seas:moment.call'),
      sub: t('companion-seven-seas:moment.first', { role: roleWords(1, t) }),
      icon,
      onPress: () => {
        if (tap({ type: 'call' })) open('role');
      },
    };
  }
  const actor = actorOf(sheet);
  const name = actor === null ? null : sheet.players[actor]?.name;
  const sub = name ?? t('companion-seven-seas:moment.who');
  return { id: 'role', label: roleWords(sheet.rank, t), sub, icon, onPress: () => open('role') };
}
