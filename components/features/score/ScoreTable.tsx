import { createContext, useContext, useState, type ReactNode } from 'react';
import { ScrollView, View, type ViewStyle } from 'react-native';
import { useWords } from '@/components/i18n/words';
import { Icon } from '@/components/art/Icon';
import { Emblem } from '@/components/ui/emblem';
import { Text } from '@/components/ui/text';
import { useTextScale, useTheme } from '@/components/ui/theme/context';
import { COLOUR, RADIUS } from '@/components/ui/theme/tokens';
import type { Seat, SeatSetup } from '@/engine';
import type { Side } from '@/engine/core/game';
import type { ScoreRow, ScoreSheet } from '@/components/kit/face';
import { emblemOf, nameOf } from '@/components/kit/people/seats';
import { sumsAt } from './use-count';

interface ScoreTableProps {
  readonly sheet: ScoreSheet;
  readonly seats: readonly SeatSetup[];
  readonly sides: readonly Side[];
  /** Empty until all is counted. */
  readonly winners: readonly Seat[];
  /** How many rows have been told so far, the last one perhaps in part. */
  readonly told: number;
  /** There is room to spare: larger numbers, and rows that share the height. */
  readonly roomy: boolean;
}

const LABEL = 132;
const CELL = { few: 58, many: 48 };
/** From so many players on columns are narrow. */
const MANY = 7;
/** Rows that are taller than this no longer read as one sheet. */
const TALLEST = 64;
const PAD = { panel: 12, line: 8 };

const cellOf = (seats: number) => (seats < MANY ? CELL.few : CELL.many);

/** What the table takes, letters of the usual size or wider ones: names of rows on the left, all columns in sight. */
export const tableWidth = (seats: number, wider = 1) =>
  (LABEL + seats * cellOf(seats)) * wider + 2 * (PAD.panel + PAD.line);

/** Two digits still stand in it. */
const LEAST = 36;
const leastOf = (wider: number) => LEAST * Math.min(wider, 1.3);

/** A column under which most names are cut off is better without. */
const NAMED = 56;

/** And what it takes at least, the name of each row over its numbers. */
export const stackedWidth = (seats: number, wider: number) => seats * leastOf(wider) + 2 * (PAD.panel + PAD.line);

/** Columns are players, rows are parts of the score; the best of a row stands on gold. */
export function ScoreTable({ sheet, seats, sides, winners, told, roomy }: ScoreTableProps) {
  const t = useWords();
  const theme = useTheme();
  const wider = useWider();
  const [width, setWidth] = useState(0);
  const stacked = width > 0 && width < tableWidth(seats.length, wider);
  const cell = cellStyle(seats.length, wider, stacked);
  // Names would push the columns out of sight: where they must, the columns share what there is.
  const inner = Math.max(width, stackedWidth(seats.length, wider)) - 2 * PAD.panel;
  const named = !stacked || (inner - 2 * PAD.line) / seats.length >= NAMED * wider;
  const teams = sides.length < seats.length;
  const numberOf = (seat: Seat) => sides.findIndex((side) => side.includes(seat)) + 1;
  const counting = told < sheet.rows.length;
  const totals = counting ? sumsAt(sheet.rows, told) : sheet.totals;
  return (
    <View
      testID="score-panel"
      style={{ flexGrow: 1, borderRadius: RADIUS.panel, backgroundColor: theme.panelStrong, padding: PAD.panel }}
      onLayout={({ nativeEvent }) => setWidth(nativeEvent.layout.width)}
    >
      <Form value={{ stacked, roomy }}>
        <ScrollView horizontal style={{ flexGrow: 1 }} contentContainerStyle={{ flexGrow: 1 }}>
          <View style={{ flexGrow: 1, gap: 2, ...(stacked && { width: inner }) }} testID="score-table">
            {named ? null : <Names seats={seats} />}
            <Line label={sheet.corner}>
              {seats.map((_, seat) => (
                <View key={seat} style={cell} accessible accessibilityLabel={nameOf(seats, seat)}>
                  <Emblem emblem={emblemOf(seats, seat)} size={roomy ? 44 : 32} />
                  {named ? (
                    <Text role={roomy ? 'sub' : 'min'} tone="text2" numberOfLines={1} style={{ paddingHorizontal: 3 }}>
                      {nameOf(seats, seat)}
                    </Text>
                  ) : null}
                </View>
              ))}
            </Line>
            {teams ? (
              <Line label={t('app:score.sides')}>
                {seats.map((_, seat) => (
                  <View
                    key={seat}
                    style={cell}
                    accessible
                    accessibilityLabel={t('app:score.sideNumber', { number: numberOf(seat) })}
                  >
                    <Text role="sub" tone="text2" testID={`side-${seat}`}>
                      {numberOf(seat)}
                    </Text>
                  </View>
                ))}
              </Line>
            ) : null}
            {sheet.rows.map((row, i) => (
              <Values key={row.key} row={row} none={t('app:score.none')} striped={i % 2 === 0} shown={i < told} />
            ))}
            <View style={{ height: 2, backgroundColor: theme.lamp, opacity: 0.4 }} />
            <Line label={t('app:score.total')} strong>
              {totals.map((total, seat) => (
                <View key={seat} style={cell}>
                  <Text
                    role={totalRole(seats.length, roomy)}
                    accessibilityRole="text"
                    tone={winners.includes(seat) ? 'lamp' : 'text1'}
                    testID={`total-${seat}`}
                  >
                    {total}
                  </Text>
                </View>
              ))}
            </Line>
            {teams ? (
              <Line label={t('app:score.sideTotal')}>
                {seats.map((_, seat) => (
                  <View key={seat} style={cell}>
                    <Text role="sub" tone="text2" testID={`side-total-${seat}`}>
                      {sides[numberOf(seat) - 1]?.reduce((sum, one) => sum + (totals[one] ?? 0), 0)}
                    </Text>
                  </View>
                ))}
              </Line>
            ) : null}
            {sheet.after.map((row) => (
              <Values key={row.key} row={row} none={t('app:score.none')} striped={false} shown={!counting} />
            ))}
          </View>
        </ScrollView>
      </Form>
    </View>
  );
}

