import { nameOf } from '@/components/kit/people/seats';
import type { AdmiralView } from '@/engine/games/admiral/view';
import { deedThing, fromUnit, unitDeed } from '../asks';
import { unitsWords, unitWords } from '../words';
import type { RowsOf } from './rows';

const isRestoring = (view: AdmiralView, fort: string): boolean =>
  view.forts.find(({ at }) => at === fort)?.ruined ?? false;

/** Repairs, and forts. */
export const portRows: RowsOf<
  'StartRepair' | 'EndRepair' | 'StartFortWork' | 'AnswerFortWork' | 'EndFortWork' | 'GiveFort'
> = {
  StartRepair: {
    thing: ({ ship, fort }, ask) => [...fromUnit(ship, ask), deedThing('repair', fort)],
    words: ({ ship, fort }, _, t) => t('admiral:actions.StartRepair', { ship: unitWords(ship, t), fort }),
    button: ({ fort }, _, t) => ({ label: t('admiral:buttons.StartRepair'), sub: unitWords(fort, t) }),
  },
  EndRepair: {
    thing: ({ ship }, ask) => [...fromUnit(ship, ask), deedThing('end-repair')],
    words: ({ ship }, _, t) => t('admiral:actions.EndRepair', { ship: unitWords(ship, t) }),
    button: (_, __, t) => ({
      label: t('admiral:buttons.EndRepair'),
      sub: t('admiral:buttons.EndRepair_sub'),
      kind: 'secondary',
    }),
  },
  StartFortWork: {
    thing: ({ fort, ship, other }, ask) => [...fromUnit(fort, ask), deedThing('work', ship, other)],
    words: ({ fort, ship, other }, { view }, t) =>
      t(isRestoring(view, fort) ? 'admiral:actions.StartFortWork_restore' : 'admiral:actions.StartFortWork_repair', {
        fort,
        ships: unitsWords([ship, other], t),
      }),
    button: ({ fort, ship, other }, { view }, t) => ({
      label: t(
        isRestoring(view, fort) ? 'admiral:buttons.StartFortWork_restore' : 'admiral:buttons.StartFortWork_repair',
      ),
      sub: unitsWords([ship, other], t),
    }),
  },
  AnswerFortWork: {
    bar: true,
    words: ({ agree }, _, t) => t(`admiral:actions.AnswerFortWork.${agree ? 'agree' : 'refuse'}`),
    button: ({ agree }, _, t) => ({
      label: t(`admiral:buttons.AnswerFortWork.${agree ? 'agree' : 'refuse'}`),
      kind: agree ? 'primary' : 'secondary',
    }),
  },
  EndFortWork: {
    thing: ({ fort }, ask) => [...fromUnit(fort, ask), deedThing('end-work')],
    words: ({ fort }, _, t) => t('admiral:actions.EndFortWork', { fort }),
    button: ({ fort }, _, t) => ({
      label: t('admiral:buttons.EndFortWork'),
      sub: unitWords(fort, t),
      kind: 'secondary',
    }),
  },
  GiveFort: {
    thing: ({ fort, to }) => unitDeed(fort, 'give', to),
    words: ({ fort, to }, { seats }, t) => t('admiral:actions.GiveFort', { fort, name: nameOf(seats, to) }),
    button: ({ to }, { seats }, t) => ({
      label: t('admiral:buttons.GiveFort'),
      sub: nameOf(seats, to),
      kind: 'danger',
    }),
  },
};
