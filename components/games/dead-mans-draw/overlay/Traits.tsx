import { View } from 'react-native';
import type { IconName } from '@/components/art/generated/icons';
import { Icon } from '@/components/art/Icon';
import { useWords } from '@/components/i18n/words';
import { HeldHand, type HandCard } from '@/components/kit/around/HeldHand';
import { Tray } from '@/components/kit/answers/Tray';
import { emblemOf, nameOf } from '@/components/kit/people/seats';
import { Emblem } from '@/components/ui/emblem';
import { Turned } from '@/components/ui/facing';
import { marked } from '@/components/ui/marked';
import { Text, textStyle } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import { COLOUR, RADIUS } from '@/components/ui/theme/tokens';
import { Touch } from '@/components/ui/touch';
import type { Typed } from '@/engine/core/forms';
import type { DeadMansDrawAction } from '@/engine/games/dead-mans-draw/actions';
import { describe } from '@/engine/games/dead-mans-draw/public';
import { TRAIT_COLOUR, TRAIT_ICON } from '../scene/traits';
import { targetId } from '../targets';
import { traitsWords, traitText, variantWords } from '../words';
import { coverOf, TRAY_PAD } from './chips';
import type { OverlayProps } from './props';

/** A trait is read before it is chosen: wider than a card without words, and still under a hand. */
const WIDE = 116;

interface Offer {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly icon: IconName | undefined;
  readonly chosen: boolean;
  readonly onChoose: () => void;
}

/** The offered traits: in a tray, or, around a flat table, held up at the edge of whoever chooses. */
export function Traits(props: OverlayProps) {
  const t = useWords();
  const { layout, view, legal } = props;
  const picks = legal.filter(
    (action): action is Typed<DeadMansDrawAction, 'PICK_TRAIT'> => action.type === 'PICK_TRAIT',
  );
  if (picks.length === 0) return null;
  const offers = picks.map((action): Offer => {
    const [first] = action.traits;
    return {
      id: targetId(action),
      name: traitsWords(action.traits, t),
      text: action.traits.map((trait) => traitText(trait, view.options.mermaidAbility, t)).join(' '),
      icon: first && TRAIT_ICON[first],
      chosen: describe(action) === props.chosen,
      onChoose: () => props.onTouch(action),
    };
  });
  const { around } = layout.frame;
  if (!around) {
    const { tray } = layout;
    return (
      <Tray
        room={tray}
        least={layout.flat ? 0 : coverOf(layout, tray.height)}
        radius={RADIUS.strip}
        style={{ flexGrow: 1, justifyContent: 'center', padding: TRAY_PAD, gap: TRAY_PAD }}
      >
        <Chooser {...props} />
        <VariantNote {...props} />
        <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: TRAY_PAD }}>
          {offers.map((offer) => (
            <TraitKey key={offer.id} {...offer} />
          ))}
        </View>
      </Tray>
    );
  }
  const cards = offers.map((offer): HandCard => ({
    ...offer,
    label: [offer.name, offer.text, t('dead-mans-draw:places.canBeChosen')].join('. '),
    face: (width) => <TraitCard {...offer} width={width} />,
  }));
  return (
    <Turned turn={around.mine.turn}>
      <HeldHand place={around.mine} groups={[cards]} back="skull-crossed-bones" widest={WIDE} />
    </Turned>
  );
}

/** Where several people share the screen, whose secret choice this is: the tray hides the own side. */
function Chooser({ layout, seats }: OverlayProps) {
  const { seat } = layout.own;
  if (seats.filter(({ kind }) => kind === 'person').length < 2) return null;
  return (
    <View accessible testID="chooser" style={{ flexDirection: 'row', alignItems: 'center', gap: 10 }}>
      <Emblem emblem={emblemOf(seats, seat)} size={32} />
      <Text role="label" numberOfLines={1} style={{ flexShrink: 1 }}>
        {nameOf(seats, seat)}
      </Text>
    </View>
  );
}

/** 3.1.8.1: whoever chooses a trait knows what is played. */
function VariantNote({ view }: OverlayProps) {
  const t = useWords();
  const variant = variantWords(view, t);
  if (!variant) return null;
  return (
    <View accessible testID="variant-note">
      <Text role="label">{t('dead-mans-draw:places.variant', { name: variant.name })}</Text>
      <Text role="note" tone="text2">
        {variant.text}
      </Text>
    </View>
  );
}

function TraitKey({ id, name, text, icon, chosen, onChoose }: Offer) {
  const theme = useTheme();
  return (
    <Touch
      quiet
      accessibilityRole="button"
      accessibilityLabel={`${name}. ${text}`}
      {...marked(chosen)}
      testID={id}
      onPress={onChoose}
      style={{
        flexGrow: 1,
        flexBasis: 220,
        minHeight: 72,
        flexDirection: 'row',
        alignItems: 'center',
        gap: 12,
        padding: 15,
        borderRadius: RADIUS.strip,
        backgroundColor: TRAIT_COLOUR,
      }}
    >
      <View
        pointerEvents="none"
        // On the card, not round it: by day what lies under it is as light as a lamp.
        style={{
          position: 'absolute',
          inset: 3,
          borderRadius: RADIUS.strip - 3,
          borderWidth: 3,
          borderStyle: chosen ? 'solid' : 'dotted',
          borderColor: theme.lampHot,
        }}
      />
      {icon ? <Icon name={icon} size={36} color={COLOUR.paper.iconOnColour} /> : null}
      <View style={{ flex: 1 }}>
        <Text role="boxTitle" color={COLOUR.paper.top}>
          {name}
        </Text>
        <Text role="body" color={COLOUR.paper.top}>
          {text}
        </Text>
      </View>
    </Touch>
  );
}

function TraitCard({ name, text, icon, width }: Offer & { readonly width: number }) {
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
      {icon ? <Icon name={icon} size={30} color={COLOUR.paper.iconOnColour} /> : null}
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
