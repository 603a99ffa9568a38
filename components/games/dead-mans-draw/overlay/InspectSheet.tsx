import { useWindowDimensions, View } from 'react-native';
import { Icon } from '@/components/art/Icon';
import { useWords } from '@/components/i18n/words';
import { Row } from '@/components/ui/row';
import { Sheet } from '@/components/ui/sheet';
import { Text } from '@/components/ui/text';
import { COLOUR } from '@/components/ui/theme/tokens';
import type { OnRules } from '@/components/kit/face';
import { RulesKey } from '@/components/kit/RulesKey';
import { nameOf } from '@/components/kit/people/seats';
import type { SeatSetup } from '@/engine';
import type { CardId } from '@/engine/games/dead-mans-draw/data/cards';
import { SUITS, type Suit } from '@/engine/games/dead-mans-draw/data/suits';
import type { DeadMansDrawView } from '@/engine/games/dead-mans-draw/view';
import { suitOfId, valueOfId } from '../table-facts';
import { CardPicture } from '../rules/CardPicture';
import { SUIT_LOOK } from '../scene/suits';
import { abilityText, cardWords, suitWords, traitText, traitWords, variantWords } from '../words';
import type { Inspected } from './props';

interface InspectSheetProps {
  readonly what: Inspected | null;
  readonly view: DeadMansDrawView;
  readonly seats: readonly SeatSetup[];
  readonly onRules?: OnRules | undefined;
  readonly onClose: () => void;
}

/** A bank, the discard pile or a card, large and in words. */
export function InspectSheet({ what, view, seats, onRules, onClose }: InspectSheetProps) {
  const t = useWords();
  if (!what) return null;
  const title =
    what.kind === 'bank'
      ? t('app:play.showBank', { name: nameOf(seats, what.seat) })
      : what.kind === 'discard'
        ? t('dead-mans-draw:places.discardTitle')
        : cardWords(what.card, t);
  return (
    <Sheet
      open
      title={title}
      closeLabel={t('app:common.close')}
      onClose={onClose}
      testID={`sheet-${what.kind}`}
      aside={what.kind === 'card' ? <RulesKey about={suitOfId(what.card)} onRules={onRules} onClose={onClose} /> : null}
    >
      {what.kind === 'bank' ? <Bank view={view} seats={seats} seat={what.seat} /> : null}
      {what.kind === 'discard' ? <DiscardList view={view} /> : null}
      {what.kind === 'card' ? <CardNote view={view} card={what.card} /> : null}
    </Sheet>
  );
}

function Bank({
  view,
  seats,
  seat,
}: {
  readonly view: DeadMansDrawView;
  readonly seats: readonly SeatSetup[];
  readonly seat: number;
}) {
  const t = useWords();
  const player = view.players[seat];
  if (!player) return null;
  const { mermaidAbility } = view.options;
  const variant = variantWords(view, t);
  return (
    <>
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
    </>
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

function DiscardList({ view }: { readonly view: DeadMansDrawView }) {
  const t = useWords();
  if (!view.discard) return <Text tone="text2">{t('dead-mans-draw:places.discardClosed')}</Text>;
  const { discard } = view;
  return (
    <>
      <Text tone="text2">{t('dead-mans-draw:places.discard', { count: discard.length })}</Text>
      {SUITS.map((suit) => (
        <SuitRow key={suit} suit={suit} cards={discard.filter((card) => suitOfId(card) === suit).reverse()} />
      ))}
    </>
  );
}

const LARGE = 216;

function CardNote({ view, card }: { readonly view: DeadMansDrawView; readonly card: CardId }) {
  const t = useWords();
  const width = Math.min(LARGE, useWindowDimensions().height * 0.46);
  return (
    // Beside the card where there is width for it: under it a low window would not show the words.
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', alignItems: 'center', gap: 16 }}>
      <View aria-hidden importantForAccessibility="no-hide-descendants">
        <CardPicture card={card} width={width} />
      </View>
      <Text align="center" style={{ flexGrow: 1, flexShrink: 1, flexBasis: LARGE, fontSize: 19, lineHeight: 26 }}>
        {abilityText(suitOfId(card), view.options.mermaidAbility, t)}
      </Text>
    </View>
  );
}
