import { View, type GestureResponderEvent } from 'react-native';
import Svg, { Circle, G, Path, Rect, Text as SvgText } from 'react-native-svg';
import { ICONS } from '@/components/art/generated/icons';
import { TOKENS } from '@/components/art/generated/tokens';
import { seatLook } from '@/components/art/seats';
import { useRoom } from '@/components/kit/companion/use-room';
import { useWords } from '@/components/i18n/words';
import { chartOf, type AdmiralSheet } from '@/engine/companion/admiral/sheet';
import type { SquareId } from '@/engine/games/admiral/data/squares';
import { useState } from 'react';
import { coastOf } from '../board/islands';
import { cellOf, labelsOf, middleOf, planOf, SIDE, squareOf } from '../board/plan';
import { ShipShape } from '../ShipShape';
import { paintOf } from './paint';

const { sea: SEA, land: LAND, sand: SAND, damage: ROCK } = TOKENS.kinds.admiral;
const NOBODY = '#C9C2AE';
const SIGN = 30;

interface ChartBoardProps {
  readonly sheet: AdmiralSheet;
  readonly chosen: SquareId | null;
  /** Squares that the rules allow, as far as they are known. */
  readonly allowed: readonly SquareId[];
  /** Squares of mines, behind the curtain. */
  readonly mines?: readonly SquareId[];
  /** Without: a picture to lay the table out by. */
  readonly onSquare?: (square: SquareId) => void;
}

/** 11: the board as it lies on the table, as far as squares have been said. A touch chooses a square; the numbers below it make it exact. */
export function ChartBoard({ sheet, chosen, allowed, mines = [], onSquare }: ChartBoardProps) {
  const t = useWords();
  const { wide } = useRoom();
  const [width, setWidth] = useState(0);
  const chart = chartOf(sheet);
  const { cols, rows, islands } = chart;
  const plan = planOf(cols, rows, wide || cols <= 12 ? 'landscape' : 'portrait');
  const { size } = plan;
  const { across, down } = labelsOf(plan);
  const flagOf = (seat: number | null) => (seat === null ? NOBODY : seatLook(paintOf(sheet, seat)).color);
  const touched = ({ nativeEvent: { locationX, locationY } }: GestureResponderEvent) => {
    if (width === 0) return;
    const scale = size.width / width;
    const [column, row] = [locationX, locationY].map((at) => Math.floor((at * scale) / SIDE));
    const square = squareOf(plan, `${column}-${row}` as ReturnType<typeof cellOf>);
    if (square !== null) onSquare?.(square);
  };
  const corner = (square: SquareId) => {
    const { x, y } = middleOf(plan, square);
    return { x: x - SIDE / 2, y: y - SIDE / 2, width: SIDE, height: SIDE };
  };
  return (
    <View
      accessible
      accessibilityRole="image"
      accessibilityLabel={t('admiral:board.map')}
      testID="chart"
      onLayout={({ nativeEvent }) => setWidth(nativeEvent.layout.width)}
      onStartShouldSetResponder={() => onSquare !== undefined}
      onResponderRelease={touched}
      style={{
        width: '100%',
        // A picture need not be exact: on a tablet the list below it is seen, too.
        ...(wide && !onSquare && { maxWidth: 560, alignSelf: 'center' }),
        aspectRatio: size.width / size.height,
        borderRadius: 10,
        overflow: 'hidden',
      }}
    >
      <View pointerEvents="none" style={{ flex: 1 }}>
        <Svg width="100%" height="100%" viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden>
          <Rect width={size.width} height={size.height} fill={SEA[1]} />
          <Path
            d={[
              ...Array.from({ length: size.width / SIDE - 1 }, (_, i) => `M${(i + 1) * SIDE} 0V${size.height}`),
              ...Array.from({ length: size.height / SIDE - 1 }, (_, i) => `M0 ${(i + 1) * SIDE}H${size.width}`),
            ].join('')}
            stroke={SEA[0]}
            strokeWidth={1.5}
          />
          {allowed.map((square) => (
            <Rect key={square} {...corner(square)} fill="#FFD876" fillOpacity={0.4} />
          ))}
          {islands.map((isle, i) => (
            <Path
              key={i}
              d={`M${coastOf(plan, isle)
                .map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`)
                .join('L')}Z`}
              fill={LAND}
              stroke={SAND}
              strokeWidth={3}
            />
          ))}
          {across.map((text, i) => (
            <Label key={text} x={(i + 0.5) * SIDE} y={11} text={text} />
          ))}
          {down.map((text, i) => (
            <Label key={text} x={9} y={(i + 0.62) * SIDE} text={text} />
          ))}
          {sheet.reefs.map((square, i) => (
            <Circle
              key={i}
              cx={middleOf(plan, square).x}
              cy={middleOf(plan, square).y}
              r={10}
              fill={SAND}
              stroke={ROCK}
              strokeWidth={3}
            />
          ))}
          {sheet.lots.map((square, i) => (
            <Circle key={i} cx={middleOf(plan, square).x} cy={middleOf(plan, square).y} r={8} fill="#F1F7F5" />
          ))}
          {sheet.forts.map(({ at, owner, ruined }) => {
            const { x, y } = middleOf(plan, at);
            return (
              <G
                key={at}
                opacity={ruined ? 0.45 : 1}
                transform={`translate(${x - SIGN / 2} ${y - SIGN / 2}) scale(${SIGN / 512})`}
              >
                <Path d={ICONS['hill-fort']} fill={flagOf(owner)} stroke="#120C18" strokeWidth={20} />
              </G>
            );
          })}
          {mines.map((square) => (
            <Circle
              key={square}
              cx={middleOf(plan, square).x}
              cy={middleOf(plan, square).y}
              r={11}
              fill="#120C18"
              stroke="#FF8A5E"
              strokeWidth={3}
            />
          ))}
          {sheet.ships.map(({ id, kind, owner, at }) => {
            if (at === null) return null;
            const { x, y } = middleOf(plan, at);
            return (
              <G key={id} transform={`translate(${x} ${y}) scale(0.8)`}>
                <ShipShape kind={kind} seat={paintOf(sheet, owner)} turn={45} />
              </G>
            );
          })}
          {chosen === null ? null : <Rect {...corner(chosen)} fill="none" stroke="#FFE7B5" strokeWidth={5} rx={5} />}
        </Svg>
      </View>
    </View>
  );
}

function Label({ x, y, text }: { readonly x: number; readonly y: number; readonly text: string }) {
  return (
    <SvgText x={x} y={y} fontSize={11} fill="#BFE3DC" textAnchor="middle" fontFamily="AlegreyaSans_700Bold">
      {text}
    </SvgText>
  );
}
