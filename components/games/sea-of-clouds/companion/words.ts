import { hasWords, say, type Words } from '@/components/i18n/words';
import type { RuleError } from '@/engine';
import type { SheetFact } from '@/engine/companion/sea-of-clouds/facts';
import { roundsToBoarding, trackOf, type CloudsSheet, type Player } from '@/engine/companion/sea-of-clouds/sheet';
import type { Tables } from '@/engine/companion/sea-of-clouds/tables';
import type { SheetTap } from '@/engine/companion/sea-of-clouds/taps';

/** `−2`: a real minus sign. */
export function pointsWords(points: number): string {
  return points < 0 ? `−${-points}` : String(points);
}

export function signed(points: number): string {
  return points > 0 ? `+${points}` : pointsWords(points);
}

const RELICS = ['relic-siren', 'relic-behemoth', 'relic-kraken'];

/** A name that was typed, else the printed one; the fourth has none until somebody types it. */
export function relicWords({ names }: Tables, kind: number, t: Words): string {
  const id = RELICS[kind];
  return names[kind] ?? (id ? say(t, `sea-of-clouds:cards.${id}`) : t('companion-sea-of-clouds:fourthRelic'));
}

export function namesOf(players: readonly Player[], seats: readonly number[]): string {
  return seats.map((seat) => players[seat]?.name ?? '').join(', ');
}

export function reasonOf({ code, params }: RuleError, t: Words): string {
  const own = `companion-sea-of-clouds:reasons.${code}`;
  return say(t, hasWords(own) ? own : `companion:reasons.${code}`, params as Record<string, string | number>);
}

/** How far the ship is, and the next boarding. */
export function islandWords(sheet: CloudsSheet, t: Words): string {
  if (sheet.scoring) return t('companion-sea-of-clouds:voyageOver');
  return t('companion-sea-of-clouds:island', { round: sheet.round, rounds: trackOf(sheet).rounds });
}

export function boardingWords(sheet: CloudsSheet, t: Words): string {
  const count = roundsToBoarding(sheet);
  if (count === 0) return t('companion-sea-of-clouds:boardingNow');
  // The game's own words: the island of the boarding is the last of those that are counted.
  return count === 1
    ? t('sea-of-clouds:places.boardingNow')
    : t('sea-of-clouds:places.toBoarding', { count: count - 1 });
}

export function roundWords(sheet: CloudsSheet, t: Words): string {
  const island = islandWords(sheet, t);
  return sheet.scoring ? island : `${island} · ${boardingWords(sheet, t)}`;
}

export function fieldWords(field: string, t: Words): string {
  return say(t, `companion-sea-of-clouds:fields.${field}`);
}

/** What was tapped, in one sentence; what came of it follows by itself. */
function tapWords(tap: SheetTap, sheet: CloudsSheet, t: Words): string {
  return say(t, `companion-sea-of-clouds:taps.${tapKey(tap)}`, tapParams(tap, sheet, t));
}

/** Most taps have a sentence of their own name; what is nothing is said otherwise. */
function tapKey(tap: SheetTap): string {
  switch (tap.type) {
    case 'deck':
      return tap.count === null ? 'deck-none' : 'deck';
    case 'chest-owner':
      return tap.seat === null ? 'chest-nobody' : 'chest-owner';
    case 'pirate':
      return tap.works === 'once' ? 'pirate-once' : 'pirate';
    case 'crew-sum':
      return tap.strength === null ? 'crew-listed' : 'crew-sum';
    case 'first-class':
      return `first-class-${tap.whose}`;
    default:
      return tap.type;
  }
}

/** Everything that the sentence may name. */
function tapParams(tap: SheetTap, { players, tables }: CloudsSheet, t: Words): Record<string, string | number> {
  const params: Record<string, string | number> = {};
  params.name = 'seat' in tap && tap.seat !== null ? (players[tap.seat]?.name ?? '') : '';
  if ('seat' in tap && tap.seat !== null) params.seat = tap.seat + 1;
  if ('name' in tap) params.name = tap.name;
  if ('captain' in tap) params.captain = say(t, `companion-sea-of-clouds:captains.${tap.captain}`);
  if ('item' in tap) params.item = say(t, `companion-sea-of-clouds:prepare.${tap.item}`);
  if ('round' in tap) params.round = tap.round;
  if ('rounds' in tap) params.rounds = tap.rounds;
  if ('count' in tap && tap.count !== null) params.count = tap.count;
  if ('field' in tap) params.what = fieldWords(tap.field, t);
  if ('value' in tap) params.value = pointsWords(tap.value);
  if ('kind' in tap) params.relic = relicWords(tables, tap.kind, t);
  if ('step' in tap) params.step = tap.step;
  if ('strength' in tap && tap.strength !== null) params.strength = tap.strength;
  return params;
}

/** A part of a line in the log. */
export function factWords(fact: SheetFact, sheet: CloudsSheet, t: Words): string {
  const { players } = sheet;
  const at = (seat: number) => namesOf(players, [seat]);
  switch (fact.type) {
    case 'tapped':
      return tapWords(fact.tap, sheet, t);
    case 'first':
      return at(fact.seat);
    case 'sailed':
    case 'alarm':
      return say(t, `companion-sea-of-clouds:facts.${fact.type}`, { round: fact.round });
    case 'fought':
      return fact.strengths.map((strength, seat) => `${at(seat)} ${pointsWords(strength)}`).join(', ');
    case 'chest-filled':
      return t('companion-sea-of-clouds:facts.chest-filled', { count: fact.count });
    case 'chest-to':
    case 'chest-paid':
      return say(t, `companion-sea-of-clouds:facts.${fact.type}`, { name: at(fact.seat) });
    case 'deck-empty':
    case 'scoring':
      return say(t, `companion-sea-of-clouds:facts.${fact.type}`);
    case 'finished':
      return fact.scores
        .map((score, seat) => t('companion:history.line', { name: at(seat), points: pointsWords(score) }))
        .join(', ');
  }
}
