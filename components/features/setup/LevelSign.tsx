import { View } from 'react-native';
import { useWords } from '@/components/i18n/words';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import { LEVELS, type Level } from '@/engine';

/** How strong a bot plays: as many bars of four, and the word. */
export function LevelSign({ level }: { readonly level: Level }) {
  const t = useWords();
  const theme = useTheme();
  const strength = LEVELS.indexOf(level);
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: 8, flexShrink: 1 }}>
      <View style={{ flexDirection: 'row', alignItems: 'flex-end', gap: 3 }}>
        {LEVELS.map((one, i) => (
          <View
            key={one}
            style={{
              width: 5,
              height: 8 + 4 * i,
              borderRadius: 2,
              backgroundColor: i <= strength ? theme.lamp : theme.line,
            }}
          />
        ))}
      </View>
      <Text role="label" tone="text2">
        {t(`app:levels.${level}`)}
      </Text>
    </View>
  );
}
