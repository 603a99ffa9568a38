import type { Box, Kind, Ship, ShipId } from './box';
import { seaId, type Sea, type SeaId } from './data/board';
import { NOWHERE, type Battle, type Salvo } from './state';
import type { BattleView, SalvoOf } from './view';

/* Numbers inside, ids outside. */

export function shipId(b: Box, ship: Ship): ShipId {
  return b.ids[ship] as ShipId;
}

export function shipIds(b: Box, ships: readonly Ship[]): ShipId[] {
  return ships.map((ship) => b.ids[ship] as ShipId);
}

export function shipFrom(b: Box, id: ShipId): Ship {
  return b.byId.get(id) as Ship;
}

export function shipsFrom(b: Box, ids: readonly ShipId[]): Ship[] {
  return ids.map((id) => b.byId.get(id) as Ship);
}

export function cardId(b: Box, kind: Kind): string {
  return b.cards[kind]?.id as string;
}

export function cardIds(b: Box, kinds: readonly Kind[]): string[] {
  return kinds.map((kind) => cardId(b, kind));
}

export function seaOrNull(sea: Sea): SeaId | null {
  return sea === NOWHERE ? null : seaId(sea);
}

function salvoView(b: Box, salvo: Salvo): SalvoOf<ShipId, string> {
  return {
    ...salvo,
    ship: shipId(b, salvo.ship),
    target: shipId(b, salvo.target),
    card: salvo.card === null ? null : cardId(b, salvo.card),
  };
}

/** A battle, or what has changed in it, as a view names it. */
export function battleView<P extends Partial<Battle>>(
  b: Box,
  battle: P,
): P extends Battle ? BattleView : Partial<BattleView> {
  const out: Record<string, unknown> = { ...battle };
  const ships = (list: readonly Ship[] | undefined, key: string): void => {
    if (list) out[key] = shipIds(b, list);
  };
  ships(battle.damaged, 'damaged');
  ships(battle.fired, 'fired');
  ships(battle.carded, 'carded');
  ships(battle.sunk, 'sunk');
  ships(battle.origins, 'origins');
  ships(battle.taken, 'taken');
  if (battle.lines) out.lines = battle.lines.map((line) => shipIds(b, line));
  if (battle.withdrawn) out.withdrawn = battle.withdrawn.map((line) => shipIds(b, line));
  if (battle.played) out.played = cardIds(b, battle.played);
  if (typeof battle.plates === 'number') out.plates = shipId(b, battle.plates);
  if (typeof battle.sea === 'number') out.sea = seaId(battle.sea);
  if (battle.salvo) out.salvo = salvoView(b, battle.salvo);
  return out as P extends Battle ? BattleView : Partial<BattleView>;
}

/** The way back. */
export function battleFrom(b: Box, view: BattleView, sea: (id: SeaId) => Sea): Battle {
  const pair = (lists: readonly [readonly ShipId[], readonly ShipId[]]): [Ship[], Ship[]] => [
    shipsFrom(b, lists[0]),
    shipsFrom(b, lists[1]),
  ];
  const { salvo } = view;
  return {
    ...view,
    sea: view.sea === null ? null : sea(view.sea),
    lines: pair(view.lines),
    withdrawn: pair(view.withdrawn),
    damaged: shipsFrom(b, view.damaged),
    fired: shipsFrom(b, view.fired),
    carded: shipsFrom(b, view.carded),
    plates: view.plates === null ? null : shipFrom(b, view.plates),
    sunk: shipsFrom(b, view.sunk),
    origins: shipsFrom(b, view.origins),
    taken: shipsFrom(b, view.taken),
    played: view.played.map((id) => b.kindById.get(id) as Kind),
    salvo: salvo && {
      ...salvo,
      ship: shipFrom(b, salvo.ship),
      target: shipFrom(b, salvo.target),
      card: salvo.card === null ? null : (b.kindById.get(salvo.card) as Kind),
    },
  };
}
