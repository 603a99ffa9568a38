import { useEffect, useState, type ReactNode } from 'react';
import { View } from 'react-native';
import { Gesture, GestureDetector, GestureHandlerRootView } from 'react-native-gesture-handler';
import Animated, { makeMutable, useAnimatedStyle, type SharedValue } from 'react-native-reanimated';
import { scheduleOnRN } from 'react-native-worklets';
import { useWords, type Words } from '@/components/i18n/words';
import { PlaceKey } from '@/components/kit/answers/PlaceKey';
import { absolute, ALL, type Rect } from '@/components/kit/frame/box';
import { useTheme } from '@/components/ui/theme/context';
import { shipThing } from '../asks';
import type { Field, ShipSpot } from './places';
import type { BattleLine, BattleShip, BattleState } from './state';

interface ShipsProps {
  readonly field: Field;
  readonly state: BattleState;
  readonly room: Rect;
  /** What may be touched next, and what is chosen. */
  readonly things: ReadonlySet<string>;
  readonly chosen: string | null;
  readonly onShip: (id: string) => void;
  /** One ship was drawn onto another. */
  readonly onDrop: (ship: string, target: string) => void;
  /** Ships may be drawn onto others now. */
  readonly draws: boolean;
}

/** Over the drawn lines: each ship as it is touched and spoken; drawn onto an enemy it fires at once. */
export function Ships({ field, state, room, things, chosen, onShip, onDrop, draws }: ShipsProps) {
  const t = useWords();
  const { all, keys } = keysOf(field, state, things, chosen, onShip, t);
  const shipAt = (x: number, y: number) => all.find(({ touch }) => holds(touch, x, y))?.ship ?? null;
  const drop = (fromX: number, fromY: number, x: number, y: number) => {
    const [ship, target] = [shipAt(fromX, fromY), shipAt(x, y)];
    if (ship && target && ship.id !== target.id) onDrop(ship.id, target.id);
  };
  if (!draws) return <>{keys}</>;
  return (
    <Drawn room={room} onDrop={drop}>
      {keys}
    </Drawn>
  );
}

const holds = ({ x, y, width, height }: Rect, px: number, py: number) =>
  px >= x && px <= x + width && py >= y && py <= y + height;

interface Lying {
  readonly ship: BattleShip;
  readonly touch: Rect;
}

function keysOf(
  field: Field,
  state: BattleState,
  things: ReadonlySet<string>,
  chosen: string | null,
  onShip: (id: string) => void,
  t: Words,
) {
  const lie = (line: BattleLine, spots: readonly ShipSpot[]): Lying[] =>
    line.ships.flatMap((ship, i) => (spots[i] ? [{ ship, touch: spots[i].touch }] : []));
  const all = [...lie(state.enemy, field.enemy), ...lie(state.own, field.own)];
  const keys = all.map(({ ship, touch }) => {
    const thing = shipThing(ship.id);
    const open = things.has(thing);
    return (
      <PlaceKey
        key={ship.id}
        rect={touch}
        id={thing}
        spoken={[...shipWordsOf(ship, t), open ? t('worlds-end:places.canBeChosen') : '']}
        {...(open || chosen === ship.id ? { chosen: chosen === ship.id } : {})}
        onPress={() => onShip(ship.id)}
      />
    );
  });
  return { all, keys };
}

/** A ship for the ear: what is printed, and what has become of it. */
function shipWordsOf(ship: BattleShip, t: Words): string[] {
  const { name, attack, defence, survivable, fired, damaged, sunk, withdrawn, count = 1 } = ship;
  const called = count > 1 ? t('worlds-end:battle.stack', { ship: name, count }) : name;
  if (sunk) return [called, t('worlds-end:places.sunk')];
  if (withdrawn) return [called, t('worlds-end:places.withdrawn')];
  const facts = [
    t('worlds-end:places.attack', { n: attack }),
    t('worlds-end:places.defence', { n: defence }),
    ...(survivable ? [t('worlds-end:places.survivability')] : []),
    ...(damaged ? [t('worlds-end:places.damaged')] : []),
    t(fired ? 'worlds-end:places.fired' : 'worlds-end:places.toFire'),
  ];
  return [t('worlds-end:places.ship', { ship: called, facts: facts.join(', ') })];
}

/** A finger that goes further draws a line. */
const STILL = 12;

interface DrawnProps {
  readonly room: Rect;
  readonly onDrop: (fromX: number, fromY: number, x: number, y: number) => void;
  readonly children: ReactNode;
}

interface Stroke {
  readonly on: boolean;
  readonly fromX: number;
  readonly fromY: number;
  readonly x: number;
  readonly y: number;
}
const NO_STROKE: Stroke = { on: false, fromX: 0, fromY: 0, x: 0, y: 0 };

type Drop = DrawnProps['onDrop'];

/** The gesture lives as long as the lines; what it does changes with every question. */
class Hand {
  readonly line = makeMutable(NO_STROKE);
  private drop: Drop | null = null;
  readonly gesture = strokes(this.line, (...at) => this.drop?.(...at));

  readonly does = (drop: Drop): void => {
    this.drop = drop;
  };
}

function strokes(line: SharedValue<Stroke>, drop: Drop) {
  return Gesture.Pan()
    .withTestId('draw-line')
    .minDistance(STILL)
    .maxPointers(1)
    .onStart(({ x, y, translationX, translationY }) => {
      'worklet';
      line.set({ on: true, fromX: x - translationX, fromY: y - translationY, x, y });
    })
    .onUpdate(({ x, y }) => {
      'worklet';
      line.set({ ...line.get(), x, y });
    })
    .onEnd(({ x, y }) => {
      'worklet';
      const { fromX, fromY } = line.get();
      scheduleOnRN(drop, fromX, fromY, x, y);
    })
    .onFinalize(() => {
      'worklet';
      line.set({ ...line.get(), on: false });
    });
}

/** The line follows the finger on the thread of the screen; nothing is rendered meanwhile. */
function Drawn({ room, onDrop, children }: DrawnProps) {
  const [hand] = useState(() => new Hand());
  useEffect(() => hand.does(onDrop));
  const whole = { x: 0, y: 0, width: room.x + room.width, height: room.y + room.height };
  return (
    <GestureHandlerRootView style={absolute(whole)} pointerEvents="box-none">
      <GestureDetector gesture={hand.gesture}>
        <View style={ALL} collapsable={false} pointerEvents="box-none">
          {children}
          <Line line={hand.line} />
        </View>
      </GestureDetector>
    </GestureHandlerRootView>
  );
}

const WIDE = 6;

function Line({ line }: { readonly line: SharedValue<Stroke> }) {
  const theme = useTheme();
  const style = useAnimatedStyle(() => {
    const { on, fromX, fromY, x, y } = line.get();
    const long = Math.hypot(x - fromX, y - fromY);
    return {
      opacity: on ? 0.9 : 0,
      width: long,
      left: (fromX + x) / 2 - long / 2,
      top: (fromY + y) / 2 - WIDE / 2,
      transform: [{ rotate: `${Math.atan2(y - fromY, x - fromX)}rad` }],
    };
  });
  return (
    <Animated.View
      pointerEvents="none"
      style={[{ position: 'absolute', height: WIDE, borderRadius: WIDE / 2, backgroundColor: theme.lampHot }, style]}
    />
  );
}
