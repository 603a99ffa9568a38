import { present } from '@/components/games/dead-mans-draw/present';
import type { Words } from '@/components/i18n/words';
import { startMatch } from '@/engine';
import { eventFor } from '@/engine/core/event';
import { Stream } from '@/engine/core/luck';
import type { DeadMansDrawDecision } from '@/engine/games/dead-mans-draw/decisions';
import type { DeadMansDrawAction } from '@/engine/games/dead-mans-draw/actions';
import type { DeadMansDrawEvent } from '@/engine/games/dead-mans-draw/events';
import type { DeadMansDrawView } from '@/engine/games/dead-mans-draw/view';

const word = ((key: string) => key) as unknown as Words;

/** Plays at random; for every draw of a card that an oracle has shown: did the button warn, and did the card sink the row? */
function seenDraws(seed: string): { readonly warned: boolean; readonly sank: boolean }[] {
  const seats = ['Anna', 'Borys'].map((name) => ({ kind: 'person' as const, name }));
  const match = startMatch({ game: 'dead-mans-draw', options: {}, seats, seed });
  const luck = Stream.seeded(seed, 'bots');
  const draws = [];
  for (;;) {
    const [decision] = match.pending() as readonly DeadMansDrawDecision[];
    if (!decision) return draws;
    const { seat } = decision;
    const legal = match.legal(seat) as DeadMansDrawAction[];
    const view = match.view(seat) as DeadMansDrawView;
    const why = (action: DeadMansDrawAction) => match.check(seat, action);
    const ask = { view, seats, decision, legal, why };
    const draw = present.bar(ask).find(({ type }) => type === 'DRAW');
    const warned = draw !== undefined && present.button(draw, ask, word).kind === 'danger';
    const action = luck.pick(legal);
    const events = match.act(seat, action).map((event) => eventFor(event, seat) as DeadMansDrawEvent);
    const [next] = view.knownTop;
    if (action.type !== 'DRAW' || next === undefined) continue;
    const sank = events.some((event) => event.type === 'busted' && event.card === next);
    draws.push({ warned, sank });
  }
}

test('9 the Draw button is a danger exactly when the card that is known to come next sinks the row', () => {
  const draws = Array.from({ length: 40 }, (_, n) => seenDraws(`seen ${n}`)).flat();
  expect(draws.filter(({ warned, sank }) => warned !== sank)).toEqual([]);
  expect(new Set(draws.map(({ sank }) => sank))).toEqual(new Set([true, false]));
});
