import { View } from 'react-native';
import { useWords } from '@/components/i18n/words';
import { Text } from '@/components/ui/text';
import { useLargeText, useTheme } from '@/components/ui/theme/context';
import { RADIUS } from '@/components/ui/theme/tokens';
import type { WindShares } from '@/engine/games/admiral/public';

const WINDS = ['calm', 'fresh', 'storm'] as const;
/** The sectors of the vane. */
const SECTORS = { calm: '#F4F1E6', fresh: '#4A97E8', storm: '#D95140' } as const;

/** Look 20.6, E-14: how often the vane points to a calm, a fresh wind and a storm. */
export function WindChips({ parts, of, next }: WindShares & { readonly next: string | null }) {
  const t = useWords();
  const theme = useTheme();
  const isLarge = useLargeText();
  return (
    <>
      <View testID="wind-chips" style={{ flexDirection: 'row', flexWrap: 'wrap', gap: 8, padding: 8 }}>
        {WINDS.map((wind, i) => (
          <View
            key={wind}
            accessible
            style={{
              flexGrow: 1,
              flexBasis: isLarge ? 200 : 96,
              flexDirection: 'row',
              alignItems: 'center',
              gap: 8,
              padding: 8,
              borderRadius: RADIUS.strip,
              borderWidth: 1,
              borderColor: theme.line,
              backgroundColor: theme.panelStrong,
            }}
          >
            <View
              style={{
                width: 20,
                height: 20,
                borderRadius: 10,
                borderWidth: 1,
                borderColor: theme.text3,
                backgroundColor: SECTORS[wind],
              }}
            />
            <View style={{ flexShrink: 1 }}>
              <Text role="label" most={1.6}>
                {t(`admiral:board.winds.${wind}`)}
              </Text>
              <Text role="min" most={1.6} tone="text2">
                {t('admiral:badges.goal', { count: parts[i] ?? 0, of })}
              </Text>
            </View>
          </View>
        ))}
      </View>
      {next === null ? null : (
        <Text role="sub" tone="text2" align="center">
          {t('admiral:board.nextWind', { name: next })}
        </Text>
      )}
    </>
  );
}
