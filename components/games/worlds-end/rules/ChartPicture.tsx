import Svg, { Circle, G, Path } from 'react-native-svg';
import { ICONS } from '@/components/art/generated/icons';
import { TOKENS } from '@/components/art/generated/tokens';
import { mix } from '@/components/art/mix';
import { BOARD } from '../map/board';
import { chartOf } from '../map/chart';
import { REGION_SEAS, REGIONS, SEAS } from '../map/seas';
import { HIT } from './parts';

const { seas: SEA_COLOURS, land: LAND, sand: SAND } = TOKENS.kinds.worldsEnd;
const CHART = chartOf(BOARD);
const SHIP = 96;

const path = (points: readonly { readonly x: number; readonly y: number }[]) =>
  `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;

const PATHS = SEAS.map((sea) => ({
  sea: sea.replaceAll('_', '-'),
  d: path(CHART.seas[sea]),
  middle: CHART.middles[sea],
  color: SEA_COLOURS[REGIONS.findIndex((region) => (REGION_SEAS[region] as readonly string[]).includes(sea))],
}));
const LAND_PATHS = CHART.land.map(path);

interface ChartPictureProps {
  /** Where the flagship stands; null: nowhere. */
  readonly at: string | null;
  readonly lit: readonly string[];
  /** The colour of what is lit. */
  readonly color?: string;
}

/** The fifteen seas, small: the flagship, and the seas that wear lights. */
export function ChartPicture({ at, lit, color = HIT }: ChartPictureProps) {
  const { width, height } = CHART.size;
  return (
    <Svg
      viewBox={`0 0 ${width} ${height}`}
      style={{ width: '100%', maxWidth: 520, aspectRatio: width / height }}
      aria-hidden
    >
      {LAND_PATHS.map((d) => (
        <Path key={d} d={d} fill={LAND} stroke={SAND} strokeWidth={4} />
      ))}
      {PATHS.map(({ sea, d, middle, color: plain }) => {
        const isLit = lit.includes(sea);
        const ground = plain ?? SEA_COLOURS[0];
        return (
          <G key={sea}>
            <Path d={d} fill={isLit ? mix(ground, color, 0.45) : ground} stroke="#110F2A" strokeWidth={4} />
            {isLit ? <Circle cx={middle.x} cy={middle.y} r={24} fill={color} stroke="#110F2A" strokeWidth={5} /> : null}
            {sea === at ? (
              <G transform={`translate(${middle.x - SHIP / 2} ${middle.y - SHIP / 2}) scale(${SHIP / 512})`}>
                <Path d={ICONS.galleon} fill="#FFF6E0" />
              </G>
            ) : null}
          </G>
        );
      })}
    </Svg>
  );
}
