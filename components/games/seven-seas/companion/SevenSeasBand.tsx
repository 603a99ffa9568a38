import type { ReactNode } from 'react';
import { View } from 'react-native';
import { Icon } from '@/components/art/Icon';
import { useWords } from '@/components/i18n/words';
import { Emblem } from '@/components/ui/emblem';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import { RADIUS } from '@/components/ui/theme/tokens';
import { priceAt } from '@/engine/companion/seven-seas/fleet';
import type { SevenSeasSheet } from '@/engine/companion/seven-seas/sheet';
import { GOODS } from '@/engine/games/seven-seas/data/goods';
import { Band, type BandProps } from '@/components/kit/companion/Band';
import { Worth } from '@/components/kit/companion/CountTile';
import { RulerStrip } from './RulerStrip';
import { LOOT_ICONS, priceTag } from './things';
import { goodWords, portWords } from './words';

interface SevenSeasBandProps extends BandProps {
  readonly sheet: SevenSeasSheet;
  /** What counts the choice down, where that is wanted. */
  readonly clock: ReactNode;
}

/** The round, who calls first, the prices and the called role. */
export function SevenSeasBand({ sheet, clock, ...band }: SevenSeasBandProps) {
  const t = useWords();
  const theme = useTheme();
  const first = sheet.players[sheet.first];
  return (
    <Band
      {...band}
      title={
        sheet.last > 0
          ? t('companion-seven-seas:lastShort', { count: sheet.last })
          : t('companion-seven-seas:roundShort', { round: sheet.round })
      }
      beside={
        <>
          {first ? <Emblem emblem={first.emblem} size={32} /> : null}
          <Text tone="text2" style={{ flexGrow: 1, flexShrink: 1 }}>
            {t('companion-seven-seas:callsFirst')}
          </Text>
          {clock}
          <Text tone="text2">{portWords(sheet.port, t)}</Text>
          {GOODS.map((good, i) => (
            <View
              key={good}
              accessible
              accessibilityLabel={`${goodWords(good, t)}: ${priceAt(sheet.port, i)}`}
              style={{
                flexDirection: 'row',
                alignItems: 'center',
                gap: 6,
                padding: 8,
                borderRadius: RADIUS.strip,
                backgroundColor: theme.slotEmpty,
              }}
            >
              <Icon name={LOOT_ICONS[good]} size={22} color={theme.lamp} />
              <Worth {...priceTag(priceAt(sheet.port, i))} />
            </View>
          ))}
        </>
      }
    >
      <RulerStrip lit={(_, rank) => rank >= sheet.rank} chosen={sheet.rank} named size={52} testID="ruler" />
    </Band>
  );
}
