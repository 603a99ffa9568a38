import { admiral } from '@/engine/games/admiral';
import { isReef, chartOf } from '@/engine/games/admiral/state';
import { SCENARIOS } from '@/engine/games/admiral/data/scenarios';
import { subjectOf } from './settings';

/** Recorded matches by the number of seats, each in another scenario. */
const GOLDEN: Readonly<Record<number, Readonly<Record<string, unknown>>>> = {
  1: { scenario: 'mini-1' },
  2: { scenario: 'mini-2', wind: 'lively' },
  3: { scenario: 'mini-3', roundLimit: 20 },
  4: { scenario: 'mini-3', wind: 'lively', turnOrder: 'agreed', roundLimit: 20 },
};

export const admiralSubject = subjectOf(admiral, {
  seats: [1, 2, 3, 4],
  usual: 60,
  longest: () => 20_000,

  /** Ships afloat and lost, and reefs. */
  pieces(s) {
    const chart = chartOf(s);
    const reefs = chart.squares.filter((square) => isReef(s, square)).map((square) => `reef ${square}`);
    return [...chart.ships.map(({ id }) => `ship ${id}`), ...reefs];
  },

  // Nothing is hidden.
  scramble: (s) => s,

  mustSee: {
    actions: {
      ChooseStartPort: true,
      Deploy: true,
      SpinVane: true,
      Move: true,
      Drift: true,
      EndTurn: true,
    },
    events: {
      home: true,
      deployed: true,
      round: true,
      wind: true,
      turn: true,
      moved: true,
      drifted: true,
      sunk: true,
      out: true,
      over: true,
      asks: true,
    },
    things: [
      ...SCENARIOS.map(({ id }) => `scenario ${id}`),
      ...['done', 'edge', 'land', 'fort', 'reef', 'ship', 'port'].map((stop) => `a drift ends: ${stop}`),
      ...['arrived', 'last-player', 'round-limit', 'nobody'].map((result) => `the end: ${result}`),
    ],
    rare: [
      { seats: 1, options: { scenario: 'mini-2' } },
      { seats: 2, options: { scenario: 'mini-3', roundLimit: 20 } },
      { seats: 4, options: { scenario: 'mini-3' } },
    ],
  },

  spot({ after, events }, note) {
    note(`scenario ${after.options.scenario}`);
    for (const event of events) {
      if (event.type === 'drifted') note(`a drift ends: ${event.stop}`);
      if (event.type === 'over') note(`the end: ${event.result}`);
    }
  },

  fleeting: [],
  nobodyWins: true,
  golden: (seats) => GOLDEN[seats] ?? {},
});
