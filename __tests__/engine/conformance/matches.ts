import type { Action, Game, Seat } from '@/engine/core/game';
import { Match, type SeatSetup } from '@/engine/core/match';
import { RuleError } from '@/engine/core/rule-error';
import { must, mustEqual } from './difference';
import { garbageFrom } from './garbage';
import { poolOf } from './pool';
import type { Subject } from './settings';
import type { Property } from './property';
import { everyWalk, type Move, type Walk } from './walk';

const people = (seats: number): SeatSetup[] =>
  Array.from({ length: seats }, (_, seat) => ({ kind: 'person', name: `P${seat}` }));

function begin(game: Game, walk: Walk): Match {
  const { table, seed } = walk.plan;
  const options = table.options as Readonly<Record<string, unknown>>;
  return Match.start({ game, options, seats: people(table.seats), seed });
}

function movesOf(match: Match): Move[] {
  return match.pending().flatMap(({ seat }) => match.legal(seat).map((action) => ({ seat, action })));
}

/** Plays the plan through a Match; `at` is called before each action and at the end. */
function play(game: Game, walk: Walk, at: (match: Match, sampled: boolean) => void): void {
  const { choices } = walk.plan;
  const match = begin(game, walk);
  const stride = Math.ceil(choices.length / 4);
  for (const [i, choice] of choices.entries()) {
    const moves = movesOf(match);
    if (moves.length === 0) break;
    at(match, i % stride === stride - 1);
    const move = moves[choice % moves.length] as Move;
    match.act(move.seat, move.action);
  }
  at(match, true);
}

const fingerprint = (match: Match): string => {
  const viewers: (Seat | null)[] = [...match.seats.keys(), null];
  return JSON.stringify([match.hash(), match.log, match.canUndo(), match.outcome(), viewers.map((v) => match.view(v))]);
};

export function matchesAreKept(subject: Subject): Property[] {
  const { game } = subject;

  return [
    everyWalk(
      subject,
      'Match: replay and restore give the same hash, with and without the snapshot, and play on alike',
      (walk) => {
        play(game, walk, (match, sampled) => {
          if (!sampled) return;
          const saved = JSON.parse(JSON.stringify(match.save()));
          const { snapshot: _, ...bare } = saved;
          const twins = [Match.replay(game, saved), Match.restore(game, saved), Match.restore(game, bare)];
          const move = movesOf(match)[0];
          if (move) {
            const texts = [Match.restore(game, saved), ...twins].map((twin) => [
              twin.act(move.seat, move.action),
              twin.hash(),
            ]);
            texts.slice(1).forEach((text) => mustEqual(text, texts[0], 'played on'));
          } else {
            twins.forEach((twin) => must(twin.hash() === match.hash(), 'hash'));
          }
          mustEqual(JSON.parse(JSON.stringify(match.save())), saved, 'saving changes the match');
        });
      },
    ),
    everyWalk(subject, 'Match: an illegal action throws a RuleError and changes nothing', (walk) => {
      play(game, walk, (match, sampled) => {
        if (!sampled) return;
        const before = fingerprint(match);
        const nothing = [null, undefined, 7, 'DONE'] as unknown as Action[];
        const chance = walk.chance('illegal');
        const known = chance.shuffleFirst([...poolOf(subject).values()], 20).slice(0, 20);
        for (const seat of [...match.seats.keys(), -1, 99]) {
          const tried = [...known, ...garbageFrom(match.legal(seat), chance), ...nothing];
          const wrong = tried.filter((action) => nothing.includes(action) || match.check(seat, action));
          for (const action of wrong) mustThrow(match, seat, action);
        }
        must(fingerprint(match) === before, 'an illegal action leaves a trace');
      });
    }),
    everyWalk(subject, 'Match: what can be taken back is taken back to the bit, and can be played again', (walk) => {
      let before = '';
      let previous: Match | null = null;
      play(game, walk, (match) => {
        if (previous && match.canUndo() === null) {
          const [hash, last] = [match.hash(), match.log.slice()];
          match.undo();
          must(match.hash() === before, 'undo leads somewhere else');
          const taken = last.slice(match.log.length);
          const own = taken.find((entry) => !entry.forced);
          match.act(own?.seat as Seat, game.parse(own?.action as string) as Action);
          must(match.hash() === hash, 'played again it is another match');
          mustEqual(match.log, last, 'log');
        }
        before = match.hash();
        previous = match;
      });
    }),
  ];
}

function mustThrow(match: Match, seat: Seat, action: Action): void {
  try {
    match.act(seat, action);
  } catch (error) {
    must(error instanceof RuleError, () => `${JSON.stringify(action)} throws ${String(error)}`);
    return;
  }
  throw new Error(`seat ${seat} was allowed ${JSON.stringify(action)}`);
}
