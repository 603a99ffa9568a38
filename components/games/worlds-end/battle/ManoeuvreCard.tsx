import { View } from 'react-native';
import { Circle, G, Path } from 'react-native-svg';
import { ICONS } from '@/components/art/generated/icons';
import { PaperCard } from '@/components/art/PaperCard';
import { useWords } from '@/components/i18n/words';
import { Text, textStyle } from '@/components/ui/text';
import type { WorldsEndView } from '@/engine/games/worlds-end/view';
import { cardFacts } from '../ships';
import { cardWords } from '../words';
import { colourOfWindow, EFFECT_SIGNS } from './card-signs';

/** The mean width of a letter of the name, of its size. */
const LETTER = 0.68;
const INK = '#2A1A0A';
const CREAM = '#FFF3DA';

interface ManoeuvreCardProps {
  readonly view: Pick<WorldsEndView, 'options'>;
  readonly card: string;
  readonly width: number;
}

/** A manoeuvre: its sign in a porthole of the colour of its window, its name, and in a few words what it does. */
export function ManoeuvreCard({ view, card, width }: ManoeuvreCardProps) {
  const t = useWords();
  const { effect, n, window } = cardFacts(view, card);
  const color = colourOfWindow(window);
  const k = width / 100;
  const name = cardWords(view, card, t);
  // No word is broken: the longest one stands on a line of its own.
  const word = Math.max(...name.split(' ').map(({ length }) => length));
  const size = Math.min(15 * k, Math.max(9.5, (150 * k) / Math.max(8, name.length)), (90 * k) / (word * LETTER));
  const words = t(`worlds-end:shorts.${effect}`, { n });
  const short = Math.max(9, Math.min(13.5 * k, (180 * k) / Math.max(8, words.length)));
  return (
    <View style={{ width, height: width * 1.4 }}>
      <PaperCard width={width} color={color} lamp={{ cx: 50, cy: 36, r: 44 }}>
        {(_, porthole) => (
          <>
            <Circle cx="50" cy="42" r="34" fill={porthole} stroke={color} strokeWidth="1.5" />
            <G transform="translate(28 20) scale(0.086)">
              <Path d={ICONS[EFFECT_SIGNS[effect]]} fill={CREAM} />
            </G>
          </>
        )}
      </PaperCard>
      <Text
        most={1}
        align="center"
        color={color}
        numberOfLines={2}
        style={[
          textStyle('boxTitle'),
          { position: 'absolute', left: 5 * k, right: 5 * k, top: 80 * k, fontSize: size, lineHeight: size * 1.1 },
        ]}
      >
        {name}
      </Text>
      <Text
        most={1}
        align="center"
        color={INK}
        numberOfLines={1}
        style={[
          textStyle('min'),
          { position: 'absolute', left: 3 * k, right: 3 * k, top: 116 * k, fontSize: short, lineHeight: short * 1.2 },
        ]}
      >
        {words}
      </Text>
    </View>
  );
}
