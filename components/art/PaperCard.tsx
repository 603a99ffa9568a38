import type { ReactNode } from 'react';
import Svg, { Defs, G, LinearGradient, Path, RadialGradient, Rect, Stop } from 'react-native-svg';
import { useGradientId } from './gradient-id';
import { ICONS, type IconName } from './generated/icons';
import { TOKENS } from './generated/tokens';
import { mix } from './mix';

const { top, bottom, iconOnColour } = TOKENS.color.paper;

/** Paper that lies in the light of a lamp from the upper left. */
export function PaperGradient({ id }: { readonly id: string }) {
  return (
    <LinearGradient id={id} x1="0" y1="0" x2="0.3" y2="1">
      <Stop offset="0" stopColor={top} />
      <Stop offset="1" stopColor={bottom} />
    </LinearGradient>
  );
}

interface PaperCardProps {
  readonly width: number;
  readonly color: string;
  /** Where a lamp stands behind its window. */
  readonly lamp: { readonly cx: number; readonly cy: number; readonly r: number };
  /** Drawn on it, 100 wide and 140 high; it is given the fills of its paper and of its window. */
  readonly children: (paper: string, window: string) => ReactNode;
}

/** A card of paper with a window in its colour, as large as it is wanted. */
export function PaperCard({ width, color, lamp, children }: PaperCardProps) {
  const [paper, glow] = [useGradientId(), useGradientId()];
  return (
    <Svg width={width} height={width * 1.4} viewBox="0 0 100 140" aria-hidden>
      <Defs>
        <PaperGradient id={paper} />
        <RadialGradient id={glow} {...lamp} gradientUnits="userSpaceOnUse">
          <Stop offset="0" stopColor={mix(color, '#FFE2A6', 0.42)} />
          <Stop offset="0.5" stopColor={color} />
          <Stop offset="1" stopColor={mix(color, '#0A0A18', 0.3)} />
        </RadialGradient>
      </Defs>
      <Rect
        x="0.5"
        y="0.5"
        width="99"
        height="139"
        rx="10"
        fill={`url(#${paper})`}
        stroke="#0A0614"
        strokeOpacity="0.35"
      />
      {children(`url(#${paper})`, `url(#${glow})`)}
    </Svg>
  );
}

interface CardSignProps {
  readonly icon: IconName;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** The sign in the window, and the shadow that it throws. */
export function CardSign({ icon, x, y, scale }: CardSignProps) {
  return (
    <>
      <G transform={`translate(${x + 1.4} ${y + 2.6}) scale(${scale})`}>
        <Path d={ICONS[icon]} fill="#0A0A18" fillOpacity="0.35" />
      </G>
      <G transform={`translate(${x} ${y}) scale(${scale})`}>
        <Path d={ICONS[icon]} fill={iconOnColour} />
      </G>
    </>
  );
}
