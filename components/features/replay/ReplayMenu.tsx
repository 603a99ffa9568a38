import { useWords } from '@/components/i18n/words';
import { SPEEDS, type Settings } from '@/components/kit/settings/settings';
import { emblemOf, nameOf } from '@/components/kit/people/seats';
import { Choices } from '@/components/ui/choices';
import { Emblem } from '@/components/ui/emblem';
import { Row } from '@/components/ui/row';
import { Segmented } from '@/components/ui/segmented';
import { Sheet } from '@/components/ui/sheet';
import { Text } from '@/components/ui/text';
import type { Match, Seat } from '@/engine';
import { viewersOf } from '@/components/play/matches/reel';
import { ShareMatch } from './ShareMatch';

interface ReplayMenuProps {
  readonly open: boolean;
  readonly match: Match;
  readonly viewer: Seat | null;
  readonly onViewer: (viewer: Seat | null) => void;
  readonly speed: Settings['speed'];
  readonly onSpeed: (speed: Settings['speed']) => void;
  readonly onClose: () => void;
}

const SPEED_WORDS = { slow: 'speedSlow', normal: 'speedNormal', fast: 'speedFast', instant: 'speedInstant' } as const;

/** Point of view, speed, and ways to share the match. */
export function ReplayMenu({ open, match, viewer, onViewer, speed, onSpeed, onClose }: ReplayMenuProps) {
  const t = useWords();
  const { seats } = match;
  const viewers = viewersOf(match);
  const running = match.outcome() === undefined;
  return (
    <Sheet
      open={open}
      title={t('replay:menu')}
      closeLabel={t('app:common.close')}
      onClose={onClose}
      testID="replay-menu"
    >
      <Text role="label">{t('replay:viewer')}</Text>
      <Choices label={t('replay:viewer')}>
        {viewers.map((one) => (
          <Row
            key={one ?? 'all'}
            title={one === null ? t('replay:everyone') : nameOf(seats, one)}
            {...(one === null ? {} : { left: <Emblem emblem={emblemOf(seats, one)} size={28} /> })}
            radio
            chosen={viewer === one}
            onPress={() => onViewer(one)}
            testID={`viewer-${one ?? 'all'}`}
          />
        ))}
      </Choices>
      {running ? (
        <Text role="note" tone="text2" testID="open-only">
          {t('replay:openOnly')}
        </Text>
      ) : null}
      <Text role="label">{t('app:settings.speed')}</Text>
      <Segmented
        label={t('app:settings.speed')}
        value={speed}
        onChange={onSpeed}
        choices={SPEEDS.map((one) => ({
          value: one,
          label: t(`app:settings.${SPEED_WORDS[one]}`),
          testID: `replay-speed-${one}`,
        }))}
      />
      {open ? <ShareMatch match={match} /> : null}
    </Sheet>
  );
}
