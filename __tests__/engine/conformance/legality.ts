import type { Action, Seat } from '@/engine/core/game';
import { Luck, Stream } from '@/engine/core/luck';
import { RuleError } from '@/engine/core/rule-error';
import { must, mustEqual } from './difference';
import { garbageFrom, nearTexts } from './garbage';
import { poolOf, someOf } from './pool';
import type { Subject } from './settings';
import { once, type Property } from './property';
import { everyWalk } from './walk';

/** What a seat may do now, asked or unasked. */
function allowed({ game }: Subject, state: unknown, seat: Seat): readonly Action[] {
  return [...game.legal(state, seat), ...(game.asides?.(state, seat) ?? [])];
}

export function legalityIsOne(subject: Subject): Property[] {
  const { game, settings } = subject;
  const like = (a: Action): string => settings.flick?.like(a) ?? game.describe(a);

  return [
    everyWalk(subject, 'legal: some for a pending seat, none for another; sorted by text, each once', (walk) => {
      for (const { sampled } of walk.places()) {
        const asked = game.pending(walk.state).map((decision) => decision.seat);
        must(new Set(asked).size === asked.length, 'a seat is asked twice at once');
        for (const seat of walk.seats) {
          const texts = game.legal(walk.state, seat).map((a) => game.describe(a));
          must(
            texts.length > 0 === asked.includes(seat),
            `seat ${seat}: ${texts.length} actions, asked ${asked.join()}`,
          );
          const wrong = texts.findIndex((text, i) => i > 0 && (texts[i - 1] as string) >= text);
          must(wrong < 0, () => `not sorted, or twice: ${texts.slice(wrong - 1, wrong + 1).join(' then ')}`);
        }
        if (sampled) mustEqual(allowed(subject, walk.state, 99), [], 'a seat that does not exist');
      }
    }),
    everyWalk(subject, 'asides: sorted by text, each once, and none that the seat is asked for', (walk) => {
      for (const { sampled } of walk.places()) {
        if (!sampled) continue;
        for (const seat of walk.seats) {
          const asides = (game.asides?.(walk.state, seat) ?? []).map((a) => game.describe(a));
          mustEqual(asides, [...new Set(asides)].sort(), 'asides');
          const asked = game.legal(walk.state, seat).map((a) => game.describe(a));
          must(!asides.some((text) => asked.includes(text)), 'asked for and an aside');
        }
      }
    }),
    everyWalk(subject, 'every action has a text from which it can be read, and no other', (walk) => {
      for (const { moves } of walk.places()) {
        for (const { action } of moves) {
          const text = game.describe(action);
          mustEqual(game.parse(text), action, `parse of ${text}`);
          mustEqual(JSON.parse(JSON.stringify(action)), action, `${text} is plain JSON`);
        }
      }
    }),
    once('a text that is not exactly an action of the game is none', () => {
      const wrong: string[] = [];
      const chance = Stream.seeded('texts', game.manifest.id);
      for (const text of poolOf(subject).keys()) {
        for (const other of nearTexts(text, chance)) {
          const read = game.parse(other);
          if (read !== null && game.describe(read) !== other) wrong.push(`${other} is read as ${game.describe(read)}`);
        }
      }
      expect(wrong).toEqual([]);
      const strange = [
        '',
        ' ',
        'constructor',
        '__proto__',
        'toString',
        'null',
        '{}',
        'undefined',
        '\u0000',
        'x'.repeat(10_000),
      ];
      expect(strange.filter((text) => game.parse(text) !== null)).toEqual([]);
    }),
    everyWalk(
      subject,
      'check agrees with legal: null for what is legal, a RuleError for all else seen in this game',
      (walk) => {
        for (const { sampled, moves } of walk.places()) {
          for (const { seat, action } of moves) {
            const error = game.check(walk.state, seat, action);
            must(error === null, () => `${game.describe(action)} is legal but refused: ${error?.code}`);
          }
          if (!sampled) continue;
          // Somebody who is asked, and the seat after that, which may not be.
          const asked = moves[0]?.seat ?? 0;
          for (const seat of [asked, (asked + 1) % walk.seats.length]) {
            const now = new Set(allowed(subject, walk.state, seat).map((a) => game.describe(a)));
            for (const action of someOf(subject, walk.chance('pool'), 100)) {
              const error = game.check(walk.state, seat, action);
              const legal = now.has(like(action));
              must(legal ? error === null : error instanceof RuleError, () => {
                return `seat ${seat}, ${game.describe(action)}: ${legal ? 'legal' : 'not legal'}, check says ${error?.code ?? 'yes'}`;
              });
            }
          }
        }
      },
    ),
    everyWalk(subject, 'check survives any garbage and takes none of it for something else', (walk) => {
      for (const { sampled } of walk.places()) {
        if (!sampled) continue;
        const before = JSON.stringify(walk.state);
        const strangers: Seat[] = [-1, 99, 0.5, NaN];
        for (const seat of [...walk.seats, ...strangers]) {
          const legal = allowed(subject, walk.state, seat);
          for (const garbage of garbageFrom(legal, walk.chance('garbage'))) {
            if (game.check(walk.state, seat, garbage) !== null) continue;
            const twin = legal.find((a) => game.describe(a) === like(garbage));
            must(twin !== undefined, () => `accepted ${JSON.stringify(garbage)}`);
            if (like(garbage) === game.describe(garbage))
              mustActAlike(subject, walk.state, seat, garbage, twin as Action);
          }
        }
        must(JSON.stringify(walk.state) === before, 'check changes the state');
      }
    }),
  ];
}

/** What check lets through must be the action that it claims to be, whatever else hangs on it. */
function mustActAlike({ game }: Subject, state: unknown, seat: Seat, one: Action, other: Action): void {
  const after = [one, other].map((action) => {
    const copy = game.clone(state);
    game.advance(copy, seat, action, Luck.fromSeed('alike'));
    return copy;
  });
  mustEqual(after[0], after[1], `${JSON.stringify(one)} and ${game.describe(other)}`);
}
