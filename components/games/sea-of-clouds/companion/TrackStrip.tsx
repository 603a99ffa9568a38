import { useState } from 'react';
import { View } from 'react-native';
import { Icon } from '@/components/art/Icon';
import { useWords } from '@/components/i18n/words';
import { useTheme } from '@/components/ui/theme/context';
import { withAlpha } from '@/components/ui/theme/theme';
import { trackOf, type CloudsSheet } from '@/engine/companion/sea-of-clouds/sheet';
import { isBoarding } from '@/engine/companion/sea-of-clouds/tables';
import { SHIP, SKULL } from './things';
import { roundWords } from './words';

const ISLAND = 21;

/** The island with the ship, and the room between two, measured in islands. */
const HERE = 1.5;
const BETWEEN = 0.1;

/** The islands with the ship, all in one line: a skull where the ships come alongside. */
export function TrackStrip({ sheet, size: most = ISLAND }: { readonly sheet: CloudsSheet; readonly size?: number }) {
  const t = useWords();
  const theme = useTheme();
  const [room, setRoom] = useState(Infinity);
  const track = trackOf(sheet);
  const size = Math.min(most, room / (track.rounds * (1 + BETWEEN) + HERE - 1));
  const islands = Array.from({ length: track.rounds }, (_, i) => i + 1);
  return (
    <View
      accessible
      accessibilityRole="image"
      accessibilityLabel={roundWords(sheet, t)}
      testID="track"
      onLayout={({ nativeEvent }) => setRoom(nativeEvent.layout.width)}
      style={{ flexDirection: 'row', justifyContent: 'center', alignItems: 'center', gap: size * BETWEEN }}
    >
      {islands.map((round) => {
        const here = round === sheet.round && !sheet.scoring;
        const skull = isBoarding(track, round);
        const past = round < sheet.round || sheet.scoring;
        const wide = here ? size * HERE : size;
        const color = here ? theme.ground : skull ? theme.bad : theme.text1;
        return (
          <View
            key={round}
            style={{
              width: wide,
              height: wide,
              borderRadius: wide / 2,
              alignItems: 'center',
              justifyContent: 'center',
              backgroundColor: here ? theme.lamp : withAlpha(skull ? theme.bad : theme.text1, past ? 0.08 : 0.18),
              opacity: past ? 0.5 : 1,
            }}
          >
            {here || skull ? <Icon name={here ? SHIP : SKULL} size={wide * 0.7} color={color} /> : null}
          </View>
        );
      })}
    </View>
  );
}
