import { gameOf, Match, type SeatSetup } from '@/engine';
import { Luck, Stream } from '@/engine/core/luck';
import { defaultOptions } from '@/engine/core/options';
import { asItStands, emptyLibrary } from './runs';

/** 7: how a match may end. */
const RESULTS = ['fame10', 'lastStanding', 'armadaBeaten', 'armadaVictory'] as const;
type Result = (typeof RESULTS)[number];

const ALONE: readonly SeatSetup[] = [
  { kind: 'person', name: 'Anna', emblem: 1 },
  { kind: 'bot', name: 'Old Finn', level: 'deckhand', emblem: 2 },
];
const TABLE: readonly SeatSetup[] = ['Anna', 'Finn', 'Mara', 'Taras'].map((name, i) => ({
  kind: 'person',
  name,
  emblem: i + 1,
}));
const DEALS = 600;
/** Deals in which it was found: they are tried first. */
const KNOWN: Readonly<Record<'alone' | 'table', Readonly<Record<Result, number>>>> = {
  alone: { fame10: 2, lastStanding: 17, armadaBeaten: 96, armadaVictory: 53 },
  table: { fame10: 0, lastStanding: 15, armadaBeaten: 27, armadaVictory: 6 },
};
/** One answer in so many is anybody's guess: such matches last until the armada is here, or lose somebody. */
const STRAYS = 6;
const LONG = 1500;

interface Ending {
  readonly id: string;
  readonly result: Result;
  /** The answer of a person that ends the match. */
  readonly answer: string;
}

const brain = gameOf('worlds-end').brain as unknown as {
  policy(state: unknown, seat: number, legal: readonly unknown[], luck: Stream): never;
};

/** One match, and where it stood before its last answer, if a person gave that. */
function played(seats: readonly SeatSetup[], number: number) {
  const game = gameOf('worlds-end');
  const options = { ...defaultOptions(game.manifest.options), autoCommander: true };
  const match = Match.start({ game, options, seats, seed: `ends ${number}` });
  const luck = Luck.fromSeed(`ends ${number}`);
  const chance = Stream.seeded(`ends ${number}`, 'journey');
  for (let i = 0; i < LONG; i++) {
    const [next] = match.pending();
    if (!next) return null;
    const legal = match.legal(next.seat);
    const { state } = match.position();
    const strays = chance.below(STRAYS) === 0;
    const action = strays ? chance.pick(legal) : brain.policy(state, next.seat, legal, luck.bots);
    const mine = seats[next.seat]?.kind === 'person';
    const before = mine ? asItStands(match) : null;
    match.act(next.seat, action);
    const outcome = match.outcome();
    if (outcome) return before && { before, answer: game.describe(action), result: outcome.reason };
  }
  return null;
}

/** A match just before each of its four ends: of one person against a bot, and of four around a table. */
export function endings(): { readonly kept: [string, string][]; readonly ends: Record<string, Ending[]> } {
  const library = emptyLibrary();
  const ends: Record<string, Ending[]> = {};
  for (const [name, crew] of [
    ['alone', ALONE],
    ['table', TABLE],
  ] as const) {
    ends[name] = RESULTS.map((result) => {
      // Of four hardly ever all but one are lost.
      const seats = result === 'lastStanding' ? crew.slice(0, 2) : crew;
      for (const number of [KNOWN[name][result], ...Array.from({ length: DEALS }, (_, i) => i)]) {
        const one = played(seats, number);
        if (one?.result !== result) continue;
        const id = `ends-${name}-${result}`;
        library.add(id, one.before());
        return { id, result, answer: one.answer };
      }
      throw new Error(`no match of ${name} ends so: ${result}`);
    });
  }
  return { kept: library.texts(), ends };
}
