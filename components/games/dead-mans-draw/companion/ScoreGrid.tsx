import { ScrollView, useWindowDimensions, View } from 'react-native';
import { SUIT_LOOK } from '@/components/games/dead-mans-draw/scene/suits';
import { useWords } from '@/components/i18n/words';
import { Sign } from '@/components/kit/rules/Prose';
import { Emblem } from '@/components/ui/emblem';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import { RADIUS, TYPE_SCALE } from '@/components/ui/theme/tokens';
import type { Result } from '@/engine/companion/dead-mans-draw/result';
import { SUITS, type Suit } from '@/engine/games/dead-mans-draw/data/suits';
import type { DrawAt } from './kind';
import { StackCell } from './StackCell';

interface ScoreGridProps extends Pick<DrawAt, 'sheet' | 'tap'> {
  readonly result: Result;
  readonly onHold: (seat: number, suit: Suit) => void;
}

const LABEL = 48;
const COLUMN = 88;
/** The page and what stands round the columns. */
const PAGE = 980;
const AROUND = 110;
/** Two digits and a little air, in heights of a digit. */
const TWO_DIGITS = 1.5;

/** Columns are players, rows are suits, the totals large below (look, section 17). */
export function ScoreGrid({ sheet, tap, result, onHold }: ScoreGridProps) {
  const t = useWords();
  const theme = useTheme();
  const { players } = sheet;
  const room = (Math.min(PAGE, useWindowDimensions().width) - AROUND) / players.length;
  const digit = Math.min(TYPE_SCALE.trackerTablet[0], Math.max(COLUMN, room) / TWO_DIGITS);
  const line = { flexDirection: 'row', alignItems: 'center', gap: 6 } as const;
  const column = { flex: 1, minWidth: COLUMN, alignItems: 'center' } as const;
  return (
    <View style={{ borderRadius: RADIUS.panel, backgroundColor: theme.panel, padding: 10 }}>
      <ScrollView horizontal contentContainerStyle={{ flexGrow: 1 }}>
        <View style={{ flexGrow: 1, gap: 6 }} testID="score-grid">
          <View style={line}>
            <View style={{ width: LABEL }} />
            {players.map(({ name, emblem }, seat) => (
              <View key={seat} style={column}>
                <Emblem emblem={emblem} size={36} />
                <Text role="label" numberOfLines={1}>
                  {name}
                </Text>
              </View>
            ))}
          </View>
          {SUITS.map((suit) => (
            <View key={suit} style={line}>
              <View style={{ width: LABEL, alignItems: 'center' }}>
                <Sign mark={SUIT_LOOK[suit]} size={38} />
              </View>
              {players.map((_, seat) => (
                <View key={seat} style={{ flex: 1, minWidth: COLUMN, flexDirection: 'row' }}>
                  <StackCell sheet={sheet} tap={tap} seat={seat} suit={suit} wide onHold={() => onHold(seat, suit)} />
                </View>
              ))}
            </View>
          ))}
          <View style={{ height: 2, backgroundColor: theme.lamp, opacity: 0.4 }} />
          <View style={line}>
            <View style={{ width: LABEL }} />
            {players.map(({ name }, seat) => {
              const total = result.totals[seat] ?? 0;
              const out = result.drowned.includes(seat);
              return (
                <View
                  key={seat}
                  style={column}
                  accessible
                  accessibilityLabel={t('companion:score.points', { name, count: total })}
                >
                  <Text
                    role="curtainName"
                    accessibilityRole="text"
                    most={1}
                    testID={`total-${seat}`}
                    tone={out ? 'text3' : result.outcome.winners.includes(seat) ? 'lamp' : 'text1'}
                    style={{
                      fontSize: digit,
                      lineHeight: digit * 1.1,
                      textDecorationLine: out ? 'line-through' : 'none',
                    }}
                  >
                    {total}
                  </Text>
                </View>
              );
            })}
          </View>
        </View>
      </ScrollView>
    </View>
  );
}
