import { say, type Words } from '@/components/i18n/words';
import { cardWords, suitWords, traitWords } from '@/components/games/dead-mans-draw/words';
import type { RuleError, Seat } from '@/engine';
import type { SheetFact } from '@/engine/companion/dead-mans-draw/facts';
import { pieceOf, suitOfPiece, valueOfPiece, type Piece } from '@/engine/companion/dead-mans-draw/pieces';
import type { Person } from '@/engine/companion/core/person';

/** `Hook 5`, or `Hook` where the number was not said. */
export function pieceWords(piece: Piece, t: Words): string {
  return valueOfPiece(piece) === null ? suitWords(suitOfPiece(piece), t) : cardWords(piece, t);
}

export function piecesWords(pieces: readonly Piece[], t: Words): string {
  return pieces.map((piece) => pieceWords(piece, t)).join(', ');
}

export function namesWords(players: readonly Person[], seats: readonly Seat[]): string {
  return seats.map((seat) => players[seat]?.name ?? '').join(', ');
}

export function reasonOf({ code, params }: RuleError, t: Words): string {
  const count = typeof params.debt === 'number' ? { count: params.debt } : {};
  return say(t, `companion:reasons.${code}`, { ...params, ...count });
}

/** A line of the log. */
export function factWords(fact: SheetFact, players: readonly Person[], t: Words): string {
  const params = paramsOf(fact, players, t);
  if (fact.type === 'ended') return endWords(fact, String(params.name), t);
  return say(t, `companion:facts.${keyOf(fact)}`, params);
}

/** Most facts have a sentence of their own name; what is given, and what is nothing or luck, is said otherwise. */
function keyOf(fact: SheetFact): string {
  switch (fact.type) {
    case 'variant':
    case 'first':
      return fact.luck ? `${fact.type}Luck` : fact.type;
    case 'trait':
      return fact.trait === null ? 'noTrait' : 'trait';
    case 'locker':
      return fact.target === null ? 'lockerNone' : 'locker';
    case 'top':
      return fact.value === null ? 'topNone' : 'top';
    case 'size':
      return fact.size === null ? 'sizeNone' : 'size';
    case 'reached':
      return fact.seat === null ? 'reachedNone' : 'reached';
    default:
      return fact.type;
  }
}

/** Everything that a sentence may name. */
function paramsOf(fact: SheetFact, players: readonly Person[], t: Words): Record<string, string | number> {
  const at = (seat: Seat) => players[seat]?.name ?? '';
  const params: Record<string, string | number> = {};
  if ('seat' in fact && fact.seat !== null) params.name = at(fact.seat);
  if ('piece' in fact) params.card = pieceWords(fact.piece, t);
  if ('suit' in fact) params.suit = suitWords(fact.suit, t);
  if ('suit' in fact && 'value' in fact) params.card = pieceWords(pieceOf(fact.suit, fact.value), t);
  if ('copies' in fact) params.copies = fact.copies;
  if ('count' in fact) params.count = fact.count;
  switch (fact.type) {
    case 'named':
      return { seat: fact.seat + 1, name: fact.name };
    case 'option':
      return { option: t(`dead-mans-draw:options.${fact.key}.name`), value: optionWords(fact.key, fact.value, t) };
    case 'variant':
      return { variant: t(`dead-mans-draw:variants.${fact.variant}.name`) };
    case 'trait':
      return { ...params, trait: fact.trait === null ? '' : traitWords(fact.trait, t) };
    case 'revealed':
      return { list: fact.traits.map((trait, seat) => `${at(seat)} – ${traitWords(trait, t)}`).join(', ') };
    case 'locker':
      return { ...params, target: fact.target === null ? '' : at(fact.target) };
    case 'size':
      return { ...params, size: fact.size ?? 0 };
    case 'finished':
      return {
        list: fact.totals.map((points, seat) => t('companion:history.line', { name: at(seat), points })).join(', '),
      };
    case 'entered':
      return { ...params, from: t(`companion:turn.from.${fact.source}`) };
    case 'taken':
      return { ...params, to: at(fact.to) };
    default:
      return params;
  }
}

function endWords(fact: Extract<SheetFact, { type: 'ended' }>, name: string, t: Words): string {
  if (fact.how === 'collected') {
    if (fact.kept.length === 0) return t('companion:facts.collectedNothing', { name });
    return t('companion:facts.collected', { name, cards: piecesWords(fact.kept, t) });
  }
  const kept = fact.kept.length === 0 ? t('companion:facts.nothingKept') : piecesWords(fact.kept, t);
  return t('companion:facts.bust', { name, kept, lost: piecesWords(fact.lost, t) });
}

function optionWords(key: string, value: string, t: Words): string {
  if (value === 'true') return '✓';
  if (value === 'false') return t('companion:none');
  return say(t, `dead-mans-draw:options.${key}.values.${value}`);
}
