import { Luck } from '@/engine/core/luck';
import { freeze, must, mustEqual } from './difference';
import type { Subject } from './settings';
import type { Property } from './property';
import { everyWalk, playOn, type Walk } from './walk';

export function copiesAreFaithful(subject: Subject): Property[] {
  const { game } = subject;
  const some = 12;

  /** Plays some actions, the same ones for equal states. */
  const goOn = (walk: Walk, state: unknown): unknown => {
    playOn(subject, state, Luck.fromState(walk.luck.state()), walk.chance('going on'), some);
    return state;
  };

  return [
    everyWalk(subject, 'a clone is equal and independent', (walk) => {
      for (const { sampled } of walk.places()) {
        if (!sampled) continue;
        const before = JSON.stringify(walk.state);
        const copy = game.clone(walk.state);
        mustEqual(copy, walk.state, 'clone');
        goOn(walk, copy);
        must(JSON.stringify(walk.state) === before, 'playing on a clone changes the original');
        goOn(walk, game.clone(freeze(game.clone(walk.state))));
      }
    }),
    everyWalk(subject, 'a state is plain JSON and plays on identically after a round trip', (walk) => {
      for (const { sampled } of walk.places()) {
        if (!sampled) continue;
        const read = JSON.parse(JSON.stringify(walk.state));
        mustEqual(read, walk.state, 'JSON round trip');
        mustEqual(goOn(walk, game.clone(read)), goOn(walk, game.clone(walk.state)), 'played on');
      }
    }),
    everyWalk(subject, 'asking changes nothing', (walk) => {
      for (const { sampled } of walk.places()) {
        if (!sampled) continue;
        const before = JSON.stringify([walk.state, walk.luck.state()]);
        game.pending(walk.state);
        game.outcome(walk.state);
        walk.seats.forEach((seat) => game.legal(walk.state, seat));
        walk.viewers.forEach((viewer) => game.observe(walk.state, viewer));
        must(JSON.stringify([walk.state, walk.luck.state()]) === before, 'a question changes the state or draws luck');
      }
    }),
    everyWalk(subject, 'what was given out never changes: earlier states, views, lists of actions, events', (walk) => {
      const kept: [what: string, value: unknown, text: string][] = [];
      const keep = (what: string, value: unknown): void => void kept.push([what, value, JSON.stringify(value)]);
      for (const { sampled, came } of walk.places()) {
        if (came) keep('events', came.events);
        if (!sampled) continue;
        keep('state', game.clone(walk.state));
        walk.viewers.forEach((viewer) => keep('view', game.observe(walk.state, viewer)));
        walk.seats.forEach((seat) => keep('actions', game.legal(walk.state, seat)));
      }
      for (const [what, value, text] of kept)
        must(JSON.stringify(value) === text, () => `${what} changed later: ${text}`);
    }),
    everyWalk(subject, 'views and events belong to whoever gets them: frozen ones do not stop the match', (walk) => {
      for (const { sampled, came } of walk.places()) {
        if (came) freeze(came.events);
        if (sampled) walk.viewers.forEach((viewer) => freeze(game.observe(walk.state, viewer)));
      }
    }),
    everyWalk(subject, 'whether anybody listens to the events makes no difference', (walk) => {
      for (const { came, sampled } of walk.places()) {
        if (!came || !sampled) continue;
        const events = JSON.stringify(came.events);
        const [deaf, heard] = [game.clone(came.before), game.clone(came.before)];
        const [one, other] = [walk.luckFor('deaf'), walk.luckFor('deaf')];
        game.advance(deaf, came.seat, came.action, one);
        game.advance(heard, came.seat, came.action, other, () => undefined);
        mustEqual([deaf, one.state()], [heard, other.state()], 'without a listener');
        must(JSON.stringify(came.events) === events, 'events changed');
      }
    }),
  ];
}
