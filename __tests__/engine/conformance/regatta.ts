import { regatta } from '@/__tests__/fixtures/regatta-game';
import { MINES, readChart, seatsOf } from '@/__tests__/fixtures/regatta/state';
import { dealHidden, observe } from '@/__tests__/fixtures/regatta/view';
import { subjectOf } from './settings';

const NOTHING_BUT_REEFS = readChart('{"squares": 24, "reefs": 24, "goal": 5, "seats": [2, 6]}');

export const regattaSubject = subjectOf(regatta, {
  seats: [1, 2, 3, 4, 6],
  usual: 24,
  longest: ({ seats, options }) => options.rounds * seats * 4,

  /** Mines: where they lie, in hand, or gone off. */
  pieces(s) {
    return seatsOf(s).flatMap((seat) => {
      const laid = s.mines[seat]?.length ?? 0;
      const gone = s.spent[seat] ?? 0;
      const hand = Math.max(0, MINES - laid - gone);
      return Array.from({ length: laid + gone + hand }, (_, i) => `mine ${seat}.${i}`);
    });
  },

  scramble(s, viewer, luck) {
    return { ...s, ...dealHidden(observe(s, viewer), luck) };
  },

  mustSee: {
    actions: { SAIL: true, LAY: true, FIRE: true, SIGNAL: true, HOLD: true, RESIGN: true },
    events: {
      turn: true,
      sailed: true,
      struck: true,
      volley: true,
      fired: true,
      held: true,
      resigned: true,
      lost: true,
      signalled: true,
      laid: true,
      over: true,
    },
    things: [
      '150 answers to one question',
      'a side of two wins',
      'nobody wins',
      'alone and reached',
      'alone and not reached',
      'a shared win of sides',
      'the last side afloat',
    ],
    rare: [
      { seats: 1, options: { chart: 'narrows' } },
      { seats: 2, options: { chart: NOTHING_BUT_REEFS, rounds: 2, pilot: true } },
    ],
  },

  spot({ before, after }, note) {
    if (regatta.legal(before, before.active).length === 150) note('150 answers to one question');
    const outcome = regatta.outcome(after);
    if (!outcome) return;
    const { winners, places, sides, reason } = outcome;
    if (after.seats === 1) note(winners.length > 0 ? 'alone and reached' : 'alone and not reached');
    else if (winners.length === 0) note('nobody wins');
    if (reason === 'last-side') note('the last side afloat');
    if (sides && winners.length === 2) note('a side of two wins');
    if ((places[0]?.length ?? 0) > 1 && winners.length > (sides ? 2 : 1)) note('a shared win of sides');
  },

  // Told to one seat, or kept in no view.
  fleeting: ['held', 'lost', 'laid', 'turn'],
  nobodyWins: true,
  documents: {
    chart: [readChart('{"squares": 60, "reefs": 0, "goal": 40, "seats": [3, 4]}'), NOTHING_BUT_REEFS],
  },
  golden: (seats) => ({ rounds: 2, teams: seats === 4 || seats === 6 }),
});
