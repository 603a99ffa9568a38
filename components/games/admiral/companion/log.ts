import { say, type Words } from '@/components/i18n/words';
import type { Step } from '@/engine/companion/core/ledger';
import type { SheetFact } from '@/engine/companion/admiral/facts';
import { fortOf, type AdmiralSheet } from '@/engine/companion/admiral/sheet';
import type { SheetTap } from '@/engine/companion/admiral/taps';
import { textIn } from '../scenario-words';
import { cargoWords } from '../words';
import { valueWords } from './options';
import { nameOf, unitName, unitNames, windName } from './words';

type Params = Record<string, string | number>;

/** What the table of the app has a sentence for already; the others have one of their own. */
const SHARED: { readonly [K in SheetTap['type']]?: string } = {
  roll: 'companion-admiral:roll',
  spin: 'admiral:actions.SpinVane',
  fire: 'admiral:actions.Fire',
  fireship: 'admiral:actions.AnnounceFireship',
  explode: 'admiral:actions.Explode',
  repair: 'admiral:actions.StartRepair',
  endRepair: 'admiral:actions.EndRepair',
  endWork: 'admiral:actions.EndFortWork',
  give: 'admiral:actions.GiveFort',
  load: 'admiral:actions.Load_fort',
  unload: 'admiral:actions.Unload',
  shift: 'admiral:actions.ShiftCargo',
  endTurn: 'admiral:actions.EndTurn',
  share: 'admiral:fight.give',
};

/** Everything that the sentence of a tap may name. */
function paramsOf(tap: SheetTap, sheet: AdmiralSheet, t: Words): Params {
  const unit = (id: string | null) => (id === null ? '' : unitName(sheet, id, t));
  const params: Params = {};
  if ('seat' in tap) Object.assign(params, { seat: tap.seat + 1, name: nameOf(sheet, tap.seat, t) });
  if ('ship' in tap) params.ship = unit(tap.ship);
  if ('unit' in tap) params.unit = unit(tap.unit);
  if ('fort' in tap) params.fort = tap.fort;
  if ('square' in tap) params.at = tap.square;
  if ('at' in tap) params.at = tap.at ?? '–';
  if ('count' in tap) Object.assign(params, { count: tap.count, cargo: cargoWords(sheet.options, tap.count, t) });
  if ('target' in tap) params.target = unit(tap.target);
  return Object.assign(params, ownParams(tap, sheet, t));
}

function ownParams(tap: SheetTap, sheet: AdmiralSheet, t: Words): Params {
  switch (tap.type) {
    case 'name':
      return { name: tap.name };
    case 'option':
      return {
        what: say(t, `admiral:options.${tap.key}.name`),
        value: valueWords(tap.key, tap.value, t),
      };
    case 'order':
      return { list: tap.order.map((seat) => nameOf(sheet, seat, t)).join(', ') };
    case 'wind':
      return { wind: windName(tap.sector, t) };
    case 'hull':
      return { count: tap.damage };
    case 'owner':
      return { name: nameOf(sheet, tap.owner, t) };
    case 'fire':
      return {
        unit: tap.shots
          .map(({ unit, count }) => `${unitName(sheet, unit, t)}${count > 1 ? ` × ${count}` : ''}`)
          .join(', '),
      };
    case 'fight':
      return { list: unitNames(sheet, tap.attackers, t) };
    case 'shift':
      return { from: unitName(sheet, tap.from, t), to: unitName(sheet, tap.to, t) };
    case 'work':
      return { list: unitNames(sheet, [tap.ship, tap.other], t) };
    case 'load':
      return { fort: tap.from };
    case 'give':
      return { name: nameOf(sheet, tap.to, t) };
    case 'treaty':
      return {
        name: nameOf(sheet, tap.one, t),
        other: nameOf(sheet, tap.other, t),
        treaty: t(`companion-admiral:treaties.${tap.about}`, { until: tap.until }),
      };
    case 'terms':
      return { text: tap.text };
    case 'broken':
      return { name: nameOf(sheet, tap.by, t) };
    case 'finish':
      return { list: tap.winners.map((seat) => nameOf(sheet, seat, t)).join(', ') };
    default:
      return {};
  }
}

