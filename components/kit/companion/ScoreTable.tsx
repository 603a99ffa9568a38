import { View } from 'react-native';
import { Icon } from '@/components/art/Icon';
import { useWords } from '@/components/i18n/words';
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
  /** Who stands where; then the columns are a ranking, and the winner wears a crown. Without it they are as people sit. */
  readonly places?: readonly (readonly number[])[] | undefined;
}

/** Columns are players, rows are parts, the totals large below (look, section 17). */
export function ScoreTable({ players, rows, totals, winners, places }: ScoreTableProps) {
  const t = useWords();
  const theme = useTheme();
  const order = places?.flat() ?? players.map((_, seat) => seat);
  const row = { flexDirection: 'row', alignItems: 'center', gap: 4 } as const;
  return (
    <View
      testID="score-table"
      style={{ gap: 6, padding: 10, borderRadius: RADIUS.panel, backgroundColor: theme.panelStrong }}
    >
      <View style={row}>
        <View style={{ flex: 1.4 }} />
        {order.map((seat) => {
          const crowned = places !== undefined && winners.includes(seat);
          const name = players[seat]?.name ?? '';
          return (
            <View
              key={seat}
              accessible
              accessibilityLabel={crowned ? t('companion:score.winner', { name }) : name}
              testID={`column-${seat}`}
              style={{ flex: 1, alignItems: 'center', justifyContent: 'flex-end' }}
            >
              {crowned ? <Icon name="queen-crown" size={20} color={theme.lamp} /> : null}
              <Emblem emblem={players[seat]?.emblem ?? 1} size={28} />
            </View>
          );
        })}
      </View>
      {rows.map(({ label, values }) => (
        <View key={label} style={row}>
          <Text role="sub" tone="text2" most={1.5} style={{ flex: 1.4 }}>
            {label}
          </Text>
          {order.map((seat) => (
            <Text key={seat} role="label" most={1.5} align="center" style={{ flex: 1 }}>
              {values[seat]}
            </Text>
          ))}
        </View>
      ))}
      <View style={{ height: 2, backgroundColor: theme.lamp, opacity: 0.4 }} />
      <View style={row}>
        <View style={{ flex: 1.4 }} />
        {order.map((seat) => (
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
            {totals[seat]}
          </Text>
        ))}
      </View>
    </View>
  );
}
