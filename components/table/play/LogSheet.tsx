import { View } from 'react-native';
import { useWords, type Words } from '@/components/i18n/words';
import { Button } from '@/components/ui/button';
import { Emblem } from '@/components/ui/emblem';
import { Sheet } from '@/components/ui/sheet';
import { Text } from '@/components/ui/text';
import type { Seat, SeatSetup } from '@/engine';
import { eventFor } from '@/engine/core/event';
import type { GameFace } from '../face';
import { emblemOf } from '../seats';
import type { LogStep } from './log';

export interface LogLine {
  readonly key: string;
  readonly seat: Seat;
  readonly text: string;
}

/** The story in sentences, as this viewer may hear it; the oldest first. */
export function linesOf(
  story: readonly LogStep[],
  face: GameFace,
  seats: readonly SeatSetup[],
  viewer: Seat | null,
  t: Words,
): LogLine[] {
  return story.flatMap((step) =>
    step.events.flatMap((event, i) => {
      const text = face.eventWords(eventFor(event, viewer), seats, t);
      const seat = 'seat' in event && typeof event.seat === 'number' ? event.seat : step.seat;
      return text === null ? [] : [{ key: `${step.at}.${i}`, seat, text }];
    }),
  );
}

interface LogSheetProps {
  readonly open: boolean;
  readonly lines: readonly LogLine[];
  readonly seats: readonly SeatSetup[];
  readonly onClose: () => void;
  /** Shows the others' last turns again; null while there is nothing to show. */
  readonly onAgain?: (() => void) | null;
}

export function LogSheet({ open, lines, seats, onClose, onAgain }: LogSheetProps) {
  const t = useWords();
  return (
    <Sheet
      open={open}
      title={t('app:log.title')}
      closeLabel={t('app:common.close')}
      onClose={onClose}
      testID="log"
      foot={onAgain ? <Button label={t('app:log.again')} kind="secondary" onPress={onAgain} testID="again" /> : null}
    >
      {lines.length === 0 ? <Text tone="text2">{t('app:log.empty')}</Text> : null}
      {[...lines].reverse().map(({ key, seat, text }) => (
        <View key={key} style={{ flexDirection: 'row', gap: 10, alignItems: 'flex-start' }} testID="log-line">
          <Emblem emblem={emblemOf(seats, seat)} size={22} />
          <Text role="body" tone="text2" style={{ flex: 1 }}>
            {text}
          </Text>
        </View>
      ))}
    </Sheet>
  );
}
