import { ScrollView, View } from 'react-native';
import { Icon } from '@/components/art/Icon';
import { useWords } from '@/components/i18n/words';
import { useBack } from '@/components/ui/back';
import { Key } from '@/components/ui/key';
import { Live } from '@/components/ui/live';
import { Text } from '@/components/ui/text';
import { useLargeText, useTheme } from '@/components/ui/theme/context';
import { RADIUS } from '@/components/ui/theme/tokens';
import type { Asking } from './advice';
import type { Frame } from '@/components/kit/frame/frame';

/** Advice in words. */
export interface Advised {
  readonly action: string;
  readonly chance: string;
  readonly reasons: readonly string[];
}

export interface AdvicePanelProps {
  readonly frame: Frame;
  readonly asking: Asking;
  readonly advised: Advised | null;
  readonly onDismiss: () => void;
}

const WIDEST = 520;

/** What the Captain says: over the rivals, so that the pieces to choose from and the decision stay free. */
export function AdvicePanel({ frame, asking, advised, onDismiss }: AdvicePanelProps) {
  const t = useWords();
  const theme = useTheme();
  const large = useLargeText();
  useBack(asking.kind !== 'silent', onDismiss);
  if (asking.kind === 'silent') return null;
  const { board, header } = frame;
  const thinking = asking.kind === 'thinking';
  const width = Math.min(board.width, WIDEST);
  const left = frame.shape === 'side' ? board.x : board.x + (board.width - width) / 2;
  const top = frame.shape === 'side' ? header.y + header.height : board.y;
  return (
    <View
      testID="advice"
      style={{
        position: 'absolute',
        zIndex: 2,
        left,
        top,
        width,
        // Large letters need the room; it scrolls, and it goes at a touch.
        maxHeight: (board.y + board.height - top) * (large ? 1 : 0.6),
        overflow: 'hidden',
        flexDirection: 'row',
        gap: 10,
        paddingVertical: 8,
        paddingLeft: 12,
        paddingRight: 4,
        borderRadius: RADIUS.strip,
        borderWidth: 2,
        borderColor: theme.lamp,
        backgroundColor: theme.raised,
      }}
    >
      <View style={{ paddingTop: 6 }}>
        <Icon name="pirate-captain" size={32} color={theme.lamp} />
      </View>
      <ScrollView style={{ flex: 1 }} contentContainerStyle={{ gap: 4, paddingVertical: 4 }}>
        <Live role="status" style={{ gap: 4 }}>
          <Text role="sub" tone="text2">
            {t(thinking ? 'app:advice.thinking' : 'app:advice.title')}
          </Text>
          {advised ? (
            <>
              <Text role="label" testID="advice-action">
                {advised.action}
              </Text>
              <Text role="note" testID="advice-chance">
                {advised.chance}
              </Text>
              <Text role="note" tone="text2" testID="advice-reason">
                {advised.reasons.join(' ')}
              </Text>
            </>
          ) : null}
          {asking.kind === 'failed' ? <Text role="note">{t('app:advice.failed')}</Text> : null}
        </Live>
        {thinking ? <Progress part={asking.part} label={t('app:advice.thinking')} /> : null}
      </ScrollView>
      <Key
        glyph="x"
        label={t(thinking ? 'app:advice.cancel' : 'app:common.close')}
        onPress={onDismiss}
        testID="advice-close"
      />
    </View>
  );
}

function Progress({ part, label }: { readonly part: number; readonly label: string }) {
  const theme = useTheme();
  const percent = Math.round(part * 100);
  return (
    <View
      accessibilityRole="progressbar"
      accessibilityLabel={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      testID="advice-progress"
      style={{ height: 8, borderRadius: 4, marginVertical: 8, backgroundColor: theme.slotEmpty, overflow: 'hidden' }}
    >
      <View style={{ width: `${percent}%`, height: 8, borderRadius: 4, backgroundColor: theme.lampHot }} />
    </View>
  );
}
