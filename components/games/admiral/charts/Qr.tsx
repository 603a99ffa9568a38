import { generate, mode } from 'lean-qr';
import { View } from 'react-native';
import Svg, { Path } from 'react-native-svg';

/** Squares of white around it, without which cameras do not see it. */
const QUIET = 4;

/** Of what stands in addresses; phones do not know the letters that others would ask for. */
const MODES = [mode.alphaNumeric, mode.ascii];

export interface QrPath {
  readonly d: string;
  /** Squares of a side. */
  readonly size: number;
}

/** Null: the text is too long for one. */
export function qrPath(text: string): QrPath | null {
  try {
    const code = generate(text, { modes: MODES });
    let d = '';
    for (let y = 0; y < code.size; y++) {
      for (let x = 0; x < code.size; x++) if (code.get(x, y)) d += `M${x} ${y}h1v1h-1z`;
    }
    return { d, size: code.size };
  } catch {
    return null;
  }
}

interface QrProps {
  readonly code: QrPath;
  readonly label: string;
  readonly side: number;
}

/** A code for the camera of another phone; it opens the link by itself. */
export function Qr({ code, label, side }: QrProps) {
  const whole = code.size + 2 * QUIET;
  return (
    <View accessible accessibilityRole="image" accessibilityLabel={label} testID="qr" style={{ alignSelf: 'center' }}>
      <Svg
        width={side}
        height={side}
        viewBox={`${-QUIET} ${-QUIET} ${whole} ${whole}`}
        style={{ backgroundColor: '#FFFFFF' }}
        aria-hidden
      >
        <Path d={code.d} fill="#000000" />
      </Svg>
    </View>
  );
}
