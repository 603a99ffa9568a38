import { View } from 'react-native';
import { useWords } from '@/components/i18n/words';
import { marked } from '@/components/ui/marked';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import { Touch } from '@/components/ui/touch';
import { absolute, type Rect } from '@/components/kit/frame/box';
import type { WorldsEndView } from '@/engine/games/worlds-end/view';
import { cardSpoken } from '../spoken';
import { ManoeuvreCard } from './ManoeuvreCard';
import { cardThing } from './rows';

interface FanProps {
  readonly view: WorldsEndView;
  readonly room: Rect;
  /** In the order in which they were drawn. */
  readonly cards: readonly string[];
  /** What may be touched next, and what was. */
  readonly things: ReadonlySet<string>;
  readonly touched: readonly string[];
  readonly chosen: string | null;
  readonly onThing: (thing: string) => void;
}

/** Look 20.2 */
const WIDTH = 72;
const STEP = 68;
const TILT = 3.4;
const MIDDLE = 9;
const LIFT = 14;

/** Several copies of a card lie on each other. */
function piles(cards: readonly string[]): readonly { readonly card: string; readonly count: number }[] {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([card, count]) => ({ card, count }));
}

/** The own manoeuvres, held in a fan: what can be played now is lifted, the others lie in half darkness. */
export function Fan({ view, room, cards, things, touched, chosen, onThing }: FanProps) {
  const t = useWords();
  const theme = useTheme();
  const hand = piles(cards);
  // What is lifted reaches over the strip above.
  const width = Math.max(56, Math.min(room.width * 0.24, (room.height - MIDDLE) / 1.4, 1.9 * WIDTH));
  const step = Math.min((STEP / WIDTH) * width, (room.width - width) / Math.max(1, hand.length - 1));
  const long = width + step * (hand.length - 1);
  const middle = (hand.length - 1) / 2;
  return (
    <View
      accessibilityLabel={t('worlds-end:battle.fan', { count: cards.length })}
      testID="fan"
      pointerEvents="box-none"
      style={absolute(room)}
    >
      {hand.map(({ card, count }, i) => {
        const thing = cardThing(card);
        const playable = things.has(thing);
        const isChosen = touched.includes(thing) || chosen === card;
        const off = i - middle;
        const up = isChosen ? LIFT * 1.3 : playable ? LIFT : 0;
        const top = MIDDLE * (1 - Math.max(0, 1 - Math.abs(off) / Math.max(1, middle + 0.5))) - up;
        return (
          <Touch
            key={card}
            quiet
            accessibilityRole="button"
            accessibilityLabel={[
              cardSpoken(view, card, t),
              count > 1 ? `× ${count}` : '',
              t(playable ? 'worlds-end:places.canBeChosen' : 'worlds-end:battle.notNow'),
            ]
              .filter(Boolean)
              .join('. ')}
            {...marked(isChosen)}
            testID={thing}
            onPress={() => onThing(thing)}
            style={{
              position: 'absolute',
              left: (room.width - long) / 2 + i * step,
              top,
              width,
              height: width * 1.4,
              zIndex: isChosen ? 3 : playable ? 2 : 1,
              borderRadius: width * 0.1,
              transform: [{ rotate: `${playable || isChosen ? 0 : off * TILT}deg` }],
              ...(playable || isChosen
                ? {
                    borderWidth: 2.5,
                    borderColor: isChosen ? theme.lampHot : theme.lamp,
                    margin: -2.5,
                    boxSizing: 'content-box',
                  }
                : null),
            }}
          >
            <ManoeuvreCard view={view} card={card} width={width} />
            {playable || isChosen ? null : (
              <View
                pointerEvents="none"
                style={{
                  position: 'absolute',
                  left: 0,
                  top: 0,
                  width,
                  height: width * 1.4,
                  borderRadius: width * 0.1,
                  backgroundColor: theme.scheme === 'day' ? '#DDD3E6' : '#0B0820',
                  opacity: theme.scheme === 'day' ? 0.6 : 0.52,
                }}
              />
            )}
            {count > 1 ? (
              <View
                style={{
                  position: 'absolute',
                  right: 2,
                  top: 2,
                  minWidth: 24,
                  paddingHorizontal: 4,
                  borderRadius: 10,
                  backgroundColor: '#14121C',
                }}
              >
                <Text role="min" most={1} align="center" color="#FFE7B5">
                  {`×${count}`}
                </Text>
              </View>
            ) : null}
          </Touch>
        );
      })}
    </View>
  );
}
