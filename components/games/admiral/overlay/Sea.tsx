import { useMemo } from 'react';
import { useWords } from '@/components/i18n/words';
import { BoardTouch, type BoardTarget } from '@/components/kit/board/BoardTouch';
import type { BoardTap } from '@/components/kit/board/gestures';
import type { Camera } from '@/components/kit/board/use-camera';
import type { Rect } from '@/components/kit/frame/box';
import { SIDE, type Plan } from '../board/plan';
import { touchGeometry, type Standing } from '../board/touching';
import { boardThing, fireThing, squareOfThing, squareThing, unitOf, unitThing } from '../asks';
import { loupeAt, needsLoupe, type Loupe } from '../loupe';
import { squareSpoken, unitSpoken } from '../spoken';
import { LoupeTouch } from './LoupeTouch';
import type { OverlayProps } from './props';

interface SeaProps extends OverlayProps {
  readonly plan: Plan;
  readonly camera: Camera;
  readonly place: Rect;
  /** Squares that can be chosen now. */
  readonly lit: readonly string[];
  readonly loupe: Loupe | null;
  readonly onLoupe: (loupe: Loupe | null) => void;
}

/** What a double tap brings near (look 20.8): a square of 54 points. */
const NEAR = 54;

/** The sea under fingers: a tap opens a ship, says where it goes, or whom it fires at. */
export function Sea({ plan, camera, place, lit, loupe, onLoupe, ...props }: SeaProps) {
  const t = useWords();
  const { layout, view, seats, things, mode, unit, onThing, onLook } = props;
  const standing = useMemo(
    (): Standing[] => [
      ...view.forts.map(({ at }) => ({ thing: unitThing(at), at })),
      ...view.ships.flatMap(({ id, at }) => (at === null ? [] : [{ thing: unitThing(id), at }])),
    ],
    [view],
  );
  const squares = JSON.stringify(lit);
  const geometry = useMemo(
    () => touchGeometry(plan, standing, JSON.parse(squares) as string[]),
    [plan, standing, squares],
  );
  const can = t('admiral:board.canBeChosen');
  const isPossible = (thing: string) => {
    const id = unitOf(thing) ?? '';
    return things.has(thing) || things.has(fireThing(id)) || things.has(boardThing(id));
  };
  const says = (label: string, possible: boolean) => (possible ? `${label}. ${can}` : label);
  const targets: BoardTarget<string>[] = [
    ...standing.map(({ thing }) => {
      const id = unitOf(thing) ?? '';
      const label = says(unitSpoken(view, seats, id, t), isPossible(thing));
      return { id: thing, label, testID: thing, selected: id === unit };
    }),
    ...lit.map((at) => ({
      id: squareThing(at),
      label: says(squareSpoken(view, at, t), true),
      testID: squareThing(at),
    })),
  ];
  const tap = (thing: string | null) => {
    if (thing === null) return onLook(null);
    const id = unitOf(thing);
    if (id === null) {
      const at = squareOfThing(thing);
      return at && things.has(thing) ? onThing(thing) : onLook(null);
    }
    // With a ship in hand an enemy is a target; in a port the square of one ship has room for another.
    const aims = mode === 'board' ? [boardThing(id), fireThing(id)] : [fireThing(id), boardThing(id)];
    const aim = unit === id ? undefined : aims.find((one) => things.has(one));
    if (aim) return onThing(aim);
    const berth = standing.find((one) => one.thing === thing);
    if (berth && mode === 'move' && unit !== null && unit !== id && things.has(squareThing(berth.at))) {
      return onThing(squareThing(berth.at));
    }
    onLook(id);
    return onThing(thing);
  };
  const near = (x: number, y: number): Rect => {
    const [width, height] = [(place.width / NEAR) * SIDE, (place.height / NEAR) * SIDE];
    return { x: x - width / 2, y: y - height / 2, width, height };
  };
  // Look 20.8: of two in one square a glass lets a finger choose, unless only one can be meant.
  const apart = (thing: string, at: BoardTap) => {
    const square = standing.find((one) => one.thing === thing)?.at;
    const both = standing.flatMap((one) => (one.at === square ? [one.thing] : []));
    if (both.length < 2 || square === undefined || !needsLoupe(at.scale)) return false;
    const [only, ...others] = both.filter(isPossible);
    if (only !== undefined && others.length === 0) tap(only);
    else onLoupe(loupeAt({ layout, plan }, at, { at: square, units: both.flatMap((one) => unitOf(one) ?? []) }));
    return true;
  };
  return (
    <>
      <BoardTouch
        camera={camera}
        geometry={geometry}
        place={place}
        targets={targets}
        onTap={tap}
        partOf={(thing) => {
          if (thing === null || unitOf(thing) === null) return null;
          const { x, y, width, height } = geometry.rectOf(thing);
          return near(x + width / 2, y + height / 2);
        }}
        nearer={({ x, y }) => near(x, y)}
        apart={apart}
      />
      {loupe ? (
        <LoupeTouch
          {...props}
          loupe={loupe}
          onPick={(thing) => {
            onLoupe(null);
            tap(thing);
          }}
          onClose={() => onLoupe(null)}
        />
      ) : null}
    </>
  );
}
