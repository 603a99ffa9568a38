import type { Outcome } from '@/engine/core/game';
import { must, mustEqual } from './difference';
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
      mustBeSound(outcome as Outcome, walk.seats);
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

function mustBeSound(outcome: Outcome, seats: readonly number[]): void {
  const { places, winners, scores, parts, reason } = outcome;
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
  mustEqual(
    [...winners].sort((a, b) => a - b),
    [...(places[0] ?? [])].sort((a, b) => a - b),
    'winners share the first place',
  );
  mustEqual([scores.length, parts.length], [seats.length, seats.length], 'a score and its parts for each seat');
  must([...scores, ...parts.flat().map((part) => part.value)].every(Number.isFinite), 'scores are numbers');
  must(reason.length > 0, 'a reason');
}
