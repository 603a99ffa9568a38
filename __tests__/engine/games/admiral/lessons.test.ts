import type { Game } from '@/engine/core/game';
import { Match, type SeatSetup } from '@/engine/core/match';
import { readOptions } from '@/engine/core/options';
import { admiral } from '@/engine/games/admiral';
import type { AdmiralEvent } from '@/engine/games/admiral/events';
import { OPTIONS } from '@/engine/games/admiral/options';
import { TUTORIALS } from '@/engine/games/admiral/tutorial';
import type { AdmiralView } from '@/engine/games/admiral/view';

interface Taught {
  readonly match: Match;
  readonly events: readonly AdmiralEvent[];
  /** `frigate-1 F6 0`: where ships stand and how damaged they are, after so many answers. */
  readonly after: (answers: number) => readonly string[];
}

/** E-23: the script of both sides, answer by answer, as an ordinary match. */
function taught(lesson: number): Taught {
  const { seed, options, rivals, moves } = TUTORIALS[lesson - 1] as (typeof TUTORIALS)[number];
  const seats = Array.from({ length: rivals + 1 }, (_, seat): SeatSetup => ({ kind: 'person', name: `P${seat + 1}` }));
  const match = Match.start({ game: admiral as unknown as Game, options, seats, seed });
  const states: (readonly string[])[] = [];
  const look = () => {
    const { ships } = match.view(0) as unknown as AdmiralView;
    states.push(ships.flatMap(({ id, at, damage }) => (at === null ? [] : [`${id} ${at} ${damage}`])));
  };
  look();
  const events: AdmiralEvent[] = [];
  for (const [seat, text] of moves) {
    const action = match.game.parse(text);
    expect([text, match.pending()[0]?.seat]).toEqual([text, seat]);
    events.push(...(match.act(seat, action as never) as unknown as AdmiralEvent[]));
    look();
  }
  return { match, events, after: (answers) => states[answers] ?? [] };
}

const ofType = <T extends AdmiralEvent['type']>({ events }: Taught, type: T) =>
  events.filter((event): event is Extract<AdmiralEvent, { type: T }> => event.type === type);

it('T102: the first lesson, wind by wind', () => {
  const { match, after } = taught(1);
  expect(after(0)).toEqual(['frigate-1 B2 0', 'brig-1 B1 0']);
  expect(after(3)).toEqual(['frigate-1 F6 0', 'brig-1 F1 0']);
  expect(after(6)).toContain('brig-1 F2 0');
  expect(after(10)).toEqual(['frigate-1 F6 0', 'brig-1 F2 2']);
  expect(after(13)).toEqual(['frigate-1 F6 0', 'brig-1 F1 2']);
  expect(after(18)).toContain('brig-1 B1 2');
  expect(after(20)).toContain('brig-1 B1 1');
  expect(match.outcome()).toBeUndefined();
});

it('E-23: guns: a salvo of three sinks the brig, a 1 hits point-blank', () => {
  const lesson = taught(2);
  expect(ofType(lesson, 'fired').map(({ die, hits }) => [die > 2, hits.join()])).toEqual([
    [true, '3'],
    [true, '1'],
    [false, '0'],
    [true, '1'],
    [false, '1'],
  ]);
  expect(ofType(lesson, 'fired').at(-1)?.die).toBe(1);
  expect(ofType(lesson, 'sunk').map(({ ship }) => ship)).toEqual(['brig-2']);
});

it('E-23: boarding: seven to four, the brig is given up, the prize sails when the round is over', () => {
  const lesson = taught(3);
  expect(ofType(lesson, 'fought').map(({ attack, defence }) => [attack, defence])).toEqual([[7, 4]]);
  expect(ofType(lesson, 'sunk').map(({ ship, why }) => `${ship} ${why}`)).toEqual(['brig-1 sacrifice']);
  expect(ofType(lesson, 'captured').map(({ ship }) => ship)).toEqual(['line-2']);
  expect(ofType(lesson, 'moved').at(-1)).toMatchObject({ ship: 'line-2', path: ['I4', 'J4'] });
});

it('E-23: forts: twelve to nine, then a token off the fort and one off the galleon', () => {
  const lesson = taught(4);
  expect(ofType(lesson, 'fought').map(({ attack, defence }) => [attack, defence])).toEqual([[12, 9]]);
  expect(ofType(lesson, 'fort-captured')).toHaveLength(1);
  expect(ofType(lesson, 'fort-mended').map(({ damage }) => damage)).toEqual([3]);
  expect(lesson.after(13)).toContain('galleon-1 B2 2');
});

it('E-23: a fireship: three damage to both, and the brig is gone', () => {
  const lesson = taught(5);
  expect(ofType(lesson, 'exploded').map(({ damage, victims }) => [damage, ...victims])).toEqual([
    [3, 'galleon-2', 'frigate-2'],
  ]);
  expect(lesson.after(8).map((ship) => ship.split(' ')[0])).toEqual(['line-1', 'galleon-2', 'frigate-2']);
});

it('E-23: pearls: two lots home, and won', () => {
  const { match } = taught(6);
  expect(match.outcome()).toMatchObject({ winners: [0], reason: 'delivered' });
});

it('nobody is offered a lesson as a scenario, and a match of one can be read again', () => {
  const scenario = OPTIONS.find(({ key }) => key === 'scenario');
  expect(scenario && 'values' in scenario ? scenario.values : []).not.toContain('lesson-1');
  expect(readOptions(OPTIONS, { scenario: 'lesson-1' })).toMatchObject({ scenario: 'lesson-1' });
  expect(() => readOptions(OPTIONS, { scenario: 'lesson-7' })).toThrow('scenario-not-json');
});
