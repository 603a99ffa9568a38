import { everyMatch } from '@/__tests__/fixtures/sea-of-clouds/matches';
import { Memory } from '@/__tests__/fixtures/sea-of-clouds/memory';
import { eventFor } from '@/engine/core/event';
import type { Seat } from '@/engine/core/game';
import { seaOfClouds } from '@/engine/games/sea-of-clouds';
import { boxOf } from '@/engine/games/sea-of-clouds/box';
import type { SeaOfCloudsState } from '@/engine/games/sea-of-clouds/state';

/** Section 6 over whole matches: what each captain remembers, and that nobody is shown anything else. */

/** Names in quotes: the ids of cards among them are faces. */
const NAME = /"([a-z][a-z0-9-]*-[1-9][0-9]?)"/g;

const seatsOf = (s: SeaOfCloudsState): Seat[] => [-1, ...Array.from({ length: s.seats }, (_, seat) => seat)];
const viewerOf = (seat: Seat): Seat | null => (seat < 0 ? null : seat);

function maskOf(seats: ReadonlySet<Seat>, s: SeaOfCloudsState): number {
  let mask = 0;
  for (const seat of seats) mask |= 1 << (seat < 0 ? s.seats : seat);
  return mask;
}

test('6.2.1–6.2.4 who knows which card is as the words of the clauses say, after every answer', () => {
  let forgotten = 0;
  everyMatch(60, (start) => {
    const memory = new Memory(start);
    let before = start.known.slice();
    return ({ s, events }) => {
      events.forEach((event) => memory.take(event));
      memory.knownBy.forEach((seats, card) => {
        if (maskOf(seats, s) !== s.known[card])
          throw new Error(`${boxOf(s.options).ids[card]}: ${[...seats].join()}, but the rules say ${s.known[card]}`);
      });
      if (before.some((mask, card) => (mask & ~(s.known[card] as number)) !== 0)) forgotten++;
      before = s.known.slice();
    };
  });
  expect(forgotten).toBeGreaterThan(10);
});

test('6.1, 6.2.6, 6.2.7 no view, question, answer or event names a face to a seat that does not know it', () => {
  let named = 0;
  everyMatch(40, (start) => {
    const memory = new Memory(start);
    const { byId } = boxOf(start.options);
    return ({ s, events }) => {
      events.forEach((event) => memory.take(event));
      for (const seat of seatsOf(s)) {
        const viewer = viewerOf(seat);
        const answers = viewer === null ? [] : seaOfClouds.legal(s, viewer);
        const shown = [
          { ...seaOfClouds.observe(s, viewer), options: null },
          seaOfClouds.pending(s),
          answers,
          ...events.map((event) => eventFor(event, viewer)),
        ];
        for (const [, name] of JSON.stringify(shown).matchAll(NAME)) {
          const card = byId.get(name as string);
          if (card === undefined) continue;
          named++;
          if (!memory.knownBy[card]?.has(seat)) throw new Error(`seat ${seat} is shown ${name}`);
        }
      }
    };
  });
  expect(named).toBeGreaterThan(100_000);
});

test('6.1 the questions that lie open name by number only what lies face up', () => {
  let cards = 0;
  everyMatch(30, () => ({ s }) => {
    const up = new Set([...s.objects, ...s.crew, s.gone].flat());
    for (const task of s.tasks) {
      const named = task.kind === 'effects' ? task.left : 'card' in task ? [task.card] : [];
      const given = task.kind === 'swap-object' && task.give >= 0 ? [task.give] : [];
      for (const card of [...named, ...given]) {
        cards++;
        if (!up.has(card)) throw new Error(`${task.kind} names ${boxOf(s.options).ids[card]}`);
      }
    }
  });
  expect(cards).toBeGreaterThan(100);
});
