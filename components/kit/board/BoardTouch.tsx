import { useEffect, useRef, useState } from 'react';
import { Platform, View, type ViewProps } from 'react-native';
import { GestureDetector, GestureHandlerRootView, type ComposedGesture } from 'react-native-gesture-handler';
import Animated, { useAnimatedStyle } from 'react-native-reanimated';
import { scheduleOnUI } from 'react-native-worklets';
import { pressed } from '@/components/ui/feedback';
import type { Rect } from '../frame/box';
import { boardGestures, type BoardTap } from './gestures';
import type { BoardGeometry, Point } from './geometry';
import { isUnsure, meantBy, TapCount } from './taps';
import { stateOf, toggle, travelTo, type Camera, type CameraValues } from './use-camera';
import { useWheel } from './wheel';

/** An area that can be touched, as keys and screen readers find it. */
export interface BoardTarget<Id extends string> {
  readonly id: Id;
  readonly label: string;
  readonly testID: string;
  readonly selected?: boolean;
}

interface BoardTouchProps<Id extends string> {
  readonly camera: Camera;
  readonly geometry: BoardGeometry<Id>;
  /** The window through which the board is seen. */
  readonly place: Rect;
  /** Areas with a name. The others answer to fingers only. */
  readonly targets: readonly BoardTarget<Id>[];
  /** An area was touched; null: land, or beyond the edge. */
  readonly onTap: (id: Id | null) => void;
  /** What a double tap on this area brings near; null: the place itself, twice as large. */
  readonly partOf?: (id: Id | null) => Rect | null;
  /** Where two small targets lie under one finger the board first comes near: what is seen then, about this point. */
  readonly nearer?: (at: Point) => Rect;
  /** Areas that no finger tells apart at this scale, however near it is to the one; true: they are shown apart, and nothing is touched yet. */
  readonly apart?: (id: Id, tap: BoardTap) => boolean;
}

/** A browser scrolls what is hidden to an element that gets the focus: the board would no longer lie under its elements. */
const CLIP = (Platform.OS === 'web' ? 'clip' : 'hidden') as 'hidden';

const CORNER = { position: 'absolute', left: 0, top: 0, transformOrigin: 'left top' } as const;

/**
 * The surface over a drawn board. Fingers are told apart by one set of gestures and find areas by their shapes; for keys and
 * screen readers each target is an element of its own, which the camera moves without a render.
 */
export function BoardTouch<Id extends string>(props: BoardTouchProps<Id>) {
  const { camera, geometry, place, targets } = props;
  const { values } = camera;
  const [hand] = useState(() => new BoardHand(values));
  const { onTap, partOf, nearer, apart } = props;
  const touch = (id: Id | null) => {
    pressed();
    onTap(id);
  };
  useEffect(() =>
    hand.does((tap) => {
      const { at, scale, screen, time } = tap;
      if (hand.taps.isSecond(screen, time)) comeNear(values, at, partOf?.(geometry.hit(at)) ?? null);
      else {
        const meant = meantBy(at, scale, geometry, targets);
        if (meant !== null && apart?.(meant, tap)) pressed();
        else if (nearer && isUnsure(at, scale, geometry, targets)) comeTo(values, nearer(at));
        else touch(meant);
      }
    }),
  );
  const surface = useRef<View>(null);
  useWheel(surface, values);
  const style = useAnimatedStyle(() => ({
    transform: [{ translateX: values.x.get() }, { translateY: values.y.get() }, { scale: values.scale.get() }],
  }));
  const { x: left, y: top, width, height } = place;
  return (
    <GestureHandlerRootView style={{ position: 'absolute', left, top, width, height, overflow: CLIP }}>
      <GestureDetector gesture={hand.gestures}>
        <View style={{ width, height }} ref={surface} collapsable={false} testID="board">
          <Animated.View style={[CORNER, geometry.size, style]} pointerEvents="box-none">
            {targets.map((target) => (
              <Target
                key={target.id}
                {...target}
                rect={geometry.rectOf(target.id)}
                press={() => touch(target.id)}
                reach={camera.toReach}
              />
            ))}
          </Animated.View>
        </View>
      </GestureDetector>
    </GestureHandlerRootView>
  );
}

/** The gestures live as long as the surface; what they do changes with every question. */
class BoardHand {
  private tap: ((tap: BoardTap) => void) | null = null;
  readonly taps = new TapCount();
  readonly gestures: ComposedGesture;

  constructor(camera: CameraValues) {
    this.gestures = boardGestures(camera, (tap) => this.tap?.(tap));
  }

  readonly does = (tap: (tap: BoardTap) => void): void => {
    this.tap = tap;
  };
}

function comeNear(camera: CameraValues, at: Point, part: Rect | null): void {
  scheduleOnUI(() => {
    'worklet';
    const now = stateOf(camera);
    toggle(camera, part, at.x * now.scale + now.x, at.y * now.scale + now.y);
  });
}

function comeTo(camera: CameraValues, part: Rect): void {
  scheduleOnUI(() => {
    'worklet';
    travelTo(camera, part);
  });
}

interface TargetProps {
  readonly label: string;
  readonly testID: string;
  readonly selected?: boolean;
  readonly rect: Rect;
  readonly press: () => void;
  /** A key has come to it: it is brought into sight. */
  readonly reach: (rect: Rect) => void;
}

/** A focus that a key has brought; without a browser there is no other. */
function byKey({ currentTarget }: { readonly currentTarget: unknown }): boolean {
  const element = currentTarget as { readonly matches?: (selector: string) => boolean } | null;
  return element?.matches?.(':focus-visible') ?? true;
}

/** A click that a finger or the mouse has made counts their presses; one that a screen reader or a script makes counts none. */
function byPointer(event: unknown): boolean {
  const { detail } = (event ?? {}) as { readonly detail?: unknown };
  return typeof detail === 'number' && detail > 0;
}

function Target({ label, testID, selected, rect, press, reach }: TargetProps) {
  const click = (event?: unknown) => {
    if (!byPointer(event)) press();
  };
  const onKeyDown = (event: { readonly key: string; preventDefault(): void }) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    press();
  };
  return (
    <View
      accessible
      focusable
      role="button"
      aria-label={label}
      aria-selected={selected}
      testID={testID}
      // A keyboard and TalkBack send the first, VoiceOver the last; fingers are the surface's.
      {...({ onClick: click, onKeyDown } as ViewProps)}
      onFocus={(event) => byKey(event) && reach(rect)}
      onAccessibilityTap={() => press()}
      style={{ position: 'absolute', left: rect.x, top: rect.y, width: rect.width, height: rect.height }}
    />
  );
}
