import type { Words } from '@/components/i18n/words';
import type { IconName } from '@/components/art/generated/icons';
import { roundsToBoarding, turnOf, type CloudsSheet } from '@/engine/companion/sea-of-clouds/sheet';
import type { SheetTap } from '@/engine/companion/sea-of-clouds/taps';
import { SABRES, SHIP } from './things';
import { namesOf } from './words';

export interface Moment {
  readonly kind: 'turn' | 'fight' | 'leave' | 'finish' | 'fresh';
  readonly label: string;
  readonly sub?: string;
  readonly icon: IconName | null;
  /** Null: it opens something instead. */
  readonly tap: SheetTap | null;
}

/** The amber button: what the table is waiting for. */
export function momentOf(sheet: CloudsSheet, t: Words): Moment {
  if (sheet.finished) return { kind: 'fresh', label: t('companion:fresh.button'), icon: null, tap: null };
  if (sheet.scoring) return { kind: 'finish', label: t('companion:score.finish'), icon: null, tap: { type: 'finish' } };
  if (sheet.fight) {
    return {
      kind: 'leave',
      label: t('companion-sea-of-clouds:moment.leave'),
      sub: t('companion-sea-of-clouds:moment.discard'),
      icon: SHIP,
      tap: { type: 'end-boarding' },
    };
  }
  if (sheet.alarm) {
    return {
      kind: 'fight',
      label: t('companion-sea-of-clouds:moment.fight'),
      sub: t('companion-sea-of-clouds:moment.crews'),
      icon: SABRES,
      tap: { type: 'fight' },
    };
  }
  const seat = turnOf(sheet);
  const last = sheet.taken === sheet.players.length - 1;
  const next = namesOf(sheet.players, [(seat + 1) % sheet.players.length]);
  const then = roundsToBoarding(sheet) === 1 ? 'thenBoarding' : 'thenSails';
  return {
    kind: 'turn',
    label: t('companion-sea-of-clouds:moment.turn', { name: namesOf(sheet.players, [seat]) }),
    sub: last ? t(`companion-sea-of-clouds:moment.${then}`) : t('companion-sea-of-clouds:moment.next', { name: next }),
    icon: last ? SHIP : null,
    tap: { type: 'next-turn' },
  };
}
