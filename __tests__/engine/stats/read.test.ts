import * as v from 'valibot';
import type { Game } from '@/engine/core/game';
import { Stream } from '@/engine/core/luck';
import { Match, type SeatSetup } from '@/engine/core/match';
import { deadMansDraw } from '@/engine/games/dead-mans-draw';
import type { DeadMansDrawEvent } from '@/engine/games/dead-mans-draw/events';
import { deadMansDrawStats } from '@/engine/games/dead-mans-draw/stats';
import { MatchFactsSchema } from '@/engine/stats/facts';
import { markOf, truthOf } from '@/engine/saves/mark';
import { factsOf as factsBy, luckOf } from '@/engine/stats/read';

const factsOf = (match: Match, at: number) => factsBy(match, at, deadMansDrawStats);

function drawsOf(match: Match) {
  const [luck] = luckOf(match, deadMansDrawStats);
  return luck?.kind === 'draws' ? luck.draws : null;
}

const SEATS: readonly SeatSetup[] = [
  { kind: 'person', name: 'Anna', emblem: 3 },
  { kind: 'bot', name: 'Finn', level: 'legend' },
  { kind: 'person', name: 'Borys' },
];

function played(seed: string, options = {}): Match {
  const match = Match.start({ game: deadMansDraw as Game, options, seats: SEATS, seed });
  const luck = Stream.seeded(seed, 'test');
  for (let pending = match.pending(); pending[0]; pending = match.pending()) {
    const { seat } = pending[0];
    match.act(seat, luck.pick(match.legal(seat)));
  }
  return match;
}

function events(match: Match): DeadMansDrawEvent[] {
  const told: DeadMansDrawEvent[] = [];
  Match.replay(match.game, truthOf(match), (_entry, more) => told.push(...(more as unknown as DeadMansDrawEvent[])));
  return told;
}

const MATCHES = ['one', 'two', 'three', 'four'].map((seed) => played(seed));

describe('what is read from a finished match', () => {
  it('agrees with the events, seat by seat', () => {
    const wrong: string[] = [];
    for (const match of MATCHES) {
      const told = events(match);
      const count = (type: string, seat: number) =>
        told.filter((event) => event.type === type && event.seat === seat).length;
      factsOf(match, 5)?.seats.forEach(({ play, score, place }, seat) => {
        const outcome = match.outcome();
        const same =
          play?.counts.turns === count('turn-began', seat) &&
          play.counts.busts === count('busted', seat) &&
          play.counts.takes === count('collected', seat) &&
          play.counts.draws === count('drawn', seat) &&
          score === outcome?.scores[seat] &&
          outcome.places[place]?.includes(seat) === true;
        if (!same) wrong.push(`${match.seed} seat ${seat}: ${JSON.stringify(play)}`);
      });
    }
    expect(wrong).toEqual([]);
  });

  it('11.3 takes the odds that the player could know: sure things happen, impossible ones do not', () => {
    const draws = MATCHES.flatMap((match) => drawsOf(match) ?? []);
    expect(draws.length).toBeGreaterThan(100);
    expect(draws.filter(({ bust, busted }) => busted && bust === 0)).toEqual([]);
    expect(draws.filter(({ bust, of, busted }) => !busted && bust === of && of > 0)).toEqual([]);
    expect(draws.some(({ busted }) => busted)).toBe(true);
  });

  it('can be stored and read back unchanged', () => {
    const facts = factsOf(MATCHES[0] as Match, 7);
    expect(v.parse(MatchFactsSchema, JSON.parse(JSON.stringify(facts)))).toEqual(facts);
  });

  it('knows the variant that luck brought', () => {
    const match = played('luck', { variant: 'random' });
    expect(factsOf(match, 1)?.variant).not.toBe('random');
    expect(factsOf(match, 1)?.variant).not.toBe('none');
  });

  it('is nothing before the end', () => {
    const match = Match.start({ game: deadMansDraw as Game, options: {}, seats: SEATS, seed: 'open' });
    expect(factsOf(match, 1)).toBeNull();
  });

  it('keeps the result where the rules have changed since, and says nothing about the rest', () => {
    const match = played('old');
    const old = Match.restore(match.game, { ...match.save(), rules: 0 });
    const facts = factsOf(old, 1);
    expect(facts?.seats.map(({ score }) => score)).toEqual(match.outcome()?.scores);
    expect(facts?.seats.map(({ play }) => play)).toEqual([null, null, null]);
    expect(drawsOf(old)).toBeNull();
  });

  it('marks a match by what was played, not by where it is stored', () => {
    const match = played('mark');
    expect(markOf(Match.restore(match.game, match.save()))).toBe(markOf(match));
    expect(markOf(played('mark2'))).not.toBe(markOf(match));
  });

  it('finds each feat where its events are, and nowhere else', () => {
    const found = new Set<string>();
    const wrong: string[] = [];
    for (let i = 0; i < 120; i++) {
      const match = played(`feat ${i}`);
      const told = events(match);
      factsOf(match, 1)?.seats.forEach(({ play, place }, seat) => {
        const own = told.filter((event) => event.seat === seat);
        const takes = own.flatMap((event) => (event.type === 'collected' ? [event.cards] : []));
        const expected: Readonly<Record<string, boolean>> = {
          'long-row': takes.some((cards) => cards.length >= 8),
          kraken: takes.some((cards) => cards.length >= 5 && cards.some((card) => card.startsWith('kraken'))),
          saved: own.some((event) => event.type === 'saved' && event.cards.length >= 4),
          raider: own.filter((event) => event.type === 'stolen').length >= 3,
          'rich-bonus': own.some((event) => event.type === 'bonus' && event.cards.length >= 5),
          'big-shot': own.some(
            (event) => event.type === 'shot' && event.from !== seat && event.cards.some((card) => /-[789]$/.test(card)),
          ),
          'big-take': (play?.counts.bestTake ?? 0) >= 25,
          'no-bust': place === 0 && play?.counts.busts === 0,
        };
        for (const [feat, done] of Object.entries(expected)) {
          if (done !== play?.feats.includes(feat)) wrong.push(`${match.seed} seat ${seat}: ${feat}`);
        }
        play?.feats.forEach((feat) => found.add(feat));
      });
    }
    expect(wrong).toEqual([]);
    expect([...found].sort()).toEqual([
      'all-suits',
      'big-shot',
      'big-take',
      'comeback',
      'kraken',
      'long-row',
      'nerves',
      'no-bust',
      'raider',
      'rich-bonus',
      'saved',
    ]);
  });
});
