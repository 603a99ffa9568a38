import type { Table } from '@/components/kit/match/table-state';
import type { LogStep } from '@/components/kit/match/log';
import type { Decision, Match, Seat } from '@/engine';
import type { UndoReason } from '@/engine/core/match';
import type { Surroundings } from './surroundings';

/** The kind of question that stands for a secret aside: the curtain is lifted for it as for any other. */
export const ASIDE = 'aside';

/** What the match itself does not say about its table. */
export interface Moment {
  readonly number: number;
  readonly hides: Surroundings['hides'];
  /** The person who has opened the curtain and may look. */
  readonly opened: Seat | null;
  /** The person who does something unasked. */
  readonly aside: Seat | null;
  readonly focus: Seat;
  readonly thinking: Seat | null;
  readonly leaving: Seat | null;
  readonly story: readonly LogStep[];
  readonly failure: Error | null;
}

export function peopleAt(match: Match): readonly Seat[] {
  return match.seats.flatMap((seat, index) => (seat.kind === 'person' ? [index] : []));
}

/** A lone person always looks with their own eyes; several share a screen, so each only sees their own moment. */
export function viewerFor(match: Match, decision: Decision | null): Seat | null {
  const people = peopleAt(match);
  if (people.length === 1) return people[0] ?? null;
  return decision ? decision.seat : null;
}

/** Whoever chooses in secret may not touch the secret choice of the one before. */
export function undoOff(match: Match, decision: Decision | null): UndoReason | null {
  if (decision?.secret === true) return match.canUndo(decision.seat);
  return match.canUndo(match.lastIsSecret ? (viewerFor(match, decision) ?? undefined) : undefined);
}

/** What the table shows now, and to whom. */
export function pictureOf(match: Match, moment: Moment): Table {
  const { opened, hides, leaving } = moment;
  const people = peopleAt(match);
  const mine = questionToPerson(match);
  const asides = people.filter((seat) => match.asides(seat).length > 0);
  const aside = moment.aside !== null && asides.includes(moment.aside) ? moment.aside : null;
  const secret = aside !== null && people.length > 1 && match.hasSecretAsides(aside);
  const stepped = secret ? { seat: aside, kind: ASIDE, secret: true as const } : undefined;
  const asked = stepped ?? mine;
  const hidden = stepped
    ? opened !== stepped.seat
    : mine !== undefined && people.length > 1 && opened !== mine.seat && hides(mine, match.view(mine.seat));
  const curtain = asked && hidden ? asked : null;
  const looking = asked && !curtain ? asked : null;
  const decision = stepped || leaving !== null ? null : looking;
  return {
    number: moment.number,
    view: match.view(viewerFor(match, looking)),
    decision,
    legal: decision ? match.legal(decision.seat) : [],
    focus: asked?.seat ?? moment.focus,
    curtain,
    thinking: moment.thinking,
    asides,
    aside: aside !== null && !(stepped && curtain) ? { seat: aside, actions: match.asides(aside) } : null,
    leaving,
    over: match.outcome() !== undefined,
    undo: undoOff(match, mine ?? null),
    story: moment.story,
    failure: moment.failure,
  };
}

/** Bots answer first. */
function questionToPerson(match: Match): Decision | undefined {
  const pending = match.pending();
  const kindOf = ({ seat }: Decision) => match.seats[seat]?.kind;
  return pending.some((one) => kindOf(one) === 'bot') ? undefined : pending.find((one) => kindOf(one) === 'person');
}
