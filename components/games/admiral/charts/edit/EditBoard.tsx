import { View, type GestureResponderEvent } from 'react-native';
import { G, Path, Rect } from 'react-native-svg';
import { squaresUnder, type Stamp } from '@/engine/games/admiral/chart-room';
import { Touch } from '@/components/ui/touch';
import type { Scenario } from '@/engine/games/admiral/data/scenario';
import type { SquareId } from '@/engine/games/admiral/data/squares';
import { wholeIsle } from '../../board/islands';
import { middleOf, SIDE, squareOf } from '../../board/plan';
import type { ChartShown } from '../model';
import { Overlays } from './Overlays';
import { coastPath, MARGIN, SeaBoard } from './SeaBoard';
import type { MapTools } from './use-map-tools';

interface EditBoardProps {
  readonly chart: ChartShown;
  readonly scenario: Scenario;
  readonly layout: number;
  readonly tools: MapTools;
  /** The stamp and its twins, as they would lie. */
  readonly stamps: readonly Stamp[];
  readonly isWrong: boolean;
  readonly lit: readonly SquareId[];
  readonly zone: readonly SquareId[];
  readonly square: number;
  readonly day: boolean;
  readonly onTap: (at: SquareId) => void;
}

const EMBER = '#F2673C';
const LAMP = '#FFE7B5';

/** The map that is worked on. Fingers touch its squares; whoever hears or types has the list of pieces beside it. */
export function EditBoard(props: EditBoardProps) {
  const { chart, scenario, layout, tools, stamps, isWrong, lit, zone, square, day, onTap } = props;
  const { plan } = chart;

  function tap({ nativeEvent }: GestureResponderEvent): void {
    // Browsers name the place within what was pressed otherwise.
    const { offsetX, offsetY } = nativeEvent as unknown as { readonly offsetX?: number; readonly offsetY?: number };
    const [x, y] = [offsetX ?? nativeEvent.locationX, offsetY ?? nativeEvent.locationY];
    const at = squareOf(plan, `${Math.floor(x / square)}-${Math.floor(y / square)}`);
    if (at !== null) onTap(at);
  }

  const box = (at: SquareId, inset: number) => {
    const { x, y } = middleOf(plan, at);
    return { x: x - SIDE / 2 + inset, y: y - SIDE / 2 + inset, width: SIDE - 2 * inset, height: SIDE - 2 * inset };
  };
  const tone = isWrong ? EMBER : LAMP;
  return (
    <View>
      <SeaBoard chart={chart} square={square} day={day}>
        <Overlays
          scenario={scenario}
          layout={layout}
          plan={plan}
          shown={tools.overlays}
          kind={tools.kind}
          from={tools.last}
          wind={tools.wind}
        />
        {zone.map((at) => (
          <Rect key={at} {...box(at, 1)} fill={LAMP} fillOpacity={0.2} stroke={LAMP} strokeDasharray={[5, 4]} />
        ))}
        {stamps.map((stamp, i) => {
          const squares = squaresUnder(scenario, stamp);
          return (
            <G key={i} opacity={i === 0 ? 1 : 0.6}>
              {squares.map((at) => (
                <Rect
                  key={at}
                  {...box(at, 0)}
                  fill={tone}
                  fillOpacity={0.14}
                  stroke={tone}
                  strokeDasharray={[2, 6]}
                  strokeWidth={2}
                />
              ))}
              <Path
                d={coastPath(plan, wholeIsle(scenario, stamp))}
                fill="#93A763"
                fillOpacity={0.86}
                stroke={tone}
                strokeWidth={2.4}
              />
            </G>
          );
        })}
        {lit.map((at) => (
          <Rect key={at} {...box(at, -2)} rx={6} fill={EMBER} fillOpacity={0.16} stroke={LAMP} strokeWidth={3} />
        ))}
      </SeaBoard>
      <View
        aria-hidden
        style={{
          position: 'absolute',
          left: MARGIN,
          top: MARGIN,
          width: plan.cols * square,
          height: plan.rows * square,
        }}
      >
        <Touch onPress={tap} accessible={false} focusable={false} testID="edit-sea" style={{ flex: 1 }} />
      </View>
    </View>
  );
}
