import { COLOUR } from './tokens';
import type { Scheme } from './theme';

/** What the room is made of: its wall from the top down, the shelf's boards, the frames of the boxes, and the floor below. */
export interface RoomTones {
  readonly top: string;
  readonly low: string;
  readonly floor: string;
  readonly line: string;
  readonly board: { readonly edge: string; readonly top: string; readonly low: string };
  readonly frame: { readonly light: string; readonly top: string; readonly low: string; readonly inner: string };
}

const { night, day } = COLOUR;

const NIGHT: RoomTones = {
  top: night.room.ink700,
  low: night.room.ink900,
  floor: '#0E1922',
  line: '#22303D',
  board: { edge: '#40505E', top: '#273645', low: '#1B2834' },
  frame: { light: '#5E6875', top: '#2B3949', low: '#18242F', inner: '#13090F' },
};

const DAY: RoomTones = {
  top: day.room.top,
  low: day.room.low,
  floor: '#F3E9D6',
  line: '#D6C3A0',
  board: { edge: '#FDFDF4', top: '#F0E1C8', low: '#D0BA94' },
  frame: { light: '#FFFFFF', top: '#FBF5EA', low: '#EADBC2', inner: '#A58E74' },
};

export function roomTones(scheme: Scheme): RoomTones {
  return scheme === 'night' ? NIGHT : DAY;
}
