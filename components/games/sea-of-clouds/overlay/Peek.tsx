import { useEffect, useRef, useState } from 'react';
import { View } from 'react-native';
import { ReduceMotion, useSharedValue, withTiming, type SharedValue } from 'react-native-reanimated';
import { Glyph } from '@/components/art/Glyph';
import { useWords } from '@/components/i18n/words';
import { Shade } from '@/components/kit/around/Shade';
import { speakOut } from '@/components/kit/choreography/speech';
import { absolute } from '@/components/kit/frame/box';
import { haptics } from '@/components/kit/haptics/phone';
import { Print } from '@/components/kit/curtain/CurtainCloth';
import type { Rect } from '@/components/kit/frame/frame';
import { sounds } from '@/components/kit/sound/sounds';
import { useOneFinger, type FingerAt } from '@/components/ui/one-finger';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import { RADIUS } from '@/components/ui/theme/tokens';
import { Touch } from '@/components/ui/touch';
import type { TableLayout } from '../layout';
import { stagePose } from '../poses';
import { leftWords } from '../present';
import { slideOf } from '../slide';
import { shareWords } from '../words';
import { lookedAt } from '../looked';
import { Faces, facesSpoken } from './Faces';
import { type OverlayProps } from './props';
import { Remembered } from './Remembered';

/** Press, look, slide: the shares under the hand. */
export function Peek(props: OverlayProps) {
  const { layout, view, ask, held } = props;
  const drag = useSharedValue(0);
  const [near, setNear] = useState<number | null>(null);
  const active = lookedAt(view);
  const mine = ask?.decision.kind === 'shareChoice';
  const pads = { ...props, drag, onNear: setNear };
  return (
    <>
      {layout.slots.map((rect, slot) =>
        slot === active ? (
          mine ? (
            <LeaveHere key={slot} {...props} slot={slot} rect={rect} />
          ) : null
        ) : (
          <Pad key={slot} {...pads} slot={slot} rect={rect} slides={false} />
        ),
      )}
      {active === null ? null : <Pad {...pads} slot={active} rect={layout.faces} slides={mine} />}
      {mine && active !== null ? <LookKey {...props} slot={active} /> : null}
      {layout.shade && (mine || held !== null) ? <Shade rect={layout.shade} /> : null}
      {props.remembers ? <Remembered {...props} /> : null}
      {held === null ? null : <Faces {...props} held={held} drag={drag} near={near} />}
    </>
  );
}

interface PadProps extends OverlayProps {
  readonly slot: number;
  readonly rect: Rect;
  readonly drag: SharedValue<number>;
  /** It is this share that is asked about: a slide down takes it, a slide up leaves it. */
  readonly slides: boolean;
  /** The finger runs along the faces: the one that it is at is shown large. */
  readonly onNear: (index: number | null) => void;
}

/** So far to the side a finger looks for a card. */
const ALONG = 20;

/** The face that lies nearest to a place on the screen. */
function faceAt(layout: TableLayout, count: number, x: number): number {
  const far = Array.from({ length: count }, (_, i) => Math.abs(stagePose(layout, i, count).x - x));
  return far.indexOf(Math.min(...far));
}

/** Whoever plays alone opens a share with a touch; among several it is open as long as it is held. */
const lookWords = (shared: boolean) => (shared ? 'sea-of-clouds:places.hold' : 'sea-of-clouds:places.tap');

