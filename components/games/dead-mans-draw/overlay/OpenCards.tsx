import { PlaceKey } from '@/components/kit/answers/PlaceKey';
import { placesOf } from '../scene/places';
import { openBox } from '../scene/spots';
import { useWords } from '@/components/i18n/words';
import { cardKey, targetId } from '../targets';
import { cardWords } from '../words';
import type { OverlayProps } from './props';

/** The open cards of a map are chosen where they lie. */
export function OpenCards(props: OverlayProps) {
  const t = useWords();
  const { revealed } = props.view;
  const places = placesOf(props.layout);
  return revealed.map((card, place) => {
    const target = props.targets.get(cardKey(card));
    return (
      <PlaceKey
        key={card}
        rect={openBox(places, place, revealed.length)}
        id={target ? targetId(target.action) : `open-${place}`}
        spoken={[cardWords(card, t), ...props.stateOf(target)]}
        chosen={target?.key === props.chosen}
        onPress={() => (target ? props.onTouch(target.action) : props.onInspect({ kind: 'card', card }))}
      />
    );
  });
}
