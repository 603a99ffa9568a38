import { View } from 'react-native';
import Svg, { Defs, LinearGradient, Rect, Stop } from 'react-native-svg';
import { Fade } from '@/components/art/Fade';
import { useGradientId } from '@/components/art/gradient-id';
import { mix } from '@/components/art/mix';
import { useTheme } from '@/components/ui/theme/context';
import { roomTones } from '@/components/ui/theme/room';
import { GAME_COLOURS } from '@/components/ui/theme/tokens';
import type { GameId } from '@/engine';

/** From wall to wall: whatever stands beside the column of the page cuts off the rest. */
const BEYOND = -2000;
const EDGE = 2.5;
const BODY = 9;

/** A board of the shelf, under the boxes that stand on it; by night their light falls on its edge. */
export function Board({ games }: { readonly games: readonly GameId[] }) {
  const { scheme } = useTheme();
  const { edge, top, low } = roomTones(scheme).board;
  const night = scheme === 'night';
  return (
    <View aria-hidden testID="board" style={{ height: EDGE + BODY, marginTop: -1 }}>
      <View style={{ ...PLANK, backgroundColor: top, boxShadow: night ? UNDER.night : UNDER.day }}>
        <Fade color={low} share={1} />
        <View style={{ height: EDGE, backgroundColor: edge }} />
      </View>
      {night ? <Light games={games} edge={edge} /> : null}
    </View>
  );
}

const PLANK = { position: 'absolute', top: 0, bottom: 0, left: BEYOND, right: BEYOND } as const;
const UNDER = { night: '0px 5px 14px rgba(4, 8, 14, 0.75)', day: '0px 5px 14px rgba(90, 60, 30, 0.32)' };

/** Brightest below the middle of each box. */
function Light({ games, edge }: { readonly games: readonly GameId[]; readonly edge: string }) {
  const id = useGradientId();
  const stops = games.flatMap((game, i) => {
    const light = mix(edge, GAME_COLOURS[game].box[1], 0.7);
    return [
      { at: (i + 0.04) / games.length, color: edge },
      { at: (i + 0.4) / games.length, color: light },
      { at: (i + 0.6) / games.length, color: light },
      { at: (i + 0.96) / games.length, color: edge },
    ];
  });
  return (
    <View style={{ height: EDGE }}>
      <Svg width="100%" height="100%" viewBox="0 0 1 1" preserveAspectRatio="none">
        <Defs>
          <LinearGradient id={id} x1="0" y1="0" x2="1" y2="0">
            {stops.map(({ at, color }) => (
              <Stop key={at} offset={at} stopColor={color} />
            ))}
          </LinearGradient>
        </Defs>
        <Rect width="1" height="1" fill={`url(#${id})`} />
      </Svg>
    </View>
  );
}
