import { deedThing, fromUnit, placeOfUnit, unitThing } from '../asks';
import { cargoWords, unitWords } from '../words';
import type { RowsOf } from './rows';

/** What is loaded, landed and handed over. */
export const cargoRows: RowsOf<'ShiftCargo' | 'DoneCargo' | 'Load' | 'Unload'> = {
  ShiftCargo: {
    thing: ({ from, to, count }) => [unitThing(from), deedThing('shift', to, count)],
    words: ({ from, to, count }, { view }, t) =>
      t('admiral:actions.ShiftCargo', {
        from: unitWords(from, t),
        to: unitWords(to, t),
        cargo: cargoWords(view.options, count, t),
      }),
    button: ({ to, count }, { view }, t) => ({
      label: t('admiral:buttons.ShiftCargo'),
      sub: `${cargoWords(view.options, count, t)} → ${unitWords(to, t)}`,
    }),
  },
  DoneCargo: {
    bar: true,
    words: (_, __, t) => t('admiral:actions.DoneCargo'),
    button: (_, __, t) => ({ label: t('admiral:buttons.DoneCargo') }),
  },
  Load: {
    thing: ({ ship, from, count }, ask) => [...fromUnit(ship, ask), deedThing('load', from, count)],
    words: ({ ship, from, count }, { view }, t) => {
      const told = { ship: unitWords(ship, t), cargo: cargoWords(view.options, count, t) };
      return placeOfUnit(view, ship) === from
        ? t('admiral:actions.Load', told)
        : t('admiral:actions.Load_fort', { ...told, fort: from });
    },
    button: ({ count }, { view }, t) => ({
      label: t('admiral:buttons.Load'),
      sub: cargoWords(view.options, count, t),
    }),
  },
  Unload: {
    thing: ({ ship, fort, count }, ask) => [...fromUnit(ship, ask), deedThing('unload', fort, count)],
    words: ({ ship, fort, count }, { view }, t) =>
      t('admiral:actions.Unload', { ship: unitWords(ship, t), fort, cargo: cargoWords(view.options, count, t) }),
    button: ({ count }, { view }, t) => ({
      label: t('admiral:buttons.Unload'),
      sub: cargoWords(view.options, count, t),
    }),
  },
};
