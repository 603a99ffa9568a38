import { Stream } from '@/engine/core/luck';
import { once, type Property } from './property';
import type { Subject } from './settings';
import { everyTable } from './tables';
import { Walk } from './walk';

/** Rounds over all tables after which the search is given up. */
const ROUNDS = 12;

export function everythingHappens(subject: Subject): Property[] {
  const { game, settings } = subject;

  return [
    once('every kind of action and event, and every thing that must be seen, is seen', () => {
      const { actions, events, things } = settings.mustSee;
      const missing = new Set([
        ...Object.keys(actions).map((type) => `action ${type}`),
        ...Object.keys(events).map((type) => `event ${type}`),
        ...things,
      ]);
      const unknown = new Set<string>();
      const expected = new Set(missing);
      const note = (thing: string): void => {
        missing.delete(thing);
        if (!expected.has(thing)) unknown.add(thing);
      };
      const tables = everyTable(game);
      for (let round = 0; round < ROUNDS && missing.size > 0; round++) {
        for (const [i, table] of tables.entries()) {
          const chance = Stream.seeded(`${round}/${i}`, 'coverage');
          const choices = Array.from({ length: 3 * settings.usual }, () => chance.next());
          for (const { came } of new Walk(subject, { table, seed: round * tables.length + i, choices }).places()) {
            if (!came) continue;
            note(`action ${came.action.type}`);
            came.events.forEach((event) => note(`event ${event.type}`));
            settings.spot(came, note);
          }
          if (missing.size === 0) break;
        }
      }
      expect({ neverSeen: [...missing], seenButNotListed: [...unknown] }).toEqual({
        neverSeen: [],
        seenButNotListed: [],
      });
    }),
  ];
}
