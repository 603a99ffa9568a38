import { useEffect } from 'react';
import { View, type ViewStyle } from 'react-native';
import Animated, {
  ReduceMotion,
  useAnimatedStyle,
  useSharedValue,
  withSpring,
  type SharedValue,
} from 'react-native-reanimated';
import { useWords, type Words } from '@/components/i18n/words';
import { absolute } from '@/components/kit/frame/box';
import { reducedMotion } from '@/components/kit/motion/reduced-motion';
import { boxOf, type Face } from '@/engine/games/sea-of-clouds/box';
import type { Back } from '@/engine/games/sea-of-clouds/view';
import type { TableLayout } from '../layout';
import { stagePose } from '../poses';
import { backWords, faceOf, faceSpoken, relicSets } from '../words';
import { BackCard } from './BackCard';
import { FaceCard } from './FaceCard';
import { type Held, type OverlayProps } from './props';

export function facesSpoken(cards: readonly Back[], view: OverlayProps['view'], t: Words): string[] {
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

interface FacesProps extends OverlayProps {
  readonly held: Held;
  readonly drag: SharedValue<number>;
  /** Shown large. */
  readonly near: number | null;
}

/** The faces, as long as they are held up. */
export function Faces(props: FacesProps) {
  const { layout, view, held, drag, near } = props;
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
  const large = near === null ? undefined : faces[near];
  return (
    <Animated.View
      testID="faces"
      accessible
      accessibilityLabel={facesSpoken(backs, view, t).join('. ')}
      pointerEvents="none"
      style={[absolute(layout.stage), style]}
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
      {large && near !== null ? (
        <View testID="near" style={[largeAt(layout, stagePose(layout, near, backs.length).x), { zIndex: 2 }]}>
          <FaceCard face={large} width={largeIn(layout)} copies={large.ladder.length > 0 ? copies(large, near) : 0} />
        </View>
      ) : null}
    </Animated.View>
  );
}

const LARGE = 230;
/** Over the finger that points at it. */
const largeIn = ({ stage, faces, face }: TableLayout) =>
  Math.max(face, Math.min(LARGE, (faces.y + faces.height - 8) / 1.4, stage.width * 0.7));

function largeAt(layout: TableLayout, x: number): ViewStyle {
  const { stage, faces } = layout;
  const width = largeIn(layout);
  const left = Math.max(0, Math.min(stage.width - width, x - stage.x - width / 2));
  return { position: 'absolute', left, top: faces.y - stage.y + faces.height - width * 1.4 };
}
