import { cardFor, gunsOf } from '@/engine/games/admiral/public';
import type { AdmiralView, UnitId } from '@/engine/games/admiral/view';
import { deedThing, fireThing, fromUnit, unitDeed } from '../asks';
import { unitWords } from '../words';
import type { RowsOf } from './rows';
import { percent } from './percent';

function chanceOf(view: AdmiralView, unit: UnitId, target: UnitId): number {
  return gunsOf(view, unit).aims.find((aim) => aim.target === target)?.chance ?? 0;
}

/** Guns, salvoes and fireships. */
export const gunsRows: RowsOf<'Fire' | 'Salvo' | 'AnnounceFireship' | 'Explode'> = {
  Fire: {
    thing: ({ unit, target }, ask) => [...fromUnit(unit, ask), fireThing(target)],
    words: ({ unit, target }, _, t) =>
      t('admiral:actions.Fire', { unit: unitWords(unit, t), target: unitWords(target, t) }),
    button: ({ unit, target }, { view }, t) => ({
      label: t('admiral:buttons.Fire'),
      sub: t('admiral:buttons.Fire_sub', { percent: percent(chanceOf(view, unit, target)) }),
    }),
  },
  Salvo: {
    // One shot of several units: it is not among the keys of a single gun.
    thing: (action, ask) => {
      const unit = fromUnit(action.unit, ask);
      if (!('target' in action)) return [...unit, deedThing('add', action.count)];
      return [...unit, fireThing(action.target), ...(action.count === 1 ? [deedThing('together')] : [])];
    },
    words: (action, _, t) =>
      'target' in action
        ? t('admiral:actions.Salvo', {
            unit: unitWords(action.unit, t),
            target: unitWords(action.target, t),
            count: action.count,
          })
        : t('admiral:actions.Salvo_add', { unit: unitWords(action.unit, t), count: action.count }),
    button: (action, _, t) => ({
      label: t('target' in action ? 'admiral:buttons.Salvo' : 'admiral:buttons.Salvo_add', { count: action.count }),
      kind: 'secondary',
    }),
  },
  AnnounceFireship: {
    // Nobody burns a ship by touching it: the key of its card is touched for it.
    thing: ({ ship }) => unitDeed(ship, 'fireship'),
    words: ({ ship }, _, t) => t('admiral:actions.AnnounceFireship', { ship: unitWords(ship, t) }),
    button: (_, { view }, t) => ({
      label: t('admiral:buttons.AnnounceFireship'),
      sub: t('admiral:buttons.AnnounceFireship_sub', { round: view.round + 1 }),
      kind: 'danger',
    }),
  },
  Explode: {
    thing: ({ ship }, ask) => [...fromUnit(ship, ask), deedThing('explode')],
    words: ({ ship }, _, t) => t('admiral:actions.Explode', { ship: unitWords(ship, t) }),
    button: ({ ship }, { view }, t) => ({
      label: t('admiral:buttons.Explode'),
      sub: t('admiral:buttons.Explode_sub', { count: cardFor(view.options, view.seats, ship).durability }),
      kind: 'danger',
    }),
  },
};
