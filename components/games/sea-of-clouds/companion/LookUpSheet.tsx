import { View } from 'react-native';
import { useWords } from '@/components/i18n/words';
import { Button } from '@/components/ui/button';
import { useGo } from '@/components/ui/go';
import { Sheet } from '@/components/ui/sheet';
import { Text } from '@/components/ui/text';

const TOPICS = [
  'strength',
  'winning',
  'effects',
  'gain',
  'steal',
  'exchange',
  'lookout',
  'plume',
  'chest',
  'deck',
] as const;

/** 11: the rules that are asked for at the table, in a sentence or two each. */
export function LookUpSheet({ onClose }: { readonly onClose: () => void }) {
  const t = useWords();
  const go = useGo();
  return (
    <Sheet
      open
      title={t('companion-sea-of-clouds:lookUp.title')}
      closeLabel={t('app:common.close')}
      onClose={onClose}
      testID="look-up"
      foot={
        <Button
          kind="ghost"
          label={t('companion-sea-of-clouds:lookUp.rules')}
          onPress={() => go({ pathname: '/rules/[game]', params: { game: 'sea-of-clouds' } })}
          testID="look-up-rules"
        />
      }
    >
      {TOPICS.map((topic) => (
        <View key={topic} style={{ gap: 2 }}>
          <Text role="section">{t(`companion-sea-of-clouds:lookUp.${topic}.title`)}</Text>
          <Text>{t(`companion-sea-of-clouds:lookUp.${topic}.text`)}</Text>
        </View>
      ))}
    </Sheet>
  );
}
