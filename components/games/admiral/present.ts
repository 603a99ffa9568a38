import { Presenter, type Rows } from '@/components/kit/answers/presenter';
import type { Words } from '@/components/i18n/words';
import { nameOf } from '@/components/kit/people/seats';
import type { AdmiralAction } from '@/engine/games/admiral/actions';
import { COURSES } from '@/engine/games/admiral/data/compass';
import type { ShipId } from '@/engine/games/admiral/data/ships';
import { cardFor, driftsAhead, fightAhead, gunsOf, squareBeyond } from '@/engine/games/admiral/public';
import type { AdmiralView, Attack, MineOrder, UnitId } from '@/engine/games/admiral/view';
import {
  boardThing,
  deedThing,
  endOf,
  fireThing,
  fromUnit,
  placeOfUnit,
  shipOf,
  squareThing,
  unitDeed,
  unitThing,
  type AdmiralAsk,
} from './asks';
import { leftWords } from './left';
import { treatyWords } from './treaty-words';
import { atStart, cargoWords, courseWords, unitsWords, unitWords } from './words';

const percent = (chance: number) => Math.round(chance * 100);

function chanceOf(view: AdmiralView, unit: UnitId, target: UnitId): number {
  return gunsOf(view, unit).aims.find((aim) => aim.target === target)?.chance ?? 0;
}

function driftOf(view: AdmiralView, ship: ShipId) {
  return driftsAhead(view).find((one) => one.ship === ship);
}

function driftWords(action: Extract<AdmiralAction, { type: 'Drift' }>, { view }: AdmiralAsk, t: Words): string {
  const ship = unitWords(action.ship, t);
  if ('square' in action) return t('admiral:actions.Drift_port', { ship, to: action.square });
  const ahead = driftOf(view, action.ship);
  const to = ahead?.path.at(-1) ?? shipOf(view, action.ship)?.at ?? '';
  if (!ahead) return t('admiral:actions.Drift_leave', { ship, to });
  if (ahead.damage > 0) return t('admiral:actions.Drift_damage', { ship, to, count: ahead.damage });
  return t(ahead.path.length === 0 ? 'admiral:actions.Drift_stays' : 'admiral:actions.Drift', { ship, to });
}

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

type OrderOf = Extract<AdmiralAction, { type: 'SetMinePolicy' }>;

const orderOf = (action: OrderOf): MineOrder => ('hull' in action ? action.hull : action.order);

function orderWords(order: MineOrder, t: Words): string {
  return typeof order === 'number' ? t('admiral:orders.atLeast', { hull: order }) : t(`admiral:orders.${order}`);
}

function offerWords(action: Extract<AdmiralAction, { type: 'OfferTreaty' }>, { view, seats }: AdmiralAsk, t: Words) {
  const until = view.round + action.rounds;
  return 'against' in action
    ? treatyWords({ about: 'joint', against: action.against, until }, { t, seats })
    : treatyWords({ about: action.about, against: null, until }, { t, seats });
}

/** 8.1.1: where the second leg of a move ends. */
function legEndOf(action: Extract<AdmiralAction, { course: string; type: 'Manoeuvre' }>, { decision }: AdmiralAsk) {
  const from = decision.kind === 'Manoeuvre' ? decision.about.path.at(-1) : undefined;
  return from === undefined ? '' : squareBeyond(from, action.course, action.squares);
}

const isRestoring = (view: AdmiralView, fort: string): boolean =>
  view.forts.find(({ at }) => at === fort)?.ruined ?? false;

