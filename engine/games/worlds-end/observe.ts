import type { Seat } from '@/engine/core/game';
import { allSeats } from '@/engine/kit/seats';
import type { Ship } from './box';
import { SEAS } from './data/board';
import { HEROES } from './data/cards';
import { fameParts } from './fame';
import { battleView, cardIds, seaOrNull, shipIds } from './names';
import { fleetOf } from './rules/fleet';
import {
  BATTLE,
  box,
  CALYPSO,
  flagshipOf,
  goldOf,
  guardsAt,
  handOf,
  hasUsed,
  isIn,
  MOVE,
  NOBODY,
  PORT,
  SKILL_1,
  SKILL_2,
  squadronOf,
  type WorldsEndState,
} from './state';
import type { PlayerView, SeaView, Ships, WorldsEndView } from './view';

/** E-16, built up field by field: what is not named here nobody sees. */
export function observe(s: WorldsEndState, viewer: Seat | null): WorldsEndView {
  const b = box(s);
  const isActive = viewer === s.active;
  return {
    viewer,
    seats: s.seats,
    options: s.options,
    phase: s.phase,
    order: s.order,
    active: s.active,
    turn: s.turn,
    used: {
      move: hasUsed(s, MOVE),
      port: hasUsed(s, PORT),
      battle: hasUsed(s, BATTLE),
      calypso: hasUsed(s, CALYPSO),
      skill1: hasUsed(s, SKILL_1),
      skill2: hasUsed(s, SKILL_2),
    },
    calm: s.calm,
    bonus: s.bonus,
    stepped: s.stepped,
    runs: s.runs,
    run: s.run,
    event: s.event,
    dice: s.dice,
    players: allSeats(s).map((seat) => playerView(s, seat, viewer)),
    seas: SEAS.map((_, sea) => seaView(s, sea, viewer)),
    assigned: isActive ? shipIds(b, s.assigned) : null,
    moved: isActive ? shipIds(b, s.moved) : null,
    posted: postedFor(s, viewer),
    shipDeck: s.ships.length,
    cardDeck: s.cards.length,
    lost: shipIds(b, s.lost),
    armada: s.armada,
    limit: s.limit,
    battle: s.battle && battleView(b, s.battle),
    tasks: s.tasks.slice(),
    result: s.result,
    winner: s.winner === NOBODY ? null : s.winner,
  };
}

/** Who is out sees what a bystander sees: he has nothing any more. */
function sees(s: WorldsEndState, viewer: Seat | null, owner: Seat): boolean {
  return s.options.openSquadrons || (viewer === owner && isIn(s, owner));
}

function postedFor(s: WorldsEndState, viewer: Seat | null): string[] | null {
  const owner = s.battle?.sides[1] ?? null;
  return s.posted.length > 0 && owner !== null && sees(s, viewer, owner) ? shipIds(box(s), s.posted) : null;
}

function shipsFor(s: WorldsEndState, ships: readonly Ship[], isSeen: boolean): Ships {
  return { count: ships.length, ships: isSeen ? shipIds(box(s), ships) : null };
}

function playerView(s: WorldsEndState, seat: Seat, viewer: Seat | null): PlayerView {
  const hand = handOf(s, seat);
  return {
    seat,
    hero: HEROES[s.heroes[seat] as number] ?? null,
    gold: goldOf(s, seat),
    fame: fameParts(s, seat),
    calypso: s.calypso[seat] as number,
    flagship: seaOrNull(flagshipOf(s, seat)),
    ownTurns: s.ownTurns[seat] as number,
    out: s.out[seat] as number,
    squadron: shipsFor(s, squadronOf(s, seat), sees(s, viewer, seat)),
    hand: { count: hand.length, cards: viewer === seat && isIn(s, seat) ? cardIds(box(s), hand) : null },
    fleet: fleetOf(s, seat),
  };
}

function seaView(s: WorldsEndState, sea: number, viewer: Seat | null): SeaView {
  const owner = s.owner[sea] as Seat;
  return {
    owner: owner === NOBODY ? null : owner,
    guards: shipsFor(s, guardsAt(s, sea), owner === NOBODY || sees(s, viewer, owner)),
  };
}
