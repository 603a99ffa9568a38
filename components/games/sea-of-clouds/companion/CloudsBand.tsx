import { View } from 'react-native';
import { useWords } from '@/components/i18n/words';
import { Emblem } from '@/components/ui/emblem';
import { Text } from '@/components/ui/text';
import { turnOf, type CloudsSheet } from '@/engine/companion/sea-of-clouds/sheet';
import { Band, type BandProps } from '@/components/kit/companion/Band';
import { TrackStrip } from './TrackStrip';
import { boardingWords, islandWords, namesOf } from './words';

/** The island, whose turn it is, and how far the next boarding is. */
export function CloudsBand({ sheet, ...band }: BandProps & { readonly sheet: CloudsSheet }) {
  const t = useWords();
  const seat = turnOf(sheet);
  return (
    <Band
      {...band}
      title={islandWords(sheet, t)}
      beside={
        <>
          <Emblem emblem={sheet.players[seat]?.emblem ?? 1} size={32} />
          <Text tone="text2" style={{ flexGrow: 1, flexShrink: 1 }} testID="turn">
            {t('companion-sea-of-clouds:turnOf', { name: namesOf(sheet.players, [seat]) })}
          </Text>
          <Text role="label" testID="to-boarding">
            {boardingWords(sheet, t)}
          </Text>
        </>
      }
    >
      <View style={{ paddingVertical: 4 }}>
        <TrackStrip sheet={sheet} size={38} />
      </View>
    </Band>
  );
}
