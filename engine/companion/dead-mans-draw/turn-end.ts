import { collect } from '@/engine/games/dead-mans-draw/rules/collect';
import { sink } from '@/engine/games/dead-mans-draw/rules/bust';
import type { Task } from '@/engine/games/dead-mans-draw/view';
import { eventOf, setDesk, type Desk } from './desk';
import type { Tell } from './facts';
import { freshTurn, type Bonus, type DeadMansDrawSheet, type TurnEnd } from './sheet';

/** 4.5: the row goes home; key and chest say how many cards more. */
export function collectRow(sheet: DeadMansDrawSheet, tell: Tell): DeadMansDrawSheet {
  const desk = setDesk(sheet);
  collect(desk.play);
  const kept = eventOf(desk, 'collected')?.cards ?? [];
  const end: TurnEnd = {
    kind: 'collected',
    kept: kept.map(desk.piece),
    lost: [],
    to: null,
    by: null,
    bonus: bonusOf(desk),
  };
  return withEnd(sheet, end, tell);
}

/** 4.4: read from a desk on which the bust has happened and the lost cards have not gone down yet. */
export function bustEnd(desk: Desk): TurnEnd {
  const { s, play } = desk;
  const kept = (eventOf(desk, 'saved')?.cards ?? []).map(desk.piece);
  const bonus = bonusOf(desk);
  const waiting = s.tasks.find(({ kind }) => kind === 'sink') as Extract<Task, { kind: 'sink' }>;
  sink(play, waiting);
  const sunk = eventOf(desk, 'sunk');
  return {
    kind: 'bust',
    kept,
    lost: (sunk?.cards ?? []).map(desk.piece),
    to: sunk?.to ?? 'discard',
    by: sunk?.by ?? null,
    bonus,
  };
}

export function withEnd(sheet: DeadMansDrawSheet, end: TurnEnd, tell: Tell): DeadMansDrawSheet {
  const { seat } = sheet.turn;
  const { kind: how, ...rest } = end;
  tell({ type: 'ended', seat, how, ...rest });
  return { ...sheet, turn: { ...freshTurn(seat), drawn: sheet.turn.drawn, end } };
}

/** 4.6.4, 4.7.3, 4.7.4: the desk holds plenty, so that what it gave is what the rules say. */
function bonusOf(desk: Desk): Bonus | null {
  for (const task of desk.s.tasks) if (task.kind === 'plunder') return { count: task.count, from: 'rival' };
  const gained = eventOf(desk, 'bonus');
  return gained ? { count: gained.cards.length, from: 'discard' } : null;
}
