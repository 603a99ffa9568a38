import { useSyncExternalStore } from 'react';
import { ScrollView, View } from 'react-native';
import { say, useWords } from '@/components/i18n/words';
import type { Frame, Rect } from '@/components/table/play/frame';
import { nameOf } from '@/components/table/seats';
import { Button } from '@/components/ui/button';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import { RADIUS } from '@/components/ui/theme/tokens';
import type { Seat, SeatSetup, View as GameView } from '@/engine';
import { bubblePlace } from './bubble-place';
import { LEARNER } from './course';
import type { Guide } from './guide';

interface BubbleProps {
  readonly guide: Guide;
  readonly frame: Frame;
  readonly view: GameView;
  readonly seats: readonly SeatSetup[];
  readonly focus: Seat;
  readonly onShelf: () => void;
}

/** What the lesson says, beside the thing it speaks about. The table stays free to touch. */
export function Bubble({ guide, frame, view, seats, focus, onShelf }: BubbleProps) {
  const t = useWords();
  const theme = useTheme();
  const lesson = useSyncExternalStore(guide.subscribe, guide.lesson, guide.lesson);
  if (!lesson) return null;
  const { course } = guide;
  const lit = lesson.lit === null ? null : course.place(lesson.lit, view, focus, frame);
  const rival = nameOf(seats, seats.length - 1 === LEARNER ? LEARNER : LEARNER + 1);
  const { maxHeight, ...place } = bubblePlace(frame, lit);
  return (
    <>
      {lit && lesson.lit !== 'tray' ? <Ring rect={lit} color={theme.lamp} /> : null}
      <View
        testID="lesson"
        nativeID={`lesson-${lesson.id}`}
        style={{
          position: 'absolute',
          ...place,
          maxHeight,
          borderRadius: RADIUS.strip,
          backgroundColor: theme.raised,
          borderWidth: 2,
          borderColor: theme.lamp,
        }}
      >
        <ScrollView contentContainerStyle={{ padding: 12, gap: 8 }}>
          <Text role="prompt" testID={`lesson-${lesson.id}`} accessibilityLiveRegion="polite">
            {say(t, `${course.subject}:steps.${lesson.id}`, { rival })}
          </Text>
          <View style={{ flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 8 }}>
            {lesson.until === 'end' ? (
              <>
                <Small label={t('tutorial:leave')} kind="ghost" onPress={onShelf} testID="lesson-shelf" />
                <Small label={t('tutorial:end')} kind="primary" onPress={() => guide.leave()} testID="lesson-end" />
              </>
            ) : (
              <Small label={t('tutorial:skip')} kind="ghost" onPress={() => guide.leave()} testID="lesson-skip" />
            )}
            {lesson.until === 'go-on' ? (
              <Small label={t('tutorial:next')} kind="primary" onPress={() => guide.goOn()} testID="lesson-next" />
            ) : null}
          </View>
        </ScrollView>
      </View>
    </>
  );
}

interface SmallProps {
  readonly label: string;
  readonly kind: 'primary' | 'ghost';
  readonly onPress: () => void;
  readonly testID: string;
}

function Small(props: SmallProps) {
  return <Button {...props} style={{ minHeight: 44, flexGrow: 1 }} />;
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
