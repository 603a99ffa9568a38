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

/** The number of the place, unless somebody is called so already. */
function numbered(seats: readonly SeatSetup[], place: number, t: Words): string {
  const taken = new Set(seats.map(({ name }) => name));
  const names = [place, 2, 3, 4, 5, 6, 7, 8, 1].map((number) => t('app:crew.personMore', { number }));
  return names.find((name) => !taken.has(name)) ?? (names[0] as string);
}

/** `place` counts from one. */
export function newPerson(seats: readonly SeatSetup[], t: Words, place = seats.length + 1): SeatSetup {
  const alone = seats.every(({ kind }) => kind !== 'person');
  return {
    kind: 'person',
    name: alone ? t('app:crew.person') : numbered(seats, place, t),
    emblem: freeEmblem(seats),
  };
}

export function newBot(seats: readonly SeatSetup[], t: Words, place = seats.length + 1): SeatSetup {
  const taken = new Set(seats.map(({ name }) => name));
  const names = BOT_NAMES.map((key) => t(`app:crew.${key}`));
  const name = names.find((one) => !taken.has(one)) ?? numbered(seats, place, t);
  return { kind: 'bot', name, emblem: freeEmblem(seats), level: FIRST_LEVEL };
}

const newcomer = { person: newPerson, bot: newBot };

/** Another one sits down there. A name that somebody gave stays. */
export function ofKind(seats: readonly SeatSetup[], index: number, kind: SeatSetup['kind'], t: Words): SeatSetup[] {
  return seats.map((seat, i) => {
    if (i !== index || seat.kind === kind) return seat;
    const others = seats.filter((_, other) => other !== index);
    const next = { ...newcomer[kind](others, t, index + 1), ...emblemOf(seat) };
    return isGiven(seat.name) ? next : { ...next, name: seat.name };
  });
}

/** Everybody gets a name that can be read: whoever has none is called as a newcomer would be. */
export function named(seats: readonly SeatSetup[], t: Words): SeatSetup[] {
  const crew = seats.map((seat) => ({ ...seat, name: plainName(seat.name) }));
  crew.forEach((seat, index) => {
    if (seat.name !== '') return;
    seat.name = seat.kind === 'bot' ? newBot(crew, t).name : numbered(crew, index + 1, t);
  });
  return crew;
}

/** A lone person against bots, or people only; as many seats as there were. */
export function crewFor(mode: 'bots' | 'people', seats: readonly SeatSetup[], t: Words): SeatSetup[] {
  const crew: SeatSetup[] = [];
  const kindAt = (i: number) => (mode === 'people' || i === 0 ? 'person' : 'bot');
  seats.forEach((before, i) => {
    const kind = kindAt(i);
    const staying = seats.filter((seat, later) => later > i && seat.kind === kindAt(later));
    const next = before.kind === kind ? before : newcomer[kind]([...crew, ...staying], t, i + 1);
    crew.push({ ...next, ...emblemOf(before) });
  });
  return crew;
}

function emblemOf(seat: SeatSetup): { emblem?: number } {
  return seat.emblem === undefined ? {} : { emblem: seat.emblem };
}

/** An emblem belongs to one seat: who had it gets the other's. */
export function withEmblem(seats: readonly SeatSetup[], index: number, emblem: number): SeatSetup[] {
  const mine = seats[index]?.emblem;
  return seats.map((seat, i) => {
    if (i === index) return { ...seat, emblem };
    return seat.emblem === emblem && mine !== undefined ? { ...seat, emblem: mine } : seat;
  });
}

const GIVEN: readonly (readonly [string, Readonly<Record<string, number>>])[] = [
  ['app:crew.person', {}],
  ...BOT_NAMES.map((key) => [`app:crew.${key}`, {}] as const),
  ...[1, 2, 3, 4, 5, 6, 7, 8].map((number) => ['app:crew.personMore', { number }] as const),
];

const givenAs = (name: string) => GIVEN.find(([key, params]) => inEveryLanguage(key, params).includes(name));
const isGiven = (name: string) => givenAs(name) !== undefined;

const spoken = new Map<string, string>();

/** A name that nobody has changed follows the language; a name that somebody gave stays. */
export function spokenName(name: string, t: Words): string {
  const key = `${t('app:crew.person')}/${name}`;
  const known = spoken.get(key);
  if (known !== undefined) return known;
  const given = givenAs(name);
  const found = given ? say(t, ...given) : name;
  spoken.set(key, found);
  return found;
}

export function inThisLanguage(seat: SeatSetup, t: Words): SeatSetup {
  return { ...seat, name: spokenName(seat.name, t) };
}
