import * as v from 'valibot';
import { openBox, type Box } from '@/engine/games/worlds-end/box';
import { SEAS } from '@/engine/games/worlds-end/data/board';
import { COMPANY } from '@/engine/games/worlds-end/data/company';
import { HOUSE } from '@/engine/games/worlds-end/data/house';
import { LAST_CELL } from '@/engine/games/worlds-end/data/table';
import type { Pack, PackRow } from '@/engine/packs/schema';

/** 11.2: one sea card as it was typed in; null: not yet. */
export interface SeaEntry {
  /** Empty: the app's own name for the place. */
  readonly name: string;
  readonly income: number | null;
  /** 1 to 5; 0: no goods. */
  readonly good: number | null;
  readonly port: boolean | null;
  readonly difficulty: number | null;
}

export interface CompanyEntry {
  readonly attack: number;
  readonly defence: number;
  readonly mark: boolean;
}

/** What is known of the box: typed in once, and offered again beside the next match. */
export interface BoxProfile {
  readonly seas: readonly SeaEntry[];
  /** Of goods 1 to 5; empty: the app's own word. */
  readonly goods: readonly string[];
  readonly company: readonly (CompanyEntry | null)[];
  /** The cells of the marks for two and for three players. */
  readonly armadaTwo: number | null;
  readonly armadaThree: number | null;
  /** Two for each hero, as printed. */
  readonly skills: readonly string[];
}

export const GOODS = 5;
export const SKILLS = 8;
const RUM = 1;
const RUM_SEAS: readonly string[] = ['bahamas', 'cuba', 'singapore'];

/** E-25: only what is certain. */
export const CERTAIN: BoxProfile = {
  seas: SEAS.map((id) => ({
    name: '',
    income: null,
    good: RUM_SEAS.includes(id) ? RUM : null,
    port: null,
    difficulty: null,
  })),
  goods: new Array<string>(GOODS).fill(''),
  company: COMPANY.map(() => null),
  armadaTwo: null,
  armadaThree: null,
  skills: new Array<string>(SKILLS).fill(''),
};

/** E-19, E-25: the cards of a pack; what a pack has no column for stays as it is. */
export function withPack(profile: BoxProfile, pack: Pack): BoxProfile {
  return withBox(profile, openBox(pack), goodNumbers(pack));
}

/** E-25: "use the app's own cards". */
export function withOwnCards(profile: BoxProfile): BoxProfile {
  return withPack(profile, HOUSE);
}

function goodNumbers({ tables }: Pack): number[] {
  return (tables.goods ?? []).map(({ id }) => Number(String(id).slice('good-'.length)));
}

function withBox(profile: BoxProfile, box: Box, numbers: readonly number[]): BoxProfile {
  return {
    ...profile,
    seas: box.seas.map(({ name, income, good, port, difficulty }) => ({
      name,
      income,
      good: good < 0 ? 0 : (numbers[good] as number),
      port,
      difficulty,
    })),
    goods: profile.goods.map((_, i) => box.goodNames[numbers.indexOf(i + 1)] ?? ''),
    company: COMPANY.map((_, ship) => ({
      attack: box.attack[ship] as number,
      defence: box.defence[ship] as number,
      mark: box.survives[ship] as boolean,
    })),
    armadaTwo: box.armadaTwo,
    armadaThree: box.armadaThree,
  };
}

/** The other way: a pack whose seas, Company ships and marks are those of the profile, as far as they have been typed. */
export function intoPack(pack: Pack, profile: BoxProfile): Pack {
  const { seas = [], goods = [], company = [] } = pack.tables;
  const used = new Set(profile.seas.map(({ good }) => good));
  const known = goods.filter(({ id }) => used.has(Number(String(id).slice('good-'.length))) || !isComplete(profile));
  const ids = new Set(known.map(({ id }) => id));
  const added = [...used].filter((good): good is number => good !== null && good > 0 && !ids.has(`good-${good}`));
  return {
    ...pack,
    tables: {
      ...pack.tables,
      seas: seas.map((row) => seaRow(row, profile.seas[SEAS.findIndex((id) => id === row.id)])),
      goods: [...known, ...added.map((good) => ({ id: `good-${good}`, count: 1 }))]
        .sort((a, b) => (a.id < b.id ? -1 : 1))
        .map((row) => named(row, profile.goods[Number(String(row.id).slice('good-'.length)) - 1] ?? '')),
      company: company.map((row) => companyRow(row, profile.company[COMPANY.findIndex((id) => id === row.id)])),
    },
    numbers: {
      ...pack.numbers,
      ...(profile.armadaTwo === null ? {} : { armadaTwo: profile.armadaTwo }),
      ...(profile.armadaThree === null ? {} : { armadaThree: profile.armadaThree }),
    },
  };
}

function isComplete({ seas }: BoxProfile): boolean {
  return seas.every(({ good }) => good !== null);
}

function named(row: PackRow, name: string): PackRow {
  return name === '' ? row : { ...row, name };
}

function seaRow(row: PackRow, entry: SeaEntry | undefined): PackRow {
  if (!entry) return row;
  const { name, income, good, port, difficulty } = entry;
  return {
    ...named(row, name),
    ...(difficulty === null ? {} : { difficulty }),
    ...(income === null ? {} : { income }),
    ...(good === null ? {} : { goods: [good === 0 ? 'none' : `good:${good}`] }),
    ...(port === null ? {} : { port }),
  };
}

function companyRow(row: PackRow, entry: CompanyEntry | null | undefined): PackRow {
  if (!entry) return row;
  return { ...row, attack: entry.attack, defence: entry.defence, survivability: entry.mark };
}

export function withSea(profile: BoxProfile, sea: number, entry: Partial<SeaEntry>): BoxProfile {
  return { ...profile, seas: profile.seas.map((one, i) => (i === sea ? { ...one, ...entry } : one)) };
}

const whole = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const text = v.pipe(v.string(), v.maxLength(200));

/** As it is kept on the device, and exported. */
export const BoxProfileSchema: v.GenericSchema<unknown, BoxProfile> = v.strictObject({
  seas: v.pipe(
    v.array(
      v.strictObject({
        name: text,
        income: v.nullable(v.pipe(whole(0, 900), v.multipleOf(100))),
        good: v.nullable(whole(0, GOODS)),
        port: v.nullable(v.boolean()),
        difficulty: v.nullable(whole(1, 3)),
      }),
    ),
    v.length(SEAS.length),
  ),
  goods: v.pipe(v.array(text), v.length(GOODS)),
  company: v.pipe(
    v.array(v.nullable(v.strictObject({ attack: whole(1, 3), defence: whole(1, 5), mark: v.boolean() }))),
    v.length(COMPANY.length),
  ),
  armadaTwo: v.nullable(whole(1, LAST_CELL)),
  armadaThree: v.nullable(whole(1, LAST_CELL)),
  skills: v.pipe(v.array(text), v.length(SKILLS)),
});
