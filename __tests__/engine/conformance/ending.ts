import type { Outcome, Seat, Side } from '@/engine/core/game';
import { sidesIn, sidesOf } from '@/engine/core/seats';
import { must, mustBeAlike, mustEqual } from './difference';
import type { Subject } from './settings';
import type { Property } from './property';
import { everyWalk, playOn } from './walk';

export function matchesEnd(subject: Subject): Property[] {
  const { game, settings } = subject;

  return [
    everyWalk(subject, 'every match ends within its bound, and only then has an outcome', (walk) => {
      for (const { moves } of walk.places()) {
        must(
          (game.outcome(walk.state) === undefined) === moves.length > 0,
          'an outcome while somebody is asked, or none at the end',
        );
      }
      const most = settings.longest(walk.plan.table);
      playOn(subject, walk.state, walk.luck, walk.chance('to the end'), most);
      const outcome = game.outcome(walk.state);
      must(outcome !== undefined, `no end after ${most} more actions`);
      mustBeSound(outcome as Outcome, walk.seats, sidesOf(game, walk.plan.table.options, walk.plan.table.seats));
    }),
    everyWalk(subject, 'pieces neither vanish nor double', (walk) => {
      const census = (): string[] => [...settings.pieces(walk.state)].sort();
      const first = census();
      must(new Set(first).size === first.length, 'two pieces have one name');
      for (const place of walk.places()) {
        const now = census();
        must(now.length === first.length && now.every((piece, i) => piece === first[i]), () => {
          const gone = first.filter((piece) => !now.includes(piece));
          const come = now.filter((piece, i) => !first.includes(piece) || now[i - 1] === piece);
          return `at ${place.index}: gone ${gone.join()}, come ${come.join()}`;
        });
      }
    }),
  ];
}

function mustBeSound(outcome: Outcome, seats: readonly Seat[], sides: readonly Side[]): void {
  const { places, winners, scores, parts, reason, worth } = outcome;
  mustEqual(
    places.flat().sort((a, b) => a - b),
    [...seats],
    'each seat has one place',
  );
  mustEqual(
    places.every((place) => place.length > 0),
    true,
    'no place is empty',
  );
  if (winners.length > 0)
    mustEqual(
      [...winners].sort((a, b) => a - b),
      [...(places[0] ?? [])].sort((a, b) => a - b),
      'winners share the first place',
    );
  mustEqual(sidesIn(outcome), sides, 'sides');
  for (const side of sides)
    must(
      places.some((place) => side.every((seat) => place.includes(seat))),
      'a side shares its place',
    );
  if (worth) {
    must(worth.length === seats.length && worth.every((x) => x >= 0 && x <= 1), () => `worth ${worth.join()}`);
    mustBeAlike(worth, sides, 'worth');
  }
  mustEqual([scores.length, parts.length], [seats.length, seats.length], 'a score and its parts for each seat');
  must([...scores, ...parts.flat().map((part) => part.value)].every(Number.isFinite), 'scores are numbers');
  must(reason.length > 0, 'a reason');
}
