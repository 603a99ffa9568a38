import { say, type Words } from '@/components/i18n/words';
import type { Step } from '@/engine/companion/core/ledger';
import type { SheetFact } from '@/engine/companion/worlds-end/facts';
import type { WorldsEndSheet } from '@/engine/companion/worlds-end/sheet';
import type { SheetTap } from '@/engine/companion/worlds-end/taps';
import { goldWords, goodWords, nameOf, regionWords, seaWords } from './names';
import { signed } from './words';
import { tapKey, tapParams } from './tap-words';

type Fact<T extends SheetFact['type']> = Extract<SheetFact, { type: T }>;
type Tale<T extends SheetFact['type']> = (fact: Fact<T>, sheet: WorldsEndSheet, t: Words) => string;

const dice = (faces: readonly number[]): string => faces.join(', ');
/** Ships of a battle are called by their place on the table: they have no names there. */
const shipNumber = (slot: number): number => slot + 1;

/** A part of a line in the log; a number that moved comes without its owner. */
const TALES: { readonly [T in SheetFact['type']]: Tale<T> } = {
  tapped: ({ tap }, sheet, t) => say(t, `companion-worlds-end:taps.${tapKey(tap)}`, tapParams(tap, sheet, t)),
  moved: ({ what, by }, _, t) => {
    const shown = what === 'gold' ? `${by < 0 ? '−' : '+'}${goldWords(Math.abs(by))}` : signed(by);
    return `${say(t, `companion-worlds-end:fields.${what}`)}\u00a0${shown}`;
  },
  guards: ({ sea, by }, sheet, t) =>
    t('companion-worlds-end:facts.guards', { sea: seaWords(sheet, sea, t), by: signed(by) }),
  monopoly: ({ seat, good, held }, sheet, t) =>
    t(held ? 'companion-worlds-end:facts.monopoly' : 'companion-worlds-end:facts.monopolyLost', {
      name: nameOf(sheet, seat, t),
      good: goodWords(sheet.profile, good, t),
    }),
  region: ({ seat, region, held }, sheet, t) =>
    t(held ? 'companion-worlds-end:facts.region' : 'companion-worlds-end:facts.regionLost', {
      name: nameOf(sheet, seat, t),
      region: regionWords(region, t),
    }),
  event: ({ dice: [one, other], event }, _, t) =>
    t('companion-worlds-end:facts.event', { one, other, event: say(t, `worlds-end:fates.${event}.name`) }),
  armada: ({ to, left }, _, t) =>
    left === null
      ? t('companion-worlds-end:facts.armada', { to })
      : t('companion-worlds-end:facts.armadaLeft', { to, left }),
  storm: ({ dice: faces, sunk }, _, t) => t('companion-worlds-end:facts.storm', { dice: dice(faces), sunk }),
  order: ({ order }, sheet, t) => order.map((seat) => nameOf(sheet, seat, t)).join(', '),
  sold: ({ seat, gold }, sheet, t) =>
    t('companion-worlds-end:facts.sold', { name: nameOf(sheet, seat, t), gold: goldWords(gold) }),
  unsold: (_, __, t) => t('companion-worlds-end:facts.unsold'),
  tie: ({ what, seats, dice: faces }, sheet, t) =>
    say(t, `companion-worlds-end:facts.tie-${what}`, {
      list: seats.map((seat, i) => `${nameOf(sheet, seat, t)} ${faces[i] ?? ''}`).join(', '),
    }),
  salvo: ({ ship, target, dice: faces, hits, check, outcome }, _, t) => {
    const shot = { ship: shipNumber(ship), target: shipNumber(target), dice: dice(faces), count: hits };
    const parts = [t('companion-worlds-end:facts.salvo', shot)];
    if (check.length > 0) parts.push(t('companion-worlds-end:facts.check', { dice: dice(check) }));
    return [...parts, say(t, `companion-worlds-end:outcomes.${outcome}`)].join('. ');
  },
  'battle-won': ({ seat }, sheet, t) => t('companion-worlds-end:facts.won', { name: nameOf(sheet, seat, t) }),
  over: ({ result }, _, t) => say(t, `worlds-end:outcomes.${result}`),
};

function factWords(fact: SheetFact, sheet: WorldsEndSheet, t: Words): string {
  return (TALES[fact.type] as Tale<SheetFact['type']>)(fact as never, sheet, t);
}

/** What a number put in by hand has become is said already; taps that tell more than themselves are told by that. */
const TOLD_BY_FACT: ReadonlySet<SheetTap['type']> = new Set<SheetTap['type']>(['fire', 'salvo', 'die', 'check-die']);

function heard({ tap, facts }: Step<SheetTap, SheetFact>): readonly SheetFact[] {
  if (tap.type === 'set') return facts.filter(({ type }) => type !== 'moved');
  return TOLD_BY_FACT.has(tap.type) && facts.length > 1 ? facts.slice(1) : facts;
}

/** A line of the log. All that has changed for one player stands together: `Anna: gold +300, fame +1`. */
export function stepWords(step: Step<SheetTap, SheetFact>, sheet: WorldsEndSheet, t: Words): string {
  const facts = heard(step);
  return facts
    .map((fact, i) => {
      const words = factWords(fact, sheet, t);
      if (i === 0) return words;
      if (fact.type !== 'moved') return `. ${words}`;
      const before = facts[i - 1];
      const same = before?.type === 'moved' && before.seat === fact.seat;
      return `${same ? ', ' : `. ${nameOf(sheet, fact.seat, t)}: `}${words}`;
    })
    .join('');
}

/** Whose emblem stands before a line. */
export function stepSeat({ tap, facts }: Step<SheetTap, SheetFact>): number | null {
  if ('seat' in tap) return tap.seat;
  const told = facts.find((fact) => 'seat' in fact);
  return told && 'seat' in told && told.seat !== null && told.seat >= 0 ? told.seat : null;
}
