import { View } from 'react-native';
import { useWords } from '@/components/i18n/words';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import { RADIUS } from '@/components/ui/theme/tokens';
import { Touch } from '@/components/ui/touch';
import type { AdmiralSheet } from '@/engine/companion/admiral/sheet';
import { Vane, WindDot } from './parts';
import { nameOf, windName } from './words';

interface WindPanelProps {
  readonly sheet: AdmiralSheet;
  readonly onPress: () => void;
  /** Between the places of a tablet. */
  readonly small?: boolean;
}

const BEFORE = 4;

/** The wind of this round, who flicked and who is next, the winds before. Touched, it is put right. */
export function WindPanel({ sheet, onPress, small = false }: WindPanelProps) {
  const t = useWords();
  const theme = useTheme();
  const { sector, winds, windSeat } = sheet;
  const before = winds.slice(0, sector === null ? undefined : -1).slice(-BEFORE);
  const name = nameOf(sheet, windSeat, t);
  const who =
    sector === null
      ? t('companion-admiral:wind.flicks', { name })
      : t('companion-admiral:wind.flicked', { name, next: nameOf(sheet, nextAtVane(sheet), t) });
  const title = windName(sector, t);
  const spoken = [title, who, ...before.map((one) => windName(one, t))].join('. ');
  return (
    <Touch
      accessibilityRole="button"
      accessibilityLabel={spoken}
      testID="open-wind"
      onPress={onPress}
      style={({ pressed }) => ({
        flexDirection: 'row',
        alignItems: 'center',
        gap: 12,
        padding: small ? 4 : 10,
        minHeight: 56,
        flexGrow: 1,
        borderRadius: RADIUS.panel,
        borderWidth: 1,
        borderColor: theme.line,
        backgroundColor: theme.raised,
        opacity: pressed ? 0.8 : 1,
      })}
    >
      <Vane sector={sector} size={small ? 56 : 84} />
      <View style={{ flex: 1, gap: 2 }}>
        <Text role="title" most={1.4} accessibilityRole="text" testID="wind">
          {title}
        </Text>
        <Text role="sub" tone="text2" most={1.6}>
          {who}
        </Text>
        {before.length > 0 ? (
          <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 8 }}>
            <Text role="sub" tone="text2" most={1.6}>
              {t('companion-admiral:wind.before')}
            </Text>
            {before.map((one, i) => (
              <WindDot key={i} sector={one} size={22} />
            ))}
          </View>
        ) : null}
      </View>
    </Touch>
  );
}

/** 4.4.3 */
function nextAtVane({ order, windSeat, players }: AdmiralSheet): number {
  const from = order.indexOf(windSeat) + 1;
  const round = [...order.slice(from), ...order.slice(0, from)];
  return round.find((seat) => players[seat]?.out === 0) ?? windSeat;
}
