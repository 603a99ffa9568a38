import {
  between,
  bottomOf,
  bottomStrip,
  cells,
  centred,
  columns,
  cutLeft,
  inset,
  rightFrom,
  rightOf,
  rows,
  topStrip,
  type Insets,
  type Rect,
  type Size,
} from '@/components/kit/frame/box';
import { frame, type Frame, type Shape, type Taste } from '@/components/kit/frame/frame';
import type { Seat } from '@/engine';
import { roundFrom } from '@/engine/kit/seats';
import { aroundLayout } from './around';
import { KNOWN } from './scene/scene-places';
import type { Shown, Strip, TableLayout } from './table-layout';

export type { Shown, Strip, TableLayout } from './table-layout';

const SUITS = 10;
const GAP = 6;
const CARD_GAP = 4.6;
const RATIO = 1.4;
const NEWEST = 1.07;
/** How far the newest card stands above the others, by its width. */
const RAISE = 0.12;
/** Pile, row and discard in one line: so many card widths at most, so that they stay together on a large table. */
const LINE = 8.2;
/** And so many at least: five cards of the row may overlap by half. */
const TIGHT_LINE = 5.3;
/** On a phone on its side the line stands high: the open cards of a map have room under it. Of the spare height, above it: */
const HIGH = 0.25;
/** Between the row and the suit bar of a tablet. */
const BAR_GAP = 26;
const WIDEST_OWN = 860;
/** The tray hides the own bank with the shadows round it. */
const EDGE = 8;
const TOUCH = 44;
const STRIP_TEXT = 104;

interface Measures {
  readonly card: number;
  readonly bar: number;
  readonly ownHead: number;
  readonly ownSlot: number;
  readonly stage: number;
  /** Cards side by side before they overlap. */
  readonly across: number;
}

/** Where there is height for it, four large cards stand beside each other; from the fifth on they overlap. */
const PHONE: Measures = { card: 86, bar: 38, ownHead: 36, ownSlot: 55, stage: 200, across: 4 };
const SMALL: Measures = { card: 61, bar: 34, ownHead: 32, ownSlot: 48, stage: 170, across: 5 };
const SIDE: Measures = { card: 69, bar: 34, ownHead: 34, ownSlot: 60, stage: 150, across: 5 };
const TABLET: Measures = { card: 126, bar: 46, ownHead: 44, ownSlot: 72, stage: 260, across: 5 };
/** Upright the piles stand over the row, as on a phone: larger cards fill the height. */
const UPRIGHT: Measures = { ...TABLET, card: 160 };

export function layout(shown: Shown, size: Size, insets: Insets, blockHeight?: number, taste?: Taste): TableLayout {
  return layoutIn(shown, frame(size, insets, blockHeight, taste));
}

export function layoutIn(shown: Shown, f: Frame): TableLayout {
  if (f.around) return aroundLayout(shown, f, f.around);
  return f.shape === 'side' ? sideways(shown, f) : upright(shown, f);
}

/** Large pieces overlap in the row from the fifth card on. */
function measuresOf(f: Frame): Measures {
  const usual = usualMeasures(f);
  const { card, ownSlot } = usual;
  if (f.taste.pieces === 'S') return { ...usual, card: card * 0.84, ownSlot: Math.max(TOUCH, ownSlot * 0.84) };
  return f.taste.pieces === 'L'
    ? { ...usual, card: card * 1.18, ownSlot: ownSlot * 1.16, across: usual.across - 1 }
    : usual;
}

function usualMeasures(f: Frame): Measures {
  if (f.shape === 'side') return SIDE;
  if (f.shape === 'tablet' && f.board.height >= 620) return UPRIGHT;
  if (f.shape !== 'phone') return f.board.height < 620 ? { ...PHONE, stage: 170 } : TABLET;
  return f.board.height < 520 ? SMALL : PHONE;
}

function upright(shown: Shown, f: Frame): TableLayout {
  const m = measuresOf(f);
  const { board } = f;
  const ownHeight = m.ownHead + ownSlotsHeight(board.width, m);
  const rivals = rivalsIn({ ...board, height: board.height - ownHeight - m.stage - 2 * GAP }, shown, board);
  const stripsBottom = Math.max(board.y, ...rivals.map(({ rect }) => bottomOf(rect)));
  const own = bottomStrip(centred(board, WIDEST_OWN), ownHeight);
  return whole(shown, f, m, rivals, between(board, stripsBottom + GAP, own.y - GAP), own);
}

