import i18next from 'i18next';
import { fightWords, stepLines } from '@/components/games/sea-of-clouds/boarding-words';
import { boardingAt, pursesAfter, winsOf } from '@/components/games/sea-of-clouds/ring';
import type { Words } from '@/components/i18n/words';
import type { Beat } from '@/components/table/choreography/cue';
import type { SeatSetup } from '@/engine';
import { eventFor } from '@/engine/core/event';
import { seaOfClouds } from '@/engine/games/sea-of-clouds';
import type { SeaOfCloudsEvent } from '@/engine/games/sea-of-clouds/events';
import { Board, type Given } from '../../fixtures/sea-of-clouds/board';

const SEATS: readonly SeatSetup[] = ['Anna', 'Borys', 'Vira', 'Hlib'].map((name) => ({ kind: 'person', name }));
const t = i18next.t as unknown as Words;

/** Every event of a boarding as the table is shown it. */
function beatsOf(given: Given): Beat[] {
  const board = new Board({ seats: 4, round: 4, ...given });
  let before = board.view(null);
  const events = board.boards().events.map((event) => eventFor(event, null));
  return events.map((event, at) => {
    const after = seaOfClouds.fold(before, event);
    const cue = { lands: 0, time: 0, sounds: [], haptics: [], motion: null };
    const beat: Beat = { event, before, after, cue, line: null, known: false, run: { events, at } };
    before = after;
    return beat;
  });
}

const ofType = (beats: readonly Beat[], type: SeaOfCloudsEvent['type']) =>
  beats.filter(({ event }) => event.type === type);

it('4.7.7, 4.7.22 wins are counted from the parrot on, and against the left neighbour first', () => {
  const [beat] = beatsOf({
    parrot: 'C',
    A: { crew: ['pir-bruiser'] },
    B: { crew: ['pir-gunner'] },
    C: { crew: ['pir-first-mate'] },
  });
  expect(winsOf(boardingAt(beat as Beat)!)).toEqual([
    { winner: 2, loser: 3 },
    { winner: 2, loser: 1 },
    { winner: 0, loser: 1 },
    { winner: 0, loser: 3 },
  ]);
});

it('13.2 a pirate at work says what it brings, and what those have whom it concerns', () => {
  const beats = beatsOf({
    parrot: 'A',
    A: { crew: ['pir-rachel-cruz', 'pir-gunner'], doubloons: 3 },
    B: { crew: ['pir-cabin-boy'], doubloons: 5 },
    D: { doubloons: 1 },
  });
  const work = ofType(beats, 'applied');
  expect(work.map(pursesAfter)).toEqual([
    [
      { seat: 0, doubloons: 5 },
      { seat: 1, doubloons: 3 },
    ],
    [
      { seat: 0, doubloons: 6 },
      { seat: 3, doubloons: 0 },
    ],
    [{ seat: 0, doubloons: 7 }],
    [{ seat: 0, doubloons: 8 }],
    [{ seat: 1, doubloons: 6 }],
  ]);
  expect(stepLines(work[0] as Beat, SEATS, t)).toEqual(['Anna steals doubloons from Borys: 2.']);
});

it('4.7.6 the Chest that a lost fight moves is told with the fights', () => {
  const beats = beatsOf({ A: { crew: ['pir-gunner'] }, B: { objects: ['obj-chest'] }, chest: 4 });
  const [fights] = ofType(beats, 'fought');
  expect(fightWords(boardingAt(fights as Beat)!, SEATS, t)).toContain('Anna beats Borys, 3 to 0.');
  expect(stepLines(fights as Beat, SEATS, t)).toEqual(['The Chest goes to Anna.', 'Anna takes from the Chest: 1.']);
  expect(pursesAfter(fights as Beat)).toEqual([{ seat: 0, doubloons: 1 }]);
});
