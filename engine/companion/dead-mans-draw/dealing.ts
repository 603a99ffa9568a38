import type { Seat } from '@/engine/core/game';
import type { Stream } from '@/engine/core/luck';
import { TRAITS, type Trait } from '@/engine/games/dead-mans-draw/data/traits';
import { BOX_VARIANTS } from '@/engine/games/dead-mans-draw/data/variants';
import { traitPool } from '@/engine/games/dead-mans-draw/rules/setup';
import { withCardsOf } from './banks';
import type { Tell } from './facts';
import { fullPile } from './piles';
import { optionFromText, optionsOf, SHEET_OPTIONS, type SheetOption } from './setup';
import { EMPTY_BANK, freshTurn, rulesFor, withPlayer, type DeadMansDrawSheet } from './sheet';

/** Nothing has been drawn yet: what is chosen now still shapes the first turn. */
export function untouched({ turn, deck, players, options, blind, seen }: DeadMansDrawSheet): boolean {
  const full = deck === fullPile(players.length, options.mermaidAbility);
  return full && turn.drawn === 0 && [...blind, ...seen].every((count) => count === 0);
}

/** 3.1.5 */
export function withFirst(sheet: DeadMansDrawSheet, seat: Seat, luck: boolean, tell: Tell): DeadMansDrawSheet {
  tell({ type: 'first', seat, luck });
  return { ...sheet, first: seat, turn: untouched(sheet) ? freshTurn(seat) : sheet.turn };
}

export function withOption(sheet: DeadMansDrawSheet, key: SheetOption, text: string): DeadMansDrawSheet {
  const chosen = Object.fromEntries(SHEET_OPTIONS.map((one) => [one, sheet.options[one]]));
  const options = optionsOf({ ...chosen, [key]: optionFromText(key, text) as string | boolean });
  const changed = { ...sheet, options, reached: null };
  if (options.mermaidAbility === sheet.options.mermaidAbility) return changed;
  // Another deck (3.3): its cards are counted from the start, and a Siren is no one's trait without it.
  const fresh = withCardsOf({
    ...changed,
    seen: EMPTY_BANK,
    blind: EMPTY_BANK,
    deck: fullPile(sheet.players.length, options.mermaidAbility),
    turn: freshTurn(sheet.first ?? 0),
    offers: [],
    kept: [],
  });
  if (options.mermaidAbility) return fresh;
  return { ...fresh, players: fresh.players.map((one) => (one.trait === 'siren' ? { ...one, trait: null } : one)) };
}

/** 3.1.8: one of the six cards of the box. */
export function withDrawnVariant(sheet: DeadMansDrawSheet, luck: Stream, tell: Tell): DeadMansDrawSheet {
  const variant = luck.pick(BOX_VARIANTS);
  tell({ type: 'variant', variant, luck: true });
  return withOption(sheet, 'variant', variant);
}

/** 2.3, 3.3.2: the traits that are in the box for this game. */
export function traitsInPlay(sheet: DeadMansDrawSheet): Trait[] {
  return TRAITS.filter((trait) => trait !== 'siren' || sheet.options.mermaidAbility);
}

/** 3.1.6, 5.3: two secret traits for everybody. */
export function dealTraits(sheet: DeadMansDrawSheet, luck: Stream, tell: Tell): DeadMansDrawSheet {
  const pool = luck.shuffle(traitPool(rulesFor(sheet))).map((number) => TRAITS[number] as Trait);
  tell({ type: 'dealt' });
  const { players } = sheet;
  return {
    ...sheet,
    offers: players.map((_, seat) => pool.slice(seat * 2, seat * 2 + 2)),
    kept: players.map(() => null),
    players: players.map((player) => ({ ...player, trait: null, target: null })),
  };
}

/** 3.1.6.1: secret until everybody has kept one; then all are turned up together. */
export function keepTrait(sheet: DeadMansDrawSheet, seat: Seat, trait: Trait, tell: Tell): DeadMansDrawSheet {
  const kept = sheet.kept.map((one, i) => (i === seat ? trait : one));
  tell({ type: 'kept', seat });
  if (kept.includes(null)) return { ...sheet, kept };
  tell({ type: 'revealed', traits: kept as Trait[] });
  return {
    ...sheet,
    offers: [],
    kept: [],
    players: sheet.players.map((player, i) => ({ ...player, trait: kept[i] ?? null, target: null })),
  };
}

/** Whose hands the device goes to next while traits are dealt, from the first player clockwise; null: nobody's. */
export function nextToKeep({ kept, first }: DeadMansDrawSheet): Seat | null {
  const from = first ?? 0;
  for (let step = 0; step < kept.length; step++) {
    const seat = (from + step) % kept.length;
    if (kept[seat] === null) return seat;
  }
  return null;
}

export function withTrait(sheet: DeadMansDrawSheet, seat: Seat, trait: Trait | null, tell: Tell): DeadMansDrawSheet {
  tell({ type: 'trait', seat, trait });
  return withPlayer({ ...sheet, offers: [], kept: [], reached: null }, seat, { trait, target: null });
}
