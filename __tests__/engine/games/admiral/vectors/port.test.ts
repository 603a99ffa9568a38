import { Board, type Given } from '@/__tests__/fixtures/admiral/board';

/** Section 10: repair, forts, markers, the end. */
const sea = (given: Partial<Given> & Pick<Given, 'ships'>): Board => new Board({ wind: 'fresh N', ...given });

test('T50 (4.13.4) repair counts from the next own turn, and ends with a turn without sailing', () => {
  const board = sea({ ships: { 'frigate-1': 'B2', 'line-2': 'X1' }, damage: { 'frigate-1': 2 } });
  const damages = [board.say('repair frigate-1 A1').until(0).damage('frigate-1')];
  damages.push(board.until(1).damage('frigate-1'), board.until(0).until(1).damage('frigate-1'));
  expect(damages).toEqual([2, 1, 0]);
  board.until(0).say('end-repair frigate-1');
  expect([board.legal('move'), board.legal('repair')]).toEqual([[], []]);
  expect(board.until(1).until(0).legal('move')).not.toEqual([]);
});

test('T51 (4.13.8) no token and no new repair in the turn in which it was ended', () => {
  const board = sea({
    ships: { 'frigate-1': 'B2', 'line-2': 'X1' },
    damage: { 'frigate-1': 2 },
    repair: { 'frigate-1': 'A1' },
  });
  board.say('end-repair frigate-1');
  expect(board.legal('repair')).toEqual([]);
  expect(board.say('end').damage('frigate-1')).toBe(2);
});

test('T73 a ship under repair can be sunk', () => {
  const board = sea({
    ships: { 'frigate-1': 'B2', 'line-1': 'F9', 'line-2': 'D2' },
    damage: { 'frigate-1': 3 },
    repair: { 'frigate-1': 'A1' },
    active: 1,
  }).roll(6);
  expect(board.say('fire line-2 frigate-1').at('frigate-1')).toBeNull();
});

test('T99 (E-8) a repair belongs to one fort: with that one ruined by an assault the ship is lost', () => {
  const board = sea({
    ships: { 'frigate-2': 'W13', 'galleon-1': 'X13', 'line-1': 'W14', 'line-2': 'A10' },
    repair: { 'frigate-2': 'X14' },
    damage: { 'frigate-2': 1 },
  }).roll(1, 1, 1);
  board.say('assault X14 line-1', 'join galleon-1', 'roll', 'defend-done', 'give 4', 'give 3', 'give 0');
  expect(board.at('frigate-2')).toBeNull();
});

const WORK = { ships: { 'line-1': 'B2', 'brig-1': 'A2', 'frigate-1': 'F9', 'line-2': 'X1' } };

test('T77 (4.16.4, 4.16.9) the turn of the announcement counts; repaired, the work ends by itself', () => {
  const board = sea({ ...WORK, forts: { A1: { owner: 0, damage: 1 } } }).say('work A1 line-1 brig-1', 'end');
  expect([board.fortState('A1'), board.s.works]).toEqual([
    [0, 0, false, 0],
    [null, null],
  ]);
});

test('T52 (4.16.7) a worker that is sunk ends the work; what was repaired stays', () => {
  const board = sea({
    ...WORK,
    ships: { ...WORK.ships, 'line-2': 'A5' },
    damage: { 'brig-1': 2 },
    forts: { A1: { owner: 0, damage: 3 } },
  });
  board.roll(6).say('work A1 line-1 brig-1', 'end', 'fire line-2 brig-1');
  expect([board.fortState('A1')[1], board.s.works]).toEqual([2, [null, null]]);
  expect(board.until(0).until(1).fortState('A1')[1]).toBe(2);
});

test('T21 (4.16.14) restored after three tokens: the flag of the restorer, two damage left', () => {
  const board = sea({ ...WORK, forts: { A1: { ruined: true } } }).say('work A1 line-1 brig-1');
  const seen = [1, 2, 3].map(() => board.until(1).until(0).fortState('A1'));
  expect(seen).toEqual([
    [-1, 4, true, 0],
    [-1, 3, true, 0],
    [0, 2, false, 0],
  ]);
});

test('T53 (4.16.12) an interrupted restoration falls back to five', () => {
  const board = sea({ ...WORK, forts: { A1: { ruined: true } } }).say('work A1 line-1 brig-1');
  board.until(1).until(0).until(1).until(0).say('end-work A1');
  expect([board.fortState('A1'), board.legal('work')]).toEqual([[-1, 5, true, 0], []]);
});

