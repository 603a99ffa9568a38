import { regatta } from '@/__tests__/fixtures/regatta-game';
import { withoutSeat, withSeats } from '@/components/play/matches/drafts';
import type { Game } from '@/engine/core/game';
import type { SeatSetup } from '@/engine/core/match';
import { defaultsFor } from '@/engine/core/seats';

const game = regatta as Game;
const person = (name: string): SeatSetup => ({ kind: 'person', name });
const bot = (name: string): SeatSetup => ({ kind: 'bot', name, level: 'bosun' });
const names = (seats: readonly SeatSetup[]) => seats.map(({ name }) => name).join('');

test('where there is no game for one less, as many more go as must: the last bots first', () => {
  const six = [person('A'), bot('b'), person('C'), bot('d'), person('E'), person('F')];
  expect(names(withoutSeat(six, 2, [1, 2, 3, 4, 6]))).toBe('AbEF');
  expect(names(withoutSeat(six.slice(0, 3), 1, [1, 2, 3]))).toBe('AC');
  expect(names(withoutSeat([person('A'), person('B'), person('C'), person('D')], 0, [2, 4]))).toBe('BC');
});

test('what is as usual follows who sits there; what somebody has chosen stays', () => {
  const alone = [person('A'), person('B')];
  const mixed = [person('A'), bot('b')];
  const draft = { seats: alone, options: defaultsFor(game, alone) };
  const followed = withSeats(game, draft, mixed);
  expect([draft.options.pilot, followed.options.pilot]).toEqual([false, true]);
  const chosen = withSeats(game, { seats: mixed, options: { ...followed.options, pilot: false } }, alone);
  expect(withSeats(game, { ...chosen, options: { ...chosen.options, pilot: true } }, mixed).options.pilot).toBe(true);
  expect(withSeats(game, { seats: mixed, options: { ...followed.options, rounds: 2 } }, alone).options.rounds).toBe(2);
});
