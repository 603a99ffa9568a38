import { suitOf, type Card } from '@/engine/games/dead-mans-draw/data/cards';
import { SWORD } from '@/engine/games/dead-mans-draw/data/suits';
import { PARRY } from '@/engine/games/dead-mans-draw/data/traits';
import { useAbility } from '@/engine/games/dead-mans-draw/rules/ability';
import { enter } from '@/engine/games/dead-mans-draw/rules/enter';
import { pickMermaid } from '@/engine/games/dead-mans-draw/rules/mermaid';
import { settle } from '@/engine/games/dead-mans-draw/rules/settle';
import { nearestOwner } from '@/engine/games/dead-mans-draw/state';
import type { Task } from '@/engine/games/dead-mans-draw/view';
import { drawnPiece, nameBlind } from './counter';
import { eventOf, readDesk, setDesk, type Desk } from './desk';
import type { Tell } from './facts';
import { nextSource, notesOfPlay } from './notes';
import { pieceOf, suitOfPiece, type Piece } from './pieces';
import { freshTurn, type DeadMansDrawSheet } from './sheet';
import { bustEnd, withEnd } from './turn-end';

/** A card comes (4.3). After a turn that has ended, it is the next player's first. */
export function playPiece(before: DeadMansDrawSheet, piece: Piece, tell: Tell): DeadMansDrawSheet {
  const sheet = before.turn.end ? nextTurn(before, tell) : before;
  const source = nextSource(sheet);
  const counted = source === 'draw' ? drawnPiece(sheet, piece) : sheet;
  const desk = setDesk(counted);
  const safe = takeTask(desk);
  const seat = desk.s.active;
  enter(desk.play, { card: desk.card(piece), source, safe });
  if (eventOf(desk, 'busted')) return withEnd(counted, bustEnd(desk), tell);
  settle(desk.play);
  const entered = eventOf(desk, 'entered');
  if (entered) tell({ type: 'entered', seat, piece, source, safe: entered.safe });
  else tell({ type: 'diverted', seat, piece });
  return afterPlay(counted, desk);
}

/** An answered effect is done; Captain's Hook asks once more, below what the first card brings (R16). */
function takeTask({ s }: Desk): boolean {
  const task = s.tasks.at(-1);
  if (!task) return false;
  s.tasks.pop();
  if (task.kind !== 'hook') return false;
  if (task.left > 1) s.tasks.push({ ...task, left: task.left - 1 });
  return task.safe;
}

/** 8.2: the mermaid calls a card of the row, which moves to the right end and acts again, or is taken. */
export function playAgain(sheet: DeadMansDrawSheet, place: number, tell: Tell): DeadMansDrawSheet {
  const desk = setDesk(sheet);
  const { s, play } = desk;
  const card = s.row[place] as Card;
  const piece = desk.piece(card);
  const again = pickMermaid(play, card);
  if (again !== undefined) useAbility(play, again);
  settle(play);
  const taken = eventOf(desk, 'taken');
  if (taken) tell({ type: 'taken', seat: s.active, piece, to: taken.to });
  else tell({ type: 'again', seat: s.active, piece });
  return afterPlay(sheet, desk);
}

/** The effect found nothing (4.1.2). A sword that Parry leaves without a kraken goes to the discard pile (4.7.16). */
export function nothingCame(sheet: DeadMansDrawSheet, tell: Tell): DeadMansDrawSheet {
  const desk = setDesk(sheet);
  const { s } = desk;
  const { kind } = s.tasks.pop() as Task;
  const last = s.row.at(-1);
  if (kind === 'sword' && last !== undefined && suitOf(last) === SWORD && nearestOwner(s, s.active, PARRY) >= 0) {
    s.row.pop();
    s.marks.pop();
    tell({ type: 'parried', seat: s.active, piece: desk.piece(last) });
  } else {
    tell({ type: 'nothing', seat: s.active, kind: kind === 'mermaid' ? kind : nextSource(sheet) });
  }
  return afterPlay(sheet, desk);
}

function afterPlay(sheet: DeadMansDrawSheet, desk: Desk): DeadMansDrawSheet {
  const notes = notesOfPlay(desk);
  return { ...sheet, turn: { ...sheet.turn, ...readDesk(desk), drawn: sheet.turn.drawn, notes } };
}

/** The number of a card in the row is said afterwards, or put right. */
export function sayValue(sheet: DeadMansDrawSheet, place: number, value: number, tell: Tell): DeadMansDrawSheet {
  const { turn } = sheet;
  const { piece: before } = turn.row[place] as { readonly piece: Piece };
  const piece = pieceOf(suitOfPiece(before), value);
  const row = turn.row.map((one, i) => (i === place ? { ...one, piece } : one));
  tell({ type: 'worth', seat: turn.seat, piece });
  const named = { ...sheet, turn: { ...turn, row } };
  return turn.row[place] && isDrawn(turn.row[place].mark) ? nameBlind(named, before, piece) : named;
}

/** 4.2.8 */
export function nextTurn(sheet: DeadMansDrawSheet, tell: Tell): DeadMansDrawSheet {
  return turnOf(sheet, (sheet.turn.seat + 1) % sheet.players.length, tell);
}

export function turnOf(sheet: DeadMansDrawSheet, seat: number, tell: Tell): DeadMansDrawSheet {
  tell({ type: 'turn', seat });
  return { ...sheet, turn: freshTurn(seat) };
}

function isDrawn(mark: number): boolean {
  return mark >> 2 === 0;
}
