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
  admiral: ['fought'],
};

interface Table {
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
  /** Answers that lead to a result: taken whenever they can be. */
  readonly bold: readonly string[];
  /** Answers that end a match before anything has come of it. */
  readonly never: readonly string[];
}

const USUAL: Table = { seats: SEATS.length, options: {}, bold: [], never: [] };

/** Where results hardly come by chance. */
const TABLES: Partial<Record<GameId, Table>> = {
  admiral: {
    seats: 2,
    options: { scenario: 'first-battle' },
    bold: ['Board', 'Join', 'Roll'],
    never: ['Resign', 'AnnounceFireship'],
  },
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
  const { seats, options, bold, never } = TABLES[game] ?? USUAL;
  for (let n = 0; n < 3; n++) {
    const match = startMatch({ game, seats: SEATS.slice(0, seats), options, seed: `kept ${n}` });
    const luck = Stream.seeded(`kept ${n}`, 'bots');
    let view = match.view(0);
    for (let i = 0; i < 500 && !match.outcome(); i++) {
      const seat = match.pending()[0]?.seat ?? 0;
      const legal = match.legal(seat).filter(({ type }) => !never.includes(type));
      const daring = legal.filter(({ type }) => bold.includes(type));
      const picked = luck.pick(daring.length > 0 ? daring : legal);
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
