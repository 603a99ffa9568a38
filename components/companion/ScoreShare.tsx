import * as Clipboard from 'expo-clipboard';
import { useState } from 'react';
import { View } from 'react-native';
import { saveFile } from '@/components/backup/files';
import { useWords } from '@/components/i18n/words';
import { Button } from '@/components/ui/button';
import { Text } from '@/components/ui/text';

interface ScoreShareProps {
  readonly text: string;
  readonly fileName: string;
}

/** The scores for whoever wants to keep them or to send them. */
export function ScoreShare({ text, fileName }: ScoreShareProps) {
  const t = useWords();
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await Clipboard.setStringAsync(text);
    setCopied(true);
  };
  return (
    <>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: 8 }}>
        <Button
          label={t('companion:scores.copy')}
          onPress={() => void copy()}
          testID="score-copy"
          style={{ flexGrow: 1 }}
        />
        <Button
          label={t('companion:scores.share')}
          onPress={() => void saveFile(fileName, text).catch(() => undefined)}
          testID="score-share"
          style={{ flexGrow: 1 }}
        />
      </View>
      {copied ? (
        <Text tone="good" accessibilityLiveRegion="polite" testID="score-copied">
          {t('companion:scores.copied')}
        </Text>
      ) : null}
    </>
  );
}
