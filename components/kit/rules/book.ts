import type { ReactElement } from 'react';
import type { IconName } from '@/components/art/generated/icons';
import type { LaterSubject } from '@/components/i18n/later';
import type { Words } from '@/components/i18n/words';
import type { GameId } from '@/engine';

/** A sentence or a few: where its words are, and the clauses of the specification that they tell. */
export interface Point {
  readonly key: string;
  readonly clauses: readonly string[];
}

/** Points under one heading; `list` sets each of them apart. */
export interface Group {
  readonly head: string | null;
  readonly list: boolean;
  readonly points: readonly Point[];
}

/** The sign of what a section is about: a suit, a trait. */
export interface Mark {
  readonly icon: IconName;
  readonly color: string;
}

export interface Section {
  readonly id: string;
  readonly marks: readonly Mark[];
  /** A line that says it in short, for the list: a whole key, with its subject. */
  readonly brief: string | null;
  /** A live picture, shown after the first group. */
  readonly figure: string | null;
  readonly see: readonly string[];
  readonly groups: readonly Group[];
}

export interface Chapter {
  readonly id: string;
  readonly sections: readonly Section[];
}

export type Values = Readonly<Record<string, string | number>>;

/** All rules of one game as a table; the words are in its subject of the locale files. */
export interface Book {
  readonly game: GameId;
  readonly subject: LaterSubject;
  readonly chapters: readonly Chapter[];
  /** Decision, reason, event, option or thing of the game -> the section that explains it. */
  readonly places: Readonly<Record<string, string>>;
  /** What stands in its texts in double braces: numbers of the data, and names that the reader may change. */
  values?(t: Words): Values;
  Figure(props: { readonly id: string }): ReactElement | null;
}

/** Point -> the clauses it tells, in the order in which the points are read. */
export type Told = Readonly<Record<string, string>>;
/** The heading that all sections share, and what stands under it; `list:` before it makes a list. */
export type Headed = readonly [head: string, told: Told];

export interface SectionExtras {
  readonly marks?: readonly Mark[];
  readonly brief?: string;
  readonly figure?: string;
  readonly see?: readonly string[];
}

/** A section: what is said first, without a heading, and then what is said under headings. */
export function section(id: string, first: Told, rest: readonly Headed[] = [], extras: SectionExtras = {}): Section {
  const points = (told: Told): Point[] =>
    Object.entries(told).map(([name, clauses]) => ({ key: `sections.${id}.${name}`, clauses: clauses.split(' ') }));
  const opening: Group = { head: null, list: false, points: points(first) };
  const headed = rest.map(([head, told]): Group => {
    return { head: `heads.${head.replace('list:', '')}`, list: head.startsWith('list:'), points: points(told) };
  });
  return {
    id,
    marks: extras.marks ?? [],
    brief: extras.brief ?? null,
    figure: extras.figure ?? null,
    see: extras.see ?? [],
    groups: opening.points.length > 0 ? [opening, ...headed] : headed,
  };
}

/** Questions and answers: each ruling is a heading (`R4q`, `9-4q`) and what is said under it (`R4a`, `9-4a`). */
export function questions(id: string, rulings: readonly string[], see: readonly string[] = []): Section {
  return {
    id,
    marks: [],
    brief: null,
    figure: null,
    see,
    groups: rulings.map((ruling) => {
      const key = `sections.${id}.${ruling.replace('.', '-')}`;
      return { head: `${key}q`, list: false, points: [{ key: `${key}a`, clauses: [ruling] }] };
    }),
  };
}

export function titleKey(section: Section): string {
  return `sections.${section.id}.title`;
}

export function chapterKey(chapter: Chapter): string {
  return `chapters.${chapter.id}`;
}

export function sectionsOf(book: Book): readonly Section[] {
  return book.chapters.flatMap(({ sections }) => sections);
}

export function findSection(book: Book, id: string): { readonly chapter: Chapter; readonly section: Section } | null {
  for (const chapter of book.chapters) {
    const section = chapter.sections.find((one) => one.id === id);
    if (section) return { chapter, section };
  }
  return null;
}
