import { worldsEnd } from '@/engine/games/worlds-end';
import type { WorldsEndAction } from '@/engine/games/worlds-end/actions';
import { fameParts } from '@/engine/games/worlds-end/fame';
import type { WorldsEndEvent } from '@/engine/games/worlds-end/events';
import type { WorldsEndState } from '@/engine/games/worlds-end/state';
import type { Step } from './settings';

type State = WorldsEndState;

/** Branches of the rules that random play must come upon. */
export const BRANCHES = [
  '4.3.7 the Kraken meets nobody',
  '4.3.10 the Kraken is beaten',
  '4.3.14 the convoy is taken',
  '4.3.21 a bidder must leave',
  '4.3.28 favour is full',
  '4.7.2 Calypso in the oceans',
  '4.10 a player is attacked',
  '4.11.3 an open sea falls',
  '4.13.3 a check is passed',
  '4.14.10 the last ship is withdrawn',
  '4.15.4 a guard comes home',
  '4.15.7 a defender flees',
  '4.16.5 a ship is taken',
  '4.18.3 a monopoly',
  '4.19.5 no squadron for the last battle',
  '4.19.11 a tie for the command',
  'E-7 a single shot is asked about',
  'E-10 Parley',
  'ended by fame10',
  'ended by armadaBeaten',
  'ended by lastStanding',
  'ended by armadaVictory',
] as const;
type Branch = (typeof BRANCHES)[number];

export function branchesOf(step: Step<State, WorldsEndAction, WorldsEndEvent>, note: (branch: Branch) => void): void {
  const { before, after, seat, action, events } = step;
  for (const event of events) told(event, before, events, note);
  if (action.type === 'CALYPSO' && (before.flagship[seat] as number) >= 10) note('4.7.2 Calypso in the oceans');
  if (action.type === 'ATTACK' && action.parley) note('E-10 Parley');
  if (action.type === 'FIRE' && 'shipId' in action && before.battle?.lines.every((line) => line.length === 1)) {
    note('E-7 a single shot is asked about');
  }
  if (action.type === 'ROUND_END' && 'withdraw' in action && after.battle === null)
    note('4.14.10 the last ship is withdrawn');
  if (fameParts(after, after.active).monopolies > 0) note('4.18.3 a monopoly');
  const reason = worldsEnd.outcome(after)?.reason;
  if (reason) note(`ended by ${reason}` as Branch);
}

function told(
  event: WorldsEndEvent,
  before: State,
  events: readonly WorldsEndEvent[],
  note: (branch: Branch) => void,
): void {
  switch (event.type) {
    case 'armada':
      if (event.why === 'kraken' && !events.some(({ type }) => type === 'home')) note('4.3.7 the Kraken meets nobody');
      return;
    case 'home':
      if (event.battle === 'kraken' && event.winner === 1) note('4.3.10 the Kraken is beaten');
      guardHome(event, before, note);
      return;
    case 'reward':
      return note('4.3.14 the convoy is taken');
    case 'left':
      if (event.forced) note('4.3.21 a bidder must leave');
      return;
    case 'favour':
      if (event.gold > 0) note('4.3.28 favour is full');
      return;
    case 'attacked':
      if (event.against !== null) note('4.10 a player is attacked');
      return;
    case 'taken':
      if (event.from !== null && events.some(({ type }) => type === 'attacked')) note('4.11.3 an open sea falls');
      return;
    case 'struck':
      if (event.result === 'damaged') note('4.13.3 a check is passed');
      if (event.result === 'taken') note('4.16.5 a ship is taken');
      return;
    case 'sailed':
      if (event.by === 'flight' && event.seat !== before.active) note('4.15.7 a defender flees');
      return;
    case 'last-battle':
      if (event.commander === null) note('4.19.5 no squadron for the last battle');
      return;
    case 'tie-roll':
      if (event.what === 'commander') note('4.19.11 a tie for the command');
      return;
    default:
  }
}

/** A guard that fought is in the squadron now. */
function guardHome(
  { homes }: Extract<WorldsEndEvent, { type: 'home' }>,
  { battle, posted }: State,
  note: (branch: Branch) => void,
): void {
  const defender = battle?.sides[1] ?? null;
  const home = homes.find(({ seat }) => seat === defender);
  if (home && posted.length > home.guards && home.ships.length > 0) {
    note('4.15.4 a guard comes home');
  }
}
