import type { Action, Seat } from '@/engine/core/game';
import { Match } from '@/engine/core/match';
import { RuleError } from '@/engine/core/rule-error';
import { must, mustEqual } from './difference';
import { garbageFrom } from './garbage';
import { someOf } from './pool';
import type { Subject } from './settings';
import type { Property } from './property';
import { choicesOf, playMatch } from './match-walk';
import { everyWalk } from './walk';

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
        playMatch(walk, (match, sampled) => {
          if (!sampled) return;
          const saved = JSON.parse(JSON.stringify(match.save()));
          const { snapshot: _, ...bare } = saved;
          const twins = [Match.replay(game, saved), Match.restore(game, saved), Match.restore(game, bare)];
          const move = choicesOf(match)[0];
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
      playMatch(walk, (match, sampled) => {
        if (!sampled) return;
        const before = fingerprint(match);
        const nothing = [null, undefined, 7, 'DONE'] as unknown as Action[];
        const chance = walk.chance('illegal');
        const asked = match.pending()[0]?.seat ?? 0;
        for (const seat of [asked, (asked + 1) % match.seats.length, -1, 99]) {
          const tried = [...someOf(subject, chance, 10), ...garbageFrom(match.legal(seat), chance), ...nothing];
          const wrong = tried.filter((action) => nothing.includes(action) || match.check(seat, action));
          for (const action of wrong) mustThrow(match, seat, action);
        }
        must(fingerprint(match) === before, 'an illegal action leaves a trace');
      });
    }),
    everyWalk(subject, 'Match: what can be taken back is taken back to the bit, and can be played again', (walk) => {
      let before = '';
      playMatch(walk, (match, _, index) => {
        // Every third action is taken back: hashing all of them would take half a minute.
        if (index % 3 === 0) before = match.hash();
        if (index % 3 === 1 && match.canUndo() === null) {
          const [hash, last] = [match.hash(), match.log.slice()];
          match.undo();
          must(match.hash() === before, 'undo leads somewhere else');
          const taken = last.slice(match.log.length);
          const own = taken.find((entry) => !entry.forced);
          match.act(own?.seat as Seat, game.parse(own?.action as string) as Action);
          must(match.hash() === hash, 'played again it is another match');
          mustEqual(match.log, last, 'log');
        }
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
