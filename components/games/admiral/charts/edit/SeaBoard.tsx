import { memo, type ReactNode } from 'react';
import { View } from 'react-native';
import Svg, { Circle, G, Path, Rect, Text as SvgText } from 'react-native-svg';
import { ICONS } from '@/components/art/generated/icons';
import { SEAT_COLOURS } from '@/components/art/seats';
import { seaLook } from '../../scene/looks';
import { ShipShape } from '../../ShipShape';
import { coastOf, type Isle } from '../../board/islands';
import { labelsOf, middleOf, SIDE, type Plan } from '../../board/plan';
import { seatColour } from '../ChartDrawing';
import type { ChartShown } from '../model';

export const coastPath = (plan: Plan, isle: Isle): string =>
  `M${coastOf(plan, isle)
    .map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`)
    .join('L')}Z`;

/** Room for the letters and numbers around the sea. */
export const MARGIN = 20;

interface SeaBoardProps {
  readonly chart: ChartShown;
  /** Points of the screen for a square. */
  readonly square: number;
  readonly day: boolean;
  /** In points of the plan: what lies over the sea. */
  readonly children: ReactNode;
}

/** The sea as the table shows it, with letters and numbers. */
export function SeaBoard({ chart, square, day, children }: SeaBoardProps) {
  const { plan } = chart;
  const k = square / SIDE;
  const [width, height] = [plan.size.width * k, plan.size.height * k];
  const look = seaLook(day);
  const { across, down } = labelsOf(plan);
  const letter = { fontSize: 12, fill: look.label, textAnchor: 'middle' as const, fontFamily: 'AlegreyaSans_700Bold' };
  return (
    <View style={{ width: width + 2 * MARGIN, height: height + 2 * MARGIN }} aria-hidden>
      <Svg width={width + 2 * MARGIN} height={height + 2 * MARGIN}>
        <Rect width={width + 2 * MARGIN} height={height + 2 * MARGIN} rx={10} fill={look.frame} />
        {across.flatMap((text, i) =>
          [14, height + MARGIN + 14].map((y) => (
            <SvgText key={`${text} ${y}`} {...letter} x={MARGIN + (i + 0.5) * square} y={y}>
              {text}
            </SvgText>
          )),
        )}
        {down.flatMap((text, i) =>
          [10, width + MARGIN + 10].map((x) => (
            <SvgText key={`${text} ${x}`} {...letter} x={x} y={MARGIN + (i + 0.5) * square + 4}>
              {text}
            </SvgText>
          )),
        )}
        <G transform={`translate(${MARGIN} ${MARGIN}) scale(${k})`}>
          <Ground chart={chart} day={day} />
          {children}
          <Pieces chart={chart} />
        </G>
      </Svg>
    </View>
  );
}

interface GroundProps {
  readonly chart: ChartShown;
  readonly day: boolean;
}

const Ground = memo(function Ground({ chart: { plan, isles }, day }: GroundProps) {
  const look = seaLook(day);
  const { width, height } = plan.size;
  const coasts = isles.map((isle) => coastPath(plan, isle));
  const lines = [
    ...Array.from({ length: plan.cols - 1 }, (_, i) => `M${(i + 1) * SIDE} 0V${height}`),
    ...Array.from({ length: plan.rows - 1 }, (_, i) => `M0 ${(i + 1) * SIDE}H${width}`),
  ].join('');
  return (
    <G>
      <Rect width={width} height={height} fill={look.sea[1]} />
      {look.contours.flatMap(([wide, colour]) =>
        coasts.map((d, i) => (
          <Path key={`${wide} ${i}`} d={d} fill="none" stroke={colour} strokeWidth={wide} strokeLinejoin="round" />
        )),
      )}
      <Path d={lines} stroke={look.grid[0]} strokeOpacity={look.grid[1]} strokeWidth={1} />
      {coasts.map((d, i) => (
        <Path key={i} d={d} fill={look.land} stroke={look.sand} strokeWidth={5} strokeLinejoin="round" />
      ))}
    </G>
  );
});

const STAR = 'M-17-17L-7-11 7-11 17-17 11-7 11 7 17 17 7 11-7 11-17 17-11 7-11-7Z';
const REEF = 'M-11 8L-5-9 0 0 4-6 11 8Z';

const Pieces = memo(function Pieces({ chart: { plan, reefs, forts, lots, ships } }: Pick<GroundProps, 'chart'>) {
  const at = (square: string, scale = 1): string => {
    const { x, y } = middleOf(plan, square);
    return `translate(${x} ${y}) scale(${scale})`;
  };
  return (
    <G>
      {reefs.map((square, i) => (
        <G key={i} transform={at(square)}>
          <Circle r={13} fill="#B9F0E0" opacity={0.3} />
          <Path d={REEF} fill="#5E5148" stroke="#2E2620" strokeWidth={1} />
        </G>
      ))}
      {lots.map((square) => (
        <Circle
          key={square}
          cx={middleOf(plan, square).x}
          cy={middleOf(plan, square).y}
          r={8}
          fill="#FFFDF4"
          stroke="#4F6F74"
        />
      ))}
      {forts.map(({ at: square, owner, isRuined, isRoyal }) => (
        <G key={square} transform={at(square)} opacity={isRuined ? 0.5 : 1}>
          {isRoyal ? (
            <Circle r={16} fill="#EBD3A0" stroke="#8C6A34" />
          ) : (
            <Path d={STAR} fill="#EBD3A0" stroke="#8C6A34" />
          )}
          <Rect x={-8} y={-8} width={16} height={16} fill={seatColour(owner)} stroke="#7A5A2A" strokeWidth={0.8} />
          {isRoyal ? (
            <G transform={`translate(-7 -7) scale(${14 / 512})`}>
              <Path d={ICONS['queen-crown']} fill="#2A1810" />
            </G>
          ) : null}
        </G>
      ))}
      {ships.map(({ at: square, seat, kind }, i) => (
        <G key={i} transform={at(square, 0.8)}>
          <ShipShape kind={kind} seat={SEAT_COLOURS[seat] ?? 'ink'} turn={45} />
        </G>
      ))}
    </G>
  );
});