test('T109 (E-34) a teammate who said no is not asked again in this turn for this fort', () => {
  const board = sea({
    seats: 4,
    options: { teams: '2v2' },
    ships: { 'line-1': 'B2', 'brig-3': 'A2', 'frigate-2': 'F9', 'frigate-4': 'X9' },
    forts: { A1: { ruined: true } },
  });
  expect(board.legal('work')).toEqual(['work A1 line-1 brig-3']);
  board.say('work A1 line-1 brig-3');
  expect([board.seat, board.kind]).toEqual([2, 'AnswerFortWork']);
  expect(board.say('answer refuse').legal('work')).toEqual([]);
});

test('T110 (E-36) a repair that ends because the fort is given away: no move in this turn, but fire', () => {
  const board = sea({
    seats: 4,
    options: { teams: '2v2' },
    ships: { 'galleon-1': 'B2', 'brig-3': 'F9', 'frigate-2': 'D2', 'frigate-4': 'X9' },
    damage: { 'galleon-1': 1 },
    repair: { 'galleon-1': 'A1' },
    forts: { A1: { owner: 0 }, X1: { owner: 0 } },
  }).say('give-fort A1 2');
  expect([board.legal('move'), board.legal('fire gal')]).toEqual([[], ['fire galleon-1 frigate-2']]);
});

test('T71 (4.22.2) who gives his only fort away is out', () => {
  const board = sea({
    seats: 4,
    options: { teams: '2v2' },
    ships: { 'galleon-1': 'B2', 'brig-3': 'F9', 'frigate-2': 'D2', 'frigate-4': 'X9' },
  }).say('give-fort A1 2');
  expect([board.at('galleon-1'), board.s.out[0], board.fortState('A1')[0], board.s.active]).toEqual([null, 5, 2, 1]);
});

test.each([
  ['T58', 'frigate-1', 'F5', 1, 'N', 5],
  ['T58', 'frigate-1', 'F9', 1, 'S', 1],
  ['T59', 'galleon-1', 'F5', 1, 'N', 5],
  ['T59', 'galleon-1', 'F5', 2, 'N', 4],
])('%s (4.20.6) fresh N, %s on %s with %i: %s as far as %i', (_, ship, at, load, course, most) => {
  const board = sea({ ships: { [ship]: at, 'line-2': 'X1' }, cargo: { [ship]: load } });
  expect(board.legal(`move ${ship} ${course} `).at(-1)).toBe(`move ${ship} ${course} ${most}`);
});

test('T24, T26 no move against the wind for the line, none in a calm for a loaded brig', () => {
  const line = sea({ ships: { 'line-1': 'F9', 'line-2': 'X1' } });
  expect([...line.legal('move line-1 S '), ...line.legal('move line-1 SE')]).toEqual([]);
  expect(
    sea({ wind: 'calm N', ships: { 'brig-1': 'F9', 'line-2': 'X1' }, cargo: { 'brig-1': 1 } }).legal('move'),
  ).toEqual([]);
});

test.each([
  ['L8', 1],
  ['L9', 0],
  ['H1', 1],
])('T57 (4.20.9) a loaded ship sunk at %s leaves %i markers', (at, left) => {
  const ships = { 'brig-1': at, 'line-1': 'A2', 'line-2': at === 'H1' ? 'H3' : `L${Number(at.slice(1)) + 3}` };
  const board = sea({ ships, cargo: { 'brig-1': 1 }, damage: { 'brig-1': 2 }, active: 1 }).roll(6);
  board.say('fire line-2 brig-1');
  expect([board.s.lots.length, board.s.lost]).toEqual([left, 1 - left]);
});

test('T82 sunk by a reef at sea: the marker is lost', () => {
  const board = sea({
    wind: 'storm E',
    ships: { 'brig-1': 'F5', 'line-1': 'A2', 'line-2': 'X1' },
    damage: { 'brig-1': 2 },
    cargo: { 'brig-1': 1 },
    reefs: ['G5'],
  }).say('drift brig-1');
  expect([board.at('brig-1'), board.s.lost]).toEqual([null, 1]);
});

test('T97 (E-11) what was unloaded is not loaded again in the same turn', () => {
  const board = sea({ ships: { 'galleon-1': 'B2', 'line-2': 'X1' }, cargo: { 'galleon-1': 2 }, lots: ['L8'] });
  expect(board.say('unload galleon-1 A1 2').legal('load')).toEqual([]);
});

