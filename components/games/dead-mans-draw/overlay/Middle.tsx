import { View } from 'react-native';
import { useWords } from '@/components/i18n/words';
import { PlaceKey } from '@/components/kit/answers/PlaceKey';
import { isProtected, topDiscard } from '../table-facts';
import { absolute } from '@/components/kit/frame/box';
import { countsNumbers, signsAmong } from '../signs';
import { cardKey } from '../targets';
import { cardsWords, cardWords, suitWords } from '../words';
import type { OverlayProps } from './props';

/** Draw pile, discard, row and suit bar: what lies between the players. */
export function Middle(props: OverlayProps) {
  const t = useWords();
  const { layout, view } = props;
  const pile = [
    t('dead-mans-draw:places.drawPile', { count: view.drawCount }),
    view.knownTop.length > 0 ? t('dead-mans-draw:places.drawPileKnown', { cards: cardsWords(view.knownTop, t) }) : '',
  ];
  const top = topDiscard(view);
  const discard = [
    t('dead-mans-draw:places.discard', { count: view.discardCount }),
    top ? t('dead-mans-draw:places.discardTop', { card: cardWords(top, t) }) : '',
  ];
  const lit = signsAmong(
    view,
    view.row.map(({ card }) => card),
  ).map((sign) => (typeof sign === 'number' ? sign : suitWords(sign, t)));
  const bar = countsNumbers(view) ? 'numberBar' : 'suitBar';
  return (
    <>
      <PlaceKey
        rect={layout.drawPile}
        id="draw-pile"
        spoken={[pile.filter(Boolean).join(', ')]}
        onPress={() => props.onTouch({ type: 'DRAW' })}
      />
      <PlaceKey
        rect={layout.discard}
        id="discard"
        spoken={[discard.filter(Boolean).join(', ')]}
        onPress={() => props.onInspect({ kind: 'discard' })}
      />
      {view.row.length === 0 ? (
        <View
          accessible
          accessibilityLabel={t('dead-mans-draw:places.rowEmpty')}
          testID="row-empty"
          style={absolute(layout.rowArea)}
        />
      ) : null}
      {view.row.map((_, i) => (
        <RowKey key={view.row[i]?.card} place={i} {...props} />
      ))}
      <View
        accessible
        accessibilityRole="text"
        accessibilityLabel={
          lit.length > 0
            ? t(`dead-mans-draw:places.${bar}`, { signs: lit.join(', ') })
            : t(`dead-mans-draw:places.${bar}None`)
        }
        testID="suit-bar"
        style={absolute(layout.suitBar)}
      />
    </>
  );
}

function RowKey({ place, ...props }: OverlayProps & { readonly place: number }) {
  const t = useWords();
  const { layout, view } = props;
  const card = view.row[place];
  const rect = layout.row[place];
  const next = layout.row[place + 1];
  if (!card || !rect) return null;
  const target = props.targets.get(cardKey(card.card));
  const spoken = [
    t('dead-mans-draw:places.rowCard', { place: place + 1, card: cardWords(card.card, t) }),
    card.safe || card.locked ? t('dead-mans-draw:places.safe') : '',
    isProtected(view, place) && !card.safe && !card.locked ? t('dead-mans-draw:places.anchored') : '',
    ...props.stateOf(target),
  ];
  return (
    <PlaceKey
      // Where cards overlap, each is touched on the part of it that is seen.
      rect={next ? { ...rect, width: Math.min(rect.width, next.x - rect.x) } : rect}
      id={`row-${place}`}
      spoken={spoken}
      chosen={target?.key === props.chosen}
      onPress={() => (target ? props.onTouch(target.action) : props.onInspect({ kind: 'card', card: card.card }))}
    />
  );
}
