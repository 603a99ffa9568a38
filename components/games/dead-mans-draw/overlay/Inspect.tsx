import { useWindowDimensions, View } from 'react-native';
import { Icon } from '@/components/art/Icon';
import { useWords } from '@/components/i18n/words';
import { CardNote, InspectSheet, LARGE_CARD, type Inspecting } from '@/components/kit/InspectSheet';
import { nameOf } from '@/components/kit/people/seats';
import { Row } from '@/components/ui/row';
import { Text } from '@/components/ui/text';
import { COLOUR } from '@/components/ui/theme/tokens';
import type { CardId } from '@/engine/games/dead-mans-draw/data/cards';
import { SUITS, type Suit } from '@/engine/games/dead-mans-draw/data/suits';
import { suitOfId, valueOfId } from '../table-facts';
import { CardPicture } from '../rules/CardPicture';
import type { SceneProps } from '../scene-props';
import { SUIT_LOOK } from '../scene/suits';
import { abilityText, cardWords, suitWords, traitText, traitWords, variantWords } from '../words';
import type { Inspected } from './props';

type Looking = Inspecting & Pick<SceneProps, 'view' | 'seats'>;
type Of<K extends Inspected['kind']> = Looking & { readonly what: Extract<Inspected, { readonly kind: K }> };

/** A bank, the discard pile or a card, large and in words. */
export function Inspect({ what, ...props }: Looking & { readonly what: Inspected | null }) {
  if (what?.kind === 'bank') return <Bank {...props} what={what} />;
  if (what?.kind === 'discard') return <Discard {...props} />;
  return what ? <Card {...props} what={what} /> : null;
}

function Bank({ what: { seat }, view, seats, ...sheet }: Of<'bank'>) {
  const t = useWords();
  const player = view.players[seat];
  if (!player) return null;
  const { mermaidAbility } = view.options;
  const variant = variantWords(view, t);
  return (
    <InspectSheet {...sheet} title={t('app:play.showBank', { name: nameOf(seats, seat) })} testID="sheet-bank">
      {variant ? (
        <Row
          title={t('dead-mans-draw:places.variant', { name: variant.name })}
          sub={variant.text}
          testID="variant-note"
        />
      ) : null}
      {(player.traits ?? []).map((trait) => (
        <Row
          key={trait}
          title={traitWords(trait, t)}
          sub={traitText(trait, mermaidAbility, t)}
          testID={`trait-${trait}`}
        />
      ))}
      {player.lockerTarget !== null ? (
        <Text tone="text2">
          {t('dead-mans-draw:places.lockerTarget', { name: nameOf(seats, player.lockerTarget) })}
        </Text>
      ) : null}
      <Text tone="text2">{t('dead-mans-draw:places.bankCards', { count: player.bankSize })}</Text>
      {SUITS.map((suit) => (
        <SuitRow key={suit} suit={suit} cards={player.bank[suit]} />
      ))}
    </InspectSheet>
  );
}

function SuitRow({ suit, cards }: { readonly suit: Suit; readonly cards: readonly CardId[] }) {
  const t = useWords();
  return (
    <View
      style={{
        flexDirection: 'row',
        alignItems: 'center',
        gap: 10,
        minHeight: 40,
        opacity: cards.length > 0 ? 1 : 0.55,
      }}
    >
      <View style={{ borderRadius: 8, padding: 5, backgroundColor: SUIT_LOOK[suit].color }}>
        <Icon name={SUIT_LOOK[suit].icon} size={24} color={COLOUR.paper.iconOnColour} />
      </View>
      <Text role="label" style={{ flex: 1 }}>
        {suitWords(suit, t)}
      </Text>
      <Text role="scoreSmall" accessibilityRole="text">
        {cards.length > 0 ? cards.map(valueOfId).join('  ') : t('app:score.none')}
      </Text>
    </View>
  );
}

function Discard({ view: { discard }, seats: _, ...sheet }: Looking) {
  const t = useWords();
  return (
    <InspectSheet {...sheet} title={t('dead-mans-draw:places.discardTitle')} testID="sheet-discard">
      <Text tone="text2">
        {discard
          ? t('dead-mans-draw:places.discard', { count: discard.length })
          : t('dead-mans-draw:places.discardClosed')}
      </Text>
      {SUITS.map((suit) =>
        discard ? (
          <SuitRow key={suit} suit={suit} cards={discard.filter((card) => suitOfId(card) === suit).reverse()} />
        ) : null,
      )}
    </InspectSheet>
  );
}

function Card({ what: { card }, view, ...sheet }: Of<'card'>) {
  const t = useWords();
  const width = Math.min(LARGE_CARD, useWindowDimensions().height * 0.46);
  const picture = (
    <View aria-hidden importantForAccessibility="no-hide-descendants">
      <CardPicture card={card} width={width} />
    </View>
  );
  return (
    <InspectSheet {...sheet} title={cardWords(card, t)} testID="sheet-card" about={suitOfId(card)}>
      <CardNote card={picture} align="center" lines={[abilityText(suitOfId(card), view.options.mermaidAbility, t)]} />
    </InspectSheet>
  );
}
