import type { IconName } from '@/components/art/generated/icons';
import { roundsToBoarding, turnOf } from '@/engine/companion/sea-of-clouds/sheet';
import type { SheetTap } from '@/engine/companion/sea-of-clouds/taps';
import type { Moment } from '@/components/kit/companion/spec/spec';
import type { CloudsAt } from './kind';
import { SABRES, SHIP } from './things';
import { namesOf } from './words';

/** The amber button: what the table is waiting for. */
export function momentOf({ sheet, t, tap, why, open }: CloudsAt): Moment {
  const does = (id: string, label: string, one: SheetTap, more: { sub?: string; icon?: IconName | null } = {}) => {
    return { id, label, ...more, onPress: () => tap(one) };
  };
  if (sheet.finished) return { id: 'fresh', label: t('companion:fresh.button'), onPress: () => open('fresh') };
  if (sheet.scoring) {
    return { ...does('finish', t('companion:score.finish'), { type: 'finish' }), off: why({ type: 'finish' }) };
  }
  if (sheet.fight) {
    const words = { sub: t('companion-sea-of-clouds:moment.discard'), icon: SHIP };
    const leave = does('leave', t('companion-sea-of-clouds:moment.leave'), { type: 'end-boarding' }, words);
    return { ...leave, off: why({ type: 'end-boarding' }) };
  }
  if (sheet.alarm) {
    const words = { sub: t('companion-sea-of-clouds:moment.crews'), icon: SABRES };
    return does('fight', t('companion-sea-of-clouds:moment.fight'), { type: 'fight' }, words);
  }
  const seat = turnOf(sheet);
  const last = sheet.taken === sheet.players.length - 1;
  const next = namesOf(sheet.players, [(seat + 1) % sheet.players.length]);
  const then = roundsToBoarding(sheet) === 1 ? 'thenBoarding' : 'thenSails';
  return does(
    'turn',
    t('companion-sea-of-clouds:moment.turn', { name: namesOf(sheet.players, [seat]) }),
    { type: 'next-turn' },
    {
      sub: last
        ? t(`companion-sea-of-clouds:moment.${then}`)
        : t('companion-sea-of-clouds:moment.next', { name: next }),
      icon: last ? SHIP : null,
    },
  );
}