/** Who is who, over columns that are too narrow for names. */
function Names({ seats }: Pick<ScoreTableProps, 'seats'>) {
  return (
    <View
      aria-hidden
      testID="score-names"
      style={{ flexDirection: 'row', flexWrap: 'wrap', columnGap: 12, rowGap: 4, padding: PAD.line }}
    >
      {seats.map((_, seat) => (
        <View key={seat} style={{ flexDirection: 'row', alignItems: 'center', gap: 5 }}>
          <Emblem emblem={emblemOf(seats, seat)} size={20} />
          <Text role="min" tone="text2">
            {nameOf(seats, seat)}
          </Text>
        </View>
      ))}
    </View>
  );
}

function totalRole(seats: number, roomy: boolean) {
  if (seats >= MANY) return 'scoreSmall';
  return roomy ? 'title' : 'score';
}

/** Large letters widen the columns. Where they would not all be in sight, each row's name stands over its numbers. */
const MOST_WIDER = 1.5;
const FormContext = createContext({ stacked: false, roomy: false });
const Form = FormContext.Provider;

const useWider = () => Math.min(useTextScale(), MOST_WIDER);

function cellStyle(seats: number, wider: number, stacked: boolean): ViewStyle {
  const width = stacked ? { flexBasis: 0, minWidth: leastOf(wider) } : { width: cellOf(seats) * wider };
  return { ...width, flexGrow: 1, alignItems: 'center', justifyContent: 'center' };
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
  const { stacked, roomy } = useContext(FormContext);
  const width = LABEL * useWider();
  return (
    <View
      style={{
        flexDirection: stacked ? 'column' : 'row',
        alignItems: stacked ? 'stretch' : 'center',
        minHeight: roomy ? 40 : 33,
        flexGrow: 1,
        maxHeight: stacked ? undefined : TALLEST,
        paddingHorizontal: PAD.line,
        borderRadius: RADIUS.button,
        backgroundColor: striped ? theme.slotEmpty : 'transparent',
      }}
    >
      <View
        style={{ flexDirection: 'row', alignItems: 'center', gap: 10, ...(stacked ? null : { width, flexGrow: 1 }) }}
      >
        {sign ? (
          <View style={{ borderRadius: 8, padding: 4, backgroundColor: sign.color }}>
            <Icon name={sign.icon} size={roomy ? 26 : 20} color={COLOUR.paper.iconOnColour} />
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
      {stacked ? <View style={{ flexDirection: 'row' }}>{children}</View> : children}
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
  const { stacked, roomy } = useContext(FormContext);
  const cell = cellStyle(row.values.length, useWider(), stacked);
  const number = roomy && row.values.length < MANY ? 'score' : 'scoreSmall';
  return (
    <Line label={row.label} sign={row.sign} striped={striped}>
      {row.values.map((value, seat) => {
        const best = row.best.includes(seat);
        const count = row.counts?.[seat] ?? 0;
        return (
          <View key={seat} style={cell}>
            <View
              style={{
                minWidth: stacked ? LEAST : roomy ? 56 : 40,
                alignItems: 'center',
                borderRadius: 8,
                paddingHorizontal: stacked ? 0 : 8,
                opacity: shown ? 1 : 0,
                backgroundColor: best ? COLOUR.button.primary.mid : 'transparent',
              }}
            >
              {best ? (
                <Text role={number} accessibilityRole="text" color={COLOUR.button.primary.text}>
                  {value}
                </Text>
              ) : (
                <Text role={number} accessibilityRole="text" tone={value === null ? 'text3' : 'text1'}>
                  {value ?? none}
                </Text>
              )}
              {count > 0 ? (
                <Text role="min" most={1.2} tone="text2" style={{ position: 'absolute', left: '100%', bottom: 2 }}>
                  {`×${count}`}
                </Text>
              ) : null}
            </View>
          </View>
        );
      })}
    </Line>
  );
}
