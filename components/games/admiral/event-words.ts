import type { Words } from '@/components/i18n/words';
import { cast, namesOf, type Teller as Speaker } from '@/components/kit/told';
import type { SeatSetup } from '@/engine';
import type { AdmiralEvent } from '@/engine/games/admiral/events';
import type { AdmiralOptions } from '@/engine/games/admiral/options';
import type { UnitId } from '@/engine/games/admiral/view';
import { textIn } from './scenario-words';
import { treatyWords } from './treaty-words';
import { atStart, cargoWords, unitsWords, unitWords, windWords } from './words';

type EventOf<T extends AdmiralEvent['type']> = Extract<AdmiralEvent, { type: T }>;

interface Teller extends Speaker {
  /** Whom the event happens to, as a sentence about it names them. */
  readonly who: { readonly name: string; readonly context?: string };
  readonly unit: (id: UnitId) => string;
  readonly units: (ids: readonly UnitId[]) => string;
  readonly cargo: (count: number) => string;
}

type Tale<T extends AdmiralEvent['type']> = (event: EventOf<T>, teller: Teller) => string | null;

/** 4.19.2 */
const FORTLESS_TURNS = 3;

/** Every event as a sentence. Null: another sentence tells it already, or there is nothing to tell. */
const TALES: { readonly [T in AdmiralEvent['type']]: Tale<T> } = {
  home: ({ fort }, { t, who }) => t('admiral:events.home', { ...who, fort }),
  reef: ({ at }, { t, who }) =>
    at === null ? t('admiral:events.reef-none', who) : t('admiral:events.reef', { ...who, at }),
  deployed: ({ ship, at }, { t, who, unit }) => t('admiral:events.deployed', { ...who, ship: unit(ship), at }),
  laid: ({ left }, { t, who }) => t('admiral:events.laid', { ...who, left }),
  'laid-all': (_, { t, who }) => t('admiral:events.laid-all', who),
  // Nobody may notice.
  ordered: () => null,
  'mine-answered': (_, { t, who }) => t('admiral:events.mine-answered', who),
  mine: ({ ship, at, damage }, { t, who, unit }) => t('admiral:events.mine', { ...who, ship: unit(ship), at, damage }),
  'mines-shown': ({ at }, { t, who }) => t('admiral:events.mines-shown', { ...who, list: at.join(', ') }),
  strained: ({ ship, at, die, damage }, { t, unit }) =>
    t('admiral:events.strained', { ship: unit(ship), at, die, damage }),
  offered: ({ seat, offer }, teller) =>
    teller.t('admiral:events.offered', {
      ...cast(teller, { name: seat }, { to: offer.to }),
      treaty: treatyWords(offer, teller),
    }),
  'treaty-answered': ({ offer, accepts }, teller) =>
    accepts
      ? teller.t('admiral:events.treaty-made', { ...teller.who, treaty: treatyWords(offer, teller) })
      : teller.t('admiral:events.treaty-refused', teller.who),
  'treaty-broken': ({ seat, treaty }, teller) =>
    teller.t('admiral:events.treaty-broken', {
      ...cast(teller, { name: seat }, { other: treaty.by === seat ? treaty.to : treaty.by }),
      treaty: treatyWords(treaty, teller),
    }),
  came: ({ ship, at }, { t, who, unit }) => t('admiral:events.came', { ...who, ship: unit(ship), at }),
  placed: ({ at }, { t }) => t('admiral:events.placed', { list: at.join(', ') }),
  'reef-gone': ({ at }, { t }) => t('admiral:events.reef-gone', { at }),
  message: ({ texts }) => textIn(texts),
  round: ({ round }, { t, who }) => t('admiral:events.round', { ...who, round }),
  wind: ({ sector }, { t }) => t('admiral:events.wind', { wind: windWords(sector, t) }),
  turn: (_, { t, who }) => t('admiral:events.turn', who),
  moved: ({ ship, from, path }, { t, who, unit }) =>
    t('admiral:events.moved', { ...who, ship: unit(ship), from, to: path.at(-1) ?? from }),
  drifted: driftWords,
  fired: fireWords,
  fireship: ({ ship, at, due }, { t, who, unit }) =>
    t('admiral:events.fireship', { ...who, ship: unit(ship), at, due }),
  exploded: ({ ship, at, damage, victims }, { t, unit, units }) =>
    victims.length === 0
      ? t('admiral:events.exploded-alone', { ship: unit(ship), at })
      : t('admiral:events.exploded', { ship: unit(ship), at, damage, victims: units(victims) }),
  attacked: ({ isAssault, attackers, target }, { t, who, unit, units }) =>
    t(isAssault ? 'admiral:events.attacked-assault' : 'admiral:events.attacked-board', {
      ...who,
      list: units(attackers),
      target: unit(target),
    }),
  fought: ({ attackDice, defenceDice, attack, defence }, { t }) =>
    t(attack === defence ? 'admiral:events.fought-even' : 'admiral:events.fought', {
      attackDice: attackDice.join(', '),
      defenceDice: defenceDice.join(', '),
      attack,
      defence,
    }),
  shared: ({ units, given, won }, { t, unit }) => {
    const list = units.map((id, i) => t('admiral:events.points', { unit: unit(id), points: given[i] as number }));
    return t(won ? 'admiral:events.shared-won' : 'admiral:events.shared-lost', { list: list.join(', ') });
  },
  shifted: ({ from, to, count }, { t, who, unit, cargo }) =>
    t('admiral:events.shifted', { ...who, from: unit(from), to: unit(to), cargo: cargo(count) }),
  captured: ({ seat, ship, at, from }, teller) =>
    teller.t('admiral:events.captured', { ...cast(teller, { name: seat }, { from }), ship: teller.unit(ship), at }),
  'fort-captured': ({ seat, fort, from }, teller) =>
    from === null
      ? teller.t('admiral:events.fort-captured-neutral', { ...teller.who, fort })
      : teller.t('admiral:events.fort-captured', { ...cast(teller, { name: seat }, { from }), fort }),
  'fort-ruined': ({ fort, lost, left }, { t, cargo }) =>
    withLoss(
      t('admiral:events.fort-ruined', { fort }),
      left > 0 && t('admiral:events.ashore', { cargo: cargo(left) }),
      lost > 0 && t('admiral:events.lost', { cargo: cargo(lost) }),
    ),
  'fort-restored': ({ fort }, { t, who }) => t('admiral:events.fort-restored', { ...who, fort }),
  'fort-neutral': ({ fort }, { t }) => t('admiral:events.fort-neutral', { fort }),
  'fort-given': ({ seat, fort, to, isGift }, teller) =>
    teller.t(isGift ? 'admiral:events.fort-given' : 'admiral:events.fort-inherited', {
      ...cast(teller, { name: seat }, { to }),
      fort,
    }),
  sunk: ({ ship, at, why, lost, left }, { t, unit, cargo }) =>
    withLoss(
      t(`admiral:events.sunk-${why}`, { ship: unit(ship), at }),
      left > 0 && t('admiral:events.ashore', { cargo: cargo(left) }),
      lost > 0 && t('admiral:events.lost', { cargo: cargo(lost) }),
    ),
  loaded: ({ ship, at, from, count }, { t, who, unit, cargo }) => {
    const loaded = { ...who, ship: unit(ship), cargo: cargo(count) };
    return from === at
      ? t('admiral:events.loaded', { ...loaded, at })
      : t('admiral:events.loaded-fort', { ...loaded, fort: from });
  },
  unloaded: ({ ship, fort, count }, { t, who, unit, cargo }) =>
    t('admiral:events.unloaded', { ...who, ship: unit(ship), fort, cargo: cargo(count) }),
  repair: ({ ship, fort }, { t, who, unit }) => t('admiral:events.repair', { ...who, ship: unit(ship), fort }),
  'repair-ended': ({ ship, at, byOwner }, { t, who, unit }) =>
    byOwner
      ? t('admiral:events.repair-ended', { ...who, ship: unit(ship) })
      : t('admiral:events.repair-broken', { ship: unit(ship), at }),
  mended: ({ ship, at }, { t, unit }) => t('admiral:events.mended', { ship: unit(ship), at }),
  work: ({ fort, ships, isRestoring }, { t, who, units }) =>
    t(isRestoring ? 'admiral:events.work-restore' : 'admiral:events.work-repair', {
      ...who,
      fort,
      ships: units(ships),
    }),
  'work-asked': ({ seat, of, fort }, teller) =>
    teller.t('admiral:events.work-asked', { ...cast(teller, { name: seat }, { of }), fort }),
  'work-answered': ({ agrees }, { t, who }) =>
    t(agrees ? 'admiral:events.work-agreed' : 'admiral:events.work-refused', who),
  // What has been done is told by the last token, or by the new flag.
  'work-ended': ({ fort, why }, { t }) => (why === 'done' ? null : t(`admiral:events.work-ended-${why}`, { fort })),
  'fort-mended': ({ fort, damage }, { t }) => t('admiral:events.fort-mended', { fort, damage }),
  fortless: ({ turns }, { t, who }) => t('admiral:events.fortless', { ...who, turns, of: FORTLESS_TURNS }),
  out: ({ why }, { t, who }) => t(`admiral:events.out-${why}`, who),
  over: ({ result, now }, teller) => {
    const winners = now.table?.winners ?? [];
    if (result === '') return null;
    if (result === 'nobody') return teller.t('admiral:events.over-nobody');
    if (winners.length === 0) return teller.t('admiral:events.over-round-limit-none');
    return teller.t(`admiral:events.over-${result}`, { names: namesOf(winners, teller) });
  },
  asks: () => null,
};

