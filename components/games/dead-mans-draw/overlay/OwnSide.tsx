import { useWords } from '@/components/i18n/words';
import { PlaceKey } from '@/components/kit/answers/PlaceKey';
import { SIZE } from '@/components/ui/theme/tokens';
import { nameOf } from '@/components/kit/people/seats';
import { SUITS, type Suit } from '@/engine/games/dead-mans-draw/data/suits';
import { gainOf } from '../table-facts';
import { slotKey } from '../targets';
import { cardsWords, suitWords, traitsWords } from '../words';
import type { OverlayProps } from './props';

/** The nearest player: who, with which trait, the score and what the row would add; then the ten places of the bank. */
export function OwnSide(props: OverlayProps) {
  const t = useWords();
  const { layout, view, seats } = props;
  const { seat, head, slots } = layout.own;
  const player = view.players[seat];
  const traits = player?.traits ?? [];
  const gain = view.phase === 'turn' && view.active === seat ? gainOf(view).points : 0;
  const spoken = [
    t('dead-mans-draw:places.strip', { name: nameOf(seats, seat), count: player?.score ?? 0 }),
    traits.length > 0
      ? t('dead-mans-draw:places.traits', { count: traits.length, traits: traitsWords(traits, t) })
      : '',
    gain > 0 ? t('dead-mans-draw:places.gain', { points: gain }) : '',
  ];
  return (
    <>
      <PlaceKey
        rect={forFinger(head)}
        id="own-side"
        spoken={spoken}
        onPress={() => props.onInspect({ kind: 'bank', seat })}
      />
      {slots.map((rect, i) => (
        <OwnSlot key={SUITS[i]} {...props} rect={rect} suit={SUITS[i] as Suit} />
      ))}
    </>
  );
}

/** Room for a finger: up into the gap above as far as it goes, the rest under the places, which lie over it. */
function forFinger(head: OverlayProps['layout']['discard']) {
  const more = Math.max(0, SIZE.touch - head.height);
  return { ...head, y: head.y - Math.min(more, GAP), height: head.height + more };
}

const GAP = 8;

function OwnSlot({
  rect,
  suit,
  ...props
}: OverlayProps & { readonly rect: OverlayProps['layout']['discard']; readonly suit: Suit }) {
  const t = useWords();
  const { view, seats, layout } = props;
  const { seat } = layout.own;
  const cards = view.players[seat]?.bank[suit] ?? [];
  const target = props.targets.get(slotKey(seat, suit));
  const params = { name: nameOf(seats, seat), suit: suitWords(suit, t) };
  const label =
    cards.length > 0
      ? t('dead-mans-draw:places.stack', { ...params, cards: cardsWords(cards, t) })
      : t('dead-mans-draw:places.stackEmpty', params);
  return (
    <PlaceKey
      rect={rect}
      id={`own-${suit}`}
      spoken={[label, ...props.stateOf(target)]}
      chosen={target?.key === props.chosen}
      onPress={() => {
        // A stack that cannot be hooked says why; without a question a touch shows the bank.
        if (target) props.onTouch(target.action);
        else if (props.kind === 'HOOK_PICK') props.onTouch({ type: 'HOOK_PICK', suit });
        else props.onInspect({ kind: 'bank', seat });
      }}
    />
  );
}
