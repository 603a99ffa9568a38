import { between, bottomOf, centred, type Rect } from '@/components/kit/frame/box';
import type { Frame } from '@/components/kit/frame/frame';
import type { Shown, TableLayout } from './table-layout';

export const GAP = 6;
export const WIDEST = 720;
const RATIO = 1.4;
const ROLES = 7;
const LEAST_TOUCH = 44;
/** A disc of 34 points over the ticks. */
const LEAST_RULER = 54;

export interface Measures {
  readonly ruler: number;
  readonly strip: number;
  readonly market: number;
  readonly own: number;
  /** Beside a hand that lies open: the own line, and a card of the hand. */
  readonly line: number;
  readonly held: number;
  readonly card: number;
  readonly fleets: number;
  readonly duel: number;
  readonly scale: number;
}

const PHONE: Measures = {
  ruler: 62,
  strip: 46,
  market: 58,
  own: 96,
  line: 46,
  held: 62,
  card: 78,
  fleets: 50,
  duel: 132,
  scale: 1,
};
const SMALL: Measures = {
  ruler: 50,
  strip: 44,
  market: 50,
  own: 88,
  line: 44,
  held: 46,
  card: 66,
  fleets: 44,
  duel: 96,
  scale: 1,
};
const SIDE: Measures = {
  ruler: 50,
  strip: 44,
  market: 46,
  own: 88,
  line: 44,
  held: 44,
  card: 66,
  fleets: 44,
  duel: 120,
  scale: 1,
};
const TABLET: Measures = {
  ruler: 76,
  strip: 56,
  market: 72,
  own: 104,
  line: 58,
  held: 92,
  card: 112,
  fleets: 60,
  duel: 150,
  scale: 1,
};

export function measuresOf(f: Frame): Measures {
  const usual = f.shape === 'side' ? SIDE : f.shape !== 'phone' ? TABLET : f.board.height < 520 ? SMALL : PHONE;
  const { board } = f;
  // A window that is wide but low is no tablet.
  const fitting = usual === TABLET && board.height < 640 ? PHONE : usual;
  // Where there is no more room than for fingers, pieces stay as they are.
  return fitting === PHONE || fitting === TABLET ? inSize(fitting, PIECES[f.taste.pieces]) : fitting;
}

const PIECES = { S: 0.88, M: 1, L: 1.14 } as const;

function inSize(usual: Measures, scale: number): Measures {
  const { ruler, strip, market, own, line, held, card, fleets, duel } = usual;
  const sized = (length: number) => Math.max(LEAST_TOUCH, length * scale);
  return {
    ruler: Math.max(LEAST_RULER, ruler * scale),
    strip: sized(strip),
    market: sized(market),
    own: own * scale,
    line: sized(line),
    held: sized(held),
    card: card * scale,
    fleets: sized(fleets),
    duel,
    scale,
  };
}

export interface Upper {
  readonly ruler: Rect;
  readonly strips: TableLayout['strips'];
  readonly board: Rect;
  readonly below: number;
}

type Middle = Omit<TableLayout, 'bay' | 'twin' | 'stage' | 'own' | 'sides' | 'fleets' | 'lid' | 'duel'>;

/** What all look at: ruler, port, what is chosen from. `bottom`: down to where the tray may reach. */
export function middle(shown: Shown, f: Frame, m: Measures, upper: Upper, bottom: number): Middle {
  const { ruler, strips, board, below } = upper;
  const market = { ...board, y: below, height: m.market };
  return {
    frame: f,
    mode: shown.mode,
    scale: m.scale,
    ruler,
    strips,
    market,
    tray: between(centred(board, WIDEST), bottomOf(market) + GAP, bottom),
    ...choosing(board, below, m),
  };
}

/** Between what lies above it and the hand, what explains the chosen character needs this much. */
const LEAST_SHEET = 70;
const LEAST_CARD = 48;
/** Where that is too much the hand lies flat, as small as a finger. */
const FLAT_CARD = 44;

interface Fan {
  readonly card: number;
  /** How far the cards in the middle are lifted. */
  readonly arch: number;
  /** A chosen card comes up as far as here. */
  readonly top: number;
}

const handOf = (bottom: number, card: number, arch: number): Fan => {
  return { card, arch, top: bottom - card * (RATIO + 0.18) - arch };
};

function fanIn(board: Rect, below: number, m: Measures): Fan {
  const bottom = bottomOf(board);
  const most = Math.min(m.card, (bottom - below - 150) / (RATIO + 0.34));
  const card = Math.max(LEAST_CARD, Math.min(most, board.width / 4.2));
  const fan = handOf(bottom, card, card * 0.16);
  return roomOver(fan, below) >= LEAST_SHEET ? fan : handOf(bottom, FLAT_CARD, 0);
}

const roomOver = ({ top }: Fan, below: number) => top - GAP - below;

/** Whether there is room for hand and sheet under what ends at `below`. */
export function roomToChoose(board: Rect, below: number, m: Measures): boolean {
  return roomOver(fanIn(board, below, m), below) >= LEAST_SHEET;
}

/** The hand of characters as a fan at the bottom, over it the sheet that explains the chosen one. */
function choosing(board: Rect, below: number, m: Measures): Pick<TableLayout, 'sheet' | 'fan'> {
  const hand = fanIn(board, below, m);
  const { card, arch } = hand;
  const tall = card * RATIO;
  // All seven lie beside each other if they can; otherwise they overlap like a hand of cards.
  const step = Math.min(card + GAP, (board.width - card * 1.12) / (ROLES - 1));
  const left = board.x + (board.width - step * (ROLES - 1) - card) / 2;
  const fan = Array.from({ length: ROLES }, (_, i): Rect => {
    const off = i - (ROLES - 1) / 2;
    return { x: left + i * step, y: bottomOf(board) - tall - arch + off * off * arch * 0.1, width: card, height: tall };
  });
  const wide = centred(board, WIDEST);
  const room = Math.max(LEAST_SHEET, roomOver(hand, below));
  const height = Math.min(room, board.width >= 640 ? 340 : 230);
  // With much room it stands nearer to the hand that it explains.
  return { fan, sheet: { ...wide, y: below + Math.max(0, room - height) * 0.5, height } };
}