function tapWords(tap: SheetTap, sheet: AdmiralSheet, t: Words): string {
  if (tap.type === 'treaty') return t('admiral:treaties.between', paramsOf(tap, sheet, t));
  if (tap.type === 'broken') return t('admiral:treaties.broken', paramsOf(tap, sheet, t));
  // 4.20: from a fort, or off the water.
  if (tap.type === 'load' && !fortOf(sheet, tap.from)) return t('admiral:actions.Load', paramsOf(tap, sheet, t));
  return say(t, SHARED[tap.type] ?? `companion-admiral:taps.${tap.type}`, paramsOf(tap, sheet, t));
}

function factWords(fact: SheetFact, sheet: AdmiralSheet, t: Words): string | null {
  const unit = (id: string) => unitName(sheet, id, t);
  switch (fact.type) {
    case 'tapped':
      return tapWords(fact.tap, sheet, t);
    case 'order':
      return fact.order.map((seat) => nameOf(sheet, seat, t)).join(', ');
    case 'wind':
      return windName(fact.sector, t);
    case 'turn':
      return t('admiral:waiting.plays', { name: nameOf(sheet, fact.seat, t) });
    case 'shot':
      return t('companion-admiral:facts.shot', { die: fact.die, count: fact.hits });
    case 'fought':
      return t(`companion-admiral:facts.${fact.attack === fact.defence ? 'even' : 'fought'}`, {
        attack: fact.attack,
        defence: fact.defence,
        attackDice: fact.attackDice.join(', '),
        defenceDice: fact.defenceDice.join(', '),
      });
    case 'sunk':
      return t('companion-admiral:facts.sunk', { ship: unit(fact.ship) });
    case 'captured':
      return t('companion-admiral:facts.captured', { name: nameOf(sheet, fact.by, t), unit: unit(fact.unit) });
    case 'ruined':
      return t('companion-admiral:facts.ruined', { fort: fact.fort });
    case 'restored':
      return t('companion-admiral:facts.captured', { name: nameOf(sheet, fact.by, t), unit: unit(fact.fort) });
    case 'mended':
      return t('companion-admiral:facts.mended', { unit: unit(fact.unit), count: fact.damage });
    case 'fortless':
      return `${nameOf(sheet, fact.seat, t)}: ${t('companion-admiral:facts.fortless', { count: fact.turns })}`;
    case 'came':
      return t('admiral:events.came', { name: nameOf(sheet, fact.seat, t), ship: unit(fact.ship), at: fact.at });
    case 'placed':
      return t('admiral:events.placed', { list: fact.at.join(', ') });
    case 'reef-gone':
      return t('admiral:events.reef-gone', { at: fact.at });
    case 'message':
      return textIn(fact.texts);
    case 'out':
      return `${nameOf(sheet, fact.seat, t)}: ${t('companion-admiral:out')}`;
    case 'over':
      return fact.result === '' ? null : t(`admiral:outcomes.${fact.result}`);
    case 'repair-ended':
    case 'work-ended':
      return null;
  }
}

/** What a tap says already is not said twice. */
const TOLD: ReadonlySet<SheetFact['type']> = new Set<SheetFact['type']>(['order', 'wind']);

/** A line of the log; of mines it says nothing (E-25 f). */
export function stepWords({ tap, facts }: Step<SheetTap, SheetFact>, sheet: AdmiralSheet, t: Words): string {
  if (tap.type === 'lay' || tap.type === 'takeUp') return t('companion-admiral:mines.secret');
  const isSaid = tap.type === 'order' || tap.type === 'wind';
  return facts
    .flatMap((fact) => (isSaid && TOLD.has(fact.type) ? [] : (factWords(fact, sheet, t) ?? [])))
    .map((words) => words.replace(/\.$/, ''))
    .join('. ');
}

/** Whose emblem stands before a line: of the player who was on turn, unless it is about another one. */
export function stepSeat({ tap, facts }: Step<SheetTap, SheetFact>): number | null {
  if (tap.type === 'lay' || tap.type === 'takeUp') return null;
  if ('seat' in tap) return tap.seat;
  const [first] = facts;
  return first?.type === 'tapped' && first.round > 0 && tap.type !== 'wind' && tap.type !== 'spin' ? first.seat : null;
}
