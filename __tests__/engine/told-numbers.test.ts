import { Match, startMatch, type Event, type SeatSetup, type View } from '@/engine';
import { eventFor } from '@/engine/core/event';
import { Stream } from '@/engine/core/luck';
import { gainedBy } from '@/engine/games/dead-mans-draw/fold';
import type { DeadMansDrawEvent } from '@/engine/games/dead-mans-draw/events';
import type { DeadMansDrawView } from '@/engine/games/dead-mans-draw/view';
import type { SeaOfCloudsEvent } from '@/engine/games/sea-of-clouds/events';
import type { SeaOfCloudsView } from '@/engine/games/sea-of-clouds/view';
import type { SevenSeasEvent } from '@/engine/games/seven-seas/events';
import type { SevenSeasView } from '@/engine/games/seven-seas/view';

const SEATS: readonly SeatSetup[] = ['Anna', 'Borys', 'Vira'].map((name) => ({ kind: 'person', name }));

/** Every event of some matches that are played by chance, between the pictures before and after it. */
function* told(game: string, matches: number): Generator<{ event: Event; before: View; after: View; match: Match }> {
  for (let n = 0; n < matches; n++) {
    const match = startMatch({ game: game as 'seven-seas', seats: SEATS, options: {}, seed: `numbers ${n}` });
    const luck = Stream.seeded(`numbers ${n}`, 'bots');
    for (let i = 0; i < 600 && !match.outcome(); i++) {
      const seat = match.pending()[0]?.seat ?? 0;
      const picked = luck.pick(match.legal(seat));
      const action = picked.type === 'THROW' ? { ...picked, gesture: { gx: 0, gy: 0, power: 1000, spin: 0 } } : picked;
      // With the eyes of whoever moves: they know what they are told.
      let view = match.view(seat);
      for (const one of match.act(seat, action)) {
        const event = eventFor(one, seat);
        const after = match.game.fold(view, event);
        yield { event, before: view, after, match };
        view = after;
      }
      // And the pictures that were folded are those of the match.
      expect(scores(view)).toEqual(scores(match.view(seat)));
    }
  }
}

const scores = (view: View) => (view as DeadMansDrawView).players.map(({ score }) => score);

interface Change {
  readonly seat: number;
  readonly of: string;
  readonly by: number;
}

/** What the words of an event say that somebody gains or loses. */
function said(event: SevenSeasEvent | SeaOfCloudsEvent): readonly Change[] {
  const one = (of: string, by: number, seat = event.seat): Change => ({ seat, of, by });
  switch (event.type) {
    case 'talismans':
      return [one('talismans', event.count), one('yy', event.count)];
    case 'sold':
      return [one('chests', event.chests)];
    case 'good-deal':
      return [one('yy', -3), one('chests', event.chests)];
    case 'unmarked':
      return [one('marks', -1)];
    case 'marked':
      return [one('marks', event.count)];
    case 'gained':
      return 'chests' in event ? [one('chests', event.chests), one('yy', event.yy)] : [one('doubloons', event.count)];
    case 'chest-paid':
      return [one('doubloons', event.count)];
    case 'stole':
      return [one('doubloons', event.count), one('doubloons', -event.count, event.from)];
    default:
      return [];
  }
}

const owned = (view: View, { seat, of }: Change): number | undefined => {
  const player = (view as SevenSeasView | SeaOfCloudsView).players[seat] as unknown as Record<string, number>;
  return player[of];
};

it.each(['seven-seas', 'sea-of-clouds'])(
  '%s: a "+n" or "−n" is what is there afterwards and was not before',
  (game) => {
    const wrong: string[] = [];
    const kinds = new Set<string>();
    for (const { event, before, after } of told(game, 4)) {
      for (const change of said(event as unknown as SevenSeasEvent)) {
        kinds.add(event.type);
        const real = (owned(after, change) ?? NaN) - (owned(before, change) ?? NaN);
        if (real !== change.by) wrong.push(`${event.type} ${change.of}: ${change.by} told, ${real} true`);
      }
    }
    expect(wrong).toEqual([]);
    expect(kinds.size).toBeGreaterThan(2);
  },
);

it('dead-mans-draw: what is saved has brought what the score has risen by', () => {
  let lower = 0;
  const wrong: string[] = [];
  for (const { event, before, after } of told('dead-mans-draw', 12)) {
    const { type, seat, cards } = event as unknown as Extract<DeadMansDrawEvent, { type: 'saved' }>;
    if (type !== 'saved' && type !== ('collected' as string)) continue;
    const gained = gainedBy(after as DeadMansDrawView, seat, cards);
    const risen = (scores(after)[seat] ?? 0) - (scores(before)[seat] ?? 0);
    if (gained !== risen) wrong.push(`${gained} told, ${risen} true`);
    if (cards.length > 0 && gained < cards.reduce((sum, card) => sum + Number(card.split('-')[1]), 0)) lower++;
  }
  expect(wrong).toEqual([]);
  expect(lower).toBeGreaterThan(3);
});
