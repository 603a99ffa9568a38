import { eventFor } from '@/engine/core/event';
import type { Action, Event, Seat } from '@/engine/core/game';
import { difference, must, mustEqual } from './difference';
import type { Step, Subject } from './settings';
import type { Property } from './property';
import { everyWalk, playOn, type Walk } from './walk';

export function secretsAreKept(subject: Subject): Property[] {
  const { game, settings } = subject;
  const named = (viewer: Seat | null): string => (viewer === null ? 'a bystander' : `seat ${viewer}`);

  return [
    everyWalk(
      subject,
      'a view, its legal actions and its questions do not move when what it cannot see is changed',
      (walk) => {
        for (const { sampled } of walk.places()) {
          if (!sampled) continue;
          for (const viewer of walk.viewers) {
            const other = settings.scramble(game.clone(walk.state), viewer, walk.chance('hidden'));
            mustEqual(game.observe(other, viewer), game.observe(walk.state, viewer), `view of ${named(viewer)}`);
            mustEqual(game.pending(other), game.pending(walk.state), `questions before ${named(viewer)}`);
            if (viewer !== null)
              mustEqual(game.legal(other, viewer), game.legal(walk.state, viewer), `actions of ${named(viewer)}`);
          }
        }
      },
    ),
    everyWalk(
      subject,
      'a view holds all that its seat may know: only what is hidden can differ in a state made from it',
      (walk) => {
        for (const { sampled } of walk.places()) {
          if (!sampled) continue;
          for (const viewer of walk.viewers) {
            const made = game.resample(game.observe(walk.state, viewer), walk.luckFor('made'));
            const [one, other] = [made, game.clone(walk.state)].map((s) =>
              settings.scramble(s, viewer, walk.chance('dealt')),
            );
            mustEqual(one, other, `visible to ${named(viewer)}, but not in the view`);
          }
        }
      },
    ),
    everyWalk(
      subject,
      'a state made from a view has that view, its actions, all pieces, and can be played to the end',
      (walk) => {
        for (const { sampled, moves, last } of walk.places()) {
          if (!sampled) continue;
          const pieces = [...settings.pieces(walk.state)].sort();
          for (const viewer of walk.viewers) {
            const view = game.observe(walk.state, viewer);
            const before = JSON.stringify(view);
            for (let i = 0; i < 3; i++) {
              const made = game.resample(view, walk.luckFor(`resample ${i}`));
              mustEqual(game.observe(made, viewer), view, `view of ${named(viewer)}`);
              mustEqual(game.pending(made), game.pending(walk.state), 'questions');
              if (viewer !== null) mustEqual(game.legal(made, viewer), game.legal(walk.state, viewer), 'actions');
              mustEqual([...settings.pieces(made)].sort(), pieces, 'pieces');
            }
            must(JSON.stringify(view) === before, 'resample changes the view');
          }
          if (!last) continue;
          const viewer = moves[0]?.seat ?? null;
          const made = game.resample(game.observe(walk.state, viewer), walk.luckFor('to the end'));
          playOn(subject, made, walk.luckFor('play'), walk.chance('play'), settings.longest(walk.plan.table));
          must(game.outcome(made) !== undefined, 'a state made from a view does not come to an end');
        }
      },
    ),
    everyWalk(subject, 'the same view and luck make the same state, whatever the truth is', (walk) => {
      for (const { sampled } of walk.places()) {
        if (!sampled) continue;
        for (const viewer of walk.viewers) {
          const truth = settings.scramble(game.clone(walk.state), viewer, walk.chance('truth'));
          const [one, other] = [truth, walk.state].map((s) =>
            game.resample(game.observe(s, viewer), walk.luckFor('same')),
          );
          mustEqual(one, other, `state made for ${named(viewer)}`);
        }
      }
    }),
    everyWalk(subject, 'events tell a seat nothing that its view does not', (walk) => {
      const showing = new Set<string>(settings.fleeting);
      const heard = (events: readonly Event[], viewer: Seat | null): Event[] =>
        events.map((event) => eventFor(event, viewer)).filter((event) => !showing.has(event.type));
      for (const { came, index } of walk.places()) {
        if (!came) continue;
        const viewer = inTurn(walk, index);
        const worlds = inTwoWorlds(subject, walk, came, viewer);
        if (!worlds) continue;
        const [one, other] = worlds;
        if (difference(game.observe(one.state, viewer), game.observe(other.state, viewer)) !== null) continue;
        mustEqual(heard(one.events, viewer), heard(other.events, viewer), `told to ${named(viewer)}`);
      }
    }),
    everyWalk(subject, 'what can be taken back has shown nobody anything new', (walk) => {
      for (const { came, index } of walk.places()) {
        if (!came || came.events.some((event) => event.reveals)) continue;
        const luck = walk.luckFor('undo');
        const drawn = JSON.stringify(luck.state());
        game.advance(game.clone(came.before), came.seat, came.action, luck);
        if (JSON.stringify(luck.state()) !== drawn) continue;
        const viewer = inTurn(walk, index);
        const worlds = inTwoWorlds(subject, walk, came, viewer);
        // Of a secret aside the others do not even know that it was done.
        if (!worlds && viewer !== came.seat && game.secretAsides?.includes(came.action.type)) continue;
        must(worlds !== null, `${game.describe(came.action)} shows ${named(viewer)} that it was possible`);
        const [one, other] = (worlds ?? []).map((world) => game.observe(world.state, viewer));
        mustEqual(one, other, `${named(viewer)} sees more`);
      }
    }),
    everyWalk(subject, 'a secret answer is hidden from everybody else until all have answered', (walk) => {
      for (const { moves } of walk.places()) {
        const secret = game.pending(walk.state).filter((decision) => decision.secret);
        if (secret.length < 2) continue;
        for (const { seat } of secret) {
          const views = moves
            .filter((move) => move.seat === seat)
            .slice(0, 3)
            .map(({ action }) => {
              const after = game.clone(walk.state);
              game.advance(after, seat, action, walk.luckFor('secret'));
              return walk.viewers.filter((viewer) => viewer !== seat).map((viewer) => game.observe(after, viewer));
            });
          for (const other of views.slice(1)) mustEqual(other, views[0], `the secret answer of seat ${seat}`);
        }
      }
    }),
  ];
}

/** The checks at every place look at one viewer each time, so that all have their turn. */
function inTurn(walk: Walk, index: number): Seat | null {
  return walk.viewers[index % walk.viewers.length] ?? null;
}

interface World {
  readonly state: unknown;
  readonly events: readonly Event[];
}

/**
 * The same action in two states that the viewer cannot tell apart; null: in one of them it is not legal. What is answered
 * in secret the viewer does not learn, so there any answer will do.
 */
function inTwoWorlds({ game, settings }: Subject, walk: Walk, came: Step, viewer: Seat | null): [World, World] | null {
  const secret = game.pending(came.before).some((decision) => decision.seat === came.seat && decision.secret);
  const worlds = ['one', 'other'].map((name): World | null => {
    const state = settings.scramble(game.clone(came.before), viewer, walk.chance(name));
    const same = game.check(state, came.seat, came.action) === null;
    if (!same && (!secret || viewer === came.seat)) return null;
    const action = same ? came.action : (game.legal(state, came.seat)[0] as Action);
    const events: Event[] = [];
    game.advance(state, came.seat, action, walk.luckFor('world'), (event) => events.push(event));
    return { state, events };
  });
  const [one, other] = worlds;
  return one && other ? [one, other] : null;
}
