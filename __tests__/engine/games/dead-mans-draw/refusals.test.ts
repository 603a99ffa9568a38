import { Luck } from '@/engine/core/luck';
import { deadMansDraw } from '@/engine/games/dead-mans-draw';
import { CARD_IDS } from '@/engine/games/dead-mans-draw/data/cards';
import { SUITS } from '@/engine/games/dead-mans-draw/data/suits';
import { TRAITS } from '@/engine/games/dead-mans-draw/data/traits';
import type { DeadMansDrawState } from '@/engine/games/dead-mans-draw/state';
import { answerOf, answersOf } from '../../../fixtures/dead-mans-draw/notation';
import { optionsOf, positionOf, stateOf, type Given } from '../../../fixtures/dead-mans-draw/table';

function refusal(state: DeadMansDrawState, seat: number, text: string): string | null {
  const action = deadMansDraw.parse(text);
  if (!action) throw new Error(`no action ${text}`);
  return deadMansDraw.check(state, seat, action)?.code ?? null;
}

function after(given: Given, play: string): DeadMansDrawState {
  const state = stateOf(positionOf(given));
  const luck = Luck.fromSeed('refusals');
  for (const text of answersOf(play)) {
    const action = deadMansDraw.parse(text);
    if (!action || deadMansDraw.check(state, state.active, action)) throw new Error(`${text} is not legal`);
    deadMansDraw.advance(state, state.active, action, luck);
  }
  return state;
}

interface Row {
  readonly name: string;
  readonly given: Given;
  readonly play: string;
  readonly answer: string;
  readonly seat?: number;
  readonly code: string;
}

