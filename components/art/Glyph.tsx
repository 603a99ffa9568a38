import Svg, { Path } from 'react-native-svg';
import { GLYPHS, type GlyphName } from './generated/glyphs';

/** A control sign (back, log, undo …). Decoration: the button round it carries the label. */
export function Glyph({ name, size = 24, color }: { name: GlyphName; size?: number; color: string }) {
  return (
    <Svg width={size} height={size} viewBox="0 0 24 24" aria-hidden>
      <Path
        d={GLYPHS[name]}
        fill="none"
        stroke={color}
        strokeWidth={2.2}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </Svg>
  );
}
