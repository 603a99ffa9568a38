import type { Beat } from '@/components/kit/choreography/cue';
import type { Rect } from '@/components/kit/frame/frame';
import type { Seat } from '@/engine';
import { boxOf, hasEffect, type CardId } from '@/engine/games/sea-of-clouds/box';
import { fold } from '@/engine/games/sea-of-clouds/public';
import type { SeaOfCloudsEvent } from '@/engine/games/sea-of-clouds/events';
import type { SeaOfCloudsView } from '@/engine/games/sea-of-clouds/view';
import type { TableLayout } from './layout';

/** A boarding: strengths by seat, and whom each captain has beaten. */
export interface Fought {
  /** From this captain on they have their effects (4.7.7). */
  readonly seat: Seat;
  readonly strengths: readonly number[];
  readonly beats: readonly (readonly Seat[])[];
}

/** Two neighbours: who has won, and against whom; null: neither. */
export interface Fight {
  readonly between: readonly [Seat, Seat];
  readonly winner: Seat | null;
}

export interface RingPlace {
  readonly seat: Seat;
  /** Degrees from the right, clockwise: the nearest captain is at 90. */
  readonly angle: number;
  readonly x: number;
  readonly y: number;
}

export interface Ring {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** Radius of a captain's disc. */
  readonly disc: number;
  readonly places: readonly RingPlace[];
  /** What is said about it. */
  readonly panel: Rect;
}

const MOST_RADIUS = 138;
const MOST_DISC = 41;
const MOST_PANEL = 112;
const GAP = 8;
/** So low that what is said stands beside the ring, not below it. */
const LOW = 420;

export function ringOf({ ring: all, focus }: Pick<TableLayout, 'ring' | 'focus'>, seats: number): Ring {
  const { panel, ring } = all.height < LOW && all.width > all.height ? beside(all) : below(all);
  const large = ring.width > 600 && ring.height > 460 ? 1.5 : 1;
  const disc = Math.min(MOST_DISC * large, ring.height * 0.13, ring.width * 0.13);
  const radius = Math.min(MOST_RADIUS * large, ring.width / 2 - disc - 2, ring.height / 2 - disc - 12);
  const x = ring.x + ring.width / 2;
  const y = ring.y + ring.height / 2 + 6;
  const places = Array.from({ length: seats }, (_, i): RingPlace => {
    const angle = 90 + (i * 360) / seats;
    const turn = (angle * Math.PI) / 180;
    return { seat: (focus + i) % seats, angle, x: x + radius * Math.cos(turn), y: y + radius * Math.sin(turn) };
  });
  return { x, y, radius, disc, places, panel };
}

interface Parted {
  readonly ring: Rect;
  readonly panel: Rect;
}

function below(all: Rect): Parted {
  const height = Math.min(MOST_PANEL, all.height * 0.3);
  return {
    ring: { ...all, height: all.height - height - GAP },
    panel: { ...all, y: all.y + all.height - height, height },
  };
}

function beside(all: Rect): Parted {
  const wide = all.height - 20;
  const width = all.width - wide - GAP;
  const height = Math.min(all.height, 2 * MOST_PANEL);
  return {
    ring: { ...all, x: all.x + width + GAP, width: wide },
    panel: { ...all, y: all.y + all.height - height, width, height },
  };
}

/** All fights of a boarding, in seat order (4.7.2). */
export function fightsOf({ beats }: Fought, seats: number): Fight[] {
  return Array.from({ length: seats === 2 ? 1 : seats }, (_, seat): Fight => {
    const other = (seat + 1) % seats;
    const winner = beats[seat]?.includes(other) ? seat : beats[other]?.includes(seat) ? other : null;
    return { between: [seat, other], winner };
  });
}

export interface Win {
  readonly winner: Seat;
  readonly loser: Seat;
}

/** All won fights as their effects follow each other: from the parrot on, against the left neighbour first (4.7.22). */
export function winsOf({ seat, beats }: Fought): Win[] {
  const seats = beats.length;
  const from = (one: Seat, other: Seat) => (other - one + seats) % seats;
  return beats
    .flatMap((beaten, winner) => beaten.map((loser): Win => ({ winner, loser })))
    .sort((a, b) => from(seat, a.winner) - from(seat, b.winner) || from(a.winner, a.loser) - from(b.winner, b.loser));
}

/** The boarding that is being decided at this table; null: none is. */
export function boardingIn({ tasks, seats }: SeaOfCloudsView): Fought | null {
  const task = tasks.find(({ kind }) => kind === 'boarding');
  if (task?.kind !== 'boarding') return null;
  const all = Array.from({ length: seats }, (_, seat) => seat);
  return {
    seat: task.start,
    strengths: task.strengths,
    beats: task.beats.map((bits) => all.filter((seat) => (bits & (1 << seat)) !== 0)),
  };
}

/** The boarding that a step of its performance belongs to. */
export function boardingAt({ run, before }: Beat): Fought | null {
  const fought = (run?.events as readonly SeaOfCloudsEvent[] | undefined)?.find(({ type }) => type === 'fought');
  return fought?.type === 'fought' ? fought : boardingIn(before as SeaOfCloudsView);
}

