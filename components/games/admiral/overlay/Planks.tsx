import { StyleSheet } from 'react-native';
import Svg, { Path } from 'react-native-svg';

/** Wood of a deck, the same by day and night. */
export const WOOD = { plank: '#E3C393', seam: '#A98652', ink: '#2A1810', second: '#5A3F22' } as const;

const PLANK = { width: 132, height: 24 };
/** The longest deck of a wide screen, and the highest. */
const MOST = { width: 1320, height: 480 };

const upTo = (most: number, step: number, from: number) =>
  Array.from({ length: Math.ceil((most - from) / step) }, (_, i) => from + i * step);

/** Seams between planks; their ends stand apart from row to row. */
const SEAMS = upTo(MOST.height, PLANK.height, 0)
  .map((y, row) => {
    const ends = upTo(MOST.width, PLANK.width, 40 + ((row * 53) % PLANK.width));
    return [`M0 ${y + 0.5}H${MOST.width}`, ...ends.map((x) => `M${x} ${y}v${PLANK.height}`)].join('');
  })
  .join('');

/** Planks behind whatever stands on a deck. */
export function Planks() {
  return (
    <Svg style={StyleSheet.absoluteFill} width="100%" height="100%" aria-hidden>
      <Path d={SEAMS} fill="none" stroke={WOOD.seam} strokeOpacity={0.5} strokeWidth={1} />
    </Svg>
  );
}
