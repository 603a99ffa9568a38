import { useState, type ReactNode } from 'react';
import { View } from 'react-native';
import type { IconName } from '@/components/art/generated/icons';
import { useWords } from '@/components/i18n/words';
import { useSettings } from '../settings/settings';
import { useOneFinger, type FingerAt } from '@/components/ui/one-finger';
import { useTheme } from '@/components/ui/theme/context';
import { RADIUS } from '@/components/ui/theme/tokens';
import { Touch } from '@/components/ui/touch';
import { Text } from '@/components/ui/text';
import { haptics } from '../haptics/phone';
import { Print } from '../curtain/CurtainCloth';
import type { Rect } from '../frame/frame';
import { sounds } from '../sound/sounds';
import { cornersOf } from '../frame/around-frame';
import { cardAt, handPlaces, LIFTED, pointSeenBy } from '../frame/hand-places';
import { HandBack } from './HandBack';
import { Shade } from './Shade';
import type { Place } from '../frame/sides';

/** A card that only its owner may see. */
export interface HandCard {
  readonly id: string;
  readonly label: string;
  readonly face: (width: number) => ReactNode;
  readonly chosen: boolean;
  /** Null: it only lies in the hand. */
  readonly onChoose: (() => void) | null;
}

interface HeldHandProps {
  readonly place: Place;
  /** In the order in which they lie; groups a little apart. */
  readonly groups: readonly (readonly HandCard[])[];
  /** The sign on their backs. */
  readonly back: IconName;
  readonly widest?: number;
  /** The keys of the question stand in both corners: only the hand itself opens it. */
  readonly bare?: boolean;
}

/**
 * A hand at a table that lies flat: small, at the edge of its owner, face down. A finger on it, or on the key in the corner, opens
 * it; the card at which the finger leaves is chosen, and nothing that is to be seen then tells which one it was.
 */
export function HeldHand({ place, groups, back, widest, bare = false }: HeldHandProps) {
  const [open, setOpen] = useState(false);
  const [near, setNear] = useState<number | null>(null);
  const places = handPlaces(
    place,
    groups.map((group) => group.length),
    widest,
  );
  const cards = groups.flat();
  const under = (finger: FingerAt) => {
    const { x, y } = pointSeenBy(place, finger.x, finger.y);
    return cardAt(places, x, y);
  };
  const close = () => {
    setOpen(false);
    setNear(null);
  };
  // Others touch the table meanwhile: their fingers must neither choose here nor keep the hand open.
  const finger = useOneFinger({
    keeps: true,
    began: (at) => {
      haptics.say('pick');
      sounds.play('flip');
      setOpen(true);
      setNear(under(at));
    },
    moved: (at) => setNear(under(at)),
    left: (at) => {
      const card = under(at);
      close();
      if (card !== null && !cards[card]?.chosen) cards[card]?.onChoose?.();
    },
    lost: close,
  });
  return (
    <>
      <Shade rect={places.sentence} />
      <View testID="hand" {...finger} style={box(places.pad)} />
      {cards.map((card, i) => {
        const rect = places.cards[i];
        return rect ? <Card key={card.id} card={card} rect={rect} open={open} near={near === i} back={back} /> : null;
      })}
      {bare ? null : <HoldKey place={place} open={open} onOpen={setOpen} />}
    </>
  );
}

interface CardProps {
  readonly card: HandCard;
  readonly rect: Rect;
  readonly open: boolean;
  readonly near: boolean;
  readonly back: IconName;
}

/** Fingers open the hand below it; keys and assistive tools choose the card itself. */
function Card({ card, rect, open, near, back }: CardProps) {
  const t = useWords();
  const theme = useTheme();
  const { id, label, face, chosen, onChoose } = card;
  const lifted = open && (near || (chosen && onChoose !== null));
  const { width } = rect;
  return (
    <Touch
      quiet
      accessibilityRole="button"
      accessibilityLabel={open || onChoose ? label : t('app:around.faceDown')}
      aria-selected={open && chosen}
      testID={id}
      onPress={() => onChoose?.()}
      style={[
        box({ ...rect, y: rect.y - (lifted ? LIFTED : 0) }),
        { pointerEvents: 'none', borderRadius: width * 0.1, boxShadow: lifted ? lampEdge(theme.lampHot) : LYING },
      ]}
    >
      {open ? face(width) : <HandBack icon={back} width={width} />}
    </Touch>
  );
}

const LYING = '1px 3px 7px rgba(8, 6, 20, 0.5)';
const lampEdge = (color: string) => `0px 0px 0px 3px ${color}`;

interface HoldKeyProps {
  readonly place: Place;
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
}

/** In the corner that the question leaves free: held, it shows the hand and chooses nothing. */
function HoldKey({ place, open, onOpen }: HoldKeyProps) {
  const t = useWords();
  const theme = useTheme();
  const { leftHand } = useSettings();
  const [left, right] = cornersOf(place);
  return (
    <Touch
      quiet
      accessibilityRole="button"
      accessibilityLabel={t('app:around.hold')}
      aria-expanded={open}
      testID="hold-hand"
      onPressIn={() => {
        haptics.say('pick');
        onOpen(true);
      }}
      onPressOut={() => onOpen(false)}
      style={[
        box(leftHand ? right : left),
        {
          flexDirection: left.width > left.height * 2 ? 'row' : 'column',
          alignItems: 'center',
          justifyContent: 'center',
          gap: 6,
          padding: 6,
          borderRadius: RADIUS.button,
          borderWidth: 1,
          borderColor: theme.line,
          backgroundColor: theme.button.secondary.face,
        },
      ]}
    >
      <Print color={theme.lamp} size={34} />
      <Text role="label" most={1.2} align="center" color={theme.button.secondary.text} style={{ flexShrink: 1 }}>
        {t('app:around.hold')}
      </Text>
    </Touch>
  );
}

const box = ({ x, y, width, height }: Rect) => ({ position: 'absolute' as const, left: x, top: y, width, height });
