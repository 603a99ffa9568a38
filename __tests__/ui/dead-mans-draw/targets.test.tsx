import { slotKey, targetsOf } from '@/components/games/dead-mans-draw/targets';
import { Luck } from '@/engine/core/luck';
import { SUITS } from '@/engine/games/dead-mans-draw/data/suits';
import type { DeadMansDrawView } from '@/engine/games/dead-mans-draw/view';
import { chanceMatch, toldIn } from '../../fixtures/choreography/told';

it('what can be chosen stands player by player, the suits in their usual order', () => {
  const match = chanceMatch(1);
  Array.from(toldIn(match, Luck.fromSeed('targets')));
  const view = match.view(0) as DeadMansDrawView;
  const seats = view.players.map((_, seat) => seat);
  const held = (seat: number) => SUITS.filter((suit) => (view.players[seat]?.bank[suit] ?? []).length > 0);
  const legal = seats
    .flatMap((seat) => held(seat).map((suit) => ({ type: 'CANNON_PICK', seat, suit }) as const))
    .reverse();
  const wanted = seats.flatMap((seat) => held(seat).map((suit) => slotKey(seat, suit)));
  expect(wanted.length).toBeGreaterThan(5);
  expect([...targetsOf(view, legal).keys()]).toEqual(wanted);
});
