import { myTurn } from '@/engine/companion/admiral/hints';
import type { Moment } from '@/components/kit/companion/spec/spec';
import type { FleetAt } from './kind';
import { driftingOf } from './reminders';
import { nameOf, unitName } from './words';

/** The amber button: what the table is waiting for. */
export function momentOf(at: FleetAt): Moment {
  const { sheet, t, tap, open, onDraft } = at;
  if (sheet.finished) return { id: 'fresh', label: t('companion:fresh.button'), onPress: () => open('fresh') };
  if (!sheet.begun) {
    const sub = t('companion-admiral:moment.beginSub');
    return {
      id: 'begin',
      label: t('companion-admiral:moment.begin'),
      sub,
      icon: 'sail',
      onPress: () => tap({ type: 'begin' }),
    };
  }
  if (sheet.sector === null) {
    const sub = nameOf(sheet, sheet.windSeat, t);
    return { id: 'wind', label: t('admiral:buttons.SpinVane'), sub, icon: 'compass', onPress: () => open('wind') };
  }
  if (sheet.fight) {
    const sub = nameOf(sheet, sheet.fight.winner, t);
    return {
      id: 'share',
      label: t('companion-admiral:share.title'),
      sub,
      icon: 'crossed-sabres',
      onPress: () => open('share'),
    };
  }
  const name = nameOf(sheet, sheet.active, t);
  const drifting = driftingOf(at, sheet.active);
  if (drifting.length > 0) {
    const sub = t('admiral:left.drift', { count: drifting.length });
    return { id: 'drift', label: t('admiral:buttons.Drift'), sub, icon: 'sail', onPress: () => open('drift') };
  }
  const [due] = myTurn(sheet).due;
  if (due !== undefined) {
    return {
      id: 'explode',
      label: t('companion-admiral:moment.explode'),
      sub: unitName(sheet, due, t),
      icon: 'flame',
      onPress: () => {
        open('explode');
        onDraft({ unit: due, units: [] });
      },
    };
  }
  return {
    id: 'end',
    label: t('admiral:buttons.EndTurn'),
    sub: t('companion-admiral:moment.endSub', { name }),
    icon: 'hourglass',
    onPress: () => tap({ type: 'endTurn' }),
  };
}
