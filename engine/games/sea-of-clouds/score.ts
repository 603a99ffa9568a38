import { placesBy } from '@/engine/kit/places';
import type { Outcome, ScorePart, Seat } from '@/engine/core/game';
import type { Box, Card, Face } from './box';
import { chestOwner } from './rules/chest';
import { bitOf, box, knows, of, type SeaOfCloudsState } from './state';

/** What one captain owns, as far as the one who counts knows it. */
export interface Holdings {
  readonly doubloons: number;
  /** Doubloons on a Chest of the own. */
  readonly chest: number;
  /** Bottles whose faces are known. */
  readonly rum: readonly Card[];
  /** All bottles: how many lie there everybody sees. */
  readonly bottles: number;
  readonly relics: readonly Card[];
  readonly objects: readonly Card[];
  readonly secrets: readonly Card[];
  readonly parrot: boolean;
}

export interface Points {
  readonly doubloons: number;
  readonly rum: number;
  readonly relics: number;
  readonly secrets: number;
  readonly objects: number;
}

/** 7.3; `breaker`: with option 8.2 this seat wins a tie for most first-class rum, -1 without it. */
export function pointsOf(b: Box, all: readonly Holdings[], seat: Seat, breaker: Seat): Points {
  const own = all[seat] as Holdings;
  return {
    doubloons: own.doubloons + own.chest,
    rum: rumPoints(b, all, seat, breaker),
    relics: relicPoints(b, own.relics),
    secrets: secretPoints(b, own),
    objects: own.objects.reduce((sum, card) => sum + effectSum(b, card, 'vp'), 0),
  };
}

export function totalOf(points: Points): number {
  return points.doubloons + points.rum + points.relics + points.secrets + points.objects;
}

function effectSum(b: Box, card: Card, code: string): number {
  let sum = 0;
  for (const effect of (b.faceOf[card] as Face).effects) if (effect.code === code) sum += effect.n;
  return sum;
}

function countOf(b: Box, cards: readonly Card[], kind: number): number {
  let count = 0;
  for (const card of cards) if (b.kind[card] === kind) count++;
  return count;
}

function rumPoints(b: Box, all: readonly Holdings[], seat: Seat, breaker: Seat): number {
  const { rum } = all[seat] as Holdings;
  let sum = 0;
  for (const card of rum) {
    const effect = (b.faceOf[card] as Face).effects[0];
    const kind = b.kind[card] as number;
    // n bottles score n × n: n for each of them.
    if (effect?.code === 'square') sum += countOf(b, rum, kind);
    else if (effect?.code === 'most') sum += hasMost(b, all, seat, kind, breaker) ? effect.n : 1;
    else sum += effect?.n ?? 0;
  }
  return sum;
}

/** 7.4, 7.5: strictly more than each other captain (8.2: the parrot breaks the tie). */
function hasMost(b: Box, all: readonly Holdings[], seat: Seat, kind: number, breaker: Seat): boolean {
  return isMost(
    all.map(({ rum }) => countOf(b, rum, kind)),
    seat,
    breaker,
  );
}

/** 7.4: of these numbers, by seat. */
export function isMost(counts: readonly number[], seat: Seat, breaker: Seat): boolean {
  const own = counts[seat] as number;
  return counts.every((count, i) => i === seat || count < own || (count === own && seat === breaker));
}

/** 2.3: the ladder gives the total of a kind. */
export function relicPoints(b: Box, relics: readonly Card[]): number {
  let sum = 0;
  for (let i = 0; i < relics.length; i++) {
    const kind = b.kind[relics[i] as Card];
    let before = 0;
    for (let j = 0; j < i; j++) if (b.kind[relics[j] as Card] === kind) before++;
    const { ladder } = b.faceOf[relics[i] as Card] as Face;
    sum += (ladder[before] as number) - (before > 0 ? (ladder[before - 1] as number) : 0);
  }
  return sum;
}

function relicKinds(b: Box, relics: readonly Card[]): number {
  return new Set(relics.map((card) => b.kind[card])).size;
}