test('T60 (7.1.1) the fourth lot wins at once', () => {
  const board = sea({
    ships: { 'brig-1': 'B2', 'line-2': 'X1' },
    cargo: { 'brig-1': 1 },
    forts: { A1: { owner: 0, holds: 3 } },
  });
  board.say('unload brig-1 A1 1');
  expect([board.s.result, board.s.winners, board.legal()]).toEqual(['delivered', [0], []]);
});

test('T84 (A49) equal lots when all is delivered: whose last came earlier', () => {
  const board = sea({
    ships: { 'brig-1': 'B2', 'line-2': 'X13' },
    cargo: { 'line-2': 1 },
    forts: { A1: { owner: 0, holds: 3 }, X14: { owner: 1, holds: 2 } },
  });
  board.say('end', 'unload line-2 X14 1');
  expect([board.s.result, board.s.winners]).toEqual(['exhausted', [0]]);
});

test('T62, T63 (4.19.4) three own turns without a fort; a restoration that has begun saves', () => {
  const lost = (): Board => {
    const board = sea({
      ships: { 'line-1': 'B2', 'brig-1': 'A2', 'line-2': 'F12' },
      forts: { A1: { ruined: true } },
      lots: ['L8'],
    });
    board.s.fortless[0] = 0;
    return board;
  };
  const out = lost().until(1).until(0).until(1).until(0).say('end');
  expect([out.s.out[0], out.s.result]).toEqual([7, 'last-fleet']);
  const saved = lost().until(1).until(0).until(1).until(0).say('work A1 line-1 brig-1', 'end');
  expect([saved.s.out[0], saved.s.result]).toEqual([0, '']);
});

test.each([
  [1, 'finished', 0],
  [2, 'finished', 7],
  [2, 'started', 0],
])('T76 (4.19.3) teams: restoration announced in turn %i, %s: out in round %i', (turn, teamRestore, out) => {
  const board = sea({
    seats: 4,
    options: { teams: '2v2', teamRestore },
    ships: { 'line-1': 'B2', 'brig-1': 'A2', 'brig-3': 'F12', 'frigate-2': 'F9', 'frigate-4': 'X9' },
    forts: { A1: { ruined: true } },
    lots: ['L8'],
  });
  board.s.fortless[0] = 0;
  for (let now = 1; now <= 3; now++) {
    if (now === turn) board.say('work A1 line-1 brig-1');
    board.until(1);
    if (now < 3) board.until(0);
  }
  expect(board.s.out[0]).toBe(out);
});

test('T114 (7.1.6) all last ships go down at once: the same lots, the stronger fort', () => {
  const board = sea({
    seats: 3,
    ships: { 'line-1': 'L5', 'brig-2': 'L6', 'brig-3': 'M5' },
    due: { 'line-1': 5 },
    forts: { A1: { owner: 0, damage: 2, holds: 1 }, A14: { owner: 1, holds: 1 }, X7: { owner: 2 } },
    lots: ['L8'],
  }).say('explode line-1');
  expect([board.s.result, board.s.winners]).toEqual(['last-fleet', [1]]);
});

test('4.19.6, 4.19.7 forts of who is out: nobody’s, in teams the next teammate’s with all that lies in them', () => {
  const alone = sea({
    seats: 3,
    ships: { 'brig-1': 'B2', 'line-2': 'D2', 'brig-3': 'X1' },
    damage: { 'brig-1': 2 },
    active: 1,
    lots: ['L8'],
    forts: { A1: { owner: 0, holds: 1 } },
  });
  expect(alone.roll(6).say('fire line-2 brig-1').fortState('A1')).toEqual([-1, 0, false, 1]);
  const team = sea({
    seats: 4,
    options: { teams: '2v2' },
    ships: { 'brig-1': 'B2', 'line-2': 'D2', 'brig-3': 'X9', 'brig-4': 'F9' },
    damage: { 'brig-1': 2 },
    active: 1,
    lots: ['L8'],
    forts: { A1: { owner: 0, holds: 1 } },
  });
  expect(team.roll(6).say('fire line-2 brig-1').fortState('A1')).toEqual([2, 0, false, 1]);
});

test('E-38 who gives up is out; the active player ends his turn by it', () => {
  const board = sea({ seats: 3, ships: { 'brig-1': 'B2', 'line-2': 'D5', 'brig-3': 'X1' } }).say('resign');
  expect([board.s.out, board.s.active]).toEqual([[5, 0, 0], 1]);
});
