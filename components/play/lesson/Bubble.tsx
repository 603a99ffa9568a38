import { useSyncExternalStore } from 'react';
import { ScrollView, View } from 'react-native';
import { useLaterWords } from '@/components/i18n/later-words';
import { say, useWords } from '@/components/i18n/words';
import type { Frame, Rect } from '@/components/kit/frame/frame';
import { nameOf } from '@/components/kit/people/seats';
import { WordsTrouble } from '@/components/kit/trouble/WordsTrouble';
import { Text } from '@/components/ui/text';
import { useTextScale, useTheme } from '@/components/ui/theme/context';
import { RADIUS, SIZE } from '@/components/ui/theme/tokens';
import { Touch } from '@/components/ui/touch';
import type { Seat, SeatSetup, View as GameView } from '@/engine';
import { bubblePlace } from './bubble-place';
import { LEARNER } from '@/components/kit/course';
import type { Guide } from './guide';

interface BubbleProps {
  readonly guide: Guide;
  readonly frame: Frame;
  readonly view: GameView;
  readonly seats: readonly SeatSetup[];
  readonly focus: Seat;
  /** Pieces move: only what is said about the others' moves stays. */
  readonly busy: boolean;
  readonly onShelf: () => void;
  /** To the lessons that follow these. */
  readonly onNext: () => void;
  /** A first match, dealt at once. */
  readonly onFirst: () => void;
}

/** What the lesson says, beside the thing it speaks about. The table stays free to touch. */
export function Bubble({ guide, frame, view, seats, focus, busy, onShelf, onNext, onFirst }: BubbleProps) {
  const t = useWords();
  const theme = useTheme();
  const textScale = useTextScale();
  const lesson = useSyncExternalStore(guide.subscribe, guide.lesson, guide.lesson);
  const { course } = guide;
  const { state } = useLaterWords(course.subject);
  if (!lesson || (busy && lesson.until !== 'turn')) return null;
  // One key stands beside the words: the less the bubble covers, the more of the table is seen.
  const beside = lesson.until === 'move' || lesson.until === 'turn';
  const about = lesson.lit === null ? null : course.place(lesson.lit, view, focus, frame);
  const names = { rival: nameOf(seats, LEARNER + 1), other: nameOf(seats, LEARNER + 2) };
  return (
    <>
      {about?.ring ? <Ring rect={about.ring} color={theme.lamp} /> : null}
      <View
        testID="lesson"
        style={{
          position: 'absolute',
          ...bubblePlace(frame, about, textScale),
          borderRadius: RADIUS.strip,
          backgroundColor: theme.raised,
          borderWidth: 2,
          borderColor: theme.lamp,
          padding: 12,
          gap: 8,
          ...(beside && { flexDirection: 'row', alignItems: 'center' }),
        }}
      >
        <ScrollView style={{ flexGrow: beside ? 1 : 0, flexShrink: 1, ...(beside && { alignSelf: 'stretch' }) }}>
          {course.picture?.(lesson.id) ?? null}
          {state === 'here' ? (
            <Text role="prompt" testID={`lesson-${lesson.id}`} accessibilityLiveRegion="polite">
              {say(t, `${course.subject}:steps.${lesson.id}`, names)}
            </Text>
          ) : (
            <WordsTrouble subject={course.subject} />
          )}
        </ScrollView>
        <View style={{ flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 8 }}>
          {lesson.until === 'end' ? (
            <>
              <BubbleKey label={t('tutorial:leave')} onPress={onShelf} testID="learn-shelf" />
              {course.next ? (
                <BubbleKey
                  label={t('tutorial:nextLesson')}
                  lit
                  onPress={() => {
                    guide.leave();
                    onNext();
                  }}
                  testID="learn-next-lesson"
                />
              ) : (
                <BubbleKey label={t('tutorial:end')} onPress={() => guide.leave()} testID="learn-play-on" />
              )}
              <BubbleKey
                label={t('app:shelf.firstMatch')}
                lit={!course.next}
                onPress={() => {
                  guide.leave();
                  onFirst();
                }}
                testID="learn-first-match"
              />
            </>
          ) : (
            <BubbleKey
              label={t('tutorial:skip')}
              spoken={t('tutorial:skipSpoken')}
              onPress={() => guide.leave()}
              testID="learn-skip"
            />
          )}
          {lesson.until === 'go-on' ? (
            <BubbleKey label={t('tutorial:next')} lit onPress={() => guide.goOn()} testID="learn-next" />
          ) : null}
        </View>
      </View>
    </>
  );
}

interface BubbleKeyProps {
  readonly label: string;
  readonly onPress: () => void;
  readonly testID: string;
  /** What a screen reader says, where the label is too short for the ear. */
  readonly spoken?: string;
  /** The one that leads on. */
  readonly lit?: boolean;
}

function BubbleKey({ label, spoken = label, onPress, testID, lit = false }: BubbleKeyProps) {
  const { button } = useTheme();
  const tones = lit ? button.primary : button.ghost;
  return (
    <Touch
      accessibilityRole="button"
      accessibilityLabel={spoken}
      testID={testID}
      onPress={onPress}
      style={({ pressed }) => ({
        minHeight: SIZE.touch,
        paddingHorizontal: 14,
        paddingVertical: 6,
        borderRadius: RADIUS.chip,
        borderWidth: 1,
        borderColor: tones.line,
        backgroundColor: tones.face,
        justifyContent: 'center',
        opacity: pressed ? 0.8 : 1,
      })}
    >
      <Text role="label" color={tones.text}>
        {label}
      </Text>
    </Touch>
  );
}

const OUTSET = 4;

/** A lit edge round what is meant. */
function Ring({ rect, color }: { readonly rect: Rect; readonly color: string }) {
  return (
    <View
      testID="lesson-ring"
      aria-hidden
      pointerEvents="none"
      style={{
        position: 'absolute',
        left: rect.x - OUTSET,
        top: rect.y - OUTSET,
        width: rect.width + 2 * OUTSET,
        height: rect.height + 2 * OUTSET,
        borderRadius: RADIUS.slot + OUTSET,
        borderWidth: 3,
        borderColor: color,
      }}
    />
  );
}
