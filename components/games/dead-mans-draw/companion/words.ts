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
  const at = (seat: Seat) => players[seat]?.name ?? '';
  const name = 'seat' in fact && fact.seat !== null ? at(fact.seat) : '';
  switch (fact.type) {
    case 'named':
      return t('companion:facts.named', { seat: fact.seat + 1, name: fact.name });
    case 'emblem':
      return t('companion:facts.emblem', { name });
    case 'option':
      return t('companion:facts.option', {
        option: t(`dead-mans-draw:options.${fact.key}.name`),
        value: optionWords(fact.key, fact.value, t),
      });
    case 'variant': {
      const variant = t(`dead-mans-draw:variants.${fact.variant}.name`);
      return t(fact.luck ? 'companion:facts.variantLuck' : 'companion:facts.variant', { variant });
    }
    case 'first':
      return t(fact.luck ? 'companion:facts.firstLuck' : 'companion:facts.first', { name });
    case 'trait':
      return fact.trait === null
        ? t('companion:facts.noTrait', { name })
        : t('companion:facts.trait', { name, trait: traitWords(fact.trait, t) });
    case 'dealt':
      return t('companion:facts.dealt');
    case 'kept':
      return t('companion:facts.kept', { name });
    case 'revealed': {
      const list = fact.traits.map((trait, seat) => `${at(seat)} – ${traitWords(trait, t)}`).join(', ');
      return t('companion:facts.revealed', { list });
    }
    case 'locker':
      return fact.target === null
        ? t('companion:facts.lockerNone', { name })
        : t('companion:facts.locker', { name, target: at(fact.target) });
    case 'top':
      return fact.value === null
        ? t('companion:facts.topNone', { name, suit: suitWords(fact.suit, t) })
        : t('companion:facts.top', { name, card: pieceWords(pieceOf(fact.suit, fact.value), t) });
    case 'hold': {
      const card = pieceWords(pieceOf(fact.suit, fact.value), t);
      return t('companion:facts.hold', { name, card, copies: fact.copies });
    }
    case 'size':
      return fact.size === null
        ? t('companion:facts.sizeNone', { name })
        : t('companion:facts.size', { name, size: fact.size });
    case 'reached':
      return fact.seat === null ? t('companion:facts.reachedNone') : t('companion:facts.reached', { name });
    case 'finished': {
      const list = fact.totals
        .map((points, seat) => t('companion:history.line', { name: at(seat), points }))
        .join(', ');
      return t('companion:facts.finished', { list });
    }
    case 'reopened':
      return t('companion:facts.reopened');
    case 'turn':
      return t('companion:facts.turn', { name });
    case 'entered': {
      const from = t(`companion:turn.from.${fact.source}`);
      return t('companion:facts.entered', { name, card: pieceWords(fact.piece, t), from });
    }
    case 'diverted':
      return t('companion:facts.diverted', { name, card: pieceWords(fact.piece, t) });
    case 'nothing':
      return t('companion:facts.nothing', { name });
    case 'parried':
      return t('companion:facts.parried', { card: pieceWords(fact.piece, t) });
    case 'again':
      return t('companion:facts.again', { name, card: pieceWords(fact.piece, t) });
    case 'taken':
      return t('companion:facts.taken', { card: pieceWords(fact.piece, t), to: at(fact.to) });
    case 'worth':
      return t('companion:facts.worth', { name, card: pieceWords(fact.piece, t) });
    case 'ended':
      return endWords(fact, name, t);
    case 'deck':
      return t('companion:facts.deck', { count: fact.count });
    case 'seen': {
      const card = pieceWords(pieceOf(fact.suit, fact.value), t);
      return t('companion:facts.seen', { card, copies: fact.copies });
    }
    case 'blind':
      return t('companion:facts.blind', { suit: suitWords(fact.suit, t), count: fact.count });
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