const ROWS: Rows<AdmiralAction, AdmiralAsk, never> = {
  ChooseStartPort: {
    thing: ({ fort }) => unitThing(fort),
    words: ({ fort }, _, t) => t('admiral:actions.ChooseStartPort', { fort }),
    button: ({ fort }, _, t) => ({ label: t('admiral:buttons.ChooseStartPort'), sub: unitWords(fort, t) }),
  },
  PlaceReef: {
    thing: ({ square }) => squareThing(square),
    words: ({ square }, _, t) => t('admiral:actions.PlaceReef', { square }),
    button: ({ square }, _, t) => ({ label: t('admiral:buttons.PlaceReef'), sub: square }),
  },
  Deploy: {
    thing: ({ square }) => squareThing(square),
    words: ({ ship, square }, _, t) => t('admiral:actions.Deploy', { ship: unitWords(ship, t), square }),
    button: ({ square }, _, t) => ({ label: t('admiral:buttons.Deploy'), sub: square }),
  },
  LayMine: {
    thing: ({ square }) => squareThing(square),
    words: ({ square }, _, t) => t('admiral:actions.LayMine', { square }),
    button: ({ square }, _, t) => ({ label: t('admiral:buttons.LayMine'), sub: square }),
  },
  DoneMines: {
    bar: true,
    words: (_, __, t) => t('admiral:actions.DoneMines'),
    button: (_, __, t) => ({ label: t('admiral:buttons.DoneMines'), kind: 'secondary' }),
  },
  SetMinePolicy: {
    thing: (action) => ['mine', action.mine, orderOf(action)].join('-'),
    words: (action, _, t) =>
      t('admiral:actions.SetMinePolicy', { mine: action.mine, order: orderWords(orderOf(action), t) }),
    button: (action, _, t) => ({
      label: t('admiral:buttons.SetMinePolicy'),
      sub: orderWords(orderOf(action), t),
      kind: 'secondary',
    }),
    stands: (action, { view }) => view.mines[action.mine - 1]?.order === orderOf(action),
  },
  Detonate: {
    thing: ({ square }) => squareThing(square),
    words: ({ square }, _, t) => t('admiral:actions.Detonate', { square }),
    button: ({ square }, _, t) => ({ label: t('admiral:buttons.Detonate'), sub: square, kind: 'danger' }),
  },
  PassMine: {
    bar: true,
    words: (_, __, t) => t('admiral:actions.PassMine'),
    button: (_, __, t) => ({ label: t('admiral:buttons.PassMine'), kind: 'secondary' }),
  },
  Manoeuvre: {
    bar: (action) => !('course' in action),
    thing: (action, ask) => ('course' in action ? squareThing(legEndOf(action, ask)) : []),
    words: (action, _, t) =>
      'course' in action
        ? t('admiral:actions.Manoeuvre', {
            course: courseWords(COURSES.indexOf(action.course), t),
            count: action.squares,
          })
        : t('admiral:actions.Manoeuvre_done'),
    button: (action, ask, t) =>
      'course' in action
        ? { label: t('admiral:buttons.Manoeuvre'), sub: legEndOf(action, ask) }
        : { label: t('admiral:buttons.Manoeuvre_done'), kind: 'secondary' },
  },
  OfferTreaty: {
    words: (action, ask, t) =>
      t('admiral:actions.OfferTreaty', { name: nameOf(ask.seats, action.to), treaty: offerWords(action, ask, t) }),
    button: (action, ask, t) => ({
      label: t('admiral:buttons.OfferTreaty'),
      sub: offerWords(action, ask, t),
      kind: 'secondary',
    }),
  },
  AnswerTreaty: {
    bar: true,
    words: ({ accept }, _, t) => t(`admiral:actions.AnswerTreaty.${accept ? 'accept' : 'refuse'}`),
    button: ({ accept }, _, t) => ({
      label: t(`admiral:buttons.AnswerTreaty.${accept ? 'accept' : 'refuse'}`),
      kind: accept ? 'primary' : 'secondary',
    }),
  },
  BreakTreaty: {
    words: ({ treaty }, { view, seats }, t) => {
      const made = view.treaties[treaty - 1];
      return t('admiral:actions.BreakTreaty', { treaty: made ? treatyWords(made, { t, seats }) : '' });
    },
    button: (_, __, t) => ({ label: t('admiral:buttons.BreakTreaty'), kind: 'danger' }),
  },
  SpinVane: {
    bar: true,
    words: (_, __, t) => t('admiral:actions.SpinVane'),
    button: (_, __, t) => ({ label: t('admiral:buttons.SpinVane') }),
  },
  Move: {
    thing: (action, ask) => [...fromUnit(action.ship, ask), squareThing(endOf(ask.view, action))],
    words: (action, { view }, t) =>
      atStart(
        t('admiral:actions.Move', {
          ship: unitWords(action.ship, t),
          course: courseWords(COURSES.indexOf(action.course), t),
          count: action.squares,
          to: endOf(view, action),
        }),
      ),
    button: (action, { view }, t) => ({
      label: t('admiral:buttons.Move'),
      sub: t('admiral:buttons.Move_sub', {
        course: courseWords(COURSES.indexOf(action.course), t),
        count: action.squares,
        to: endOf(view, action),
      }),
    }),
  },
  Drift: {
    thing: (action, ask) => [
      ...fromUnit(action.ship, ask),
      'square' in action ? squareThing(action.square) : deedThing('drift'),
    ],
    words: driftWords,
    button: (action, { view }, t) => {
      if ('square' in action) return { label: t('admiral:buttons.Drift_port'), sub: action.square };
      const ahead = driftOf(view, action.ship);
      const sub =
        ahead && ahead.damage > 0
          ? t('admiral:buttons.Drift_damage_sub', { count: ahead.damage })
          : (ahead?.path.at(-1) ?? atStart(unitWords(action.ship, t)));
      return { label: t(ahead ? 'admiral:buttons.Drift' : 'admiral:buttons.Drift_leave'), sub };
    },
  },
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
  GiveFort: {
    thing: ({ fort, to }) => unitDeed(fort, 'give', to),
    words: ({ fort, to }, { seats }, t) => t('admiral:actions.GiveFort', { fort, name: nameOf(seats, to) }),
    button: ({ to }, { seats }, t) => ({
      label: t('admiral:buttons.GiveFort'),
      sub: nameOf(seats, to),
      kind: 'danger',
    }),
  },
  EndTurn: {
    bar: true,
    words: (_, __, t) => t('admiral:actions.EndTurn'),
    button: (_, ask, t) => ({
      label: t('admiral:buttons.EndTurn'),
      sub: leftWords(ask, t),
      kind: ask.legal.length === 1 ? 'primary' : 'secondary',
    }),
  },
  Resign: {
    bar: true,
    words: (_, __, t) => t('admiral:actions.Resign'),
    button: (_, __, t) => ({ label: t('admiral:buttons.Resign'), kind: 'danger' }),
  },
};

export const present = new Presenter<AdmiralAction, AdmiralAsk, never>(ROWS);
