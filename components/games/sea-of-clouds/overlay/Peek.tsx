import { useEffect, useRef } from 'react';
import { View, type GestureResponderEvent } from 'react-native';
import Animated, {
  ReduceMotion,
  useAnimatedStyle,
  useSharedValue,
  withSpring,
  withTiming,
  type SharedValue,
} from 'react-native-reanimated';
import { Glyph } from '@/components/art/Glyph';
import { useWords, type Words } from '@/components/i18n/words';
import { reducedMotion } from '@/components/table/choreography/reduced-motion';
import { speakOut } from '@/components/table/choreography/speech';
import { haptics } from '@/components/table/haptics/phone';
import { Print } from '@/components/table/play/CurtainCloth';
import type { Rect } from '@/components/table/play/frame';
import { sounds } from '@/components/table/sound/sounds';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import { RADIUS } from '@/components/ui/theme/tokens';
import { Touch } from '@/components/ui/touch';
import { boxOf, type Face } from '@/engine/games/sea-of-clouds/box';
import type { Back } from '@/engine/games/sea-of-clouds/view';
import { stagePose } from '../poses';
import { leftWords } from '../prompts';
import { slideOf } from '../slide';
import { backWords, faceOf, faceSpoken, relicSets, shareWords } from '../words';
import { lookedAt } from '../looked';
import { BackCard } from './BackCard';
import { FaceCard } from './FaceCard';
import { box, type Held, type OverlayProps } from './props';

/** Press, look, slide: the shares under the hand. */
export function Peek(props: OverlayProps) {
  const { layout, view, ask, held } = props;
  const drag = useSharedValue(0);
  const active = lookedAt(view);
  const mine = ask?.decision.kind === 'shareChoice';
  return (
    <>
      {layout.slots.map((rect, slot) =>
        slot === active ? (
          mine ? (
            <LeaveHere key={slot} {...props} slot={slot} rect={rect} />
          ) : null
        ) : (
          <Pad key={slot} {...props} slot={slot} rect={rect} drag={drag} slides={false} />
        ),
      )}
      {active === null ? null : <Pad {...props} slot={active} rect={layout.faces} drag={drag} slides={mine} />}
      {held === null ? null : <Faces {...props} held={held} drag={drag} />}
      {mine && active !== null ? <LookKey {...props} slot={active} /> : null}
    </>
  );
}

const KEY = 44;

interface PadProps extends OverlayProps {
  readonly slot: number;
  readonly rect: Rect;
  readonly drag: SharedValue<number>;
  /** It is this share that is asked about: a slide down takes it, a slide up leaves it. */
  readonly slides: boolean;
}

/** A share under a finger: held it shows what its owner may see, let go it is closed again. */
function Pad({ layout, view, shared, held, onHold, onPlay, slot, rect, drag, slides }: PadProps) {
  const t = useWords();
  const began = useRef({ x: 0, y: 0, open: false });
  const share = view.shares[slot];
  if (!share) return null;
  const { around } = layout.frame;
  const turn = around?.mine.turn ?? 0;
  // 13.3: at a table that lies flat what is asked about opens under the print at the own edge only.
  const opens = !slides || !around;
  const hint = slides ? 'sea-of-clouds:places.pad' : 'sea-of-clouds:places.hold';
  const way = ({ nativeEvent }: GestureResponderEvent) =>
    slideOf(nativeEvent.pageX - began.current.x, nativeEvent.pageY - began.current.y, turn);
  const end = () => drag.set(withTiming(0, { duration: 120, reduceMotion: ReduceMotion.Never }));
  const release = (event: GestureResponderEvent) => {
    const { down, answer, tap } = way(event);
    end();
    if (slides && answer !== null) {
      onHold(null);
      onPlay({ type: 'shareChoice', slot: slot + 1, action: answer });
      return;
    }
    if (shared || (tap && began.current.open && down < KEY)) onHold(null);
  };
  return (
    <View
      onStartShouldSetResponder={() => true}
      onResponderTerminationRequest={() => false}
      onResponderGrant={({ nativeEvent }) => {
        began.current = { x: nativeEvent.pageX, y: nativeEvent.pageY, open: held === slot };
        if (!opens) return;
        if (held !== slot) {
          haptics.say('pick');
          sounds.play('flip');
        }
        onHold(slot);
      }}
      onResponderMove={(event) => {
        if (slides) drag.set(way(event).down);
      }}
      onResponderRelease={release}
      onResponderTerminate={() => {
        end();
        if (shared) onHold(null);
      }}
      accessible
      accessibilityRole="image"
      accessibilityLabel={opens ? `${shareWords(share, slot, t)}. ${t(hint)}` : shareWords(share, slot, t)}
      testID={slides ? 'peek-pad' : `share-${slot + 1}`}
      style={box(rect)}
    />
  );
}

/** Where the share goes if it is left, and what is laid onto it. */
function LeaveHere({ view, slot, rect }: OverlayProps & { readonly slot: number; readonly rect: Rect }) {
  const t = useWords();
  const theme = useTheme();
  return (
    <View
      pointerEvents="none"
      style={[
        box(rect),
        {
          borderRadius: RADIUS.strip,
          borderWidth: 2,
          borderStyle: 'dotted',
          borderColor: theme.lamp,
          backgroundColor: theme.panel,
          alignItems: 'center',
          justifyContent: 'center',
          padding: 3,
        },
      ]}
    >
      <Glyph name="up" size={18} color={theme.text1} />
      <Text role="min" most={1.05} align="center" numberOfLines={4} style={{ fontSize: 12.5, lineHeight: 14 }}>
        {leftWords(view, slot, t)}
      </Text>
    </View>
  );
}

