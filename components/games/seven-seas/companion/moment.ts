import type { Words } from '@/components/i18n/words';
import { actorOf } from '@/engine/companion/seven-seas/gift';
import type { SevenSeasSheet } from '@/engine/companion/seven-seas/sheet';
import { roleWords } from './words';

export interface MomentButton {
  readonly kind: 'call' | 'role' | 'score' | 'fresh';
  readonly label: string;
  readonly sub?: string;
}

/** The amber button: what the table is waiting for. */
export function momentOf(sheet: SevenSeasSheet, t: Words): MomentButton {
  if (sheet.finished) return { kind: 'fresh', label: t('companion:fresh.button') };
  if (sheet.scoring) return { kind: 'score', label: t('companion-seven-seas:moment.score') };
  if (sheet.rank === 0) {
    const role = roleWords(1, t);
    return {
      kind: 'call',
      label: t('companion-seven-seas:moment.call'),
      sub: t('companion-seven-seas:moment.first', { role }),
    };
  }
  const role = roleWords(sheet.rank, t);
  const actor = actorOf(sheet);
  const name = actor === null ? null : sheet.players[actor]?.name;
  const sub = name ?? t('companion-seven-seas:moment.who');
  return { kind: 'role', label: role, sub };
}
