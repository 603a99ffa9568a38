import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { thawed } from '@/__tests__/fixtures/saves/frozen';
import { Generations } from '@/engine/saves/generations';
import { Library } from '@/engine/saves/library';
import { MemoryStore } from '@/engine/saves/memory-store';
import { FORMAT } from '@/engine/saves/migrations';
import { exportCode, exportFile, importMatch } from '@/engine/saves/transfer';
import { Match, replaysUnder } from '@/engine/core/match';
import { frozenFolder, frozenName } from '@/scripts/golden-paths';
import { must, mustEqual } from './difference';
import { choicesOf, playMatch } from './match-walk';
import { once, type Property } from './property';
import type { Subject } from './settings';
import { everyWalk } from './walk';

const NOTE = { scores: [], updatedAt: 0 };

export function savesOpen(subject: Subject): Property[] {
  const { game } = subject;
  const games = { [game.manifest.id]: game };
  const libraryOn = (stores: [MemoryStore, MemoryStore]): Library =>
    new Library(new Generations(stores), games, '1.0.0');

  const opened = (library: Library): Match => {
    const result = library.load('m');
    if (!result.ok) throw new Error(`does not open: ${result.trouble.code}`);
    mustEqual(result.value.notices, [], 'notices');
    return result.value.match;
  };

  return [
    everyWalk(subject, 'saves: a stored match opens as it was and plays on', (walk) => {
      playMatch(walk, (match, sampled) => {
        if (!sampled) return;
        const library = libraryOn([new MemoryStore(), new MemoryStore()]);
        must(library.add('m', match, NOTE) === null, 'not stored');
        const again = opened(library);
        mustEqual([again.hash(), again.log], [match.hash(), match.log], 'opened');
        const move = choicesOf(again)[0];
        if (move) again.act(move.seat, move.action);
      });
    }),

    everyWalk(subject, 'saves: a match sent as a code or as a file arrives as it is', (walk) => {
      playMatch(walk, (match, _, index) => {
        if (index !== walk.plan.choices.length && choicesOf(match).length > 0) return;
        for (const sent of [exportCode(match), exportFile(match, '1.0.0')]) {
          if (!sent.ok) throw new Error(`not sent: ${sent.trouble.code}`);
          const got = importMatch(sent.value, games);
          if (!got.ok) throw new Error(`not received: ${got.trouble.code}`);
          mustEqual([got.value.hash(), got.value.log], [match.hash(), match.log], 'received');
        }
      });
    }),

    once('saves: a frozen match of every format and rules version still opens and can be played to its end', () => {
      const folder = frozenFolder(game.manifest.id);
      const files = existsSync(folder) ? readdirSync(folder) : [];
      expect(files).toContain(frozenName(FORMAT, game.manifest.rulesVersion));
      for (const file of files) {
        const stores = thawed(readFileSync(`${folder}/${file}`, 'latin1'));
        const match = opened(libraryOn(stores));
        expect(match.log.length).toBeGreaterThan(0);
        const told = (): string => Match.replay(game, match.save()).hash();
        if (replaysUnder(game, match.save().rules)) expect(told()).toBe(match.hash());
        else expect(told).toThrow('replay-rules');
        for (let moves = choicesOf(match), i = 0; moves.length > 0; moves = choicesOf(match), i++) {
          const move = moves[(i * 7) % moves.length];
          if (move) match.act(move.seat, move.action);
        }
        expect([file, match.outcome()]).not.toEqual([file, undefined]);
      }
    }),
  ];
}
