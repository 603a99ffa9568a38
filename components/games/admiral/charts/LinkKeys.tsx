import * as Clipboard from 'expo-clipboard';
import { useMemo, useState } from 'react';
import { useWindowDimensions, View } from 'react-native';
import { useWords } from '@/components/i18n/words';
import { packText } from '@/components/kit/files/in-link';
import { linkTo } from '@/components/kit/files/link';
import { Button } from '@/components/ui/button';
import { Text } from '@/components/ui/text';
import { Qr, qrPath } from './Qr';

interface LinkKeysProps {
  /** The whole scenario. */
  readonly text: string;
  /** Why not now. */
  readonly off: string | null;
}

/** 14.7: browsers and messengers take that much of an address. */
const LONGEST_LINK = 8000;
/** Longer texts are not even packed: that takes a while, and they would not fit. */
const LONGEST_PACKED = 60_000;

export const linkOf = (text: string): string => linkTo(`charts/admiral?chart=${packText(text)}`);

/** Null: it is too long for one. */
function linkAndCode(text: string) {
  const link = text.length > LONGEST_PACKED ? null : linkOf(text);
  return link === null || link.length > LONGEST_LINK ? null : { link, code: qrPath(link) };
}

/** The whole chart as an address, to be sent or shown: nothing of it lies anywhere else. */
export function LinkKeys({ text, off }: LinkKeysProps) {
  const t = useWords();
  const { width } = useWindowDimensions();
  const [told, setTold] = useState<'copied' | 'failed' | null>(null);
  const [shown, setShown] = useState(false);
  const isOff = off !== null;
  const packed = useMemo(() => (isOff ? null : linkAndCode(text)), [isOff, text]);
  const tooLong = isOff || packed ? null : t('charts-admiral:link.tooLong');
  const noCode = isOff || packed?.code ? null : t('charts-admiral:link.tooLong');

  async function copy(): Promise<void> {
    if (!packed) return;
    try {
      await Clipboard.setStringAsync(packed.link);
      setTold('copied');
    } catch {
      setTold('failed');
    }
  }

  return (
    <View style={{ gap: 8 }}>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: 8 }}>
        <Button
          label={t('charts-admiral:link.copy')}
          sub={tooLong ?? undefined}
          off={off ?? tooLong}
          onPress={() => void copy()}
          testID="copy-link"
          style={{ flexGrow: 1, flexBasis: 140 }}
        />
        <Button
          label={t(shown ? 'charts-admiral:link.hide' : 'charts-admiral:link.show')}
          sub={noCode ?? undefined}
          off={off ?? noCode}
          onPress={() => setShown(!shown)}
          testID="show-qr"
          style={{ flexGrow: 1, flexBasis: 140 }}
        />
      </View>
      {told === null ? null : (
        <Text tone={told === 'failed' ? 'bad' : 'good'} accessibilityLiveRegion="polite" testID="link-gone">
          {t(told === 'failed' ? 'backup:gone.failed' : 'backup:gone.copied')}
        </Text>
      )}
      {shown && packed?.code ? (
        <>
          <Qr code={packed.code} label={t('charts-admiral:link.qr')} side={Math.min(width - 64, 420)} />
          <Text role="note" tone="text2">
            {t('charts-admiral:link.qrNote')}
          </Text>
        </>
      ) : null}
    </View>
  );
}
