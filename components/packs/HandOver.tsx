import * as Clipboard from 'expo-clipboard';
import { useState } from 'react';
import { saveFile } from '@/components/backup/files';
import { useWords } from '@/components/i18n/words';
import { Button } from '@/components/ui/button';
import { Text } from '@/components/ui/text';

interface HandOverProps {
  readonly text: string;
  /** Why not now. */
  readonly off: string | null;
}

const FILE_NAME = 'pirate-shelf-cards.txt';

/** The pack as a text, for another device or another owner. */
export function HandOver({ text, off }: HandOverProps) {
  const t = useWords();
  const [done, setDone] = useState<'copiedText' | 'savedText' | 'failed' | null>(null);
  const hand = async (how: 'copiedText' | 'savedText') => {
    try {
      if (how === 'copiedText') await Clipboard.setStringAsync(text);
      else if (!(await saveFile(FILE_NAME, text))) return;
      setDone(how);
    } catch {
      setDone('failed');
    }
  };
  return (
    <>
      <Button label={t('packs:copyText')} off={off} onPress={() => void hand('copiedText')} testID="pack-copy" />
      <Button label={t('packs:saveText')} off={off} onPress={() => void hand('savedText')} testID="pack-save" />
      {done ? (
        <Text tone={done === 'failed' ? 'bad' : 'good'} accessibilityLiveRegion="polite" testID="pack-handed">
          {t(`packs:${done}`)}
        </Text>
      ) : null}
    </>
  );
}
