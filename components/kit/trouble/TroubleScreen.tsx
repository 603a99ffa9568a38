import type { ReactNode } from 'react';
import { View } from 'react-native';
import { Button } from '@/components/ui/button';
import { Screen } from '@/components/ui/screen';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import { RADIUS } from '@/components/ui/theme/tokens';
import { useWords } from '@/components/i18n/words';

interface TroubleScreenProps {
  readonly text: string;
  readonly testID: string;
  readonly onShelf: () => void;
  /** Leads on from here; without it the shelf does. */
  readonly lead?: { readonly label: string; readonly onPress: () => void; readonly testID: string };
  readonly children?: ReactNode;
}

/** A box that hangs askew, what happened in one sentence, and the ways on. */
export function TroubleScreen({ text, testID, onShelf, lead, children }: TroubleScreenProps) {
  const t = useWords();
  const theme = useTheme();
  return (
    <Screen testID={testID}>
      <View
        style={{
          marginTop: 60,
          padding: 24,
          gap: 12,
          borderRadius: RADIUS.panel,
          backgroundColor: theme.raised,
          transform: [{ rotate: '-1.5deg' }],
        }}
      >
        <Text role="section">{t('app:trouble.title')}</Text>
        <Text role="body" testID="trouble-text" accessibilityLiveRegion="assertive">
          {text}
        </Text>
      </View>
      <View style={{ gap: 8, marginTop: 16 }}>
        {children}
        <Button
          kind={lead ? 'secondary' : 'primary'}
          label={t('app:trouble.shelf')}
          onPress={onShelf}
          testID="to-shelf"
        />
        {lead ? <Button kind="primary" {...lead} /> : null}
      </View>
    </Screen>
  );
}
