import { View } from 'react-native';
import { useWords } from '@/components/i18n/words';
import { Emblem } from '@/components/ui/emblem';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import { RADIUS } from '@/components/ui/theme/tokens';
import type { Result } from '@/engine/companion/sea-of-clouds/result';
import type { CloudsSheet } from '@/engine/companion/sea-of-clouds/sheet';
import { PARTS } from './score-text';
import { pointsWords } from './words';

/** Columns are captains, rows are parts, the totals large below (look, section 17). */
export function ScoreTable({ sheet, result }: { readonly sheet: CloudsSheet; readonly result: Result }) {
  const t = useWords();
  const theme = useTheme();
  const row = { flexDirection: 'row', alignItems: 'center', gap: 4 } as const;
  return (
    <View
      testID="score-table"
      style={{ gap: 6, padding: 10, borderRadius: RADIUS.panel, backgroundColor: theme.panelStrong }}
    >
      <View style={row}>
        <View style={{ flex: 1.4 }} />
        {sheet.players.map(({ emblem }, seat) => (
          <View key={seat} style={{ flex: 1, alignItems: 'center' }}>
            <Emblem emblem={emblem} size={28} />
          </View>
        ))}
      </View>
      {PARTS.map((part) => (
        <View key={part} style={row}>
          <Text role="sub" tone="text2" most={1.5} style={{ flex: 1.4 }}>
            {t(`sea-of-clouds:score.${part}`)}
          </Text>
          {result.lines.map((line) => (
            <Text key={line.seat} role="label" most={1.5} align="center" style={{ flex: 1 }}>
              {pointsWords(line[part])}
            </Text>
          ))}
        </View>
      ))}
      <View style={{ height: 2, backgroundColor: theme.lamp, opacity: 0.4 }} />
      <View style={row}>
        <View style={{ flex: 1.4 }} />
        {result.lines.map(({ seat, total }) => (
          <Text
            key={seat}
            role="moment"
            accessibilityRole="text"
            most={1}
            align="center"
            tone={result.winners.includes(seat) ? 'lamp' : 'text1'}
            testID={`sum-${seat}`}
            style={{ flex: 1, fontSize: 34, lineHeight: 40 }}
          >
            {pointsWords(total)}
          </Text>
        ))}
      </View>
    </View>
  );
}
