import type { Event } from '@/engine/core/game';
import { Luck, Stream } from '@/engine/core/luck';
import { readOptions } from '@/engine/core/options';
import { once, type Property } from './property';
import type { Step, Subject, Table } from './settings';
import { everyTable } from './tables';
import { Walk } from './walk';

/** Rounds over all tables, then over those where the rarest things are at home; after them the search is given up. */
const ROUNDS = 6;
const HUNTS = 500;

/** Each staged position so often, for so many answers. */
const TAKES = 20;
const ANSWERS = 12;

function playStaged({ game, settings }: Subject, look: (came: Step) => void): void {
  settings.staged?.().forEach(({ table, state }, i) => {
    for (let take = 0; take < TAKES; take++) {
      const luck = Luck.fromSeed(`staged ${i} ${take}`);
      const after = game.clone(state);
      for (let answer = 0; answer < ANSWERS; answer++) {
        const asked = game.pending(after)[0];
        if (!asked) break;
        const { seat } = asked;
        const action = luck.bots.pick(game.legal(after, seat));
        const before = game.clone(after);
        const events: Event[] = [];
        game.advance(after, seat, action, luck, (event) => events.push(event));
        look({ table, before, after, seat, action, events });
      }
    }
  });
}

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
      const look = (came: Step): void => {
        note(`action ${came.action.type}`);
        came.events.forEach((event) => note(`event ${event.type}`));
        settings.spot(came, note);
      };
      playStaged(subject, look);
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
          if (came) look(came);
        }
      }
      expect({ neverSeen: [...missing], seenButNotListed: [...unknown] }).toEqual({
        neverSeen: [],
        seenButNotListed: [],
      });
    }),
  ];
}