const safe = { safeChoices: true };
const rows: readonly Row[] = [
  { name: '4.2.1 collect before a draw', given: {}, play: '', answer: 'stop', code: 'draw-first' },
  { name: '4.2.4 collect with a debt', given: { draw: 'Kr3' }, play: 'draw', answer: 'stop', code: 'kraken-debt' },
  {
    name: '4.2.5 draw from an empty pile',
    given: { draw: 'Ky3 (last)' },
    play: 'draw',
    answer: 'draw',
    code: 'pile-empty',
  },
  { name: '4.1.3 another seat', given: {}, play: '', answer: 'draw', seat: 1, code: 'not-your-turn' },
  { name: 'after the end', given: { draw: 'Ky3 (last)' }, play: 'draw, stop', answer: 'draw', code: 'match-over' },
  {
    name: '4.6.2.2 draw while the hook asks',
    given: { banks: { A: 'Ky7' }, draw: 'Hk3' },
    play: 'draw',
    answer: 'draw',
    code: 'other-question',
  },
  {
    name: '4.6.2.1 hook an empty stack',
    given: { banks: { A: 'Ky7' }, draw: 'Hk3' },
    play: 'draw',
    answer: 'hook Or',
    code: 'stack-empty',
  },
  {
    name: '8.4 hook what busts',
    given: { options: safe, banks: { A: 'Ky7 Or7' }, draw: 'Ky3 Hk3' },
    play: 'draw, draw',
    answer: 'hook Ky',
    code: 'would-bust',
  },
  {
    name: '4.6.3.1 shoot the own bank',
    given: { banks: { A: 'Ky7', B: 'Or7' }, draw: 'Cn3' },
    play: 'draw',
    answer: 'cannon A Ky',
    code: 'own-bank',
  },
  {
    name: '4.6.3.1 shoot an empty stack',
    given: { banks: { B: 'Or7' }, draw: 'Cn3' },
    play: 'draw',
    answer: 'cannon B Ky',
    code: 'stack-empty',
  },
  {
    name: '4.7.15 misfire at an empty stack',
    given: { traits: { B: ['misfire'] }, banks: { A: 'Or7' }, draw: 'Cn3' },
    play: 'draw',
    answer: 'misfire Ky',
    code: 'stack-empty',
  },
  {
    name: '4.6.5.2 a card that the map does not show',
    given: { discard: 'Ky2', draw: 'Mp3' },
    play: 'draw',
    answer: 'map Or2',
    code: 'card-elsewhere',
  },
  {
    name: '8.4 a Navigator and what busts',
    given: { options: safe, traits: { A: ['navigator'] }, discard: 'Ky2 Or2', draw: 'Ky3 Mp3' },
    play: 'draw, draw',
    answer: 'map Ky2',
    code: 'would-bust',
  },
  {
    name: '4.6.8.1 steal from oneself',
    given: { banks: { A: 'Ky7', B: 'Or7' }, draw: 'Sw3' },
    play: 'draw',
    answer: 'sword A Ky',
    code: 'own-bank',
  },
  {
    name: '4.6.8.1 steal from an empty stack',
    given: { banks: { B: 'Or7' }, draw: 'Sw3' },
    play: 'draw',
    answer: 'sword B Ky',
    code: 'stack-empty',
  },
  {
    name: '4.6.8.1 steal from a seat that nobody has',
    given: { banks: { B: 'Or7' }, draw: 'Sw3' },
    play: 'draw',
    answer: 'sword H Or',
    code: 'stack-empty',
  },
  {
    name: '4.6.8.1 steal an own suit',
    given: { banks: { A: 'Ky3', B: 'Ky7 Or7' }, draw: 'Sw3' },
    play: 'draw',
    answer: 'sword B Ky',
    code: 'suit-owned',
  },
  {
    name: '4.7.16 steal something else than a kraken under Parry',
    given: { traits: { B: ['parry'] }, banks: { B: 'Ky7 Kr7' }, draw: 'Sw3' },
    play: 'draw',
    answer: 'sword B Ky',
    code: 'parry-kraken',
  },
  {
    name: 'R19 steal a kraken of somebody who does not own the Parry',
    given: {
      options: { parryFrom: 'owner' },
      seats: 3,
      traits: { B: ['parry'] },
      banks: { B: 'Kr7', C: 'Kr6' },
      draw: 'Sw3',
    },
    play: 'draw',
    answer: 'sword C Kr',
    code: 'parry-owner',
  },
  {
    name: '8.4 steal what busts',
    given: { options: safe, banks: { B: 'Ky7 Or7' }, draw: 'Ky3 Sw3' },
    play: 'draw, draw',
    answer: 'sword B Ky',
    code: 'would-bust',
  },
  {
    name: 'R22 a mermaid chooses a mermaid',
    given: { options: { variant: 'strange-lands', mermaidAbility: true }, draw: 'Ky2 Me3 Me4' },
    play: 'draw, draw, mermaid Ky2, draw',
    answer: 'mermaid Me3',
    code: 'another-mermaid',
  },
  {
    name: '8.2.1 a mermaid chooses a card that is not in the row',
    given: { options: { mermaidAbility: true }, draw: 'Ky2 Me3' },
    play: 'draw, draw',
    answer: 'mermaid Ky3',
    code: 'card-elsewhere',
  },
  {
    name: '4.7.3 plunder oneself',
    given: { traits: { A: ['plunderer'] }, banks: { B: 'Or7' }, draw: 'Ky3 Ch3' },
    play: 'draw, draw, stop',
    answer: 'plunder A',
    code: 'own-bank',
  },
  {
    name: '4.7.3 plunder an empty bank',
    given: { seats: 3, traits: { A: ['plunderer'] }, banks: { B: 'Or7' }, draw: 'Ky3 Ch3' },
    play: 'draw, draw, stop',
    answer: 'plunder C',
    code: 'bank-empty',
  },
  {
    name: 'R15 plunder an empty stack',
    given: {
      options: { plundererPick: 'chooseTops' },
      traits: { A: ['plunderer'] },
      banks: { B: 'Or7' },
      draw: 'Ky3 Ch3',
    },
    play: 'draw, draw, stop, plunder B',
    answer: 'plunder-card Ky',
    code: 'stack-empty',
  },
];

