import { Match, type SeatSetup } from '@/engine/core/match';
import { chosen, type Move, type Walk } from './walk';

const people = (seats: number): SeatSetup[] =>
  Array.from({ length: seats }, (_, seat) => ({ kind: 'person', name: `P${seat}` }));

function begin(walk: Walk): Match {
  const { game } = walk.subject;
  const { table, seed } = walk.plan;
  const options = table.options as Readonly<Record<string, unknown>>;
  return Match.start({ game, options, seats: people(table.seats), seed });
}

export function choicesOf(match: Match): Move[] {
  return match.pending().flatMap(({ seat }) => match.legal(seat).map((action) => ({ seat, action })));
}

/** Plays the plan through a Match; `at` is called before each action and at the end. */
export function playMatch(walk: Walk, at: (match: Match, sampled: boolean, index: number) => void): void {
  const { choices } = walk.plan;
  const match = begin(walk);
  const stride = Math.ceil(choices.length / 4);
  let index = 0;
  for (const choice of choices) {
    const moves = choicesOf(match);
    if (moves.length === 0) break;
    at(match, index % stride === stride - 1, index);
    const move = chosen(walk.subject, moves, choice);
    match.act(move.seat, move.action);
    index++;
  }
  at(match, true, index);
}
