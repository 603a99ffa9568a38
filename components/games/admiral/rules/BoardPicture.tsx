import { View } from 'react-native';
import Svg, { Circle, G, Line, Path, Rect, Text as SvgText } from 'react-native-svg';
import { ICONS } from '@/components/art/generated/icons';
import { TOKENS } from '@/components/art/generated/tokens';
import { seatLook, type SeatColour } from '@/components/art/seats';
import { ShipShape } from '../ShipShape';
import type { BoardFrame, Spot } from './board';
import { Dice } from './parts';

const { sea: SEA, land: LAND, sand: SAND, wind: WIND, damage: DAMAGE } = TOKENS.kinds.admiral;
const FLAGS: readonly SeatColour[] = ['blue', 'coral'];
const paintOf = (seat: number): SeatColour => FLAGS[seat] ?? 'ink';
const NOBODY = '#C9C2AE';
const INK = '#120C18';
const SIDE = 40;
const ICON = 512;
const SHIP = 30;

const middle = ({ x, y }: Spot) => ({ cx: (x + 0.5) * SIDE, cy: (y + 0.5) * SIDE });

function coast(points: readonly Spot[]): string {
  return `M${points.map(({ x, y }) => `${(x * SIDE).toFixed(1)} ${(y * SIDE).toFixed(1)}`).join('L')}Z`;
}

function Sign({ at, icon, color, size = SHIP }: { at: Spot; icon: keyof typeof ICONS; color: string; size?: number }) {
  const { cx, cy } = middle(at);
  return (
    <G transform={`translate(${cx - size / 2} ${cy - size / 2}) scale(${size / ICON})`}>
      <Path d={ICONS[icon]} fill={color} stroke={INK} strokeWidth={22} />
    </G>
  );
}

/** Where it blows to, in the upper corner. */
function WindSign({ frame }: { readonly frame: BoardFrame }) {
  const size = SIDE * 0.8;
  const color = frame.wind === null ? WIND.calm : frame.isStorm ? WIND.storm : WIND.fresh;
  return (
    <G transform={`translate(${size} ${size})`}>
      <Circle r={size * 0.72} fill={INK} opacity={0.72} />
      {frame.wind === null ? (
        <Circle r={size * 0.3} fill="none" stroke={color} strokeWidth={5} />
      ) : (
        <Path
          d={`M0 ${-size * 0.58}L${size * 0.34} ${size * 0.1}L${size * 0.12} ${size * 0.1}L${size * 0.12} ${size * 0.55}L${-size * 0.12} ${size * 0.55}L${-size * 0.12} ${size * 0.1}L${-size * 0.34} ${size * 0.1}Z`}
          fill={color}
          transform={`rotate(${frame.wind})`}
        />
      )}
    </G>
  );
}

const LINES = { drift: WIND.storm, hit: '#FFD876', blocked: '#F2EEE2' } as const;

/** A part of the board: wind, coasts, ships with what is left of their durability, and what the text speaks of. */
export function BoardPicture({ frame }: { readonly frame: BoardFrame }) {
  const [width, height] = [frame.cols * SIDE, frame.rows * SIDE];
  return (
    <View style={{ width: '100%', gap: 10 }}>
      <Svg
        viewBox={`0 0 ${width} ${height}`}
        style={{ width: '100%', maxWidth: 560, aspectRatio: width / height }}
        aria-hidden
      >
        <Rect width={width} height={height} fill={SEA[1]} />
        {Array.from({ length: frame.cols - 1 }, (_, i) => (
          <Line
            key={`x${i}`}
            x1={(i + 1) * SIDE}
            x2={(i + 1) * SIDE}
            y1={0}
            y2={height}
            stroke={SEA[0]}
            strokeWidth={2}
          />
        ))}
        {Array.from({ length: frame.rows - 1 }, (_, i) => (
          <Line
            key={`y${i}`}
            y1={(i + 1) * SIDE}
            y2={(i + 1) * SIDE}
            x1={0}
            x2={width}
            stroke={SEA[0]}
            strokeWidth={2}
          />
        ))}
        {frame.islands.map((points, i) => (
          <Path key={i} d={coast(points)} fill={LAND} stroke={SAND} strokeWidth={3} />
        ))}
        {frame.blast ? <Circle {...middle(frame.blast)} r={SIDE * 1.5} fill={WIND.storm} opacity={0.55} /> : null}
        {frame.reefs.map((at) => (
          <G key={`reef ${at.x} ${at.y}`}>
            <Circle {...middle(at)} r={SIDE * 0.34} fill={SAND} opacity={0.45} />
            <Sign at={at} icon="scallop" color={SAND} size={22} />
          </G>
        ))}
        {frame.forts.map((at) => (
          <Sign
            key={`fort ${at.x} ${at.y}`}
            at={at}
            icon="hill-fort"
            color={at.seat === null ? NOBODY : seatLook(paintOf(at.seat)).color}
          />
        ))}
        {frame.dots.map((at) => (
          <Circle
            key={`dot ${at.x} ${at.y}`}
            {...middle(at)}
            r={at.isDownwind ? 9 : 6}
            fill={at.isDownwind ? '#FFD876' : '#FFF8E4'}
            opacity={at.isDownwind ? 1 : 0.75}
          />
        ))}
        {frame.lines.map(({ from, to, kind }, i) => {
          const [one, other] = [middle(from), middle(to)];
          return (
            <G key={i}>
              <Line
                x1={one.cx}
                y1={one.cy}
                x2={other.cx}
                y2={other.cy}
                stroke={LINES[kind]}
                strokeWidth={4}
                strokeDasharray={kind === 'hit' ? [] : [7, 6]}
              />
              {kind === 'blocked' ? (
                <Path
                  d={`M${other.cx - 13} ${other.cy - 13}l26 26m0 -26l-26 26`}
                  stroke={DAMAGE}
                  strokeWidth={6}
                  strokeLinecap="round"
                />
              ) : null}
            </G>
          );
        })}
        {frame.ships.map((ship) => {
          const { cx, cy } = middle(ship);
          return (
            <G key={ship.id}>
              <Circle
                cx={cx}
                cy={cy}
                r={SIDE * 0.46}
                fill={ship.isFireship ? WIND.storm : seatLook(paintOf(ship.seat)).color}
                opacity={ship.isFireship ? 0.85 : 0.45}
              />
              <G transform={`translate(${cx} ${cy}) scale(0.86)`}>
                <ShipShape kind={ship.kind} seat={paintOf(ship.seat)} turn={frame.wind ?? 45} />
              </G>
              <Circle cx={cx + 14} cy={cy + 13} r={8.5} fill={INK} />
              <SvgText x={cx + 14} y={cy + 17} fontSize={12} fontWeight="700" fill="#FFF8E4" textAnchor="middle">
                {String(ship.hull)}
              </SvgText>
            </G>
          );
        })}
        <WindSign frame={frame} />
      </Svg>
      {frame.dice.map(({ side, faces, sum }) => (
        <Dice key={side} side={side} faces={faces} sum={sum} />
      ))}
    </View>
  );
}
