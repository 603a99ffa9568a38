import { View } from 'react-native';
import { Icon } from '@/components/art/Icon';
import { useWords } from '@/components/i18n/words';
import { Button } from '@/components/ui/button';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import { RADIUS } from '@/components/ui/theme/tokens';
import { orderOf } from '@/engine/companion/sea-of-clouds/effects';
import { CrewEditor } from './CrewEditor';
import { EffectsCard } from './EffectsCard';
import { strengthNote } from './notes';
import type { SeatProps } from './pages';
import { Ring } from './Ring';
import { CHEST } from './things';
import { namesOf } from './words';

/** 4.7: crews and strengths, then who has beaten whom, the Chest, and what is to be done captain by captain. */
export function BoardingPage({ sheet, tap, seat, onSeat }: SeatProps & { readonly onSeat: (seat: number) => void }) {
  const t = useWords();
  const theme = useTheme();
  const { players, fight, chestTo } = sheet;
  const panel = { gap: 8, padding: 12, borderRadius: RADIUS.panel, backgroundColor: theme.panelStrong } as const;
  const name = namesOf(players, [seat]);
  return (
    <View style={{ gap: 10 }}>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: 10 }}>
        <Ring sheet={sheet} seat={seat} onSeat={onSeat} />
        <View style={{ flexGrow: 1, flexBasis: 300, gap: 10 }}>
          {fight ? null : (
            <View style={panel}>
              <Text role="section">{t('companion-sea-of-clouds:crewTitle', { name })}</Text>
              <Text tone="text2" testID="crew-note">
                {strengthNote(sheet, seat, t)}
              </Text>
              <CrewEditor key={seat} sheet={sheet} tap={tap} seat={seat} />
            </View>
          )}
          {chestTo === null ? null : (
            <View style={[panel, { borderWidth: 2, borderColor: theme.lamp }]} testID="chest-question">
              <View style={{ flexDirection: 'row', alignItems: 'center', gap: 10 }}>
                <Icon name={CHEST} size={32} color={theme.lamp} />
                <Text role="label" style={{ flex: 1 }}>
                  {t('companion-sea-of-clouds:chestGoes', {
                    name: namesOf(players, [chestTo]),
                    owner: namesOf(players, sheet.chest.owner === null ? [] : [sheet.chest.owner]),
                  })}
                </Text>
              </View>
              <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: 8 }}>
                <Button
                  label={t('companion-sea-of-clouds:chestPass')}
                  onPress={() => tap({ type: 'chest-goes' })}
                  testID="chest-goes"
                  style={{ flexGrow: 1 }}
                />
                <Button
                  kind="ghost"
                  label={t('companion-sea-of-clouds:chestStay')}
                  onPress={() => tap({ type: 'chest-stays' })}
                  testID="chest-stays"
                  style={{ flexGrow: 1 }}
                />
              </View>
            </View>
          )}
          {fight ? (
            <Text role="note" tone="text2">
              {t('companion-sea-of-clouds:effectsOrder', { name: namesOf(players, [fight.start]) })}
            </Text>
          ) : null}
          {fight
            ? orderOf(sheet).map((one) => (
                <View key={one} style={panel}>
                  <EffectsCard sheet={sheet} tap={tap} seat={one} />
                </View>
              ))
            : null}
        </View>
      </View>
    </View>
  );
}
