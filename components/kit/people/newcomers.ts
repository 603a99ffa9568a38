import { inEveryLanguage, say, type Words } from '@/components/i18n/words';
import type { Level, SeatSetup } from '@/engine';
import { plainName } from '@/engine/saves/plain-name';

/** As long as a name may be that is typed in here. */
export const LONGEST_TYPED = 16;

/** Who sits down when a seat is added. */
export const FIRST_LEVEL: Level = 'bosun';

const BOT_NAMES = ['bot1', 'bot2', 'bot3', 'bot4', 'bot5', 'bot6', 'bot7'] as const;

/** The number of the place, unless somebody is called so already. */
function numbered(seats: readonly SeatSetup[], place: number, t: Words): string {
  const taken = new Set(seats.map(({ name }) => name));
  const names = [place, 2, 3, 4, 5, 6, 7, 8, 1].map((number) => t('app:crew.personMore', { number }));
  return names.find((name) => !taken.has(name)) ?? (names[0] as string);
}

/** `place` counts from one. */
export function newPerson(seats: readonly SeatSetup[], t: Words, place = seats.length + 1): SeatSetup {
  const alone = seats.every(({ kind }) => kind !== 'person');
  return { kind: 'person', name: alone ? t('app:crew.person') : numbered(seats, place, t) };
}

export function newBot(seats: readonly SeatSetup[], t: Words, place = seats.length + 1): SeatSetup {
  const taken = new Set(seats.map(({ name }) => name));
  const names = BOT_NAMES.map((key) => t(`app:crew.${key}`));
  const name = names.find((one) => !taken.has(one)) ?? numbered(seats, place, t);
  return { kind: 'bot', name, level: FIRST_LEVEL };
}

const newcomer = { person: newPerson, bot: newBot };

/** Another one sits down there. A name that somebody gave stays. */
export function ofKind(seats: readonly SeatSetup[], index: number, kind: SeatSetup['kind'], t: Words): SeatSetup[] {
  return seats.map((seat, i) => {
    if (i !== index || seat.kind === kind) return seat;
    const others = seats.filter((_, other) => other !== index);
    const next = newcomer[kind](others, t, index + 1);
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
    crew.push(before.kind === kind ? before : newcomer[kind]([...crew, ...staying], t, i + 1));
  });
  return crew;
}

/** Where several people play nobody is "you", and who is alone there is no number; a name that somebody gave stays. */
export function calledInCrew(seats: readonly SeatSetup[], t: Words): SeatSetup[] {
  const alone = seats.filter(({ kind }) => kind === 'person').length === 1;
  return seats.map((seat, index) => {
    if (seat.kind !== 'person') return seat;
    const [key] = givenAs(seat.name) ?? [];
    if (alone && key === 'app:crew.personMore') return { ...seat, name: t('app:crew.person') };
    if (!alone && key === 'app:crew.person') return { ...seat, name: numbered(seats, index + 1, t) };
    return seat;
  });
}

const GIVEN: readonly (readonly [string, Readonly<Record<string, number>>])[] = [
  ['app:crew.person', {}],
  ['app:crew.personBefore', {}],
  ...BOT_NAMES.map((key) => [`app:crew.${key}`, {}] as const),
  ...[1, 2, 3, 4, 5, 6, 7, 8].map((number) => ['app:crew.personMore', { number }] as const),
];

const found = new Map<string, (typeof GIVEN)[number] | undefined>();

/** The words behind a name that nobody has given; undefined: somebody has. */
function givenAs(name: string): (typeof GIVEN)[number] | undefined {
  if (found.has(name)) return found.get(name);
  const given = GIVEN.find(([key, params]) => inEveryLanguage(key, params).includes(name));
  // As who was alone at a table was called in former versions.
  const now = given?.[0] === 'app:crew.personBefore' ? GIVEN[0] : given;
  found.set(name, now);
  return now;
}

const isGiven = (name: string) => givenAs(name) !== undefined;

const spoken = new Map<string, string>();

/** A name that nobody has changed follows the language; a name that somebody gave stays. */
export function spokenName(name: string, t: Words): string {
  const key = `${t('app:crew.person')}/${name}`;
  const known = spoken.get(key);
  if (known !== undefined) return known;
  const given = givenAs(name);
  const words = given ? say(t, ...given) : name;
  spoken.set(key, words);
  return words;
}

/** The number among the bots that bring their names along; undefined: none of them. */
export function botNumber(name: string): number | undefined {
  const [key] = givenAs(name) ?? [];
  const at = BOT_NAMES.findIndex((one) => key === `app:crew.${one}`);
  return at < 0 ? undefined : at;
}

export function inThisLanguage(seat: SeatSetup, t: Words): SeatSetup {
  return { ...seat, name: spokenName(seat.name, t) };
}
