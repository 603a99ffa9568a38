import { View } from 'react-native';
import { Icon } from '@/components/art/Icon';
import { useWords } from '@/components/i18n/words';
import { HeldHand, type HandCard } from '@/components/kit/around/HeldHand';
import { Turned } from '@/components/ui/facing';
import { Text, textStyle } from '@/components/ui/text';
import { COLOUR } from '@/components/ui/theme/tokens';
import { describe } from '@/engine/games/dead-mans-draw/public';
import type { DeadMansDrawAction } from '@/engine/games/dead-mans-draw/actions';
import { TRAIT_COLOUR, TRAIT_ICON } from '../scene/traits';
import { traitsWords, traitText } from '../words';
import type { OverlayProps } from './props';
import { targetId } from './Tray';

/** A trait is read before it is chosen: wider than a card without words, and still under a hand. */
const WIDE = 116;

type Pick = Extract<DeadMansDrawAction, { type: 'PICK_TRAIT' }>;

/** Around a flat table the offered traits are held up at the edge of whoever chooses. */
export function FlatTraits(props: OverlayProps) {
  const t = useWords();
  const { around } = props.layout.frame;
  const picks = props.legal.filter((action) => action.type === 'PICK_TRAIT');
  if (!around || picks.length === 0) return null;
  const { mermaidAbility } = props.view.options;
  const textOf = ({ traits }: Pick) => traits.map((trait) => traitText(trait, mermaidAbility, t)).join(' ');
  const cards = picks.map((action): HandCard => {
    const chosen = describe(action) === props.chosen;
    return {
      id: targetId(action),
      label: [traitsWords(action.traits, t), textOf(action), t('dead-mans-draw:places.canBeChosen')].join('. '),
      face: (width) => <TraitCard action={action} text={textOf(action)} width={width} />,
      chosen,
      onChoose: () => props.onTouch(action),
    };
  });
  return (
    <Turned turn={around.mine.turn}>
      <HeldHand place={around.mine} groups={[cards]} back="skull-crossed-bones" widest={WIDE} />
    </Turned>
  );
}

function TraitCard({ action, text, width }: { readonly action: Pick; readonly text: string; readonly width: number }) {
  const t = useWords();
  const [first] = action.traits;
  const name = traitsWords(action.traits, t);
  return (
    <View
      style={{
        width,
        height: width * 1.4,
        borderRadius: width * 0.1,
        padding: 6,
        gap: 3,
        backgroundColor: TRAIT_COLOUR,
        alignItems: 'center',
        justifyContent: 'space-evenly',
      }}
    >
      {first ? <Icon name={TRAIT_ICON[first]} size={30} color={COLOUR.paper.iconOnColour} /> : null}
      <Text most={1} align="center" numberOfLines={2} color={COLOUR.paper.top} style={letters(14)}>
        {name}
      </Text>
      <Text most={1} align="center" color={COLOUR.paper.top} style={letters(text.length > 80 ? 10.5 : 13)}>
        {text}
      </Text>
    </View>
  );
}

const letters = (size: number) => [textStyle('min'), { fontSize: size, lineHeight: size * 1.14 }];
