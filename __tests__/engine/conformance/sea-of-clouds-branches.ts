import { seaOfClouds } from '@/engine/games/sea-of-clouds';
import type { SeaOfCloudsAction } from '@/engine/games/sea-of-clouds/actions';
import type { SeaOfCloudsEvent } from '@/engine/games/sea-of-clouds/events';
import type { SeaOfCloudsState } from '@/engine/games/sea-of-clouds/state';
import type { Step } from './settings';

type State = SeaOfCloudsState;

/** Branches of the rules that random play must come upon. */
export const BRANCHES = [
  '4.2.9 an empty share is taken',
  '4.2.9 an empty share is left',
  '4.3.3 a doubloon on a full share',
  '4.3.5 a doubloon for want of a card',
  '4.4.5 a Beer without a crew',
  '4.4.6 a Map serves the slot of its own share',
  '4.5.3 nothing left to draw',
  '4.5.4 the Lucky Coin pays',
  '4.6.2 an effect empties a slot',
  '4.7.3 a drawn fight',
  '4.7.12 a pirate is lost in the boarding',
  '4.7.14 less than the amount is there',
  '4.7.14 a Money Belt guards',
  '4.7.15 an exchange is declined',
  '4.7.16 the parrot is there already',
  '4.7.17 nothing to discard',
  '4.7.17 one with nothing to discard is named',
  '4.7.18 a Lookout finds a pirate',
  '4.7.21 the Letter of Marque pays',
  '4.7.22 the winner chooses a fight',
  '4.8.2 the Chest is lost',
  '4.8.3 the Chest is lost twice',
  '4.8.7 the Chest is exchanged',
  '4.8.8 the Chest is discarded',
  '4.8.9 the Chest is emptied at the end',
  '4.8.10 the Chest is empty',
  '6.2.2 a share is looked at again',
  '6.2.4 a bottle is lost from sight',
  '8.2 the parrot wins a fight',
  'decided by score',
  'decided by parrot',
] as const;
type Branch = (typeof BRANCHES)[number];

export function branchesOf(
  step: Step<State, SeaOfCloudsAction, SeaOfCloudsEvent>,
  note: (branch: Branch) => void,
): void {
  const { before, after, action, events } = step;
  for (const event of events) told(event, step, note);
  if (action.type === 'shareChoice' && before.slots[action.slot - 1]?.length === 0) {
    note(action.action === 'take' ? '4.2.9 an empty share is taken' : '4.2.9 an empty share is left');
  }
  if (action.type === 'fightTargetOrder') note('4.7.22 the winner chooses a fight');
  const taken = before.tasks.some((task) => task.kind === 'take');
  if (taken && events.some((e, i) => e.type === 'picked' && events[i + 1]?.type === 'dealt')) {
    note('4.6.2 an effect empties a slot');
  }
  if (action.type === 'discardOwnPirate' && before.phase === 'boarding')
    note('4.7.12 a pirate is lost in the boarding');
  const serves = events.some((event) => event.type === 'dealt' && event.why === 'map');
  if (serves && before.tasks.some((task) => task.kind === 'look')) {
    const own = events.find((event) => event.type === 'took');
    const served = events.filter((event) => event.type === 'dealt' && event.slot === own?.slot);
    if (own && served.every((event) => event.type === 'dealt' && event.why === 'map')) {
      note('4.4.6 a Map serves the slot of its own share');
    }
  }
  const reason = seaOfClouds.outcome(after)?.reason;
  if (reason === 'score' || reason === 'parrot') note(`decided by ${reason}`);
}

function told(
  event: SeaOfCloudsEvent,
  { before, after, events }: Step<State, SeaOfCloudsAction, SeaOfCloudsEvent>,
  note: (branch: Branch) => void,
): void {
  switch (event.type) {
    case 'laid':
      note(after.deck.length > 0 ? '4.3.3 a doubloon on a full share' : '4.3.5 a doubloon for want of a card');
      return;
    case 'nothing':
      if (event.card.startsWith('obj-beer')) note('4.4.5 a Beer without a crew');
      if (event.card.startsWith('pir-cook') && before.parrot === event.seat) note('4.7.16 the parrot is there already');
      if (event.card.startsWith('pir-monsieur-plume')) {
        const named = events.some((other) => other.type === 'named');
        note(named ? '4.7.17 one with nothing to discard is named' : '4.7.17 nothing to discard');
      }
      return;
    case 'gained':
      if (event.by === 'empty-deck') note('4.5.3 nothing left to draw');
      if (event.by.startsWith('obj-lucky-coin')) note('4.5.4 the Lucky Coin pays');
      if (event.by.startsWith('obj-marque')) note('4.7.21 the Letter of Marque pays');
      return;
    case 'fought':
      fought(event, before, note);
      return;
    case 'stole':
      if (event.count === 0 && (before.doubloons[event.from] as number) > 0) note('4.7.14 a Money Belt guards');
      else if (event.count < 2) note('4.7.14 less than the amount is there');
      return;
    case 'declined':
      note('4.7.15 an exchange is declined');
      return;
    case 'placed':
      if (event.zone === 'crew' && before.phase === 'boarding') note('4.7.18 a Lookout finds a pirate');
      return;
    case 'chest-won': {
      const fight = events.find((other) => other.type === 'fought');
      const beaten = fight?.beats.filter((seats) => seats.includes(event.from)).length;
      note(beaten === 2 ? '4.8.3 the Chest is lost twice' : '4.8.2 the Chest is lost');
      return;
    }
    case 'swapped':
      if ([event.given, event.taken].includes('obj-chest-1')) note('4.8.7 the Chest is exchanged');
      return;
    case 'discarded':
      if (event.card === 'obj-chest-1') note('4.8.8 the Chest is discarded');
      return;
    case 'chest-paid':
      if (after.phase === 'over' && after.chest === 0) note('4.8.9 the Chest is emptied at the end');
      if (after.phase !== 'over' && after.chest === 0) note('4.8.10 the Chest is empty');
      return;
    case 'looked':
      if (
        (before.slots[event.slot - 1] ?? []).some((card) => ((before.known[card] as number) & (1 << event.seat)) !== 0)
      )
        note('6.2.2 a share is looked at again');
      return;
    case 'rum-stolen': {
      const known = before.rum[event.from]?.some((card) => third(before, card, [event.seat, event.from]));
      if (known && (before.rum[event.from]?.length ?? 0) > 1) note('6.2.4 a bottle is lost from sight');
      return;
    }
    default:
  }
}

function third(s: State, card: number, two: readonly number[]): boolean {
  const others = two.reduce((bits, seat) => bits & ~(1 << seat), (1 << s.seats) - 1);
  return ((s.known[card] as number) & others) !== 0;
}

function fought(
  { strengths, beats }: Extract<SeaOfCloudsEvent, { type: 'fought' }>,
  before: State,
  note: (branch: Branch) => void,
): void {
  beats.forEach((seats, seat) => {
    const next = (seat + 1) % before.seats;
    if (strengths[seat] !== strengths[next]) return;
    const someone = seats.includes(next) || beats[next]?.includes(seat);
    note(someone ? '8.2 the parrot wins a fight' : '4.7.3 a drawn fight');
  });
}