test.each(rows.map((row) => [row.name, row] as const))('%s: the reason', (_, row) => {
  const state = after(row.given, row.play);
  expect(refusal(state, row.seat ?? state.active, answerOf(row.answer))).toBe(row.code);
});

test('3.1.6 a trait that was not offered, 3.1.7 a Locker aimed at oneself', () => {
  const state = deadMansDraw.start(optionsOf({ firstPlayer: 1 }), 3, Luck.fromSeed('refusals'));
  const locker = TRAITS.indexOf('davy-jones-locker');
  state.offers = [
    [locker, 0],
    [1, 2],
    [3, 4],
  ];
  expect(refusal(state, 1, 'trait parry')).toBe('trait-not-offered');
  [0, 1, 2].forEach((seat) => {
    const action = deadMansDraw.legal(state, seat).find((one) => !deadMansDraw.describe(one).endsWith('casanova'));
    if (action) deadMansDraw.advance(state, seat, action, Luck.fromSeed('refusals'));
  });
  expect(refusal(state, 0, 'locker 0')).toBe('not-an-opponent');
  expect(refusal(state, 0, 'locker 5')).toBe('not-an-opponent');
  expect(refusal(state, 0, 'locker 1')).toBeNull();
});

/** Every answer that any question of the game may have. */
const seats = [0, 1, 2, 3, 4, 5, 6, 7];
const EVERYTHING: readonly string[] = [
  'draw',
  'collect',
  ...SUITS.flatMap((suit) => [`hook ${suit}`, `misfire ${suit}`, `plunder-card ${suit}`]),
  ...seats.flatMap((seat) => SUITS.flatMap((suit) => [`cannon ${seat} ${suit}`, `sword ${seat} ${suit}`])),
  ...CARD_IDS.flatMap((card) => [`map ${card}`, `mermaid ${card}`]),
  ...seats.flatMap((seat) => [`plunder ${seat}`, `locker ${seat}`]),
  ...TRAITS.flatMap((a, i) => [`trait ${a}`, ...TRAITS.slice(i + 1).map((b) => `trait ${a}+${b}`)]),
];

test('5.2 describe and parse are each other’s inverse for every answer of the game', () => {
  expect(new Set(EVERYTHING).size).toBe(EVERYTHING.length);
  const back = EVERYTHING.map((text) => {
    const action = deadMansDraw.parse(text);
    return action && deadMansDraw.describe(action);
  });
  expect(back).toEqual(EVERYTHING);
  expect(['', 'draw ', 'hook', 'hook shark', 'cannon 8 key', 'trait parry+miser'].map(deadMansDraw.parse)).toEqual(
    new Array(6).fill(null),
  );
});

test('4.1 check agrees with legal on every answer of the game, in every position of random matches', () => {
  const wrong: string[] = [];
  const actions = EVERYTHING.map((text) => deadMansDraw.parse(text));
  for (let i = 0; i < 12; i++) {
    const luck = Luck.fromSeed(`check-${i}`);
    const count = 2 + (i % 7);
    const options = optionsOf({ mermaidAbility: i % 2 === 0, safeChoices: i % 3 === 0, plundererPick: 'chooseTops' });
    const state = deadMansDraw.start(options, count, luck);
    for (let turn = 0; deadMansDraw.pending(state).length > 0; turn++) {
      const asked = luck.bots.pick(deadMansDraw.pending(state)).seat;
      for (const seat of [asked, (asked + 1) % count]) {
        const legal = new Set(deadMansDraw.legal(state, seat));
        for (const action of turn % 9 === 0 ? actions : []) {
          if (!action || legal.has(action) === (deadMansDraw.check(state, seat, action) === null)) continue;
          wrong.push(`${i}: seat ${seat}, ${deadMansDraw.describe(action)}`);
        }
      }
      deadMansDraw.advance(state, asked, luck.bots.pick(deadMansDraw.legal(state, asked)), luck);
    }
  }
  expect(wrong).toEqual([]);
});
