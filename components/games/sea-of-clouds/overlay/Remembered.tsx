import { View } from 'react-native';
import { Text, textStyle } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import { lookedAt } from '../looked';
import { COIN } from '../looks';
import { poseOf, type Spot } from '../poses';
import { faceOf } from '../words';
import { BackCard } from './BackCard';
import { MemoryCard } from './MemoryCard';
import type { OverlayProps } from './props';

/** 6.2.5, 8.3: everything that its owner has seen is shown again, small and dim, where it lies. */
export function Remembered({ layout, view, held }: OverlayProps) {
  const active = lookedAt(view);
  const known = view.shares.flatMap(({ cards, doubloons }, slot) => {
    const first = cards.findIndex(({ card }) => card !== null);
    return first < 0 || slot === held || slot === active ? [] : [{ cards, doubloons, slot, first }];
  });
  // What lies on a card that is known is drawn over it again.
  const shares = known.flatMap(({ cards, slot, first }) =>
    cards.slice(first).map((back, i) => ({
      back,
      spot: { at: 'slot', slot, index: first + i, count: cards.length } as Spot,
    })),
  );
  const isTopKnown = view.deckTop?.card != null;
  const top = view.deckTop && isTopKnown ? [{ back: view.deckTop, spot: { at: 'deck' } as Spot }] : [];
  const deck = poseOf({ at: 'deck' }, layout);
  return (
    <>
      {[...shares, ...top].map(({ back, spot }) => {
        const face = back.card === null ? undefined : faceOf(view, back.card);
        const { x, y, width, angle } = poseOf(spot, layout);
        return (
          <View
            key={JSON.stringify(spot)}
            pointerEvents="none"
            aria-hidden
            testID={face ? 'remembered' : undefined}
            style={{
              position: 'absolute',
              left: x - width / 2,
              top: y - width * 0.7,
              transform: [{ rotate: `${angle}deg` }],
            }}
          >
            {face ? <MemoryCard face={face} width={width} /> : <BackCard type={back.type} width={width} />}
          </View>
        );
      })}
      {known.map(({ doubloons, slot }) => {
        const { x, y, width } = poseOf({ at: 'coins', slot }, layout);
        return doubloons === 0 ? null : <Count key={slot} value={doubloons} x={x} y={y} width={width} isCoin />;
      })}
      {isTopKnown ? <Count value={view.deckCount} x={deck.x} y={deck.y + deck.width * 0.7 - 3} width={38} /> : null}
    </>
  );
}

interface CountProps {
  readonly value: number;
  /** Its middle. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** Doubloons on a share; otherwise the cards of the deck. */
  readonly isCoin?: boolean;
}

const PILL = 24;

/** A number that the drawing has there already, under what is remembered. */
function Count({ value, x, y, width, isCoin = false }: CountProps) {
  const theme = useTheme();
  const height = isCoin ? width : PILL;
  return (
    <View
      pointerEvents="none"
      aria-hidden
      testID={isCoin ? 'remembered-coins' : 'remembered-deck'}
      style={{
        position: 'absolute',
        left: x - width / 2,
        top: y - height / 2,
        width,
        height,
        borderRadius: height / 2,
        alignItems: 'center',
        justifyContent: 'center',
        backgroundColor: isCoin ? COIN : theme.panelStrong,
        borderWidth: isCoin ? Math.max(1, width * 0.07) : 0,
        borderColor: '#B9821B',
      }}
    >
      <Text
        most={1}
        color={isCoin ? '#5A3406' : theme.text1}
        style={[textStyle('boxTitle'), { fontSize: height * 0.6, lineHeight: height * 0.8 }]}
      >
        {value}
      </Text>
    </View>
  );
}
