import { useWords } from '@/components/i18n/words';
import type { Moment } from '@/components/kit/face';
import { Sentence, type SignWords } from '@/components/kit/Sentence';
import { emblemOf } from '@/components/kit/people/seats';
import { Emblem } from '@/components/ui/emblem';
import { marked } from '@/components/ui/marked';
import { Sheet } from '@/components/ui/sheet';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import { RADIUS, SIZE } from '@/components/ui/theme/tokens';
import { Touch } from '@/components/ui/touch';
import type { SeatSetup } from '@/engine';
import type { ReelLine } from '@/components/play/matches/reel';

interface ReplayLogProps {
  readonly open: boolean;
  readonly lines: readonly ReelLine[];
  readonly seats: readonly SeatSetup[];
  readonly signs: SignWords | undefined;
  readonly at: number;
  /** Shows again what a line tells. */
  readonly onMoment: (moment: Moment) => void;
  readonly onClose: () => void;
}

/** The whole match in words; a line leads to its picture. */
export function ReplayLog({ open, lines, seats, signs, at, onMoment, onClose }: ReplayLogProps) {
  const t = useWords();
  const theme = useTheme();
  return (
    <Sheet
      open={open}
      title={t('app:log.title')}
      closeLabel={t('app:common.close')}
      onClose={onClose}
      testID="replay-log"
    >
      {lines.length === 0 ? <Text tone="text2">{t('app:log.empty')}</Text> : null}
      {lines.map((line, i) => {
        const here = line.at === at - 1;
        return (
          <Touch
            key={i}
            accessibilityRole="button"
            accessibilityLabel={line.text}
            accessibilityHint={t('replay:goHere')}
            {...marked(here)}
            testID="replay-log-line"
            onPress={() => onMoment(line)}
            style={{
              flexDirection: 'row',
              gap: 10,
              alignItems: 'center',
              minHeight: SIZE.touch,
              paddingHorizontal: 8,
              borderRadius: RADIUS.slot,
              backgroundColor: here ? theme.raised : 'transparent',
            }}
          >
            <Emblem emblem={emblemOf(seats, line.seat)} size={22} />
            <Sentence text={line.text} signs={signs} tone={here ? 'text1' : 'text2'} />
          </Touch>
        );
      })}
    </Sheet>
  );
}