/** The same look without a slide: held by a key as by a finger, read out to those who do not see. */
function LookKey({ layout, view, held, shared, onHold, slot }: OverlayProps & { readonly slot: number }) {
  const t = useWords();
  const theme = useTheme();
  const open = held === slot;
  // A press that has come by hand or by a key has already shown them.
  const shown = useRef(false);
  return (
    <Touch
      quiet
      accessibilityRole="button"
      accessibilityLabel={t('sea-of-clouds:places.look', { slot: slot + 1 })}
      aria-expanded={open}
      testID="peek-key"
      onPressIn={() => {
        shown.current = shared || !open;
        if (shown.current) onHold(slot);
      }}
      onPressOut={() => {
        if (shared) onHold(null);
      }}
      onPress={() => {
        speakOut(facesSpoken(view.shares[slot]?.cards ?? [], view, t));
        if (!shared && !shown.current) onHold(open ? null : slot);
        shown.current = false;
      }}
      style={[
        box(layout.look),
        {
          flexDirection: 'row',
          alignItems: 'center',
          justifyContent: 'center',
          gap: 8,
          borderRadius: RADIUS.strip,
          backgroundColor: theme.panelStrong,
        },
      ]}
    >
      {layout.frame.around ? <Print color={theme.lamp} size={34} /> : <Glyph name="eye" size={22} color={theme.lamp} />}
      <Text role="label" most={1.15} numberOfLines={1} style={{ flexShrink: 1 }}>
        {t(open ? 'sea-of-clouds:places.onlyYou' : 'sea-of-clouds:places.hold')}
      </Text>
    </Touch>
  );
}

function facesSpoken(cards: readonly Back[], view: OverlayProps['view'], t: Words): string[] {
  return cards.map((back) => {
    const face = back.card === null ? undefined : faceOf(view, back.card);
    return face ? faceSpoken(face, t) : backWords(view, back, t);
  });
}

/** What the owner may know of a share, of the deck, or of what lies face down at the own board. */
function backsOf(held: Held, { view, layout }: OverlayProps): readonly Back[] {
  if (held === 'deck') return view.deckTop ? [view.deckTop] : [];
  if (held === 'own') {
    const player = view.players[layout.focus];
    const rum = (player?.rum.known ?? []).map((card): Back => ({ type: 'rum', card, seen: 0 }));
    const secrets = (player?.secrets.known ?? []).map((card): Back => ({ type: 'object', card, seen: 0 }));
    return [...rum, ...secrets];
  }
  return view.shares[held]?.cards ?? [];
}

/** The faces, as long as they are held up. */
function Faces(props: OverlayProps & { readonly held: Held; readonly drag: SharedValue<number> }) {
  const { layout, view, held, drag } = props;
  const t = useWords();
  const backs = backsOf(held, props);
  const lift = useSharedValue(reducedMotion() ? 1 : 0);
  useEffect(() => {
    if (!reducedMotion())
      lift.set(withSpring(1, { mass: 1, stiffness: 320, damping: 26, reduceMotion: ReduceMotion.Never }));
  }, [lift, held]);
  const style = useAnimatedStyle(() => ({
    opacity: Math.min(1, 0.4 + lift.get()),
    transform: [
      { perspective: 700 },
      { translateY: (1 - lift.get()) * 22 + drag.get() },
      { rotateX: `${(1 - lift.get()) * 24}deg` },
    ],
  }));
  const relics = view.players[layout.focus]?.relics ?? [];
  const sets = relicSets(boxOf(view.options), relics);
  const many = backs.length > 3;
  const width = many
    ? Math.min(layout.face, (layout.stage.width * 2) / (backs.length + 1) - 6, layout.stage.height / 3)
    : layout.face;
  const faces = backs.map(({ card }) => (card === null ? undefined : faceOf(view, card)));
  // A second one of the same share comes after the first.
  const copies = (of: Face, i: number) =>
    (sets.find(({ face }) => face === of)?.count ?? 0) + faces.slice(0, i + 1).filter((face) => face === of).length;
  return (
    <Animated.View
      testID="faces"
      accessible
      accessibilityLabel={facesSpoken(backs, view, t).join('. ')}
      pointerEvents="none"
      style={[box(layout.stage), style]}
    >
      {backs.map((back, i) => {
        const pose = stagePose(layout, i, backs.length);
        const face = faces[i];
        const rows = Math.ceil(backs.length / 2);
        const at = many
          ? { left: (i % rows) * (layout.stage.width / rows), top: i < rows ? 0 : layout.stage.height / 2 }
          : { left: pose.x - width / 2 - layout.stage.x, top: pose.y - width * 0.7 - layout.stage.y };
        return (
          <View
            key={i}
            testID={face ? `face-${i}` : `back-${i}`}
            style={{
              position: 'absolute',
              ...at,
              transform: [{ rotate: `${many ? 0 : pose.angle}deg` }],
              zIndex: backs.length === 3 && i === 1 ? 1 : 0,
              borderRadius: width * 0.1,
              boxShadow: face ? '0px 0px 14px rgba(255, 231, 181, 0.55)' : undefined,
            }}
          >
            {face ? (
              <FaceCard face={face} width={width} copies={face.ladder.length > 0 ? copies(face, i) : 0} />
            ) : (
              <BackCard type={back.type} width={width} />
            )}
          </View>
        );
      })}
    </Animated.View>
  );
}