/** 2.4.3; secrets are no face-up objects (9.14). */
function secretPoints(b: Box, own: Holdings): number {
  let sum = 0;
  for (const card of own.secrets) {
    for (const { code, n } of (b.faceOf[card] as Face).effects) sum += secretWorth(b, own, code, n);
  }
  return sum;
}

function secretWorth(b: Box, own: Holdings, code: string, n: number): number {
  switch (code) {
    case 'vpPerRum':
      return n * own.bottles;
    case 'vpPerRelicKind':
      return n * relicKinds(b, own.relics);
    case 'vpPerRelic':
      return n * own.relics.length;
    case 'vpPerFaceUpObject':
      return n * own.objects.length;
    case 'vpPerDoubloons':
      return Math.floor((own.doubloons + own.chest) / n);
    case 'vpIfParrot':
      return own.parrot ? n : 0;
    default:
      return n;
  }
}

/** All captains' things as one viewer knows them; of its own captain that is everything. */
export function holdingsFor(s: SeaOfCloudsState, viewer: Seat | null): Holdings[] {
  const bit = bitOf(s, viewer);
  const owner = chestOwner(s);
  const known = (cards: readonly Card[]): Card[] => cards.filter((card) => knows(s, bit, card));
  return Array.from({ length: s.seats }, (_, seat) => ({
    doubloons: s.doubloons[seat] as number,
    chest: seat === owner ? s.chest : 0,
    rum: known(of(s.rum, seat)),
    bottles: of(s.rum, seat).length,
    relics: of(s.relics, seat),
    objects: of(s.objects, seat),
    secrets: known(of(s.secrets, seat)),
    parrot: seat === s.parrot,
  }));
}

export function tieBreaker(options: { readonly parrotBreaksTies: boolean }, parrot: Seat): Seat {
  return options.parrotBreaksTies ? parrot : -1;
}

/** The points of a captain as that captain knows them; exact when the match is over. */
export function scoreOf(s: SeaOfCloudsState, seat: Seat): number {
  return totalOf(pointsOf(box(s), holdingsFor(s, seat), seat, tieBreaker(s.options, s.parrot)));
}

function partsOf(points: Points): ScorePart[] {
  return [
    { key: 'doubloons', value: points.doubloons },
    { key: 'rum', value: points.rum },
    { key: 'relics', value: points.relics },
    { key: 'secrets', value: points.secrets },
    { key: 'objects', value: points.objects },
  ];
}

/** 7.8–7.12: by points, then the parrot, then doubloons, then bottles; then the place is shared. */
export function outcome(s: SeaOfCloudsState): Outcome | undefined {
  if (s.phase !== 'over') return undefined;
  const all = holdingsFor(s, null);
  const points = all.map((_, seat) => pointsOf(box(s), all, seat, tieBreaker(s.options, s.parrot)));
  const scores = points.map(totalOf);
  const keys = all.map((own, seat) => [
    scores[seat] as number,
    own.parrot ? 1 : 0,
    own.doubloons + own.chest,
    own.bottles,
  ]);
  return { ...rankingOf(keys), scores, parts: points.map(partsOf) };
}

/** 7.8–7.12, from the keys of each seat: points, the parrot, doubloons, bottles. */
export function rankingOf(keys: readonly (readonly number[])[]): Pick<Outcome, 'places' | 'winners' | 'reason'> {
  const places = placesBy(keys);
  const winners = places[0] as Seat[];
  return { places, winners, reason: reasonOf(keys, winners) };
}

const REASONS = ['score', 'parrot', 'doubloons', 'rum'] as const;

/** What told the winner from the others. */
function reasonOf(keys: readonly (readonly number[])[], winners: readonly Seat[]): string {
  if (winners.length > 1) return 'shared';
  const best = keys[winners[0] as Seat] as readonly number[];
  let rivals = keys.filter((_, seat) => seat !== winners[0]);
  for (let at = 0; at < REASONS.length; at++) {
    rivals = rivals.filter((key) => key[at] === best[at]);
    if (rivals.length === 0) return REASONS[at] as string;
  }
  return 'shared';
}
