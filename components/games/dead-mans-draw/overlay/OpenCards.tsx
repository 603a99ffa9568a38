import { absolute } from '@/components/kit/frame/box';
import { marked } from '@/components/ui/marked';
import { Touch } from '@/components/ui/touch';
import { placesOf } from '../scene/places';
import { openBox } from '../scene/spots';
import { useWords } from '@/components/i18n/words';
import { cardWords } from '../words';
import type { OverlayProps } from './props';
import { targetId } from './Tray';

/** The open cards of a map are chosen where they lie. */
export function OpenCards(props: OverlayProps) {
  const t = useWords();
  const { revealed } = props.view;
  const places = placesOf(props.layout);
  return revealed.map((card, place) => {
    const target = props.targets.find((one) => one.place.kind === 'open' && one.place.card === card);
    return (
      <Touch
        quiet
        key={card}
        accessibilityRole="button"
        accessibilityLabel={[cardWords(card, t), ...props.stateOf(target)].join('. ')}
        {...marked(target !== undefined && target.key === props.chosen)}
        testID={target ? targetId(target.action) : `open-${place}`}
        onPress={() => (target ? props.onTouch(target.action) : props.onInspect({ kind: 'card', card }))}
        style={absolute(openBox(places, place, revealed.length))}
      />
    );
  });
}
