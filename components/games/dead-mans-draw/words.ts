import type { Words } from '@/components/i18n/words';
import type { SignWords } from '@/components/kit/Sentence';
import type { CardId } from '@/engine/games/dead-mans-draw/data/cards';
import { SUITS, type Suit } from '@/engine/games/dead-mans-draw/data/suits';
import type { Trait } from '@/engine/games/dead-mans-draw/data/traits';
import { rulesOf } from '@/engine/games/dead-mans-draw/public';
import type { DeadMansDrawView } from '@/engine/games/dead-mans-draw/view';
import { suitOfId, valueOfId } from './table-facts';
import { SUIT_LOOK } from './scene/suits';

export function suitWords(suit: Suit, t: Words): string {
  return t(`dead-mans-draw:suits.${suit}`);
}

/** Every suit's sign by its name. */
export function signWords(t: Words): SignWords {
  return new Map(SUITS.map((suit) => [suitWords(suit, t), SUIT_LOOK[suit]]));
}

/** `Anchor 5`: never declined, so that it fits into every sentence. */
export function cardWords(id: CardId, t: Words): string {
  return t('dead-mans-draw:card', { suit: suitWords(suitOfId(id), t), value: valueOfId(id) });
}

export function cardsWords(ids: readonly CardId[], t: Words): string {
  return ids.map((id) => cardWords(id, t)).join(', ');
}

export function traitWords(trait: Trait, t: Words): string {
  return t(`dead-mans-draw:traits.${trait}.name`);
}

export function traitsWords(traits: readonly Trait[], t: Words): string {
  return traits.map((trait) => traitWords(trait, t)).join(', ');
}

export function traitText(trait: Trait, mermaidAbility: boolean, t: Words): string {
  if (trait === 'casanova' && mermaidAbility) return t('dead-mans-draw:casanovaVariant');
  return t(`dead-mans-draw:traits.${trait}.text`);
}

/** The card that changes this match, as everybody may know it from the start (3.1.8.1); null: the match has none. */
export function variantWords({ variant, options, seats }: VariantView, t: Words) {
  if (variant === 'none') return null;
  const { suddenDeath, cap } = rulesOf(options, variant, seats);
  const name = t(`dead-mans-draw:variants.${variant}.name`);
  // 8.5.1: at a large table another limit may hold than the card says.
  if (variant === 'sudden-death') return { name, text: t('dead-mans-draw:limits.suddenDeath', { limit: suddenDeath }) };
  if (variant === 'beneath-the-waves') return { name, text: t('dead-mans-draw:limits.cap', { limit: cap }) };
  return { name, text: t(`dead-mans-draw:variants.${variant}.text`) };
}

type VariantView = Pick<DeadMansDrawView, 'variant' | 'options' | 'seats'>;

export function abilityText(suit: Suit, mermaidAbility: boolean, t: Words): string {
  if (suit === 'mermaid' && mermaidAbility) return t('dead-mans-draw:abilities.mermaidVariant');
  return t(`dead-mans-draw:abilities.${suit}`);
}
