import i18next from 'i18next';
import { crewFor, newPerson, ofKind } from '@/components/setup/crew';
import type { SeatSetup } from '@/engine';

const t = i18next.t as unknown as Parameters<typeof newPerson>[1];
const person = (name: string): SeatSetup => ({ kind: 'person', name });
const bot = (name: string): SeatSetup => ({ kind: 'bot', name, level: 'captain' });
const names = (seats: readonly SeatSetup[]) => seats.map(({ name }) => name);
const player = (number: number) => t('app:crew.personMore', { number });

it('nobody is called like somebody who stays', () => {
  const [finn, mara] = [t('app:crew.bot1'), t('app:crew.bot2')];
  const crew = crewFor('bots', [person('Anna'), person('Borys'), person('Vira'), bot(finn), bot(mara)], t);
  expect(new Set(names(crew)).size).toBe(5);
  expect(names(crew).slice(3)).toEqual([finn, mara]);
  expect(crew[3]?.level).toBe('captain');
});

it('a place that was left and taken again gets a number that is free', () => {
  expect(newPerson([person('Anna'), person(player(3))], t).name).toBe(player(2));
  expect(newPerson([person('Anna'), person(player(2))], t).name).toBe(player(3));
});

it('a bot that becomes a person is no longer called like the bot; a name that somebody gave stays', () => {
  const seats = [person('Anna'), bot(t('app:crew.bot1')), bot('Halyna')];
  expect(names(ofKind(seats, 1, 'person', t))).toEqual(['Anna', player(2), 'Halyna']);
  const [, , third] = ofKind(seats, 2, 'person', t);
  expect(third).toMatchObject({ kind: 'person', name: 'Halyna' });
  expect(third?.level).toBeUndefined();
  expect(ofKind(seats, 1, 'bot', t)).toEqual(seats);
});
