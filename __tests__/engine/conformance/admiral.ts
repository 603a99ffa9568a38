import { Board, type Given } from '@/__tests__/fixtures/admiral/board';
import { OWN_SCENARIO } from '@/__tests__/fixtures/admiral/own-scenario';
import { rareQuestions } from '@/__tests__/fixtures/admiral/moments';
import { admiral } from '@/engine/games/admiral';
import { layoutsFor } from '@/engine/games/admiral/board/layout';
import { HOUSE_CARD_PACK } from '@/engine/games/admiral/data/card-pack';
import { packText } from '@/engine/packs/read';
import { scenarioFrom, SCENARIOS } from '@/engine/games/admiral/data/scenarios';
import { dealMines } from '@/engine/games/admiral/resample';
import { scenarioText } from '@/engine/games/admiral/scenario/text';
import { chartOf, isReef, type AdmiralState } from '@/engine/games/admiral/state';
import { subjectOf } from './settings';

const OWN = scenarioText(OWN_SCENARIO);

/** Recorded matches by the number of seats, each in another scenario. */
const GOLDEN: Readonly<Record<number, Readonly<Record<string, unknown>>>> = {
  2: { scenario: 'first-battle', roundLimit: 20 },
  3: { scenario: 'mini-3', roundLimit: 20 },
  4: { teams: '2v2', wind: 'lively', roundLimit: 20 },
  6: { turnOrder: 'agreed', roundLimit: 20 },
};

/** Ship cards of an owner's box: brigs with three guns, room for three markers and a long way in a storm. */
const OTHER_CARDS = packText({
  ...HOUSE_CARD_PACK,
  name: 'Others',
  tables: {
    ships: (HOUSE_CARD_PACK.tables.ships ?? []).map((row) =>
      row.id === 'brig' ? { ...row, shots: 3, shotsStorm: 2, load: 3, stormStraight: 4, durability: 12 } : row,
    ),
  },
});

const ASKED = ['U13', 'V13', 'W13', 'U14', 'V14', 'U12', 'V11'].map((at) => [at, 'ask'] as const);

/** Ends and losses that hardly any match comes to by chance. */
const STAGED: readonly Given[] = [
  { wind: 'fresh E', options: { minesPerPlayer: 3 }, ships: { 'line-1': 'T13', 'line-2': 'A13' }, mines: { 1: ASKED } },
  {
    wind: 'fresh E',
    options: { scenario: 'jolly-roger' },
    active: 1,
    ships: { 'galleon-1': 'G5', 'line-1': 'A2', 'frigate-2': 'H5' },
    damage: { 'galleon-1': 4 },
    cargo: { 'galleon-1': 1 },
  },
  {
    wind: 'fresh E',
    options: { scenario: 'sea-on-fire' },
    round: 60,
    active: 1,
    ships: { 'line-1': 'F5', 'brig-2': 'S5' },
  },
  {
    wind: 'storm N',
    seats: 1,
    options: { scenario: 'mini-2' },
    homes: ['A1'],
    ships: { 'brig-1': 'C3' },
    damage: { 'brig-1': 1 },
  },
  {
    wind: 'fresh E',
    ships: { 'galleon-1': 'A2', 'line-2': 'X13' },
    cargo: { 'galleon-1': 1 },
    forts: { A1: { owner: 0, holds: 1 }, X14: { owner: 1, holds: 1 } },
  },
  {
    wind: 'storm E',
    options: { level: 'captain' },
    ships: { 'brig-1': 'F5', 'line-1': 'A2', 'line-2': 'W3' },
    damage: { 'brig-1': 2 },
  },
  { wind: 'fresh E', ships: { 'brig-1': 'F5', 'line-2': 'W3' }, forts: { A1: { ruined: true } } },
];

/** Whoever has no fort is at the end of his time (4.19.2). */
function laidOut(given: Given): AdmiralState {
  const { s } = new Board(given);
  for (const [seat] of s.fortless.entries())
    if (chartOf(s).forts.length > 0 && !s.fortOwner.includes(seat)) s.fortless[seat] = 2;
  return s;
}

/** Every scenario with every number of seats, alone and in teams; the level of captains and mines. */
const GOLDENS = [
  ...SCENARIOS.flatMap((scenario) =>
    admiral.manifest.seats.flatMap((seats) =>
      layoutsFor(scenario, seats).map(({ teams }) => {
        const shape = teams?.map((team) => team.length).join('v');
        return {
          name: `${scenario.id}-${shape ?? seats}`,
          seats,
          options: { scenario: scenario.id, roundLimit: 20, ...(shape && { teams: shape }) },
        };
      }),
    ),
  ),
  { name: 'captain-2', seats: 2, options: { level: 'captain', wind: 'lively', roundLimit: 20 } },
  { name: 'minefield-3', seats: 3, options: { minesPerPlayer: 'most', roundLimit: 20 } },
];

