import { View } from 'react-native';
import { Emblem } from '@/components/ui/emblem';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import { RADIUS } from '@/components/ui/theme/tokens';
import type { Person } from '@/engine/companion/core/person';

interface ScoreTableProps {
  readonly players: readonly Person[];
  readonly rows: readonly { readonly label: string; readonly values: readonly string[] }[];
  readonly totals: readonly string[];
  readonly winners: readonly number[];
}

/** Columns are players, rows are parts, the totals large below (look, section 17). */
export function ScoreTable({ players, rows, totals, winners }: ScoreTableProps) {
  const theme = useTheme();
  const row = { flexDirection: 'row', alignItems: 'center', gap: 4 } as const;
  return (
    <View
      testID="score-table"
      style={{ gap: 6, padding: 10, borderRadius: RADIUS.panel, backgroundColor: theme.panelStrong }}
    >
      <View style={row}>
        <View style={{ flex: 1.4 }} />
        {players.map(({ emblem }, seat) => (
          <View key={seat} style={{ flex: 1, alignItems: 'center' }}>
            <Emblem emblem={emblem} size={28} />
          </View>
        ))}
      </View>
      {rows.map(({ label, values }) => (
        <View key={label} style={row}>
          <Text role="sub" tone="text2" most={1.5} style={{ flex: 1.4 }}>
            {label}
          </Text>
          {values.map((value, seat) => (
            <Text key={seat} role="label" most={1.5} align="center" style={{ flex: 1 }}>
              {value}
            </Text>
          ))}
        </View>
      ))}
      <View style={{ height: 2, backgroundColor: theme.lamp, opacity: 0.4 }} />
      <View style={row}>
        <View style={{ flex: 1.4 }} />
        {totals.map((total, seat) => (
          <Text
            key={seat}
            role="moment"
            accessibilityRole="text"
            most={1}
            align="center"
            tone={winners.includes(seat) ? 'lamp' : 'text1'}
            testID={`sum-${seat}`}
            style={{ flex: 1, fontSize: 34, lineHeight: 40 }}
          >
            {total}
          </Text>
        ))}
      </View>
    </View>
  );
}
