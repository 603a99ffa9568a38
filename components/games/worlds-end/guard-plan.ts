import { useEffect, useRef, useState } from 'react';
import type { WorldsEndAction } from '@/engine/games/worlds-end/actions';
import type { ShipId } from '@/engine/games/worlds-end/box';
import type { WorldsEndAsk } from './asks';
import { ordersFor, type Berth, type GuardOrder } from './fleet';

/** The only thing that this ship may be told, where it is no more than to change between the squadron and the sea. */
export function plainOrder(ask: WorldsEndAsk, ship: ShipId): GuardOrder | null {
  const [only, ...others] = ordersFor(ask, ship);
  return only && others.length === 0 && only.type !== 'GUARD_MOVE' ? only : null;
}

/** Berths as they will be: each ship of the plan on the other side. */
export function planned(berths: readonly Berth[], moved: readonly ShipId[], ask: WorldsEndAsk): Berth[] {
  const here = ask.view.players[ask.decision.seat]?.flagship ?? null;
  const goes = (ship: ShipId, from: Berth['sea']): Berth['sea'] => {
    if (!moved.includes(ship) || plainOrder(ask, ship) === null) return from;
    return from === null ? here : null;
  };
  const all = berths.flatMap(({ sea, ships }) => ships.map((ship) => ({ ship, sea: goes(ship, sea) })));
  const seas = [...new Set([null, ...berths.map(({ sea }) => sea), ...all.map(({ sea }) => sea)])];
  return seas.map((sea) => ({ sea, ships: all.filter((one) => one.sea === sea).map(({ ship }) => ship) }));
}

/** 13.17: what is told in the end, ships that guard from now on first. */
export function difference(ask: WorldsEndAsk, moved: readonly ShipId[]): GuardOrder[] {
  const orders = moved.flatMap((ship) => plainOrder(ask, ship) ?? []);
  const of = (type: GuardOrder['type']) => orders.filter((order) => order.type === type);
  return [...of('GUARD_ASSIGN'), ...of('GUARD_RECALL')];
}

export interface GuardPlan {
  /** Ships that are to change their place. */
  readonly moved: readonly ShipId[];
  readonly toggle: (ship: ShipId) => void;
  /** Gives the orders, one after the other, as the table takes them. */
  readonly send: () => void;
  readonly clear: () => void;
}

/** Ships are moved between squadron and sea as often as one likes; only the difference is told. */
export function useGuardPlan(
  ask: WorldsEndAsk | null,
  busy: boolean,
  onPlay: (action: WorldsEndAction, follows?: boolean) => void,
): GuardPlan {
  const [moved, setMoved] = useState<readonly ShipId[]>([]);
  const left = useRef<readonly GuardOrder[]>([]);
  useEffect(() => {
    const [next, ...rest] = left.current;
    if (!next || busy || ask === null) return;
    const legal = ordersFor(ask, next.shipId).find(({ type }) => type === next.type);
    // An order that can no longer be given takes those behind it along.
    left.current = legal ? rest : [];
    if (legal) onPlay(legal, true);
  });
  return {
    moved,
    toggle: (ship) => setMoved((now) => (now.includes(ship) ? now.filter((one) => one !== ship) : [...now, ship])),
    send: () => {
      const [first, ...rest] = ask ? difference(ask, moved) : [];
      setMoved([]);
      if (!first) return;
      left.current = rest;
      onPlay(first);
    },
    clear: () => setMoved([]),
  };
}
