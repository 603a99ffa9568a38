import type { ReactNode } from 'react';
import { ScrollView, View } from 'react-native';
import { useWords } from '@/components/i18n/words';
import { Icon } from '@/components/art/Icon';
import { Emblem } from '@/components/ui/emblem';
import { Text } from '@/components/ui/text';
import { useTextScale, useTheme } from '@/components/ui/theme/context';
import { COLOUR, RADIUS } from '@/components/ui/theme/tokens';
import type { Seat, SeatSetup } from '@/engine';
import type { ScoreRow, ScoreSheet } from '../face';
import { emblemOf, nameOf } from '../seats';
import { sumsAt } from './use-count';

interface ScoreTableProps {
  readonly sheet: ScoreSheet;
  readonly seats: readonly SeatSetup[];
  /** Empty until all is counted. */
  readonly winners: readonly Seat[];
  /** How many rows have been told so far, the last one perhaps in part. */
  readonly told: number;
}

const LABEL = 132;
const CELL = { few: 58, many: 48 };
/** From so many players on columns are narrow. */
const MANY = 7;
const PAD = { panel: 12, line: 8 };

const cellOf = (seats: number) => (seats < MANY ? CELL.few : CELL.many);

/** What the table takes with letters of the usual size: all columns in sight. */
export const tableWidth = (seats: number) => LABEL + seats * cellOf(seats) + 2 * (PAD.panel + PAD.line);

/** Columns are players, rows are parts of the score; the best of a row stands on gold. */
export function ScoreTable({ sheet, seats, winners, told }: ScoreTableProps) {
  const t = useWords();
  const theme = useTheme();
  const { cell } = useColumns(seats.length);
  const counting = told < sheet.rows.length;
  const totals = counting ? sumsAt(sheet.rows, told) : sheet.totals;
  return (
    <View style={{ borderRadius: RADIUS.panel, backgroundColor: theme.panelStrong, padding: PAD.panel }}>
      <ScrollView horizontal contentContainerStyle={{ flexGrow: 1 }}>
        <View style={{ flexGrow: 1, gap: 2 }} testID="score-table">
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
          {sheet.rows.map((row, i) => (
            <Values key={row.key} row={row} none={t('app:score.none')} striped={i % 2 === 0} shown={i < told} />
          ))}
          <View style={{ height: 2, backgroundColor: theme.lamp, opacity: 0.4 }} />
          <Line label={t('app:score.total')} strong>
            {totals.map((total, seat) => (
              <View key={seat} style={cell}>
                <Text
                  role={seats.length < MANY ? 'score' : 'scoreSmall'}
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
            <Values key={row.key} row={row} none={t('app:score.none')} striped={false} shown={!counting} />
          ))}
        </View>
      </ScrollView>
    </View>
  );
}

/** Large letters widen the columns; the table then moves sideways. */
const MOST_WIDER = 1.5;

function useColumns(seats: number) {
  const wider = Math.min(useTextScale(), MOST_WIDER);
  const cell = { flexGrow: 1, width: cellOf(seats) * wider, alignItems: 'center', justifyContent: 'center' } as const;
  return { cell };
}

function Line({
  label,
  strong,
  sign,
  striped = false,
  children,
}: {
  readonly label: string;
  readonly sign?: ScoreRow['sign'] | undefined;
  readonly striped?: boolean;
  readonly strong?: boolean;
  readonly children: ReactNode;
}) {
  const theme = useTheme();
  const width = LABEL * Math.min(useTextScale(), MOST_WIDER);
  return (
    <View
      style={{
        flexDirection: 'row',
        alignItems: 'center',
        minHeight: 33,
        paddingHorizontal: PAD.line,
        borderRadius: RADIUS.button,
        backgroundColor: striped ? theme.slotEmpty : 'transparent',
      }}
    >
      <View style={{ width, flexGrow: 1, flexDirection: 'row', alignItems: 'center', gap: 10 }}>
        {sign ? (
          <View style={{ borderRadius: 8, padding: 4, backgroundColor: sign.color }}>
            <Icon name={sign.icon} size={20} color={COLOUR.paper.iconOnColour} />
          </View>
        ) : null}
        <Text
          role={strong ? 'section' : 'label'}
          accessibilityRole="text"
          tone={strong ? 'text1' : 'text2'}
          style={{ flexShrink: 1 }}
        >
          {label}
        </Text>
      </View>
      {children}
    </View>
  );
}

interface ValuesProps {
  readonly row: ScoreRow;
  readonly none: string;
  readonly striped: boolean;
  /** The row keeps its place while it waits to be told. */
  readonly shown: boolean;
}

function Values({ row, none, striped, shown }: ValuesProps) {
  const { cell } = useColumns(row.values.length);
  return (
    <Line label={row.label} sign={row.sign} striped={striped}>
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
                opacity: shown ? 1 : 0,
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
