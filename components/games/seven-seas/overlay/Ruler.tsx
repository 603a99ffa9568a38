import { View } from 'react-native';
import Svg, { Defs, LinearGradient, Path, Rect, Stop } from 'react-native-svg';
import { useGradientId } from '@/components/art/gradient-id';
import { useWords } from '@/components/i18n/words';
import { absolute } from '@/components/kit/frame/box';
import { Emblem } from '@/components/ui/emblem';
import { Touch } from '@/components/ui/touch';
import { emblemOf } from '@/components/kit/people/seats';
import { CHARACTERS } from '@/engine/games/seven-seas/data/characters';
import { ROLE_LOOK } from '../looks';
import { characterWords } from '../words';
import { Disc } from './Disc';
import type { OverlayProps } from './props';

/** A tick each millimetre, as it were: 87 of them along any ruler. */
function ticksOf(width: number): string {
  return Array.from({ length: 87 }, (_, i) => {
    const long = i % 10 === 0 ? 10 : i % 5 === 0 ? 7.5 : 5;
    return `M${((i + 2.5) * width) / 92} 0V${long}`;
  }).join('');
}

/** The seven characters in the order in which they act; the one that is called stands on a light disc. */
export function Ruler({ layout, view, seats, onInspect }: OverlayProps) {
  const t = useWords();
  const wood = useGradientId();
  const { ruler } = layout;
  if (ruler.height === 0) return null;
  const disc = Math.min(40, ruler.height - 20);
  return (
    <View style={absolute(ruler)}>
      <Svg width={ruler.width} height={ruler.height} aria-hidden>
        <Defs>
          <LinearGradient id={wood} x1="0" y1="0" x2="0" y2="1">
            <Stop offset="0" stopColor="#FFE6AE" />
            <Stop offset="1" stopColor="#D9A957" />
          </LinearGradient>
        </Defs>
        <Rect width={ruler.width} height={ruler.height} rx="9" fill={`url(#${wood})`} />
        <Path d={ticksOf(ruler.width)} stroke="#5B3C10" strokeWidth="0.8" fill="none" />
      </Svg>
      <View style={{ position: 'absolute', left: 4, right: 4, top: 6, bottom: 0, flexDirection: 'row' }}>
        {CHARACTERS.map((character, i) => {
          const called = view.rank === i + 1;
          const { color, icon } = ROLE_LOOK[character];
          const name = characterWords(character, t);
          const label = [
            t('seven-seas:places.ruler', { character: name, rank: i + 1 }),
            called ? t('seven-seas:places.calledNow') : '',
          ];
          const turned = view.players.filter((player) => player.character === character && view.rank >= i + 1);
          return (
            <Touch
              key={character}
              accessibilityRole="button"
              accessibilityLabel={label.filter(Boolean).join('. ')}
              testID={`ruler-${character}`}
              onPress={() => onInspect({ kind: 'role', character })}
              style={{ flex: 1, alignItems: 'center', justifyContent: 'center' }}
            >
              <Disc
                icon={icon}
                color={color}
                size={disc}
                part={0.66}
                style={{
                  opacity: view.rank > i + 1 ? 0.55 : 1,
                  outlineWidth: called ? 4 : 0,
                  outlineColor: '#FFF8E6',
                  outlineStyle: 'solid',
                }}
              />
              <View style={{ position: 'absolute', right: 0, bottom: 2, flexDirection: 'row' }}>
                {turned.map(({ seat }) => (
                  <Emblem key={seat} emblem={emblemOf(seats, seat)} size={16} />
                ))}
              </View>
            </Touch>
          );
        })}
      </View>
    </View>
  );
}
