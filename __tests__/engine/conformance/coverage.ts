import { Stream } from '@/engine/core/luck';
import { readOptions } from '@/engine/core/options';
import { once, type Property } from './property';
import type { Subject, Table } from './settings';
import { everyTable } from './tables';
import { Walk } from './walk';

/** Rounds over all tables, then over those where the rarest things are at home; after them the search is given up. */
const ROUNDS = 6;
const HUNTS = 500;

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
      const tables = everyTable(subject);
      const rare = settings.mustSee.rare.map(({ seats, options }) => ({
        seats,
        options: readOptions(game.manifest.options, options),
      }));
      const rounds = [
        ...new Array<readonly Table[]>(ROUNDS).fill(tables),
        ...new Array<readonly Table[]>(HUNTS).fill(rare),
      ];
      let seed = 0;
      const hunted = ROUNDS * tables.length;
      for (const table of rounds.flat()) {
        if (missing.size === 0) break;
        const chance = Stream.seeded(String(++seed), 'coverage');
        const isLed = seed > hunted && chance.below(2) === 0;
        const choices = Array.from({ length: (isLed ? 12 : 3) * settings.usual }, () => chance.next());
        for (const { came } of new Walk(subject, { table, seed, choices }, isLed).places()) {
          if (!came) continue;
          note(`action ${came.action.type}`);
          came.events.forEach((event) => note(`event ${event.type}`));
          settings.spot(came, note);
        }
      }
      expect({ neverSeen: [...missing], seenButNotListed: [...unknown] }).toEqual({
        neverSeen: [],
        seenButNotListed: [],
      });
    }),
  ];
}