/** A share under a finger: held it shows what its owner may see, let go it is closed again. */
function Pad(props: PadProps) {
  const { layout, view, shared, held, remembers, onHold, onPlay, onInspect, onNear, slot, rect, drag, slides } = props;
  const t = useWords();
  const began = useRef({ x: 0, y: 0, open: false });
  const share = view.shares[slot];
  const cards = share?.cards ?? [];
  const { around } = layout.frame;
  const turn = around?.mine.turn ?? 0;
  // 13.3: at a table that lies flat a share opens under the print at the own edge only.
  const opens = !around;
  const way = ({ x, y }: FingerAt) => slideOf(x - began.current.x, y - began.current.y, turn);
  const end = () => drag.set(withTiming(0, { duration: 120, reduceMotion: ReduceMotion.Never }));
  const release = (finger: FingerAt) => {
    const { answer, tap } = way(finger);
    end();
    onNear(null);
    if (slides && answer !== null) {
      onHold(null);
      onPlay({ type: 'shareChoice', slot: slot + 1, action: answer });
      return;
    }
    if (shared) return onHold(null);
    if (!tap || !began.current.open) return;
    // What is open already is read closer: a touch beside the faces closes them.
    const index = faceAt(layout, cards.length, finger.x);
    const beside = Math.abs(stagePose(layout, index, cards.length).x - finger.x) > layout.face / 2;
    const card = beside ? null : cards[index]?.card;
    if (slides && card != null) onInspect({ kind: 'card', card, from: null });
    else onHold(null);
  };
  const hand = useOneFinger({
    keeps: true,
    began: ({ x, y }) => {
      began.current = { x, y, open: held === slot };
      if (!opens) return;
      if (held !== slot) {
        haptics.say('pick');
        sounds.play('flip');
      }
      onHold(slot);
    },
    moved: (finger) => {
      const { down, across } = way(finger);
      const along = Math.abs(across) > Math.max(ALONG, Math.abs(down));
      if (opens) onNear(along ? faceAt(layout, cards.length, finger.x) : null);
      if (slides) drag.set(down);
    },
    left: release,
    lost: () => {
      end();
      onNear(null);
      if (shared) onHold(null);
    },
  });
  if (!share) return null;
  const words = shareWords(share, slot, t, remembers && !shared && !slides ? view : null);
  const hint = slides ? 'sea-of-clouds:places.pad' : lookWords(shared);
  return (
    <View
      {...hand}
      accessible
      accessibilityRole="image"
      accessibilityLabel={opens ? `${words}. ${t(hint)}` : words}
      testID={slides ? 'peek-pad' : `share-${slot + 1}`}
      style={absolute(rect)}
    />
  );
}

/** In less width a sign stands alone. */
const WORDS = 60;

/** Where the share goes if it is left, and what is laid onto it. */
function LeaveHere({ view, slot, rect }: OverlayProps & { readonly slot: number; readonly rect: Rect }) {
  const t = useWords();
  const theme = useTheme();
  const size = Math.min(20, Math.max(12.5, rect.width * 0.085));
  return (
    <View
      pointerEvents="none"
      style={[
        absolute(rect),
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
      <Glyph name="up" size={size * 1.45} color={theme.text1} />
      {rect.width < WORDS ? null : (
        <Text
          role="min"
          most={1.05}
          align="center"
          numberOfLines={4}
          style={{ fontSize: size, lineHeight: size * 1.12 }}
        >
          {leftWords(view, slot, t)}
        </Text>
      )}
    </View>
  );
}

/** A press shorter than this is none of a finger that looks, but of a screen reader. */
const READING = 250;

/** The same look without a slide: held by a key as by a finger, read out to those who do not see. */
function LookKey({ layout, view, held, shared, onHold, slot }: OverlayProps & { readonly slot: number }) {
  const t = useWords();
  const theme = useTheme();
  const open = held === slot;
  // A press that has come by hand or by a key has already shown them.
  const shown = useRef(false);
  // Where several people look, whoever held it up has seen it: then nothing is said, and nothing of it stays in the page.
  const since = useRef<number | null>(null);
  // What was read of a share goes with its question: the next captain's curtain hangs before the same page.
  const unsay = useRef<(() => void) | null>(null);
  useEffect(() => () => unsay.current?.(), [slot]);
  return (
    <Touch
      quiet
      accessibilityRole="button"
      accessibilityLabel={t('sea-of-clouds:places.look', { slot: slot + 1 })}
      aria-expanded={open}
      testID="peek-key"
      onPressIn={() => {
        since.current = Date.now();
        shown.current = shared || !open;
        if (shown.current) onHold(slot);
      }}
      onPressOut={() => {
        if (shared) onHold(null);
      }}
      onPress={() => {
        const looked = shared && since.current !== null && Date.now() - since.current > READING;
        since.current = null;
        if (looked) return;
        unsay.current?.();
        unsay.current = speakOut(facesSpoken(view.shares[slot]?.cards ?? [], view, t));
        if (!shared && !shown.current) onHold(open ? null : slot);
        shown.current = false;
      }}
      style={[
        absolute(layout.look),
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
      {layout.look.width < WORDS ? null : (
        <Text role="label" most={1.15} numberOfLines={1} style={{ flexShrink: 1 }}>
          {t(open && !layout.shade ? 'sea-of-clouds:places.onlyYou' : lookWords(shared))}
        </Text>
      )}
    </Touch>
  );
}
