import { admiral } from '@/engine/games/admiral';
import { SCENARIOS } from '@/engine/games/admiral/data/scenarios';
import { chartOf, isReef } from '@/engine/games/admiral/state';
import { subjectOf } from './settings';

/** Recorded matches by the number of seats, each in another scenario. */
const GOLDEN: Readonly<Record<number, Readonly<Record<string, unknown>>>> = {
  2: { scenario: 'first-battle', roundLimit: 20 },
  3: { scenario: 'mini-3', roundLimit: 20 },
  4: { teams: '2v2', wind: 'lively', roundLimit: 20 },
  6: { turnOrder: 'agreed', roundLimit: 20 },
};

export const admiralSubject = subjectOf(admiral, {
  seats: [2, 3, 4, 6],
  usual: 120,
  longest: () => 60_000,

  /** Ships afloat and lost, forts, reefs laid and in hand or passed, markers wherever they are. */
  pieces(s) {
    const chart = chartOf(s);
    const sum = (list: readonly number[]): number => list.reduce((all, one) => all + one, 0);
    const markers = s.lots.length + sum(s.cargo) + sum(s.holds) + s.lost;
    const reefs = chart.squares.filter((square) => isReef(s, square)).length + sum(s.reefs);
    return [
      ...chart.ships.map(({ id }) => `ship ${id}`),
      ...Array.from({ length: markers }, (_, i) => `marker ${i}`),
      ...Array.from({ length: reefs }, (_, i) => `reef ${i}`),
    ];
  },

  // Nothing is hidden.
  scramble: (s) => s,

  mustSee: {
    actions: {
      ChooseStartPort: true,
      PlaceReef: true,
      Deploy: true,
      SpinVane: true,
      Move: true,
      Drift: true,
      Fire: true,
      Salvo: true,
      AnnounceFireship: true,
      Explode: true,
      StartRepair: true,
      EndRepair: true,
      StartFortWork: true,
      AnswerFortWork: true,
      EndFortWork: true,
      Board: true,
      Assault: true,
      Join: true,
      Roll: true,
      ChooseDefenders: true,
      Distribute: true,
      ShiftCargo: true,
      DoneCargo: true,
      Load: true,
      Unload: true,
      GiveFort: true,
      EndTurn: true,
      Resign: true,
    },
    events: {
      home: true,
      reef: true,
      deployed: true,
      round: true,
      wind: true,
      turn: true,
      moved: true,
      drifted: true,
      fired: true,
      fireship: true,
      exploded: true,
      attacked: true,
      fought: true,
      shared: true,
      shifted: true,
      captured: true,
      'fort-captured': true,
      'fort-ruined': true,
      'fort-restored': true,
      'fort-neutral': true,
      'fort-given': true,
      sunk: true,
      loaded: true,
      unloaded: true,
      repair: true,
      'repair-ended': true,
      mended: true,
      work: true,
      'work-asked': true,
      'work-answered': true,
      'work-ended': true,
      'fort-mended': true,
      fortless: true,
      out: true,
      over: true,
      asks: true,
    },
    things: [
      ...SCENARIOS.map(({ id }) => `scenario ${id}`),
      ...['done', 'edge', 'land', 'fort', 'reef', 'ship', 'port'].map((stop) => `a drift ends: ${stop}`),
      ...['arrived', 'delivered', 'exhausted', 'last-fleet', 'last-player', 'round-limit', 'nobody'].map(
        (result) => `the end: ${result}`,
      ),
      ...['ship-lost', 'no-ships', 'no-fort', 'resigned'].map((why) => `out: ${why}`),
      ...['reef', 'fire', 'explosion', 'fireship', 'fight', 'sacrifice', 'out'].map((why) => `sunk: ${why}`),
      ...['wish', 'done', 'ship', 'fort'].map((why) => `work ends: ${why}`),
    ],
    rare: [
      { seats: 4, options: { teams: '2v2', wind: 'lively', allDeliveredEndsTeamGame: false } },
      { seats: 6, options: { teams: '3v3', wind: 'lively', allDeliveredEndsTeamGame: false } },
      { seats: 1, options: { scenario: 'mini-2' } },
      { seats: 2, options: { scenario: 'mini-3', roundLimit: 20 } },
      { seats: 4, options: { scenario: 'old-pirate', wind: 'lively' } },
      { seats: 3, options: { scenario: 'old-pirate', wind: 'lively' } },
      { seats: 2, options: { wind: 'lively' } },
    ],
  },

  spot({ after, events }, note) {
    note(`scenario ${after.options.scenario}`);
    for (const event of events) {
      if (event.type === 'drifted') note(`a drift ends: ${event.stop}`);
      if (event.type === 'over') note(`the end: ${event.result}`);
      if (event.type === 'out') note(`out: ${event.why}`);
      // Ships under repair where a fort is ruined by an assault: a vector has them.
      if (event.type === 'sunk' && event.why !== 'ruin') note(`sunk: ${event.why}`);
      if (event.type === 'work-ended') note(`work ends: ${event.why}`);
    }
  },

  fleeting: [],
  nobodyWins: true,
  golden: (seats) => GOLDEN[seats] ?? {},
});
