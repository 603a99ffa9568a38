import { View } from 'react-native';
import { useWords } from '@/components/i18n/words';
import { Emblem } from '@/components/ui/emblem';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import { RADIUS } from '@/components/ui/theme/tokens';
import type { Player } from '@/engine/companion/seven-seas/sheet';

interface TurnOrderProps {
  readonly players: readonly Player[];
  readonly actors: readonly number[];
  readonly actor: number | null;
}

/** 4.3.4: several chose the same; the First Player's side begins, then clockwise. */
export function TurnOrder({ players, actors, actor }: TurnOrderProps) {
  const t = useWords();
  const theme = useTheme();
  const names = actors.map((seat) => players[seat]?.name ?? '').join(', ');
  return (
    <View
      accessible
      accessibilityLabel={`${t('companion-seven-seas:order')}: ${names}`}
      testID="turn-order"
      style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 8 }}
    >
      <Text role="label">{t('companion-seven-seas:order')}</Text>
      {actors.map((seat, i) => (
        <View key={seat} style={{ flexDirection: 'row', alignItems: 'center', gap: 8 }}>
          {i > 0 ? <Text tone="text3">→</Text> : null}
          <View
            style={{
              padding: 3,
              borderRadius: RADIUS.panel,
              borderWidth: 2,
              borderColor: seat === actor ? theme.lamp : 'transparent',
            }}
          >
            <Emblem emblem={players[seat]?.emblem ?? 1} size={32} />
          </View>
        </View>
      ))}
    </View>
  );
}
