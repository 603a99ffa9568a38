import i18next from 'i18next';
import { calledInCrew, crewFor, newBot, newPerson, ofKind } from '@/components/kit/people/newcomers';
import { freeEmblem, withEmblem, withOwnEmblems } from '@/components/kit/people/emblems';
import type { SeatSetup } from '@/engine';

const t = i18next.t as unknown as Parameters<typeof newPerson>[1];
const person = (name: string, emblem?: number): SeatSetup => ({
  kind: 'person',
  name,
  ...(emblem !== undefined && { emblem }),
});
const bot = (name: string): SeatSetup => ({ kind: 'bot', name, level: 'captain' });
const names = (seats: readonly SeatSetup[]) => seats.map(({ name }) => name);
const emblems = (seats: readonly SeatSetup[]) => seats.map(({ emblem }) => emblem);
const player = (number: number) => t('app:crew.personMore', { number });
const [you, finn, mara] = [t('app:crew.person'), t('app:crew.bot1'), t('app:crew.bot2')];

it('nobody is called like somebody who stays', () => {
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
  const seats = [person('Anna'), bot(finn), bot('Halyna')];
  expect(names(ofKind(seats, 1, 'person', t))).toEqual(['Anna', player(2), 'Halyna']);
  const [, , third] = ofKind(seats, 2, 'person', t);
  expect(third).toMatchObject({ kind: 'person', name: 'Halyna' });
  expect(third?.level).toBeUndefined();
  expect(ofKind(seats, 1, 'bot', t)).toEqual(seats);
});

describe('who is called "you"', () => {
  it('is the only person at the table, also under the name of former versions', () => {
    expect(names(calledInCrew([person(player(1)), bot(finn)], t))).toEqual([you, finn]);
    expect(newPerson([], t).name).toBe(you);
    const former = t('app:crew.personBefore');
    expect(names(calledInCrew([person(former), person('Anna')], t))).toEqual([player(1), 'Anna']);
  });

  it('is nobody where several play, and a given name stays as it is', () => {
    const crew = [person(you), person(player(2)), person('Anna'), bot(mara)];
    expect(names(calledInCrew(crew, t))).toEqual([player(1), player(2), 'Anna', mara]);
    expect(names(calledInCrew([person('Anna'), bot(mara)], t))).toEqual(['Anna', mara]);
  });
});

describe('emblems', () => {
  const sevenBots = () => {
    const seats: SeatSetup[] = [person(you)];
    while (seats.length < 8) seats.push(newBot(seats, t));
    return seats;
  };

  it('each bot has one of its own, and the first four at a table have the colours of the box of the 7 Seas', () => {
    const all = withOwnEmblems(sevenBots());
    expect(new Set(emblems(all)).size).toBe(8);
    expect(emblems(all).slice(0, 4).sort()).toEqual([2, 4, 5, 8]);
    for (let count = 2; count <= 8; count++) {
      expect(emblems(withOwnEmblems(sevenBots().slice(0, count)))).toEqual(emblems(all).slice(0, count));
    }
  });

  it('people come first, with the emblem that is theirs; a bot makes room and takes nobody else’s', () => {
    const known = (name: string) => (name === 'Anna' ? 4 : undefined);
    const crew = withOwnEmblems([bot(finn), person('Borys', 4), person('Anna', 1), bot(mara)], known);
    expect(crew[2]?.emblem).toBe(4);
    expect(crew[3]?.emblem).toBe(2);
    expect(new Set(emblems(crew)).size).toBe(4);
  });

  it('two people exchange them, and a bot has its own again as soon as it is free', () => {
    const table = withOwnEmblems([person('Anna'), person('Borys'), bot(finn)]);
    const taken = withEmblem(table, 0, 4);
    expect(taken[0]?.emblem).toBe(4);
    expect(taken[2]?.emblem).not.toBe(4);
    expect(emblems(withEmblem(taken, 0, 5))).toEqual(emblems(table));
    const [anna, borys] = withEmblem(table, 0, table[1]?.emblem ?? 0);
    expect([anna?.emblem, borys?.emblem]).toEqual([table[1]?.emblem, table[0]?.emblem]);
  });

  it('one that nobody has is found for eight', () => {
    const given: number[] = [];
    for (let i = 0; i < 8; i++) given.push(freeEmblem(given));
    expect(new Set(given).size).toBe(8);
  });
});
