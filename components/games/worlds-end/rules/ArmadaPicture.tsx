import Svg, { Circle, G, Path, Rect, Text } from 'react-native-svg';
import { ICONS } from '@/components/art/generated/icons';
import { TOKENS } from '@/components/art/generated/tokens';
import { ARMADA_CELLS } from '@/engine/games/worlds-end/data/table';
import type { ArmadaFrame } from './play';
import { HOUSE_BOX } from './ships';

const { blade: BLADE } = TOKENS.kinds.worldsEnd;
const CELL = 30;
const TOP = 26;
const DEEP = '#120C18';

/** The marks of the track: what is written on which step. */
const MARKS: Readonly<Record<number, string>> = {
  [HOUSE_BOX.armadaTwo]: '2',
  [HOUSE_BOX.armadaThree]: '3',
  [ARMADA_CELLS - 1]: '4',
};

/** The blade with its ten steps, lit as far as the marker has come; a ring round the mark that counts. */
export function ArmadaPicture({ frame: { at, limit } }: { readonly frame: ArmadaFrame }) {
  const width = CELL * ARMADA_CELLS;
  const middle = at * CELL + CELL / 2;
  return (
    <Svg
      viewBox={`0 0 ${width + 30} 66`}
      style={{ width: '100%', maxWidth: 460, aspectRatio: (width + 30) / 66 }}
      aria-hidden
    >
      <Path
        d={`M0 ${TOP}H${width}Q${width + 22} ${TOP + 4} ${width + 28} ${TOP + 12}Q${width + 8} ${TOP + 30} ${width - 10} ${TOP + 30}H0Z`}
        fill={BLADE.metal[1]}
      />
      {Array.from({ length: ARMADA_CELLS }, (_, i) => (
        <Rect
          key={i}
          x={i * CELL + 1}
          y={TOP + 1}
          width={CELL - 2}
          height={28}
          fill={i <= at ? BLADE.lit[0] : BLADE.unlit}
          fillOpacity={i <= at ? 0.95 : 0.55}
        />
      ))}
      <G transform={`translate(5 ${TOP + 5}) scale(${20 / 512})`}>
        <Path d={ICONS['death-skull']} fill="#FFE3D2" />
      </G>
      {Object.entries(MARKS).map(([cell, mark]) => (
        <G key={mark}>
          {Number(cell) === limit ? (
            <Circle
              cx={Number(cell) * CELL + CELL / 2}
              cy={TOP + 15}
              r={13}
              fill="none"
              stroke="#FFD876"
              strokeWidth={2.5}
            />
          ) : null}
          <Text
            x={Number(cell) * CELL + CELL / 2}
            y={TOP + 22}
            fontSize={19}
            fontWeight="bold"
            textAnchor="middle"
            fill="#FFF6E0"
          >
            {mark}
          </Text>
        </G>
      ))}
      <G transform={`translate(${middle - 13} 0) scale(${26 / 512})`}>
        <Path d={ICONS.galleon} fill={DEEP} stroke="#FFE7B5" strokeWidth={24} />
      </G>
    </Svg>
  );
}
