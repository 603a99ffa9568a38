import { G, Line, Rect, Text as SvgText } from 'react-native-svg';
import { coastalSquares, reachIn, sheetAt, stepsFrom, stormDanger } from '@/engine/games/admiral/chart-room';
import type { Scenario } from '@/engine/games/admiral/data/scenario';
import { KINDS, type KindId } from '@/engine/games/admiral/data/ships';
import { squareFrom, squareId, type SquareId } from '@/engine/games/admiral/data/squares';
import { middleOf, SIDE, type Plan } from '../../board/plan';
import { OVERLAY_COLOURS, type Overlay } from './tools';

interface OverlaysProps {
  readonly scenario: Scenario;
  readonly layout: number;
  readonly plan: Plan;
  readonly shown: ReadonlySet<Overlay>;
  readonly kind: KindId;
  /** Where a ship's reach is shown from; null: nowhere. */
  readonly from: SquareId | null;
  /** The course it blows to; null: calm. */
  readonly wind: number | null;
}

const HALF = SIDE / 2;

/** 15.2: what the rules make of the map (look 20.10). */
export function Overlays({ scenario, layout, plan, shown, kind, from, wind }: OverlaysProps) {
  const chart = sheetAt(scenario, layout);
  if (!chart || shown.size === 0) return null;
  const number = KINDS.indexOf(kind);
  const danger = shown.has('storm') ? stormDanger(chart, number) : [];
  const steps = shown.has('distance')
    ? stepsFrom(
        chart,
        chart.forts.map((_, fort) => fort),
      )
    : [];
  const coast = new Set(shown.has('coast') ? coastalSquares(chart) : []);
  const reach = shown.has('reach') && from !== null ? reachIn(chart, squareFrom(from), number, wind) : [];
  const figure = (square: number, text: string, fill: string) => (
    <SvgText
      x={spot(square).x}
      y={spot(square).y + 5}
      fontSize={14}
      fill={fill}
      textAnchor="middle"
      fontFamily="AlegreyaSans_800ExtraBold"
    >
      {text}
    </SvgText>
  );
  function spot(square: number) {
    return middleOf(plan, squareId(square));
  }
  const box = (square: number, inset: number) => ({
    x: spot(square).x - HALF + inset,
    y: spot(square).y - HALF + inset,
    width: SIDE - 2 * inset,
    height: SIDE - 2 * inset,
  });
  return (
    <G>
      {chart.squares.map((square) => {
        const bad = danger[square] ?? 0;
        const far = steps[square] ?? -1;
        return (
          <G key={square}>
            {bad > 0 ? (
              <Rect
                {...box(square, 1)}
                rx={4}
                fill={OVERLAY_COLOURS.storm}
                fillOpacity={Math.min(0.13 + 0.09 * bad, 0.85)}
              />
            ) : null}
            {far >= 0 ? (
              <Rect
                {...box(square, 1)}
                rx={4}
                fill={OVERLAY_COLOURS.distance}
                fillOpacity={Math.max(0.06, 0.5 - far * 0.045)}
              />
            ) : null}
            {bad > 0
              ? figure(square, String(bad), '#FFF4DC')
              : far >= 0
                ? figure(square, String(far), '#06231C')
                : null}
            {shown.has('ports') && chart.isPort[square] ? (
              <Rect
                {...box(square, 3)}
                rx={3}
                fill="none"
                stroke={OVERLAY_COLOURS.ports}
                strokeWidth={1.6}
                strokeDasharray={[5, 4]}
              />
            ) : null}
            {coast.has(square) ? (
              <Rect {...box(square, 1)} fill="none" stroke={OVERLAY_COLOURS.coast} strokeWidth={2.2} />
            ) : null}
          </G>
        );
      })}
      {reach.map((square, i) => (
        <Rect key={i} {...box(square, 6)} rx={11} fill={OVERLAY_COLOURS.reach} fillOpacity={0.75} />
      ))}
      {shown.has('closed')
        ? chart.squares.flatMap((square) =>
            [0, 1, 2, 3].flatMap((side) => {
              if ((((chart.closed[square] ?? 0) >> (side * 2)) & 1) === 0) return [];
              const { x, y } = spot(square);
              const [dx, dy] = [
                [0, -HALF],
                [HALF, 0],
                [0, HALF],
                [-HALF, 0],
              ][side] as [number, number];
              const [ox, oy] = dx === 0 ? [HALF, 0] : [0, HALF];
              return [
                <Line
                  key={`${square} ${side}`}
                  x1={x + dx - ox}
                  y1={y + dy - oy}
                  x2={x + dx + ox}
                  y2={y + dy + oy}
                  stroke={OVERLAY_COLOURS.closed}
                  strokeWidth={4}
                  strokeLinecap="round"
                />,
              ];
            }),
          )
        : null}
    </G>
  );
}
