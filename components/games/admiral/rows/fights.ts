import type { Words } from '@/components/i18n/words';
import type { ShipId } from '@/engine/games/admiral/data/ships';
import { fightAhead } from '@/engine/games/admiral/public';
import type { AdmiralView, Attack, UnitId } from '@/engine/games/admiral/view';
import { boardThing, deedThing, fromUnit, unitThing } from '../asks';
import { atStart, unitWords } from '../words';
import type { RowsOf } from './rows';
import { percent } from './percent';

function oddsWords(view: AdmiralView, attack: Attack, t: Words): string {
  const { odds } = fightAhead(view, attack);
  return t('admiral:buttons.odds_sub', { win: percent(odds.win), tie: percent(odds.tie) });
}

const attackOn = (isAssault: boolean, target: UnitId, ship: ShipId): Attack => ({
  isAssault,
  target,
  attackers: [ship],
  defenders: [],
});

/** Boarding and assault, from the announcement to the hull that is shared out. */
export const fightsRows: RowsOf<'Board' | 'Assault' | 'Join' | 'Roll' | 'ChooseDefenders' | 'Distribute'> = {
  Board: {
    thing: ({ ship, target }, ask) => [...fromUnit(ship, ask), boardThing(target)],
    words: ({ ship, target }, _, t) =>
      t('admiral:actions.Board', { ship: unitWords(ship, t), target: unitWords(target, t) }),
    button: ({ ship, target }, { view }, t) => ({
      label: t('admiral:buttons.Board'),
      sub: oddsWords(view, attackOn(false, target, ship), t),
    }),
  },
  Assault: {
    thing: ({ ship, fort }, ask) => [...fromUnit(ship, ask), boardThing(fort)],
    words: ({ ship, fort }, _, t) =>
      t('admiral:actions.Assault', { ship: unitWords(ship, t), target: unitWords(fort, t) }),
    button: ({ ship, fort }, { view }, t) => ({
      label: t('admiral:buttons.Assault'),
      sub: oddsWords(view, attackOn(true, fort, ship), t),
    }),
  },
  Join: {
    thing: ({ ship }) => unitThing(ship),
    words: ({ ship }, _, t) => t('admiral:actions.Join', { ship: unitWords(ship, t) }),
    button: ({ ship }, _, t) => ({ label: t('admiral:buttons.Join'), sub: unitWords(ship, t), kind: 'secondary' }),
  },
  Roll: {
    bar: true,
    words: (_, { decision }, t) =>
      t(decision.kind === 'Salvo' ? 'admiral:actions.Roll_salvo' : 'admiral:actions.Roll_fight'),
    button: (_, { view, decision }, t) =>
      decision.kind === 'Attack'
        ? { label: t('admiral:buttons.Roll_fight'), sub: oddsWords(view, decision.about, t) }
        : { label: t('admiral:buttons.Roll_salvo') },
  },
  ChooseDefenders: {
    bar: (action) => !('ship' in action),
    thing: (action) => ('ship' in action ? unitThing(action.ship) : []),
    words: (action, _, t) =>
      'ship' in action
        ? t('admiral:actions.ChooseDefenders', { ship: unitWords(action.ship, t) })
        : t('admiral:actions.ChooseDefenders_done'),
    button: (action, { decision }, t) => {
      if ('ship' in action) return { label: t('admiral:buttons.ChooseDefenders'), sub: unitWords(action.ship, t) };
      const alone = decision.kind === 'ChooseDefenders' && decision.about.defenders.length === 0;
      return { label: t(alone ? 'admiral:buttons.ChooseDefenders_none' : 'admiral:buttons.ChooseDefenders_done') };
    },
  },
  Distribute: {
    thing: ({ points }) => deedThing('give', points),
    words: ({ points }, { decision }, t) =>
      t('admiral:actions.Distribute', {
        unit: decision.kind === 'Distribute' ? atStart(unitWords(decision.about.unit, t)) : '',
        count: points,
      }),
    button: ({ points }, { decision }, t) => ({
      label: points === 0 ? t('admiral:buttons.Distribute_none') : t('admiral:buttons.Distribute', { count: points }),
      sub: decision.kind === 'Distribute' ? unitWords(decision.about.unit, t) : undefined,
      kind: points === 0 ? 'danger' : 'primary',
    }),
  },
};
