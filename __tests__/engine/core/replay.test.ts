import fc from 'fast-check';
import type { Action, Event, Game } from '@/engine/core/game';
import { startMatch } from '@/engine';
import { Match, type SavedMatch } from '@/engine/core/match';
import { begin, game, logOf, people, play, refusal, stroll, viewers } from './table';

const json = <T>(value: T): T => JSON.parse(JSON.stringify(value));
const withoutSnapshot = ({ snapshot: _, ...rest }: SavedMatch): SavedMatch => rest;
const saved = (actions = 25): SavedMatch => json(stroll(begin({ seats: people(3) }), actions).save());

describe('saving', () => {
  test('holds all that the match is: game, rules, luck, seed, options, seats, log and a snapshot', () => {
    const match = stroll(begin({ seats: people(3), seed: 9 }), 12);
    const { snapshot, ...truth } = match.save();
    expect(truth).toEqual({
      game: 'harbor',
      rules: 1,
      luck: 'sfc32',
      seed: '9',
      options: match.options,
      seats: people(3),
      log: match.log,
    });
    expect(snapshot).toMatchObject({ at: match.log.length, hash: match.hash() });
  });

  test('is plain JSON and does not move when the match goes on', () => {
    const match = stroll(begin(), 10);
    const save = match.save();
    const copy = json(save);
    expect(copy).toEqual(save);
    stroll(match, 30, 'on');
    expect(save).toEqual(copy);
  });
});

describe('opening', () => {
  const match = stroll(begin({ seats: people(3) }), 25);

  test.each<[string, (save: SavedMatch) => SavedMatch]>([
    ['from the snapshot', (save) => save],
    ['from the log', withoutSnapshot],
    ['from the log when the snapshot is older than it', (save) => shot(save, { at: save.log.length - 1 })],
    [
      'from the log when the snapshot is damaged',
      (save) => shot(save, { state: { ...(save.snapshot?.state as object), round: 3 } }),
    ],
    [
      'from the log when the luck of the snapshot is damaged',
      (save) => shot(save, { luck: begin({ seed: 2 }).save().snapshot!.luck }),
    ],
    ['from the log when the hash is damaged', (save) => shot(save, { hash: '0000000000000000' })],
  ])('%s: the same match, to the bit, which plays on the same', (_, change) => {
    const opened = Match.restore(game, change(json(match.save())));
    expect(opened.hash()).toBe(match.hash());
    expect(opened.log).toEqual(match.log);
    expect(viewers(match).map((v) => opened.view(v))).toEqual(viewers(match).map((v) => match.view(v)));
    const again = Match.restore(game, json(match.save()));
    expect(stroll(opened, 60, 'on').hash()).toBe(stroll(again, 60, 'on').hash());
  });

  test('at any point of any match', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 2, max: 4 }), fc.nat({ max: 80 }), (seed, seats, actions) => {
        const one = stroll(begin({ seed, seats: people(seats) }), actions, String(seed));
        const save = json(one.save());
        return [Match.restore(game, save), Match.replay(game, save)].every(
          (other) => other.hash() === one.hash() && logOf(other).join() === logOf(one).join(),
        );
      }),
      { numRuns: 100, seed: 1 },
    );
  });

  test('a saved match finds its game by itself, and says so when there is none of that name', () => {
    const one = startMatch({ game: 'dead-mans-draw', options: {}, seats: people(2), seed: 'by name' });
    expect(Match.restore(json(one.save())).hash()).toBe(one.hash());
    expect(Match.restore(withoutSnapshot(json(one.save()))).hash()).toBe(one.hash());
    const unknown = { ...one.save(), game: 'admirable' as 'admiral' };
    expect(refusal(() => Match.restore(unknown))).toEqual(['game-unknown', { game: 'admirable' }]);
  });

  test('a match that has not begun opens as one that has not begun', () => {
    const fresh = begin();
    expect(Match.restore(game, json(fresh.save())).hash()).toBe(fresh.hash());
    expect(Match.replay(game, json(fresh.save())).canUndo()).toBe('nothing-yet');
    expect(Match.restore(game, json(fresh.save())).canUndo()).toBe('nothing-yet');
  });
});

