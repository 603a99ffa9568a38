import { Match, type SeatSetup } from '@/engine/core/match';
import { begin, logOf, play, refusal } from './table';

const BOT: SeatSetup = { kind: 'bot', name: 'Bosun', level: 'bosun' };
const PERSON: SeatSetup = { kind: 'person', name: 'Ann' };

/** Refuses with this reason, and the refusal changes nothing. */
function cannot(match: Match, reason: string, asking?: number): void {
  const before = [match.hash(), logOf(match)];
  expect(match.canUndo(asking)).toBe(reason);
  expect(refusal(() => match.undo(asking))).toEqual(['undo', { reason }]);
  expect([match.hash(), logOf(match)]).toEqual(before);
}

describe('what can be taken back', () => {
  test('an answer that has shown nobody anything new', () => {
    const match = begin();
    const before = match.hash();
    play(match, '0 BERTH crane');
    expect(match.canUndo()).toBeNull();
    expect(match.canUndo(0)).toBeNull();
    match.undo(0);
    expect([match.hash(), match.log]).toEqual([before, []]);
    expect(match.pending()).toHaveLength(2);
  });

  test('the links of a chain one by one, back to where something was last seen', () => {
    const match = begin();
    play(match, '0 BERTH market', '1 BERTH crane');
    const hashes = ['0 BID 1', '1 BID 2', '0 BID 3'].map((line) => {
      const hash = match.hash();
      play(match, line);
      return hash;
    });
    for (const hash of hashes.reverse()) {
      match.undo();
      expect(match.hash()).toBe(hash);
    }
    cannot(match, 'seen');
  });

  test('an answer together with what it forced', () => {
    const match = begin();
    play(match, '0 BERTH market', '1 BERTH crane', '0 BID 3');
    const before = match.hash();
    play(match, '1 BID 6');
    expect(logOf(match).slice(-2)).toEqual(['1 BID 6', '0 LEAVE (forced)']);
    match.undo(1);
    expect([match.hash(), logOf(match).at(-1)]).toEqual([before, '0 BID 3']);
  });

  test('played again it is the same match', () => {
    const match = begin();
    play(match, '0 BERTH market', '1 BERTH crane', '0 BID 3', '1 BID 6');
    const [hash, log] = [match.hash(), logOf(match)];
    match.undo();
    play(match, '1 BID 6');
    expect([match.hash(), logOf(match)]).toEqual([hash, log]);
  });

  test('a state that was gone back to is not the one that was left', () => {
    const match = begin();
    play(match, '0 BERTH market', '1 BERTH crane', '0 BID 1');
    const left = match.save();
    match.undo();
    play(match, '0 BID 2');
    expect(left.log.at(-1)?.action).toBe('BID 1');
    expect(JSON.stringify(left.snapshot?.state)).toContain('"bid":1');
  });
});

describe('what cannot', () => {
  test('nothing-yet: at the beginning', () => cannot(begin(), 'nothing-yet'));

  test('seen: a common reveal', () => {
    const match = begin();
    play(match, '0 BERTH crane', '1 BERTH crane');
    cannot(match, 'seen');
  });

  test('seen: a look that only one seat has had', () => {
    const match = begin();
    play(match, '0 BERTH watch', '1 BERTH crane', '0 PEEK 1 0');
    cannot(match, 'seen', 0);
  });

  test('seen: luck that has moved, though no event says so', () => {
    const match = begin();
    play(match, '0 BERTH cast', '1 BERTH crane');
    const events = play(match, '0 CAST 7');
    expect(events.some((event) => event.reveals)).toBe(false);
    cannot(match, 'seen', 0);
  });

  test('seen: what was forced has shown something, though the answer itself did not', () => {
    const match = begin();
    play(match, '0 BERTH crane', '1 BERTH crane', '0 DONE');
    expect(match.canUndo(0)).toBeNull();
    play(match, '1 DONE');
    expect(match.log.at(-1)).toEqual({ seat: 1, action: 'DRAW', forced: true });
    cannot(match, 'seen', 1);
  });

  test('another-seat: what somebody else has played', () => {
    const match = begin();
    play(match, '0 BERTH crane');
    cannot(match, 'another-seat', 1);
    play(match, '1 BERTH market', '0 DONE', '1 BID 1', '0 BID 2');
    cannot(match, 'another-seat', 1);
    match.undo(0);
    expect(match.canUndo(1)).toBeNull();
  });

  test("another-seat: a bot's answer, whoever asks", () => {
    const match = begin({ seats: [BOT, PERSON] });
    play(match, '0 BERTH crane');
    cannot(match, 'another-seat');
    cannot(match, 'another-seat', 0);
    cannot(match, 'another-seat', 1);
  });

  test('seen: before the snapshot that a match was opened from', () => {
    const match = begin();
    play(match, '0 BERTH crane');

    const opened = Match.restore(match.game, JSON.parse(JSON.stringify(match.save())));
    cannot(opened, 'seen');
    play(opened, '1 BERTH market', '0 DONE', '1 BID 1');
    expect(opened.canUndo(1)).toBeNull();
  });
});
