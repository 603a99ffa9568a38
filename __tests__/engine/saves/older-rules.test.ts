import { readFileSync } from 'node:fs';
import { games } from '@/engine';
import { Match } from '@/engine/core/match';
import { frame, unframe } from '@/engine/saves/frame';
import { Generations } from '@/engine/saves/generations';
import { Library } from '@/engine/saves/library';
import { truthOf } from '@/engine/saves/mark';
import { toJson } from '@/engine/saves/json';
import { truthLines } from '@/engine/saves/match-records';
import { MemoryStore } from '@/engine/saves/memory-store';
import { exportCode, exportFile, importMatch } from '@/engine/saves/transfer';

/** A whole match of four captains, sent when Monsieur Plume could only name who had an object: its 34th action was forced. */
const older = readFileSync('__tests__/fixtures/saves/sea-of-clouds-rules-1.txt', 'latin1');
const PLUME = 33;
const END = '0ae95ca3c6883591';
const LINE = 'PIRATE SHELF MATCH\n';

function sent(text: string): Match {
  const got = importMatch(text, games);
  if (!got.ok) throw new Error(got.trouble.code);
  return got.value;
}

const newLibrary = (stores: [MemoryStore, MemoryStore] = [new MemoryStore(), new MemoryStore()]) =>
  new Library(new Generations(stores), games, '0.1.0');

test('a match of Sea of Clouds under its first rules comes in, to the same end, and can be kept and sent on', () => {
  const match = sent(older);
  expect([match.save().rules, match.log[PLUME], match.hash()]).toEqual([
    1,
    { seat: 1, action: 'plume 2', forced: true },
    END,
  ]);
  const library = newLibrary();
  expect(library.add('m', match, { scores: [], updatedAt: 0 })).toBeNull();
  const kept = library.load('m');
  expect(kept.ok && [kept.value.notices, kept.value.match.hash()]).toEqual([[], match.hash()]);
  for (const way of [exportCode(match), exportFile(match, '0.1.0')])
    expect(way.ok && sent(way.value).hash()).toBe(match.hash());
});

test('it is replayed step by step, and opens where its snapshot is gone', () => {
  const match = sent(older);
  const steps: unknown[] = [];
  const truth = truthOf(match);
  expect(Match.replay(match.game, truth, (entry) => steps.push(entry)).hash()).toBe(END);
  expect(steps).toEqual(match.log);
  const stores: [MemoryStore, MemoryStore] = [new MemoryStore(), new MemoryStore()];
  const summary = { turn: [], scores: [], updatedAt: 0, finished: true, hash: END };
  const records = ['1', ...truthLines(truth, '0.1.0'), `s${toJson(summary)}`];
  for (const store of stores) store.set('match.m', frame(records));
  const opened = newLibrary(stores).load('m');
  expect(opened.ok && [opened.value.match.hash(), opened.value.notices.map(({ code }) => code)]).toEqual([
    END,
    ['replayed'],
  ]);
});

describe('whether an answer was forced is still for the rules to say', () => {
  const { records } = unframe(older.slice(LINE.length));
  const lines = (change: (record: string, index: number) => string) => LINE + frame(records.map(change));
  const answer = (text: string) => {
    const got = importMatch(text, games);
    return got.ok ? 'accepted' : [got.trouble.code, got.trouble.params];
  };
  const illegal = (index: number) => ['import-illegal', { index, reason: 'forced' }];

  test('the only answer of then is refused in a match under the rules of today', () => {
    const today = lines((record) => record.replace('"rules":1', '"rules":2'));
    expect(answer(today)).toEqual(illegal(PLUME + 1));
  });

  test.each([1, 2])('under rules %d no other answer may be called forced, and none that is forced chosen', (rules) => {
    const match = sent(older);
    const forged = match.log.flatMap(({ forced }, at) => {
      if (at === PLUME) return [];
      const text = lines((record, i) =>
        i === at + 1
          ? record.replace(forced ? /,1\]$/ : /\]$/, forced ? ']' : ',1]')
          : record.replace('"rules":1', `"rules":${rules}`),
      );
      // By the rules of today only what lies before its 34th answer can be looked at.
      return rules === 1 || at < PLUME ? [[at, answer(text)]] : [];
    });
    expect(forged.length).toBeGreaterThan(30);
    expect(forged).toEqual(forged.map(([at]) => [at, illegal(Number(at) + 1)]));
  });
});