describe('a replay', () => {
  test('tells of every step what happened then, in order', () => {
    const match = begin();
    const lived: Event[] = [];
    for (let count = 0; count < 40 && match.pending().length > 0; count++) {
      const seat = match.pending()[0]?.seat ?? 0;
      lived.push(...match.act(seat, match.legal(seat)[0] as Action));
    }
    const told: Event[] = [];
    const steps: string[] = [];
    Match.replay(game, json(match.save()), (entry, events, now) => {
      told.push(...events);
      steps.push(`${entry.seat} ${entry.action}`);
      expect(now.log).toHaveLength(steps.length);
    });
    expect(told).toEqual(lived);
    expect(steps).toEqual(match.log.map(({ seat, action }) => `${seat} ${action}`));
  });

  test('of a log that stops before a forced move plays it', () => {
    const match = begin();
    play(match, '0 BERTH crane', '1 BERTH crane', '0 DONE', '1 DONE');
    const save = withoutSnapshot(match.save());
    const short = { ...save, log: save.log.filter(({ forced }) => !forced) };
    expect(Match.replay(game, short).hash()).toBe(match.hash());
  });

  test('refuses the first action that is not legal, and says which it is', () => {
    const save = withoutSnapshot(saved());
    const wrong = (index: number, change: object): SavedMatch => ({
      ...save,
      log: save.log.map((entry, i) => (i === index ? { ...entry, ...change } : entry)),
    });
    const replay = (save: SavedMatch) => refusal(() => Match.replay(game, save));
    expect(replay(wrong(4, { action: 'SINK' }))).toEqual(['replay-illegal', { index: 4, code: 'unknown-action' }]);
    expect(replay(wrong(1, { action: 'DRAW' }))).toEqual(['replay-illegal', { index: 1, code: 'not-now' }]);
    expect(replay(wrong(3, { seat: 9 }))).toEqual(['replay-illegal', { index: 3, code: 'not-asked' }]);
    expect(replay({ ...save, log: save.log.slice(1) })[0]).toBe('replay-illegal');
  });

  test('refuses other luck, other rules, other options, another table', () => {
    const save = withoutSnapshot(saved());
    const open = (change: object) => refusal(() => Match.restore(game, { ...save, ...change }));
    expect(open({ luck: 'mt19937' })).toEqual(['replay-luck', { luck: 'mt19937' }]);
    expect(open({ rules: 2 })).toEqual(['replay-rules', { rules: 2 }]);
    expect(open({ options: { ...save.options, wind: true } })).toEqual(['option-unknown', { option: 'wind' }]);
    expect(open({ seats: people(5) })[0]).toBe('seats');
  });
});

describe('rules that were changed since', () => {
  const newer: Game = { ...game, manifest: { ...game.manifest, rulesVersion: 2 } };
  const allowing = (fewer: readonly string[]): Game => ({
    ...newer,
    manifest: { ...newer.manifest, replays: [{ rules: 1, fewer }] },
  });

  test('a match goes on from its snapshot and keeps the number of the rules it was begun under', () => {
    const save = saved();
    const opened = Match.restore(newer, save);
    expect(opened.hash()).toBe(save.snapshot?.hash);
    expect(stroll(opened, 40, 'on').save().rules).toBe(1);
  });

  test('without a snapshot it is refused, not played by other rules', () => {
    expect(refusal(() => Match.restore(newer, withoutSnapshot(saved())))).toEqual(['replay-rules', { rules: 1 }]);
  });

  test('where the new rules only allow more, its replay is the same match, and keeps its number', () => {
    const wider = allowing([]);
    const save = saved();
    const played = Match.restore(wider, withoutSnapshot(save));
    expect([played.hash(), played.save().rules]).toEqual([save.snapshot?.hash, 1]);
    expect(Match.restore(wider, save).hash()).toBe(save.snapshot?.hash);
  });

  test('what was the only answer then need not be the only one now, in decisions that the game names', () => {
    const match = begin();
    play(match, '0 BERTH crane', '1 BERTH crane', '0 DONE', '1 DONE');
    const save = withoutSnapshot(match.save());
    const index = save.log.findIndex(({ forced }) => forced);
    const wrong = ['replay-illegal', { index, code: 'forced' }];
    // Wherever there was a single answer there are two now.
    const open = (fewer: readonly string[], rules: number) => {
      const wider = allowing(fewer);
      const legal: Game['legal'] = (s, seat) => {
        const all = wider.legal(s, seat);
        return all.length === 1 ? [...all, ...all] : all;
      };
      return () => Match.replay({ ...wider, legal }, { ...save, rules });
    };
    expect(logOf(open(['draw'], 1)())).toEqual(logOf(match));
    expect(refusal(open(['auction'], 1))).toEqual(wrong);
    expect(refusal(open(['draw'], 2))).toEqual(wrong);
  });

  test('its replay is refused too, before and after it has gone on', () => {
    const opened = Match.restore(newer, saved());
    expect(refusal(() => Match.replay(newer, opened.save()))).toEqual(['replay-rules', { rules: 1 }]);
  });
});

function shot(save: SavedMatch, change: Partial<NonNullable<SavedMatch['snapshot']>>): SavedMatch {
  if (!save.snapshot) throw new Error('no snapshot');
  return { ...save, snapshot: { ...save.snapshot, ...change } };
}