function withLoss(...told: readonly (string | false)[]): string {
  return told.filter((text): text is string => text !== false).join(' ');
}

/** 4.8.3: where it was carried, and what stopped it. */
function driftWords({ ship, from, path, stop, damage }: EventOf<'drifted'>, { t, unit }: Teller): string {
  const to = path.at(-1);
  const told =
    to === undefined
      ? t('admiral:events.drifted-not', { ship: unit(ship), from })
      : t('admiral:events.drifted', { ship: unit(ship), from, to });
  return withLoss(told, stop !== 'done' && t(`admiral:events.stop-${stop}`, { count: damage }));
}

/** 4.10.11, 4.11: one shot, or a salvo with one die for all. */
function fireWords({ shots, target, die, hits }: EventOf<'fired'>, { t, who, unit }: Teller): string {
  const count = hits.reduce((sum, one) => sum + one, 0);
  const fired = { ...who, target: unit(target), die };
  const [first, ...others] = shots;
  if (first && others.length === 0 && first.count === 1) {
    return t(count > 0 ? 'admiral:events.fired' : 'admiral:events.fired-missed', {
      ...fired,
      shooter: unit(first.unit),
    });
  }
  const list = shots.map((one) => t('admiral:events.shots', { unit: unit(one.unit), count: one.count })).join(', ');
  return count > 0
    ? t('admiral:events.salvo', { ...fired, list, count })
    : t('admiral:events.salvo-missed', { ...fired, list });
}

export function eventWords(
  event: AdmiralEvent,
  seats: readonly SeatSetup[],
  t: Words,
  options: AdmiralOptions,
): string | null {
  const tale = TALES[event.type] as Tale<AdmiralEvent['type']>;
  const told = tale(event, {
    t,
    seats,
    who: 'seat' in event ? cast({ t, seats }, { name: event.seat }) : { name: '' },
    unit: (id) => unitWords(id, t),
    units: (ids) => unitsWords(ids, t),
    cargo: (count) => cargoWords(options, count, t),
  });
  return told === null ? null : atStart(told);
}
