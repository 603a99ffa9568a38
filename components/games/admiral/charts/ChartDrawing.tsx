import { memo } from 'react';
import { Circle, Defs, G, LinearGradient, Path, Rect, Stop } from 'react-native-svg';
import { useGradientId } from '@/components/art/gradient-id';
import { SEAT_COLOURS, seatLook } from '@/components/art/seats';
import { coastOf } from '../board/islands';
import { middleOf, SIDE } from '../board/plan';
import { ShipShape } from '../ShipShape';
import type { ChartShown } from './model';

/* Look 20.10: ink on paper. */
const LAND = '#F1DDA6';
const INK = '#3A2A14';
const SHOAL = '#BFE3C4';
const NOBODY = '#F4E8CC';

export const seatColour = (seat: number | null): string =>
  seat === null ? NOBODY : seatLook(SEAT_COLOURS[seat] ?? 'ink').color;

/** The sea of a chart in points of its plan, as it is inked on paper. */
export const ChartDrawing = memo(function ChartDrawing({ chart }: { readonly chart: ChartShown }) {
  const { plan, isles, reefs, forts, lots, ships } = chart;
  const { width, height } = plan.size;
  const sea = useGradientId();
  const coasts = isles.map(
    (isle) =>
      `M${coastOf(plan, isle)
        .map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`)
        .join('L')}Z`,
  );
  const lines = [
    ...Array.from({ length: plan.cols - 1 }, (_, i) => `M${(i + 1) * SIDE} 0V${height}`),
    ...Array.from({ length: plan.rows - 1 }, (_, i) => `M0 ${(i + 1) * SIDE}H${width}`),
  ].join('');
  return (
    <G>
      <Defs>
        <LinearGradient id={sea} x1="0" y1="0" x2="0" y2="1">
          <Stop offset="0" stopColor="#7CC8B8" />
          <Stop offset="1" stopColor="#4FA79F" />
        </LinearGradient>
      </Defs>
      <Rect width={width} height={height} fill={`url(#${sea})`} />
      <Path d={lines} stroke="#1E5A58" strokeOpacity={0.28} strokeWidth={1.4} />
      {coasts.map((d, i) => (
        <Path key={i} d={d} fill="none" stroke={SHOAL} strokeOpacity={0.55} strokeWidth={34} strokeLinejoin="round" />
      ))}
      {coasts.map((d, i) => (
        <Path key={i} d={d} fill={LAND} stroke={INK} strokeWidth={3.4} strokeLinejoin="round" />
      ))}
      {reefs.map((at, i) => {
        const { x, y } = middleOf(plan, at);
        return <Path key={i} d={`M${x - 9} ${y + 8}L${x} ${y - 10}L${x + 9} ${y + 8}Z`} fill={INK} opacity={0.72} />;
      })}
      {lots.map((at) => (
        <Circle
          key={at}
          cx={middleOf(plan, at).x}
          cy={middleOf(plan, at).y}
          r={8}
          fill="#FFFDF4"
          stroke={INK}
          strokeWidth={2}
        />
      ))}
      {forts.map(({ at, owner, isRuined, isRoyal }) => {
        const { x, y } = middleOf(plan, at);
        return (
          <G key={at} opacity={isRuined ? 0.5 : 1}>
            <Rect
              x={x - 14}
              y={y - 14}
              width={28}
              height={28}
              rx={5}
              fill={seatColour(owner)}
              stroke="#FFFDF4"
              strokeWidth={5}
            />
            {isRoyal ? (
              <Path
                d={`M${x - 9} ${y + 7}V${y - 5}L${x - 4} ${y}L${x} ${y - 8}L${x + 4} ${y}L${x + 9} ${y - 5}V${y + 7}Z`}
                fill={INK}
              />
            ) : null}
          </G>
        );
      })}
      {ships.map(({ at, seat, kind }, i) => (
        <G key={i} transform={`translate(${middleOf(plan, at).x} ${middleOf(plan, at).y}) scale(0.8)`}>
          <ShipShape kind={kind} seat={SEAT_COLOURS[seat] ?? 'ink'} turn={45} />
        </G>
      ))}
    </G>
  );
});
