import Svg, { ClipPath, Circle, Defs, G, Line, Path, RadialGradient, Rect, Stop, Text } from 'react-native-svg';
import { TOKENS } from '@/components/art/generated/tokens';
import { mix } from '@/components/art/mix';
import { PIPS } from '@/components/kit/pips';
import { FIELD } from '@/engine/games/seven-seas/throw/dice';
import type { LidDie } from '@/engine/games/seven-seas/view';
import { SHOWN_DIE } from '../scene/floor';
import type { Crop } from './figures';
import type { LidFrame, Tape } from './play-lid';

const { dice: DICE } = TOKENS;
const LOOKS = [DICE.ivory, DICE.jade];
const TAPE = '#FFD876';
const DEEP = '#120C18';

interface LidPictureProps {
  readonly frame: LidFrame;
  readonly crop: Crop;
}

/** A part of the lid as one looks into it: x to the right, y away from the thrower. */
export function LidPicture({ frame, crop }: LidPictureProps) {
  const { dice, struck, tapes } = frame;
  const top = FIELD - crop.y - crop.height;
  return (
    <Svg
      viewBox={`${crop.x} ${top} ${crop.width} ${crop.height}`}
      style={{ width: '100%', maxWidth: 420, aspectRatio: crop.width / crop.height }}
      aria-hidden
    >
      <Defs>
        <RadialGradient id="lid-sea" cx="0.5" cy="0.42" r="0.8">
          <Stop offset="0" stopColor="#2A8C95" />
          <Stop offset="1" stopColor="#0E4B5C" />
        </RadialGradient>
        <ClipPath id="lid-window">
          <Rect x={crop.x} y={top} width={crop.width} height={crop.height} rx={44} />
        </ClipPath>
      </Defs>
      <G clipPath="url(#lid-window)">
        <Rect x={crop.x} y={top} width={crop.width} height={crop.height} fill="url(#lid-sea)" />
        {tapes.map((tape) => (
          <TapeLine key={`${tape.from.id} ${tape.to.id}`} tape={tape} />
        ))}
        {dice.map((die) => (
          <Die key={die.id} die={die} struck={struck.includes(die.id)} />
        ))}
        {tapes.map((tape) => (
          <Reading key={`${tape.from.id} ${tape.to.id}`} tape={tape} />
        ))}
      </G>
    </Svg>
  );
}

function TapeLine({ tape: { from, to } }: { readonly tape: Tape }) {
  const line = { x1: from.x, y1: FIELD - from.y, x2: to.x, y2: FIELD - to.y };
  return (
    <>
      <Line {...line} stroke={DEEP} strokeWidth={34} strokeOpacity={0.35} strokeLinecap="round" />
      <Line {...line} stroke={TAPE} strokeWidth={22} strokeLinecap="round" />
    </>
  );
}

function Reading({ tape: { from, to, mm } }: { readonly tape: Tape }) {
  const x = (from.x + to.x) / 2;
  const y = FIELD - (from.y + to.y) / 2;
  return (
    <G>
      <Rect x={x - 56} y={y - 34} width={112} height={68} rx={34} fill={DEEP} stroke={TAPE} strokeWidth={6} />
      <Text x={x} y={y + 19} fontSize={54} fontWeight="bold" textAnchor="middle" fill="#FFF6E0">
        {mm}
      </Text>
    </G>
  );
}

/** The shape of the pips names the owner, the colour repeats it. A die that is struck stands in a ring of light. */
function Die({ die, struck }: { readonly die: LidDie; readonly struck: boolean }) {
  const look = LOOKS[die.owner] ?? DICE.caravan;
  const half = SHOWN_DIE / 2;
  return (
    <G transform={`translate(${die.x} ${FIELD - die.y}) rotate(${-die.angle})`}>
      <Rect x={-half + 6} y={-half + 12} width={SHOWN_DIE} height={SHOWN_DIE} rx={20} fill={DEEP} opacity={0.4} />
      <Rect x={-half} y={-half} width={SHOWN_DIE} height={SHOWN_DIE} rx={18} fill={mix(look.body, DEEP, 0.3)} />
      <Rect x={-half + 7} y={-half + 5} width={SHOWN_DIE - 14} height={SHOWN_DIE - 16} rx={14} fill={look.body} />
      {(PIPS[die.face] ?? []).map(([dx, dy]) => (
        <G
          key={`${dx} ${dy}`}
          transform={`translate(${dx * SHOWN_DIE * DICE.pipOffset} ${dy * SHOWN_DIE * DICE.pipOffset - 3})`}
        >
          <Pip shape={look.shape} color={look.pip} />
        </G>
      ))}
      {struck ? (
        <Circle r={120} fill="none" stroke="#FFB27A" strokeWidth={9} strokeLinecap="round" strokeDasharray="0.1 24" />
      ) : null}
    </G>
  );
}

function Pip({ shape, color }: { readonly shape: string; readonly color: string }) {
  if (shape === 'diamond') return <Path d="M0-16L16 0 0 16-16 0Z" fill={color} />;
  if (shape === 'cross') return <Path d="M-6-17H6V-6H17V6H6V17H-6V6H-17V-6H-6Z" fill={color} />;
  return <Circle r={14} fill={color} />;
}
