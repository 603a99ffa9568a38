import * as Clipboard from 'expo-clipboard';
import { useState } from 'react';
import { troubleWords } from '@/components/i18n/reason-words';
import { useWords } from '@/components/i18n/words';
import { SPEEDS, type Settings } from '@/components/settings/settings';
import { emblemOf, nameOf } from '@/components/table/seats';
import { Button } from '@/components/ui/button';
import { Choices } from '@/components/ui/choices';
import { Emblem } from '@/components/ui/emblem';
import { Row } from '@/components/ui/row';
import { Segmented } from '@/components/ui/segmented';
import { Sheet } from '@/components/ui/sheet';
import { Text } from '@/components/ui/text';
import type { Match, Seat } from '@/engine';
import { codeOf } from './code';
import { viewersOf } from './reel';

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

/** Whose eyes, how fast, and the match as a code. */
export function ReplayMenu({ open, match, viewer, onViewer, speed, onSpeed, onClose }: ReplayMenuProps) {
  const t = useWords();
  const [said, setSaid] = useState<{ readonly text: string; readonly bad: boolean } | null>(null);
  const { seats } = match;
  const viewers = viewersOf(match);
  const running = match.outcome() === undefined;
  const copy = async () => {
    const code = codeOf(match);
    if (code.ok) await Clipboard.setStringAsync(code.value);
    setSaid(code.ok ? { text: t('replay:copied'), bad: false } : { text: troubleWords(code.trouble, t), bad: true });
  };
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
      <Button
        label={t('replay:share')}
        sub={t(running ? 'replay:shareRunning' : 'replay:shareNote')}
        onPress={() => void copy()}
        testID="copy-code"
      />
      {said ? (
        <Text tone={said.bad ? 'bad' : 'good'} align="center" accessibilityLiveRegion="polite" testID="share-said">
          {said.text}
        </Text>
      ) : null}
    </Sheet>
  );
}
