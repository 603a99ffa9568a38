import { sevenSeas } from '@/engine/games/seven-seas';
import type { SevenSeasAction } from '@/engine/games/seven-seas/actions';
import type { SevenSeasEvent } from '@/engine/games/seven-seas/events';
import { availOf, guardsOf, type SevenSeasState } from '@/engine/games/seven-seas/state';
import type { Step } from './settings';

type State = SevenSeasState;

/** Branches of the rules that random play must come upon. */
export const BRANCHES = [
  '4.2.5 a choice is given again',
  '4.3.4 several players chose the same',
  '4.4.2 a double gift',
  '4.6.6 an earlier mark is dropped',
  '4.7.8 nobody sends',
  '4.7.10 a die leaves the field',
  '4.7.14 equal dice sink each other',
  '4.7.17 the captain decides',
  '4.7.19 an unsinkable ship returns',
  '4.7.21 the caravan is destroyed',
  '4.7.22 the raid fails',
  '4.8.4 a good is refused',
  '4.10.9 the curser chooses among tied dice',
  '4.10.20 a ship is lost for want of a good',
  '4.12.4 a good is unloaded for a guard',
  '4.12.5 all ships are guards',
  '4.12.6 a guard comes home',
  '4.13.4 the End is drawn',
  '4.14.4 a Good Deal',
  '4.15.1 recall',
  '4.16.2 a last round',
  '4.16.5 a Good Deal in the final sale',
  '4.16.8 the safety cap',
  'decided by score',
] as const;
type Branch = (typeof BRANCHES)[number];

export function branchesOf(
  { before, after, action, events }: Step<State, SevenSeasAction, SevenSeasEvent>,
  note: (branch: Branch) => void,
): void {
  for (const event of events) told(event, before, after, note);
  const sentNone = after.tasks.every((task) => task.kind !== 'raid' && task.kind !== 'throw');
  if (before.tasks.at(-1)?.kind === 'raid' && sentNone) note('4.7.8 nobody sends');
  if (action.type === 'CHOOSE_PAIR') note('4.7.17 the captain decides');
  if (action.type === 'WHIRLPOOL_PICK') note('4.10.9 the curser chooses among tied dice');
  if (action.type === 'DISCARD_GOODS') note('4.12.4 a good is unloaded for a guard');
  if (action.type === 'RITUAL_GOOD_DEAL') {
    note(before.phase === 'final' ? '4.16.5 a Good Deal in the final sale' : '4.14.4 a Good Deal');
  }
  after.chests.forEach((_, seat) => {
    if (guardsOf(after, seat) > 0 && availOf(after, seat) === 0) note('4.12.5 all ships are guards');
  });
  if (sevenSeas.outcome(after)?.reason === 'score') note('decided by score');
}

function told(event: SevenSeasEvent, before: State, after: State, note: (branch: Branch) => void): void {
  switch (event.type) {
    case 'chosen':
      if (before.chosen[event.seat] !== 0) note('4.2.5 a choice is given again');
      return;
    case 'called':
      if (event.seats.length > 1) note('4.3.4 several players chose the same');
      return;
    case 'gained':
      if (event.by === 'gift' && (event.yy === 4 || event.chests === 2)) note('4.4.2 a double gift');
      return;
    case 'unmarked':
      note('4.6.6 an earlier mark is dropped');
      return;
    case 'thrown':
      if (event.spill !== null) note('4.7.10 a die leaves the field');
      return;
    case 'duel':
      if (event.sunk.length === 2) note('4.7.14 equal dice sink each other');
      return;
    case 'raided':
      note(event.destroyed ? '4.7.21 the caravan is destroyed' : '4.7.22 the raid fails');
      if (event.returned.some((count) => count > 0)) note('4.7.19 an unsinkable ship returns');
      return;
    case 'kept':
      if (event.refused.some((count) => count > 0)) note('4.8.4 a good is refused');
      return;
    case 'lost':
      if (event.ships > 0) note('4.10.20 a ship is lost for want of a good');
      return;
    case 'guards':
      if (event.to < event.from) note('4.12.6 a guard comes home');
      return;
    case 'end-drawn':
      note(event.by === 'card' ? '4.13.4 the End is drawn' : '4.16.8 the safety cap');
      return;
    case 'round-ended':
      if (event.recalled.length > 0) note('4.15.1 recall');
      return;
    case 'round-began':
      if (after.lastRound > 0) note('4.16.2 a last round');
      return;
    default:
  }
}
