import { hullOf } from '@/components/kit/frame/box';
import type { Frame, Rect } from '@/components/kit/frame/frame';
import type { Course, Place } from '@/components/kit/course';
import type { Seat, View } from '@/engine';
import type { SevenSeasAction } from '@/engine/games/seven-seas/actions';
import { TUTORIAL } from '@/engine/games/seven-seas/tutorial';
import type { SevenSeasView } from '@/engine/games/seven-seas/view';
import { layoutIn } from '../layout';
import type { TableLayout } from '../table-layout';
import { modeOf } from '../lid-dice';
import { OF_CARDS } from '../of-cards';
import { CHARACTERS, type Character } from '@/engine/games/seven-seas/data/characters';
import { battleKey } from '../places';
import { floorOf } from '../scene/floor';
import { LESSONS } from './lessons';

/** How tall a tray with a few targets is; it stands at the bottom of its room. */
const TRAY = 150;
/** So tall is the room of the dice when words stand above them without hiding any. */
const ROOMY = 320;
/** So much of a rival's throw stays in sight at least. */
const WATCHED = 0.72;

/** Between the rims of the lid. */
const inside = (lid: Rect): Rect => {
  const { x, side } = floorOf(lid);
  return { ...lid, x, width: side };
};
const ringed = (ring: Rect): Place => ({ ring, must: ring, clear: ring });
const stripOf = ({ strips, own }: TableLayout, seat: Seat): Rect =>
  strips.find((strip) => strip.seat === seat)?.rect ?? own.rect;

/** The dice wait for the learner's own hand: the lid is empty. */
function isInHand({ tasks }: SevenSeasView, focus: Seat): boolean {
  const task = tasks.at(-1);
  return task?.kind === 'throw' && task.seat === focus;
}

/** Where little room is left round the lid, the words stand over its empty floor rather than over the dice. */
function besideHeap({ lid, duel }: TableLayout): Place {
  const isRoomy = duel.y >= lid.y + lid.height && duel.height >= ROOMY;
  return isRoomy ? ringed(lid) : { ring: lid, must: duel, clear: duel };
}

/** A lid that fills the height of the board leaves no room for words but its own foot. */
function besideThrow({ lid, duel }: TableLayout): Place {
  if (duel.y >= lid.y + lid.height) return ringed(lid);
  return { ring: lid, must: { ...lid, height: lid.height * WATCHED }, clear: lid };
}

/** The hand comes out when the rival has chosen. It hides the own side; then the own strip stands for it. */
function place(lit: string, view: View, focus: Seat, frame: Frame): Place {
  const now = view as SevenSeasView;
  const choosing = now.phase === 'select' && now.players.every(({ seat, hasChosen }) => hasChosen === (seat !== focus));
  const mode = modeOf(now, choosing);
  const layout = layoutIn({ seats: now.seats, focus, mode }, frame);
  const about = placeIn(layout, lit, now, { choosing, focus });
  // Between two panels words stand over the lid alone: half over something else they hide both.
  return mode === 'lid' && frame.shape === 'side' ? { ...about, within: inside(layout.lid) } : about;
}

interface Moment {
  readonly choosing: boolean;
  readonly focus: Seat;
}

function placeIn(layout: TableLayout, lit: string, now: SevenSeasView, { choosing, focus }: Moment): Place {
  const { mode } = layout;
  switch (lit) {
    case 'fan':
      return ringed(hullOf(layout.fan));
    case 'lid':
      if (mode !== 'lid') return ringed(battleKey(layout));
      return isInHand(now, focus) ? besideHeap(layout) : besideThrow(layout);
    case 'own':
      return ringed(choosing ? stripOf(layout, focus) : layout.own.rect);
    case 'tray': {
      const onBay = mode === 'table' ? bayPlace(layout, now) : null;
      if (onBay) return ringed(onBay);
      const { x, y, width, height } = mode === 'lid' ? layout.duel : layout.tray;
      const high = Math.min(TRAY, height);
      const must = { x, y: y + height - high, width, height: high };
      return { ring: null, must, clear: must };
    }
    default:
      return ringed(stripOf(layout, Number(lit.slice('seat-'.length))));
  }
}

/** In the bay a card is asked for in the hand, and a number by what is pushed. */
function bayPlace({ bay }: TableLayout, { tasks }: SevenSeasView): Rect | null {
  const task = tasks.at(-1);
  if (!bay || !task) return null;
  if (task.kind === 'activate')
    return OF_CARDS.has(CHARACTERS[task.rank - 1] as Character) ? bay.hand : hullOf([bay.row, bay.fleet]);
  const counts = task.kind === 'raid' || task.kind === 'keep' || task.kind === 'sell' || task.kind === 'discard';
  return counts ? hullOf([bay.row, bay.fleet]) : null;
}

export const sevenSeasCourse: Course = {
  game: 'seven-seas',
  subject: 'tutorial-seven-seas',
  ...TUTORIAL,
  options: { ...TUTORIAL.options },
  rivals: 1,
  lessons: LESSONS,
  // The script throws without a gesture: then the battle is the one that its words tell of.
  plain: (action) => (action.type === 'THROW' ? ({ type: 'THROW', gesture: null } as SevenSeasAction) : action),
  place,
};