/** What stands until somebody goes on: the fights, a pirate at work, what a captain has answered to it, what wins are paid. */
export function isStep(event: SeaOfCloudsEvent, before: SeaOfCloudsView): boolean {
  switch (event.type) {
    case 'fought':
    case 'applied':
    case 'swapped':
    case 'rum-swapped':
    case 'declined':
      return true;
    case 'gained':
      return paysWins(before, event.by);
    case 'discarded':
    case 'picked':
      return boardingIn(before) !== null;
    default:
      return false;
  }
}

/** 4.7.21: a Letter of Marque works before the pirates, and by itself. */
function paysWins({ options }: SeaOfCloudsView, by: CardId): boolean {
  const { byId, faceOf } = boxOf(options);
  const face = faceOf[byId.get(by) ?? -1];
  return face !== undefined && hasEffect(face, 'gainPerWin');
}

/** What a step leads to, up to the next one: a pirate at work and what it brings. */
export function partOf({ run, event, before }: Beat): readonly SeaOfCloudsEvent[] {
  if (!run) return [event as SeaOfCloudsEvent];
  const events = run.events as readonly SeaOfCloudsEvent[];
  const next = events.findIndex(
    (other, i) => i > run.at && (ENDS.has(other.type) || isStep(other, before as SeaOfCloudsView)),
  );
  return events.slice(run.at, next < 0 ? undefined : next);
}

const ENDS: ReadonlySet<SeaOfCloudsEvent['type']> = new Set(['crews-left', 'sailed', 'turn-began', 'over']);

/** A card at work: whose it is, and the one fight that it works in; null: in every fight that was won. */
export interface Work {
  readonly card: CardId;
  readonly seat: Seat;
  readonly against: Seat | null;
}

export function workOf({ event, before }: Beat): Work | null {
  const told = event as SeaOfCloudsEvent;
  if (told.type === 'applied') return told;
  if (told.type === 'gained') return { card: told.by, seat: told.seat, against: null };
  return told.type === 'fought' ? null : workIn(before as SeaOfCloudsView);
}

/** The pirate that a captain is asked about now. */
export function workIn(view: SeaOfCloudsView): Work | null {
  const { tasks, options, players } = view;
  const task = tasks.at(-1);
  const number = task && 'card' in task ? task.card : lookoutIn(view);
  const card = number === null ? undefined : boxOf(options).ids[number];
  const owner = players.find(({ crew }) => card !== undefined && crew.includes(card));
  if (!task || card === undefined || !owner) return null;
  return { card, seat: owner.seat, against: 'against' in task ? task.against : null };
}

/** A card of a share is asked for: by the pirate that may take one and is not still to come (4.7.18). */
function lookoutIn({ tasks, options, players }: SeaOfCloudsView): number | null {
  const task = tasks.at(-1);
  const effects = tasks.find(({ kind }) => kind === 'effects');
  if (task?.kind !== 'take' || effects?.kind !== 'effects') return null;
  const { byId, faceOf } = boxOf(options);
  const crew = (players[task.seat]?.crew ?? []).map((card) => byId.get(card) ?? -1);
  const takes = (card: number) => faceOf[card]?.effects.some(({ code }) => code === 'takeFromShare') ?? false;
  return crew.find((card) => takes(card) && !effects.left.includes(card)) ?? null;
}

/** The wins that a card works for. */
export function winsFor(fought: Fought, { seat, against }: Work): Win[] {
  return winsOf(fought).filter(({ winner, loser }) => winner === seat && (against === null || against === loser));
}

/** What the captains have whom a step gives or takes doubloons. */
export function pursesAfter(beat: Beat): { readonly seat: Seat; readonly doubloons: number }[] {
  const { players } = beat.before as SeaOfCloudsView;
  const change = new Map<Seat, number>();
  const add = (seat: Seat, count: number) => change.set(seat, (change.get(seat) ?? 0) + count);
  for (const event of partOf(beat)) {
    if (event.type === 'gained' || event.type === 'chest-paid' || event.type === 'stole') add(event.seat, event.count);
    if (event.type === 'stole') add(event.from, -event.count);
  }
  return [...change].map(([seat, count]) => ({ seat, doubloons: (players[seat]?.doubloons ?? 0) + count }));
}

/** What everybody owns after all that a step tells. */
export const ownedAfter = (beat: Beat): SeaOfCloudsView =>
  partOf(beat).reduce<SeaOfCloudsView>((view, event) => fold(view, event), beat.before as SeaOfCloudsView);

/** After this step the crews leave. */
export function isLastStep({ run, before }: Beat): boolean {
  const rest = ((run?.events ?? []) as readonly SeaOfCloudsEvent[]).slice((run?.at ?? 0) + 1);
  return (
    rest.some(({ type }) => type === 'crews-left') && !rest.some((event) => isStep(event, before as SeaOfCloudsView))
  );
}
