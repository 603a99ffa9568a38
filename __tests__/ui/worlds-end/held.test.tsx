import { heldResults } from '@/components/games/worlds-end/battle/held';
import type { LogStep } from '@/components/kit/match/log';
import { startMatch, type SeatSetup } from '@/engine';
import { Stream } from '@/engine/core/luck';
import type { WorldsEndEvent } from '@/engine/games/worlds-end/events';

const SEATS: readonly SeatSetup[] = [
  { kind: 'person', name: 'Ann' },
  { kind: 'bot', name: 'Finn', level: 'deckhand' },
  { kind: 'bot', name: 'Mara', level: 'deckhand' },
  { kind: 'bot', name: 'Berg', level: 'deckhand' },
];
const LEANS = /^(attack|port|buy|move|convoy attack)/;

/** A match that is played by chance, as a table has been told of it. */
function story(seed: string, most: number): LogStep[] {
  const match = startMatch({ game: 'worlds-end', options: { autoCommander: true }, seats: SEATS, seed });
  const chance = Stream.seeded(seed, 'held');
  const steps: LogStep[] = [];
  for (let [first] = match.pending(); first && steps.length < most; [first] = match.pending()) {
    const legal = match.legal(first.seat);
    const liked = legal.filter((action) => LEANS.test(match.game.describe(action)));
    const action = chance.pick(liked.length > 0 && chance.below(4) > 0 ? liked : legal);
    const at = match.log.length;
    steps.push({ at, seat: first.seat, events: match.act(first.seat, action) });
  }
  return steps;
}

const eventsOf = (steps: readonly LogStep[]) =>
  steps.flatMap(({ events }) => events) as unknown as readonly WorldsEndEvent[];

describe('what battles between others have brought', () => {
  const steps = story('held 1', 700);

  it('is held from the last own answer on, each of them once, and none of the own', () => {
    const cut = steps.map(({ seat }) => seat).lastIndexOf(0) + 1;
    let seen = 0;
    for (let end = 1; end <= steps.length; end++) {
      const told = steps.slice(0, end);
      const since = told.map(({ seat }) => seat).lastIndexOf(0) + 1;
      const ends = eventsOf(told.slice(since)).filter(({ type }) => type === 'home').length;
      const held = heldResults(told, 0);
      expect(held.length).toBeLessThanOrEqual(ends);
      for (const { home, taken } of held) {
        expect(home.homes.every(({ seat }) => seat !== 0)).toBe(true);
        if (taken) expect(taken.seat).toBe(home.seat);
      }
      seen = Math.max(seen, held.length);
    }
    expect(cut).toBeGreaterThan(0);
    expect(seen).toBeGreaterThan(1);
  });

  it('is gone with the next own answer', () => {
    const own = steps.map(({ seat }) => seat).lastIndexOf(0);
    expect(heldResults(steps.slice(0, own + 1), 0)).toEqual([]);
  });
});