/** Rivals in a column under the keys, the row in the middle, the own side below it. */
function sideways(shown: Shown, f: Frame): TableLayout {
  const m = measuresOf(f);
  const { board, header } = f;
  const [left, rest] = cutLeft(board, header.width, 12);
  const column = between(left, bottomOf(header) + 4, bottomOf(board));
  const own = bottomStrip(rest, m.ownHead + ownSlotsHeight(rest.width, m));
  return whole(shown, f, m, rivalColumn(column, shown), between(rest, board.y, own.y - GAP), own);
}

function whole(shown: Shown, f: Frame, m: Measures, strips: readonly Strip[], stage: Rect, own: Rect): TableLayout {
  const middle = middleIn(stage, shown.row, m, f.shape);
  const head = topStrip(own, m.ownHead);
  const slots = ownSlots(between(own, bottomOf(head), bottomOf(own)));
  // Before the first card nothing lies there.
  const trayTop = shown.row === 0 ? stage.y : bottomOf(middle.rowArea) + GAP;
  return {
    frame: f,
    flat: null,
    strips,
    stage,
    ...middle,
    suits: columns(middle.suitBar, SUITS, 0),
    own: { seat: shown.focus, head, slots },
    tray: between(inset(own, -EDGE), trayTop, bottomOf(own) + EDGE / 2),
    fan: fanIn(stage, middle, head),
  };
}

/** Beside the pile, where there is little room over the discards that they come from; or above the row, below the suit bar, also over the own name; at worst over that bar. */
function fanIn(stage: Rect, { drawPile, discard, rowArea, suitBar }: Middle, head: Rect): Rect {
  const above = between(stage, stage.y, rowArea.y);
  if (bottomOf(drawPile) <= rowArea.y) {
    const x = drawPile.x + drawPile.width * (1 + KNOWN) + 2 * GAP;
    const free = discard.x - GAP - x;
    return free > drawPile.width * 3 ? { ...above, x, width: free } : rightFrom(above, x);
  }
  const under = between(stage, bottomOf(suitBar) + GAP, bottomOf(stage));
  const best = above.height > under.height ? above : under;
  // Somewhat smaller cards hide nothing.
  if (best.height > drawPile.height * 1.05) return best;
  const [line, width] = [bottomOf(head), drawPile.width * 3.4];
  const overHead = between(stage, under.y, line);
  if (overHead.height > drawPile.height) return centred(overHead, width);
  // Low, so that words about it have room above.
  return centred(between(stage, Math.max(bottomOf(rowArea) + GAP, line - drawPile.height), line), width);
}

type Middle = Pick<TableLayout, 'drawPile' | 'discard' | 'rowArea' | 'row' | 'suitBar'>;

/** Deck and discard above the row where there is height for it, otherwise at its two ends; below it the suit bar. */
function middleIn(stage: Rect, count: number, m: Measures, shape: Shape): Middle {
  const area = { ...stage, height: stage.height - m.bar - GAP };
  const sideBySide = (area.width - (m.across - 1) * CARD_GAP) / (m.across + (NEWEST - 1));
  const tall = (area.height - GAP) / (2 * RATIO + RAISE);
  const inTiers = Math.min(m.card, sideBySide, tall);
  const inLine = Math.min(
    m.card,
    area.height / (RATIO + RAISE),
    (area.width - 4 * GAP) / (TIGHT_LINE + Math.max(4, m.across) - 5),
  );
  const upright = shape === 'phone' || shape === 'tablet';
  if (upright && inTiers >= TOUCH && inTiers >= inLine * 0.85)
    return twoTiers(stage, area, inTiers, count, m.bar, shape === 'tablet');
  return oneLine(stage, Math.max(TOUCH, inLine), count, m.bar, shape === 'side' ? HIGH : 0.5);
}

function twoTiers(stage: Rect, area: Rect, card: number, count: number, bar: number, tablet: boolean): Middle {
  const height = card * RATIO;
  const raise = card * RAISE;
  const free = area.height - raise - GAP - 2 * height;
  // A phone has no height to spare; on a tablet the row keeps near to the piles, and the bar to the row.
  const spare = tablet ? free / 4 : Math.min(free / 3, 10);
  const top = area.y + spare;
  const rowTop = tablet ? top + height + GAP + spare : area.y + area.height - height - raise - spare;
  const rowArea = { ...area, y: rowTop, height: height + raise };
  const under = bottomOf(rowArea) + Math.min(GAP + spare, BAR_GAP);
  return {
    drawPile: { x: area.x, y: top, width: card, height },
    discard: { x: rightOf(area) - card, y: top, width: card, height },
    rowArea,
    row: rowIn(rowArea, count, card),
    suitBar: tablet ? { ...centred(stage, card * 6), y: under, height: bar } : bottomStrip(stage, bar),
  };
}

