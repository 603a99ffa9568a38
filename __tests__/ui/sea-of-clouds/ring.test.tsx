import i18next from 'i18next';
import { fightWords, stepLines } from '@/components/games/sea-of-clouds/boarding-words';
import {
  boardingAt,
  isLastStep,
  isStep,
  ownedAfter,
  pursesAfter,
  winsOf,
  workIn,
  workOf,
} from '@/components/games/sea-of-clouds/ring';
import type { Words } from '@/components/i18n/words';
import type { Beat } from '@/components/kit/choreography/cue';
import type { SeatSetup } from '@/engine';
import { eventFor } from '@/engine/core/event';
import { seaOfClouds } from '@/engine/games/sea-of-clouds';
import type { SeaOfCloudsEvent } from '@/engine/games/sea-of-clouds/events';
import type { SeaOfCloudsView } from '@/engine/games/sea-of-clouds/view';
import { Board, type Given } from '../../fixtures/sea-of-clouds/board';

const SEATS: readonly SeatSetup[] = ['Anna', 'Borys', 'Vira', 'Hlib'].map((name) => ({ kind: 'person', name }));
const t = i18next.t as unknown as Words;

/** What is led through of a boarding, as the table is shown it. */
function stepsOf(given: Given): Beat[] {
  return stepsIn(beatsOf(given));
}

const stepsIn = (beats: readonly Beat[]) =>
  beats.filter(({ event, before }) => isStep(event as SeaOfCloudsEvent, before as SeaOfCloudsView));

/** Every event of a boarding as the table is shown it. */
function beatsOf(given: Given): Beat[] {
  const board = new Board({ seats: 4, round: 4, ...given });
  const before = board.view(null);
  return beatsFrom(before, board.boards().events);
}

function beatsFrom(view: SeaOfCloudsView, told: readonly SeaOfCloudsEvent[]): Beat[] {
  let before = view;
  const events = told.map((event) => eventFor(event, null));
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

it('4.7.9 a Letter of Marque pays in a step of its own, not in that of the pirate before it', () => {
  const steps = stepsOf({
    parrot: 'A',
    A: { crew: ['pir-first-mate'] },
    C: { crew: ['pir-gunner'], objects: ['obj-marque'] },
  });
  expect(steps.map(({ event }) => event.type)).toEqual([
    'fought',
    'applied',
    'applied',
    'gained',
    'applied',
    'applied',
  ]);
  const letter = steps[3] as Beat;
  expect(workOf(letter)).toEqual({ card: 'obj-marque-1', seat: 2, against: null });
  expect(stepLines(letter, SEATS, t)).toEqual(['Vira gains doubloons: 2 (Letter of Marque).']);
  expect(stepLines(steps[2] as Beat, SEATS, t)).toEqual(['Anna gains doubloons: 1 (First Mate).']);
  expect(steps.map(isLastStep)).toEqual([false, false, false, false, false, true]);
});

it('4.7.15 an exchange is told when it is answered, and before that no crew is said to leave', () => {
  const board = new Board({
    seats: 4,
    round: 4,
    A: { crew: ['pir-quartermaster'], objects: ['obj-rusty-sword'] },
    B: { objects: ['obj-shell'] },
  });
  const before = board.view(null);
  const asked = stepsIn(beatsFrom(before, board.boards().events));
  expect(asked.map(({ event }) => event.type)).toEqual(['fought', 'applied']);
  expect(asked.map(isLastStep)).toEqual([false, false]);
  expect(workIn(board.view(null))).toEqual({ card: 'pir-quartermaster-1', seat: 0, against: 1 });

  board.does('A', give(board));
  const then = board.events.length;
  const view = board.view(null);
  const [answered] = stepsIn(beatsFrom(view, board.does('A', give(board)).events.slice(then)));
  expect(workOf(answered as Beat)).toEqual({ card: 'pir-quartermaster-1', seat: 0, against: 1 });
  expect(stepLines(answered as Beat, SEATS, t)).toEqual(['Anna gives Rusty Sword to Borys for Seashell.']);
});

it('13.3 a step counts all that it tells: the purse at the edge is the purse in the words', () => {
  const steps = stepsOf({
    A: { crew: ['pir-rachel-cruz', 'pir-first-mate'] },
    B: { doubloons: 5 },
    D: { doubloons: 1 },
  });
  const told = steps.flatMap((step) =>
    pursesAfter(step).map(({ seat, doubloons }) => [doubloons, ownedAfter(step).players[seat]?.doubloons]),
  );
  expect(told.length).toBeGreaterThan(3);
  expect(told.filter(([said, owned]) => said !== owned)).toEqual([]);
});

it('4.7.18 while a card of a share is asked for, the Lookout who may take it stands in the ring', () => {
  const board = new Board({
    seats: 4,
    round: 4,
    A: { crew: ['pir-lookout', 'pir-bruiser'] },
    shares: [['rum-dark'], ['rum-golden'], ['rum-spiced']],
  });
  board.boards();
  expect(board.view('A').tasks.at(-1)?.kind).toBe('take');
  expect(workIn(board.view('A'))).toEqual({ card: 'pir-lookout-1', seat: 0, against: null });
});

/** The exchange, not its refusal. */
const give = (board: Board) =>
  board
    .options('A')
    .split(', ')
    .find((text) => !text.includes('keep') && !text.includes('decline'))!;
