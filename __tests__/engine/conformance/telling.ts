import { eventFor } from '@/engine/core/event';
import type { View } from '@/engine/core/game';
import { freeze, mustEqual } from './difference';
import type { Subject } from './settings';
import type { Property } from './property';
import { everyWalk } from './walk';

export function eventsTellTheView(subject: Subject): Property[] {
  const { game } = subject;

  return [
    everyWalk(subject, 'views, events, questions and outcomes are plain JSON', (walk) => {
      for (const { sampled, came } of walk.places()) {
        if (came) mustEqual(JSON.parse(JSON.stringify(came.events)), came.events, 'events');
        if (!sampled) continue;
        for (const answer of [game.pending(walk.state), game.outcome(walk.state) ?? null]) {
          mustEqual(JSON.parse(JSON.stringify(answer)), answer, 'questions and outcome');
        }
        for (const viewer of walk.viewers) {
          const view = game.observe(walk.state, viewer);
          mustEqual(JSON.parse(JSON.stringify(view)), view, 'view');
          mustEqual(view.viewer, viewer, 'viewer');
        }
      }
    }),
    everyWalk(subject, 'events folded over the first view give the last, for every seat and a bystander', (walk) => {
      let views: View[] = [];
      for (const { came, sampled } of walk.places()) {
        if (!came) views = walk.viewers.map((viewer) => freeze(game.observe(walk.state, viewer)));
        for (const event of came?.events ?? []) {
          // Frozen: whoever writes to an event or to an earlier view is found.
          views = views.map((view) => freeze(game.fold(view, freeze(eventFor(event, view.viewer)))));
        }
        if (!sampled) continue;
        for (const view of views)
          mustEqual(view, game.observe(walk.state, view.viewer), `view of ${view.viewer ?? 'a bystander'}`);
      }
    }),
  ];
}
