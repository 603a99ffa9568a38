import type { Game } from '@/engine/core/game';
import { Stream } from '@/engine/core/luck';
import { Match, type SeatSetup } from '@/engine/core/match';
import { admiral } from '@/engine/games/admiral';
import type { AdmiralEvent } from '@/engine/games/admiral/events';
import type { AdmiralOptions } from '@/engine/games/admiral/options';
import { admiralStats } from '@/engine/games/admiral/stats';
import { ACHIEVEMENTS } from '@/engine/games/admiral/stats/achievements';
import { lines } from '@/engine/games/admiral/stats/lines';
import type { AdmiralView } from '@/engine/games/admiral/view';
import { marksOf } from '@/engine/stats/achievements';
import type { MatchFacts } from '@/engine/stats/facts';
import { MatchFactsSchema } from '@/engine/stats/facts';
import { factsOf, luckOf } from '@/engine/stats/read';
import { crewOf } from '@/engine/stats/summary';
import * as v from 'valibot';

const NAMES = ['Anna', 'Borys', 'Vira', 'Hanna'];
const MOST = 4000;

interface Played {
  readonly match: Match;
  readonly events: readonly AdmiralEvent[];
}

/** Anything that sails, fires and fights, rather than ending the turn. */
function played(count: number, options: Partial<AdmiralOptions>, seed: string): Played {
  const seats = NAMES.slice(0, count).map((name): SeatSetup => ({ kind: 'person', name }));
  const match = Match.start({ game: admiral as unknown as Game, options, seats, seed });
  const luck = Stream.seeded(seed, 'stats');
  const events: AdmiralEvent[] = [];
  for (let [next] = match.pending(); next && match.log.length < MOST; [next] = match.pending()) {
    const { seat } = next;
    const legal = match.legal(seat);
    const bold = legal.filter(({ type }) => ['Fire', 'Salvo', 'Board', 'Assault', 'Unload', 'Load'].includes(type));
    const action = luck.pick(bold.length > 0 && luck.below(2) === 0 ? bold : legal);
    events.push(...(match.act(seat, action) as unknown as AdmiralEvent[]));
  }
  return { match, events };
}

const BATTLES = [1, 2, 3, 4].map((n) => played(2, { scenario: 'first-battle', roundLimit: 20 }, `battle ${n}`));
const ALONE = played(1, { scenario: 'mini-1' }, 'alone');

const factsFor = ({ match }: Played): MatchFacts => {
  const facts = factsOf(match, 1, admiralStats);
  if (!facts) throw new Error('not over');
  return v.parse(MatchFactsSchema, facts) as MatchFacts;
};

describe('what is counted of a match of Admiral', () => {
  it.each(BATTLES.map((battle, n) => [n, battle] as const))(
    'battle %i: shots, hits and ships agree with what happened',
    (_, battle) => {
      const facts = factsFor(battle);
      expect(facts.variant).toBe('first-battle');
      const fired = battle.events.filter((event) => event.type === 'fired');
      facts.seats.forEach(({ play }, seat) => {
        const mine = fired.filter((event) => event.seat === seat);
        const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0);
        expect(play?.counts['shots']).toBe(sum(mine.flatMap(({ shots }) => shots.map(({ count }) => count))));
        expect(play?.counts['hits']).toBe(sum(mine.flatMap(({ hits }) => hits)));
      });
      const { ships } = battle.match.view(null) as unknown as AdmiralView;
      const lost = facts.seats.reduce((sum, { play }) => sum + (play?.counts['lost'] ?? 0), 0);
      const captured = facts.seats.reduce((sum, { play }) => sum + (play?.counts['captured'] ?? 0), 0);
      expect(lost - captured).toBe(ships.filter(({ at }) => at === null).length);
    },
  );

  it('3.2.11: alone the rounds count, and the best of them is kept', () => {
    const facts = factsFor(ALONE);
    const [sailor] = crewOf([
      facts,
      {
        ...facts,
        mark: '0123456789abcdef',
        seats: facts.seats.map((seat) => ({
          ...seat,
          play: seat.play && { ...seat.play, counts: { ...seat.play.counts, rounds: 4 } },
        })),
      },
    ]);
    const [best] = lines(sailor?.parts ?? []);
    const arrived = ALONE.match.outcome()?.reason === 'arrived';
    expect(best).toEqual({ id: 'mini-1', value: arrived ? 4 : null });
    expect(facts.seats[0]?.play?.counts['rounds']).toBe((ALONE.match.view(null) as unknown as AdmiralView).round);
  });

  it('achievements are reached by feats, wins and scenarios', () => {
    const facts = factsFor(BATTLES[0] as Played);
    const [seat] = facts.seats;
    const parts = ['first-battle', 'mini-1', 'mini-2', 'mini-3'].map((variant) => ({
      match: { ...facts, variant },
      seat: { ...seat, place: 0, play: { counts: {}, traits: [], feats: ['inferno'] } },
    }));
    const marks = Object.fromEntries(marksOf(ACHIEVEMENTS, parts as never).map(({ id, done, of }) => [id, [done, of]]));
    expect(marks['races']).toEqual([3, 3]);
    expect(marks['inferno']).toEqual([1, 1]);
    expect(marks['fort']).toEqual([0, 1]);
    expect(marks['scenarios']?.[0]).toBe(4);
  });
});

describe('how luck fell', () => {
  it('E-14: every wind is counted once by strength and once by course, every die once', () => {
    for (const { match, events } of BATTLES) {
      const [strengths, courses, dice] = luckOf(match, admiralStats);
      const winds = events.filter(({ type }) => type === 'wind').length;
      for (const vane of [strengths, courses]) {
        if (vane?.kind !== 'deck') throw new Error('no vane');
        expect(vane.count).toBe(winds);
        expect(vane.types.reduce((sum, { happened }) => sum + happened, 0)).toBe(winds);
        expect(vane.types.reduce((sum, { expected }) => sum + expected, 0)).toBeCloseTo(winds);
      }
      if (dice?.kind !== 'dice') throw new Error('no dice');
      const thrown = events.reduce(
        (sum, event) =>
          sum +
          (event.type === 'fired'
            ? 1
            : event.type === 'fought'
              ? event.attackDice.length + event.defenceDice.length
              : 0),
        0,
      );
      expect(dice.all.reduce((sum, times) => sum + times, 0)).toBe(thrown);
    }
  });
});
