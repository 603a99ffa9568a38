import { Board, type Given } from '@/__tests__/fixtures/admiral/board';
import { createThought } from '@/engine/bots/thought';
import type { Game } from '@/engine/core/game';
import { LEVELS, type Level } from '@/engine/core/level';
import { Luck } from '@/engine/core/luck';
import { admiral } from '@/engine/games/admiral';
import type { AdmiralAction } from '@/engine/games/admiral/actions';

/** What a bot of this level does from here, answer by answer, until its turn is over. */
function playTurn(board: Board, level: Level, seed: string): string[] {
  const said: string[] = [];
  const { seat } = board;
  const { turn } = board.s;
  while (board.seat === seat && board.s.turn === turn && board.s.phase === 'turn') {
    const legal = admiral.legal(board.s, seat);
    const thought = createThought(admiral as Game, admiral.observe(board.s, seat), legal, {
      level,
      seed: `${seed} ${said.length}`,
    });
    thought.step(Infinity);
    const text = admiral.describe(thought.best() as AdmiralAction);
    board.roll(6);
    board.say(text);
    board.dice.length = 0;
    said.push(text);
  }
  return said;
}

const WON: readonly (readonly [string, Given, string])[] = [
  [
    'the fourth marker is on board in the own port',
    {
      wind: 'fresh N',
      ships: { 'galleon-1': 'B2', 'frigate-1': 'F5', 'line-2': 'H5', 'brig-2': 'X13' },
      cargo: { 'galleon-1': 1 },
      forts: { A1: { owner: 0, holds: 3 }, X14: { owner: 1, holds: 3 } },
    },
    'delivered',
  ],
  [
    'the fourth marker is a move away from the own port',
    {
      wind: 'fresh W',
      ships: { 'galleon-1': 'E2', 'frigate-1': 'F5', 'line-2': 'H5', 'brig-2': 'X13' },
      cargo: { 'galleon-1': 1 },
      forts: { A1: { owner: 0, holds: 3 }, X14: { owner: 1, holds: 3 } },
    },
    'delivered',
  ],
  [
    'the brig is a move away from its port',
    {
      options: { scenario: 'mini-2' },
      wind: 'fresh NE',
      ships: { 'brig-1': 'H10', 'brig-2': 'B7' },
      homes: ['A1', 'L14'],
    },
    'arrived',
  ],
];

test.each(LEVELS.flatMap((level) => WON.map((row) => [level, ...row] as const)))(
  'a %s does not pass up a won match: %s',
  (level, _, given, result) => {
    for (let i = 0; i < 5; i++) {
      const board = new Board(given);
      playTurn(board, level, `won ${i}`);
      expect([board.s.result, board.s.winners]).toEqual([result, [0]]);
    }
  },
);

function atPeace(about: string, cargo: Readonly<Record<string, number>> = {}): Board {
  const board = new Board({
    wind: 'calm N',
    seats: 3,
    ships: { 'line-1': 'F5', 'line-2': 'H5', 'brig-2': 'F6', 'line-3': 'S5' },
    damage: { 'brig-2': 2 },
    cargo,
  });
  const offer = admiral.parse(`offer 0 ${about} 3`) as AdmiralAction;
  admiral.advance(board.s, 1, offer, Luck.fromSeed('peace'));
  return board.say('treaty accept');
}

const isHostile = (text: string): boolean => /^(fire|salvo|board|assault)/.test(text);

test.each(LEVELS)('12.9 a %s attacks nobody with whom it has peace', (level) => {
  expect(playTurn(atPeace('peace'), level, 'peace').filter(isHostile)).toEqual([]);
});

test.each(LEVELS)('12.9 a %s lets pass who carries something, and nobody else', (level) => {
  const deeds = playTurn(atPeace('passage', { 'line-2': 1 }), level, 'passage').filter(isHostile);
  expect(deeds.length).toBeGreaterThan(0);
  expect(deeds.filter((text) => text.includes('line-2'))).toEqual([]);
});

test('12.9 the rule bot keeps an agreement too', () => {
  const board = atPeace('peace');
  const legal = admiral.legal(board.s, 0);
  expect(legal.some((action) => action.type === 'Fire')).toBe(true);
  const answer = admiral.brain.policy(board.s, 0, legal, Luck.fromSeed('rule').bots);
  expect(isHostile(admiral.describe(answer))).toBe(false);
});
