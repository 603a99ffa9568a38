import { inEveryLanguage, say, type Words } from '@/components/i18n/words';
import type { Level, SeatSetup } from '@/engine';
import { plainName } from '@/engine/saves/plain-name';

/** Who sits down when a seat is added. */
export const FIRST_LEVEL: Level = 'bosun';

const BOT_NAMES = ['bot1', 'bot2', 'bot3', 'bot4', 'bot5', 'bot6', 'bot7'] as const;

export function freeEmblem(seats: readonly SeatSetup[]): number {
  const taken = new Set(seats.map(({ emblem }) => emblem));
  return [1, 2, 3, 4, 5, 6, 7, 8].find((emblem) => !taken.has(emblem)) ?? 1;
}

export function newPerson(seats: readonly SeatSetup[], t: Words): SeatSetup {
  const people = seats.filter(({ kind }) => kind === 'person').length;
  const name = people === 0 ? t('app:crew.person') : t('app:crew.personMore', { number: seats.length + 1 });
  return { kind: 'person', name, emblem: freeEmblem(seats) };
}

export function newBot(seats: readonly SeatSetup[], t: Words): SeatSetup {
  const taken = new Set(seats.map(({ name }) => name));
  const names = BOT_NAMES.map((key) => t(`app:crew.${key}`));
  const name = names.find((one) => !taken.has(one)) ?? t('app:crew.personMore', { number: seats.length + 1 });
  return { kind: 'bot', name, emblem: freeEmblem(seats), level: FIRST_LEVEL };
}

/** Everybody gets a name that can be read: whoever has none is called as a newcomer would be. */
export function named(seats: readonly SeatSetup[], t: Words): SeatSetup[] {
  const crew = seats.map((seat) => ({ ...seat, name: plainName(seat.name) }));
  crew.forEach((seat, index) => {
    if (seat.name !== '') return;
    seat.name = seat.kind === 'bot' ? newBot(crew, t).name : t('app:crew.personMore', { number: index + 1 });
  });
  return crew;
}

/** A lone person against bots, or people only; as many seats as there were. */
export function crewFor(mode: 'bots' | 'people', seats: readonly SeatSetup[], t: Words): SeatSetup[] {
  const crew: SeatSetup[] = [];
  for (let i = 0; i < seats.length; i++) {
    const before = seats[i];
    const kind = mode === 'people' || i === 0 ? 'person' : 'bot';
    if (before?.kind === kind) crew.push(before);
    else crew.push({ ...(kind === 'person' ? newPerson(crew, t) : newBot(crew, t)), ...emblemOf(before) });
  }
  return crew;
}

function emblemOf(seat: SeatSetup | undefined): { emblem?: number } {
  return seat?.emblem === undefined ? {} : { emblem: seat.emblem };
}

/** An emblem belongs to one seat: who had it gets the other's. */
export function withEmblem(seats: readonly SeatSetup[], index: number, emblem: number): SeatSetup[] {
  const mine = seats[index]?.emblem;
  return seats.map((seat, i) => {
    if (i === index) return { ...seat, emblem };
    return seat.emblem === emblem && mine !== undefined ? { ...seat, emblem: mine } : seat;
  });
}

/** A name that nobody has changed follows the language; a name that somebody gave stays. */
export function inThisLanguage(seat: SeatSetup, t: Words): SeatSetup {
  const given: readonly (readonly [string, Readonly<Record<string, number>>])[] = [
    ['app:crew.person', {}],
    ...BOT_NAMES.map((key) => [`app:crew.${key}`, {}] as const),
    ...[1, 2, 3, 4, 5, 6, 7, 8].map((number) => ['app:crew.personMore', { number }] as const),
  ];
  const known = given.find(([key, params]) => inEveryLanguage(key, params).includes(seat.name));
  return known ? { ...seat, name: say(t, ...known) } : seat;
}
