import { useRef, useState } from 'react';
import { ScrollView, useWindowDimensions, View, type ViewStyle } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { mix } from '@/components/art/mix';
import { SEAT_COLOURS, seatLook } from '@/components/art/seats';
import { useWords } from '@/components/i18n/words';
import { Emblem } from '@/components/ui/emblem';
import { Turned, type Turn } from '@/components/ui/facing';
import { MoreBelow } from '@/components/ui/more-below';
import { Text } from '@/components/ui/text';
import { useLargeText } from '@/components/ui/theme/context';
import { COLOUR, MOTION, RADIUS, SIZE } from '@/components/ui/theme/tokens';
import { Touch } from '@/components/ui/touch';
import { ALL } from '../frame/box';
import { byHand } from './by-hand';
import { LightRing, Print } from './CurtainCloth';
import { ClosingHalves } from './CurtainHalves';
import { heldOpen } from './fresh-touch';
import { HoldRing } from './HoldRing';

interface CurtainProps {
  /** To whom it is turned, where the players sit around the screen. */
  readonly turn?: Turn;
  /** As this person is called among all who sit there. */
  readonly name: string;
  readonly emblem: number;
  readonly game: string;
  /** What will be decided, without what it is about. */
  readonly secret: string;
  /** For a curtain that somebody has hung by mistake: it goes up again, and nothing was shown. */
  readonly back?: { readonly label: string; readonly onPress: () => void } | null;
  readonly onOpen: () => void;
}

/** Two presses within this time open as well, for keys, switches and screen readers that cannot hold; never two taps. */
const TWICE_MS = 1500;
/** Where these are asked for, a screen reader says that it presses instead of tapping like a finger. */
const ACTIVATE = [{ name: 'activate' }];
/** On a phone on its side everything stands in one row, so that the print is in sight. */
const LOW = 500;
/** On a tablet they stay together in the middle: spread over all its height they would fall apart. */
const TABLET = 740;
/** Large letters on a screen that is not so high leave no room for a large emblem: a small one stands beside the name. */
const ROOMY = 800;
const BESIDE = 48;

/** The cloth of a player. */
export function clothOf(emblem: number): string {
  const { color } = seatLook(SEAT_COLOURS[emblem - 1] ?? 'coral');
  return mix(color, COLOUR.night.room.ink900, 0.62);
}

/** Opaque: while it hangs, nothing of the next player's view has been made. */
export function Curtain({ turn = 0, name, emblem, game, secret, back = null, onOpen }: CurtainProps) {
  const t = useWords();
  const insets = useSafeAreaInsets();
  const { width, height } = useWindowDimensions();
  const low = height < LOW;
  const tablet = Math.min(width, height) >= TABLET;
  const tight = useLargeText() && !tablet && height < ROOMY;
  const size = tablet ? 192 : 148;
  const [held, setHeld] = useState(false);
  const pressed = useRef(0);
  const cloth = clothOf(emblem);
  const press = () => {
    const now = Date.now();
    if (now - pressed.current < TWICE_MS) onOpen();
    pressed.current = now;
  };
  const title = (
    <Text role="label" color={COLOUR.night.text1} align="center">
      {game}
    </Text>
  );
  const called = (
    <Text role="curtainName" accessibilityRole="header" color={COLOUR.night.text1} align="center" testID="curtain-name">
      {name}
    </Text>
  );
  const whole: ViewStyle = {
    flexGrow: 1,
    flexDirection: low && !tight ? 'row' : 'column',
    gap: tablet ? 72 : tight ? 8 : 16,
    alignItems: 'center',
    justifyContent: tight ? 'center' : 'space-evenly',
  };
  const words = (
    <>
      {tight ? (
        <>
          {title}
          <View
            style={{ flexDirection: 'row', flexWrap: 'wrap', gap: 8, alignItems: 'center', justifyContent: 'center' }}
          >
            <Emblem emblem={emblem} size={BESIDE} />
            {called}
          </View>
        </>
      ) : (
        <View style={{ alignItems: 'center', gap: low ? 8 : 28 }}>
          {title}
          <View style={{ padding: 18 }}>
            <Emblem emblem={emblem} size={size} />
            <LightRing size={size + 36} />
          </View>
        </View>
      )}
      <View style={{ gap: 8, flexShrink: low && !tight ? 1 : 0 }}>
        {tight ? null : called}
        <Text role="body" color={COLOUR.night.text1} align="center">
          {secret}
        </Text>
        <Text role="body" color={COLOUR.night.text1} align="center">
          {t('app:curtain.eyesOff')}
        </Text>
      </View>
    </>
  );
  // The print stands below what scrolls: however large the letters, it lies under the thumb.
  const page = (
    <View
      style={{
        flex: 1,
        flexDirection: low ? 'row' : 'column',
        gap: tablet ? 72 : 16,
        paddingTop: insets.top + 64,
        paddingBottom: insets.bottom + 24,
        paddingHorizontal: 24,
        alignItems: low ? 'center' : 'stretch',
        justifyContent: 'center',
      }}
    >
      {tablet ? (
        <ScrollView testID="all-of-it" style={{ flexGrow: 0 }} contentContainerStyle={whole}>
          {words}
        </ScrollView>
      ) : (
        <MoreBelow contentContainerStyle={whole}>{words}</MoreBelow>
      )}
      <View style={{ alignItems: 'center', gap: 12, maxWidth: low ? '40%' : '100%' }}>
        <Touch
          quiet
          accessibilityRole="button"
          accessibilityLabel={t('app:curtain.spoken', { name })}
          testID="curtain-hold"
          delayLongPress={MOTION.curtainHold}
          onPressIn={() => setHeld(true)}
          onPressOut={() => setHeld(false)}
          onLongPress={() => {
            heldOpen();
            onOpen();
          }}
          onPress={({ nativeEvent }) => {
            if (!byHand(nativeEvent)) press();
          }}
          accessibilityActions={ACTIVATE}
          onAccessibilityAction={press}
          onAccessibilityTap={press}
          style={{
            width: 124,
            height: 124,
            borderRadius: 62,
            alignItems: 'center',
            justifyContent: 'center',
            backgroundColor: COLOUR.night.room.ink900,
          }}
        >
          <HoldRing size={124} held={held} />
          <Print color={held ? COLOUR.night.lampHot : COLOUR.night.text1} />
        </Touch>
        <Text role="label" align="center" color={COLOUR.night.text1}>
          {t('app:curtain.hold')}
        </Text>
        {back ? <WayBack {...back} /> : null}
      </View>
    </View>
  );
  return (
    <View testID="curtain" style={{ ...ALL, backgroundColor: COLOUR.night.room.ink900 }}>
      <ClosingHalves color={cloth} top={insets.top} />
      {/* Turned measures the whole screen, and a key may lie below the cloth. */}
      {turn === 0 ? page : <Turned turn={turn}>{page}</Turned>}
    </View>
  );
}

function WayBack({ label, onPress }: { readonly label: string; readonly onPress: () => void }) {
  return (
    <Touch
      accessibilityRole="button"
      accessibilityLabel={label}
      testID="curtain-back"
      onPress={onPress}
      style={({ pressed }) => ({
        minHeight: SIZE.touch,
        paddingHorizontal: 20,
        paddingVertical: 8,
        justifyContent: 'center',
        borderRadius: RADIUS.button,
        borderWidth: 1,
        borderColor: COLOUR.night.text3,
        backgroundColor: COLOUR.night.room.ink900,
        opacity: pressed ? 0.8 : 1,
      })}
    >
      <Text role="label" align="center" color={COLOUR.night.text1}>
        {label}
      </Text>
    </Touch>
  );
}