function oneLine(stage: Rect, card: number, count: number, bar: number, above: number): Middle {
  const height = card * RATIO;
  const raise = card * RAISE;
  const line = centred(stage, card * LINE + 4 * GAP);
  const gap = Math.max(GAP, Math.min(20, (stage.height - height - raise - bar) / 4));
  const y = stage.y + raise + Math.max(0, (stage.height - raise - height - gap - bar) * above);
  const rowArea = { ...inset(line, card + 2 * GAP), y: y - raise, height: height + raise };
  return {
    drawPile: { x: line.x, y, width: card, height },
    discard: { x: rightOf(line) - card, y, width: card, height },
    rowArea,
    row: rowIn(rowArea, count, card),
    suitBar: { ...centred(stage, Math.max(card * 6, bar * SUITS)), y: y + height + gap, height: bar },
  };
}

/** Side by side while they fit, then overlapping; number tabs stay free. */
function rowIn(area: Rect, count: number, card: number): Rect[] {
  if (count === 0) return [];
  const last = card * NEWEST;
  const step = count === 1 ? 0 : Math.min(card + CARD_GAP, (area.width - last) / (count - 1));
  const height = card * RATIO;
  const y = area.y + card * RAISE;
  return Array.from({ length: count }, (_, i) => {
    const x = area.x + i * step;
    if (i < count - 1) return { x, y, width: card, height };
    return { x, y: area.y, width: last, height: height * NEWEST };
  });
}

function ownSlotsHeight(width: number, m: Measures): number {
  return inOneLine(width) ? m.ownSlot : 2 * Math.max(TOUCH, m.ownSlot) + GAP;
}

function inOneLine(width: number): boolean {
  return (width - (SUITS - 1) * GAP) / SUITS >= TOUCH;
}

function ownSlots(area: Rect): Rect[] {
  return inOneLine(area.width) ? columns(area, SUITS, GAP) : twoLines(area, GAP);
}

const twoLines = (area: Rect, gap: number) => rows(area, 2, gap).flatMap((line) => columns(line, SUITS / 2, gap));

/** In turn order, the left neighbour first. */
const rivalsOf = (shown: Shown): Seat[] => roundFrom(shown, shown.focus).slice(1);

/** As many columns as it takes: first with all ten suits of each rival, then scores only. */
function rivalsIn(room: Rect, shown: Shown, board: Rect): Strip[] {
  const rivals = rivalsOf(shown);
  const wide = Math.max(1, Math.floor((board.width + GAP) / (330 + GAP)));
  const plans = [
    { columns: Math.min(wide, rivals.length), height: 60, full: true },
    { columns: Math.min(wide, rivals.length), height: 50, full: true },
    { columns: 2, height: TOUCH, full: false },
    { columns: 3, height: TOUCH, full: false },
    { columns: 4, height: TOUCH, full: false },
  ];
  const fits = plans.find(({ columns, height }) => {
    const lines = Math.ceil(rivals.length / columns);
    return lines * height + (lines - 1) * GAP <= room.height;
  });
  const plan = fits ?? { columns: 4, height: TOUCH, full: false };
  const places = cells(board, rivals.length, plan.columns, plan.height, GAP);
  return rivals.map((seat, i) => {
    const rect = places[i] as Rect;
    return plan.full ? fullStrip(seat, rect) : { seat, rect, text: inset(rect, 8, 2), slots: null };
  });
}

function fullStrip(seat: Seat, rect: Rect): Strip {
  const [text] = cutLeft(inset(rect, 8, 2), STRIP_TEXT - 12, 4);
  const slots = rightFrom(inset(rect, 8, 7), rect.x + STRIP_TEXT);
  return { seat, rect, text, slots: columns(slots, SUITS, 3) };
}

/** On a phone on its side: text over two lines of five suits, or scores only. */
function rivalColumn(column: Rect, shown: Shown): Strip[] {
  const rivals = rivalsOf(shown);
  const each = (column.height - (rivals.length - 1) * GAP) / rivals.length;
  const roomy = each >= 104;
  const [across, height] = roomy ? [1, Math.min(each, 124)] : [each >= TOUCH ? 1 : 2, TOUCH];
  return rivals.map((seat, i) => {
    const rect = cells(column, rivals.length, across, height, GAP)[i] as Rect;
    if (!roomy) return { seat, rect, text: inset(rect, 6, 2), slots: null };
    const text = topStrip(inset(rect, 8, 2), 36);
    return { seat, rect, text, slots: twoLines(between(text, rect.y + 40, bottomOf(rect) - 6), 3) };
  });
}
