import { faceOf, GAMES } from '@/components/games/registry';
import { startMatch, type Event, type GameId, type SeatSetup } from '@/engine';
import { eventFor } from '@/engine/core/event';
import { Stream } from '@/engine/core/luck';

const SEATS: readonly SeatSetup[] = ['Anna', 'Borys', 'Vira'].map((name) => ({ kind: 'person', name }));
const PLAYED = GAMES.flatMap(({ id, face }) => (face ? [id] : []));

/** What a bust, a battle and a boarding have brought. */
const RESULTS: Partial<Record<GameId, readonly string[]>> = {
  'dead-mans-draw': ['sunk'],
  'seven-seas': ['raided'],
  'sea-of-clouds': ['fought', 'applied'],
  // A battle is kept for whoever has fought in it: the test of its cues says so.
  'worlds-end': [],
};

interface Step {
  readonly type: string;
  readonly kept: boolean;
  readonly waits: boolean;
}

/** Every step of some matches that are played by chance, also of those where less moves. */
function stepsOf(game: GameId): readonly Step[] {
  const face = faceOf(game);
  const steps: Step[] = [];
  for (let n = 0; n < 3; n++) {
    const match = startMatch({ game, seats: SEATS, options: {}, seed: `kept ${n}` });
    const luck = Stream.seeded(`kept ${n}`, 'bots');
    let view = match.view(0);
    for (let i = 0; i < 500 && !match.outcome(); i++) {
      const seat = match.pending()[0]?.seat ?? 0;
      const picked = luck.pick(match.legal(seat));
      const action = picked.type === 'THROW' ? { ...picked, gesture: { gx: 0, gy: 0, power: 1000, spin: 0 } } : picked;
      for (const one of match.act(seat, action)) {
        const event: Event = eventFor(one, 0);
        const after = match.game.fold(view, event);
        const step = face?.cues?.({ event, before: view, after }, n % 2 === 1).step;
        if (step) steps.push({ type: event.type, kept: step.kept === true, waits: step.stands === null });
        view = after;
      }
    }
  }
  return steps;
}

it.each(PLAYED)('%s keeps every result until it was seen', (game) => {
  const steps = stepsOf(game);
  for (const type of RESULTS[game] ?? ['none is named here']) {
    const some = steps.filter((step) => step.type === type);
    expect([type, some.length > 0, some.every(({ kept }) => kept)]).toEqual([type, true, true]);
  }
  // What waits for a hand is never passed over, however fast the table is.
  expect(steps.filter(({ waits, kept }) => waits && !kept)).toEqual([]);
});
