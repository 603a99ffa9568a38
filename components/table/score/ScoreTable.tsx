import type { ReactNode } from 'react';
import { ScrollView, View } from 'react-native';
import { useWords } from '@/components/i18n/words';
import { Emblem } from '@/components/ui/emblem';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import { COLOUR, RADIUS } from '@/components/ui/theme/tokens';
import type { Seat, SeatSetup } from '@/engine';
import type { ScoreRow, ScoreSheet } from '../face';
import { emblemOf, nameOf } from '../seats';

interface ScoreTableProps {
  readonly sheet: ScoreSheet;
  readonly seats: readonly SeatSetup[];
  readonly winners: readonly Seat[];
}

const LABEL = 110;
const CELL = 64;

/** Columns are players, rows are parts of the score; the best of a row stands on gold. */
export function ScoreTable({ sheet, seats, winners }: ScoreTableProps) {
  const t = useWords();
  const theme = useTheme();
  return (
    <View style={{ borderRadius: RADIUS.panel, backgroundColor: theme.panelStrong, padding: 12 }}>
      <ScrollView horizontal contentContainerStyle={{ flexGrow: 1 }}>
        <View style={{ flexGrow: 1, gap: 4 }} testID="score-table">
          <Line label={sheet.corner}>
            {seats.map((_, seat) => (
              <View key={seat} style={cell} accessible accessibilityLabel={nameOf(seats, seat)}>
                <Emblem emblem={emblemOf(seats, seat)} size={32} />
                <Text role="min" tone="text2" numberOfLines={1}>
                  {nameOf(seats, seat)}
                </Text>
              </View>
            ))}
          </Line>
          {sheet.rows.map((row) => (
            <Values key={row.key} row={row} none={t('app:score.none')} />
          ))}
          <View style={{ height: 2, backgroundColor: theme.lamp, opacity: 0.4 }} />
          <Line label={t('app:score.total')} strong>
            {sheet.totals.map((total, seat) => (
              <View key={seat} style={cell}>
                <Text
                  role="score"
                  accessibilityRole="text"
                  tone={winners.includes(seat) ? 'lamp' : 'text1'}
                  testID={`total-${seat}`}
                >
                  {total}
                </Text>
              </View>
            ))}
          </Line>
          {sheet.after.map((row) => (
            <Values key={row.key} row={row} none={t('app:score.none')} />
          ))}
        </View>
      </ScrollView>
    </View>
  );
}

const cell = { flexGrow: 1, width: CELL, alignItems: 'center', justifyContent: 'center' } as const;

function Line({
  label,
  strong,
  children,
}: {
  readonly label: string;
  readonly strong?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', minHeight: 40 }}>
      <View style={{ width: LABEL, flexGrow: 1 }}>
        <Text role={strong ? 'section' : 'label'} accessibilityRole="text" tone={strong ? 'text1' : 'text2'}>
          {label}
        </Text>
      </View>
      {children}
    </View>
  );
}

function Values({ row, none }: { readonly row: ScoreRow; readonly none: string }) {
  return (
    <Line label={row.label}>
      {row.values.map((value, seat) => {
        const best = row.best.includes(seat);
        return (
          <View key={seat} style={cell}>
            <View
              style={{
                minWidth: 40,
                alignItems: 'center',
                borderRadius: 8,
                paddingHorizontal: 8,
                backgroundColor: best ? COLOUR.button.primary.mid : 'transparent',
              }}
            >
              {best ? (
                <Text role="scoreSmall" accessibilityRole="text" color={COLOUR.button.primary.text}>
                  {value}
                </Text>
              ) : (
                <Text role="scoreSmall" accessibilityRole="text" tone={value === null ? 'text3' : 'text1'}>
                  {value ?? none}
                </Text>
              )}
            </View>
          </View>
        );
      })}
    </Line>
  );
}