/** Mines that have gone off, of players whose others were taken up. */
function cleared({ mines, mineCards }: AdmiralState): number {
  return mineCards.filter(({ seat }) => mines[seat]?.length === 0).length;
}

export const admiralSubject = subjectOf(admiral, {
  seats: [2, 3, 4, 6],
  usual: 120,
  longest: () => 60_000,

  /** Ships afloat and lost, forts, reefs laid and in hand or passed, markers wherever they are. */
  pieces(s) {
    const chart = chartOf(s);
    const sum = (list: readonly number[]): number => list.reduce((all, one) => all + one, 0);
    // A scenario may bring markers and take reefs away.
    const isSettled = chart.happens.length === 0;
    const markers = isSettled ? s.lots.length + sum(s.cargo) + sum(s.holds) + s.lost : 0;
    const mines = sum(s.mineHand) + s.mines.reduce((all, { length }) => all + length, 0);
    const reefs = chart.squares.filter((square) => isReef(s, square)).length + sum(s.reefs);
    return [
      ...chart.ships.map(({ id }) => `ship ${id}`),
      ...Array.from({ length: markers }, (_, i) => `marker ${i}`),
      // Those of players who are out, and of everybody at the end, lie open.
      ...Array.from({ length: mines + s.shown.length + cleared(s) }, (_, i) => `mine ${i}`),
      ...Array.from({ length: isSettled ? reefs : 0 }, (_, i) => `reef ${i}`),
    ];
  },

  scramble(s, viewer, luck) {
    s.mines = dealMines(s, admiral.observe(s, viewer), luck);
    return s;
  },

  mustSee: {
    actions: {
      ChooseStartPort: true,
      PlaceReef: true,
      Deploy: true,
      LayMine: true,
      DoneMines: true,
      SetMinePolicy: true,
      Detonate: true,
      PassMine: true,
      OfferTreaty: true,
      AnswerTreaty: true,
      BreakTreaty: true,
      Manoeuvre: true,
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
      laid: true,
      'laid-all': true,
      ordered: true,
      'mine-answered': true,
      mine: true,
      'mines-shown': true,
      strained: true,
      offered: true,
      'treaty-answered': true,
      'treaty-broken': true,
      came: true,
      placed: true,
      'reef-gone': true,
      message: true,
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
      ...[...SCENARIOS, OWN_SCENARIO].map(({ id }) => `scenario ${id}`),
      ...['done', 'edge', 'land', 'fort', 'reef', 'ship', 'port'].map((stop) => `a drift ends: ${stop}`),
      ...[
        'arrived',
        'delivered',
        'exhausted',
        'condition',
        'points',
        'last-fleet',
        'last-player',
        'round-limit',
        'nobody',
      ].map((result) => `the end: ${result}`),
      ...['ship-lost', 'no-ships', 'no-fort', 'resigned'].map((why) => `out: ${why}`),
      ...['reef', 'mine', 'storm', 'fire', 'explosion', 'fireship', 'fight', 'sacrifice', 'out'].map(
        (why) => `sunk: ${why}`,
      ),
      ...['wish', 'done', 'ship', 'fort'].map((why) => `work ends: ${why}`),
    ],
    rare: [
      { seats: 4, options: { teams: '2v2', wind: 'lively', allDeliveredEndsTeamGame: false } },
      { seats: 6, options: { teams: '3v3', wind: 'lively', allDeliveredEndsTeamGame: false } },
      { seats: 1, options: { scenario: 'mini-2' } },
      { seats: 2, options: { minesPerPlayer: 'most', wind: 'lively' } },
      { seats: 3, options: { minesPerPlayer: 'most', level: 'captain', wind: 'vane' } },
      { seats: 4, options: { minesPerPlayer: 'most', teams: '2v2' } },
      { seats: 2, options: { scenario: 'mini-3', roundLimit: 20 } },
      { seats: 2, options: { scenario: 'jolly-roger', wind: 'lively' } },
      { seats: 2, options: { scenario: 'sea-on-fire', roundLimit: 80 } },
      { seats: 4, options: { scenario: 'old-pirate', wind: 'lively' } },
      { seats: 3, options: { scenario: 'old-pirate', wind: 'lively' } },
      { seats: 2, options: { wind: 'lively' } },
      { seats: 2, options: { scenario: OWN } },
    ],
  },

  staged: () =>
    [...rareQuestions().map(({ state }) => state), ...STAGED.map(laidOut)].map((state) => ({
      table: { seats: state.seats, options: state.options },
      state,
    })),

  spot({ after, events }, note) {
    note(`scenario ${scenarioFrom(after.options.scenario).id}`);
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
  goldens: GOLDENS,
  documents: { cards: [OTHER_CARDS], scenario: [OWN] },
});
