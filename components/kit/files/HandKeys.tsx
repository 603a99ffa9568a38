import * as Clipboard from 'expo-clipboard';
import { useState } from 'react';
import { View } from 'react-native';
import { useWords } from '@/components/i18n/words';
import { Button } from '@/components/ui/button';
import { Text } from '@/components/ui/text';
import { newFile, WAYS } from './files';
import { fileName } from './name';
import type { OutFile, Way } from './out-file';

/** Letters. Phones end what is copied near a megabyte, and nobody can tell afterwards that it was cut. */
const MOST_COPIED = 100_000;

interface HandKeysProps {
  /** The file to give, or the text of one and what it is. */
  readonly file: OutFile | { readonly what: string; readonly text: string };
  /** Why not now. */
  readonly off?: string | null;
  /** The keys are `<name>-copy`, `<name>-folder` …, and what became of it `<name>-gone`. */
  readonly name: string;
}

type Told = 'copied' | 'saved' | 'shared' | 'downloaded' | 'failed';

/** The ways in which a text leaves the app. `Saved` is said only of what was read back where it lies now. */
export function HandKeys({ file, off = null, name }: HandKeysProps) {
  const t = useWords();
  const [told, setTold] = useState<Told | null>(null);
  const long = ('give' in file ? file.size : file.text.length) > MOST_COPIED;
  const hand = async (how: () => Promise<Told | null>) => {
    setTold(null);
    try {
      setTold(await how());
    } catch {
      setTold('failed');
    }
  };
  const give = (way: Way) => async (): Promise<Told | null> => {
    const gone = await asFile(file).give(way);
    if (gone === 'cancelled') return null;
    return gone === 'saved' ? 'saved' : way === 'share' ? 'shared' : 'downloaded';
  };
  const copy = async (): Promise<Told> => {
    await Clipboard.setStringAsync('give' in file ? await file.text() : file.text);
    return 'copied';
  };
  const grow = { flexGrow: 1, flexBasis: 140 } as const;
  return (
    <>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: 8 }}>
        {WAYS.map((way) => (
          <Button
            key={way}
            label={t(`backup:ways.${way}`)}
            off={off}
            onPress={() => void hand(give(way))}
            testID={`${name}-${way}`}
            style={grow}
          />
        ))}
        <Button
          label={t('backup:copy')}
          sub={long ? t('backup:tooLongToCopy') : undefined}
          off={off ?? (long ? t('backup:tooLongToCopy') : null)}
          onPress={() => void hand(copy)}
          testID={`${name}-copy`}
          style={grow}
        />
      </View>
      {told ? (
        <Text
          tone={told === 'failed' ? 'bad' : 'good'}
          accessibilityLiveRegion={told === 'failed' ? 'assertive' : 'polite'}
          testID={`${name}-gone`}
        >
          {t(`backup:gone.${told}`)}
        </Text>
      ) : null}
    </>
  );
}

function asFile(file: HandKeysProps['file']): OutFile {
  if ('give' in file) return file;
  const made = newFile(fileName(file.what));
  made.add(file.text);
  return made;
}
