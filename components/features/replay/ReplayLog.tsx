import { useWords } from '@/components/i18n/words';
import type { Moment } from '@/components/kit/face';
import { Sentence, type SignWords } from '@/components/kit/Sentence';
import { emblemOf } from '@/components/kit/people/seats';
import { Emblem } from '@/components/ui/emblem';
import { marked } from '@/components/ui/marked';
import { ListSheet } from '@/components/ui/sheet';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import { RADIUS, SIZE } from '@/components/ui/theme/tokens';
import { Touch } from '@/components/ui/touch';
import type { SeatSetup } from '@/engine';
import { useTold } from '@/components/play/log/use-told';
import type { ReelLine } from '@/components/play/matches/reel';

interface ReplayLogProps {
  /** The oldest first. */
  readonly tell: () => Generator<readonly ReelLine[]>;
  readonly seats: readonly SeatSetup[];
  readonly signs: SignWords | undefined;
  readonly at: number;
  /** Shows again what a line tells. */
  readonly onMoment: (moment: Moment) => void;
  readonly onClose: () => void;
}

/** The whole match in words; a line leads to its picture. Put up anew each time it opens. */
export function ReplayLog({ tell, seats, signs, at, onMoment, onClose }: ReplayLogProps) {
  const t = useWords();
  const { items, over } = useTold(tell);
  return (
    <ListSheet
      open
      title={t('app:log.title')}
      closeLabel={t('app:common.close')}
      onClose={onClose}
      testID="replay-log"
      items={items}
      keyOf={(line) => `${line.at}.${line.event}`}
      row={(line) => (
        <Line line={line} here={line.at === at - 1} seats={seats} signs={signs} onPress={() => onMoment(line)} />
      )}
      busy={over ? null : t('app:log.more')}
      empty={over ? <Text tone="text2">{t('app:log.empty')}</Text> : null}
    />
  );
}

interface LineProps extends Pick<ReplayLogProps, 'seats' | 'signs'> {
  readonly line: ReelLine;
  /** It led to the picture that is shown. */
  readonly here: boolean;
  readonly onPress: () => void;
}

function Line({ line, here, seats, signs, onPress }: LineProps) {
  const t = useWords();
  const theme = useTheme();
  return (
    <Touch
      accessibilityRole="button"
      accessibilityLabel={line.text}
      accessibilityHint={t('replay:goHere')}
      {...marked(here)}
      testID="replay-log-line"
      onPress={onPress}
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
}
