import { Laid } from '../../../../fixtures/worlds-end/laid';

const both = ['java', 'squadron'];

test('E-16: which of two ships went is not seen, until the line of a battle shows it', () => {
  const laid = new Laid(
    {
      rules: { openMemory: true },
      players: [{ flagship: 'java', squadron: ['sl07', 'sl08'] }, {}],
      seas: { java: { owner: 0 }, borneo: { owner: 1, guards: ['sl09'] } },
      dice: [6],
    },
    'actions',
  );
  const places = () => laid.table.memory?.places(0);
  expect(places()).toEqual({ sl07: ['squadron'], sl08: ['squadron'] });
  laid.say('GUARD_ASSIGN sl07');
  expect(places()).toEqual({ sl07: both, sl08: both });
  laid.say('MOVE borneo', 'ATTACK');
  expect(places()).toEqual({ sl07: ['java'], sl08: ['squadron'] });
});

test('4.9.7: what moved as a guard was not assigned this turn', () => {
  const laid = new Laid(
    {
      rules: { openMemory: true },
      players: [{ flagship: 'java', squadron: ['sl07'] }, {}],
      seas: { java: { owner: 0, guards: ['sl08'] }, borneo: { owner: 0 } },
    },
    'actions',
  ).say('GUARD_ASSIGN sl07', 'GUARD_MOVE java borneo sl08');
  expect(laid.table.memory?.places(0)).toEqual({ sl07: ['java'], sl08: ['borneo'] });
});

test('4.3.29: the dice of a storm count the sloops', () => {
  const laid = new Laid(
    {
      rules: { openMemory: true },
      players: [{ hero: 'barbossa', turns: 5, flagship: 'java', squadron: ['br06', 'sl07'] }, { squadron: ['br07'] }],
      seas: { java: { owner: 0 } },
      dice: [2, 4, 2, 4, 4, 6, 2],
    },
    'turns',
  );
  laid.say('GUARD_ASSIGN br06', 'END_TURN', 'END_TURN');
  expect(laid.table.active).toBe(0);
  expect([laid.left, laid.table.memory?.places(0)]).toEqual([[], { br06: ['java'], sl07: ['squadron'] }]);
});
