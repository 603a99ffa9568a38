import * as v from 'valibot';
import type { SeatSetup } from '@/engine/core/match';
import {
  BODY,
  bodyOf,
  idOfRow,
  keptFrom,
  LAST,
  ROW,
  rowFrom,
  rowKey,
  rowOf,
  rowOfText,
  rowText,
  TRASH,
  type Kept,
  type Row,
} from '@/engine/saves/archived';
import { fail, ok, trouble, type Result, type Trouble } from '@/engine/saves/codes';
import { fromJson, toJson } from '@/engine/saves/json';
import type { ArchiveStore, Change } from './store';

export interface Page {
  readonly rows: readonly Row[];
  /** To be given for the page behind this one; null: there is none. */
  readonly next: string | null;
}

const SeatedSchema = v.looseObject({ seats: v.array(v.unknown()) });

/** The archive of finished matches of one device: texts as engine/saves/archived.ts describes them, in a place that answers later. */
export class Archive {
  constructor(private readonly store: ArchiveStore) {}

  /**
   * Null: it is there, and was read back. `only`: in the place of this text; where another lies there now, nothing is changed. `last`:
   * the position at its end.
   */
  async put(kept: Kept, flushed: boolean, only?: string, last?: string): Promise<Trouble | null> {
    const body = bodyOf(kept);
    const row = rowOf(kept);
    if (!row.ok) return row.trouble;
    const key = rowKey(row.value.entry);
    try {
      const before = (await this.rowKeysOf(kept.id)).filter((old) => old !== key);
      const now: Change[] = [
        [BODY + kept.id, body],
        [key, rowText(row.value)],
      ];
      const end: Change[] = last === undefined ? [] : [[LAST + kept.id, last]];
      const changes = [...now, ...before.map((old): Change => [old, undefined]), ...end];
      const place: Change | undefined = only === undefined ? undefined : [BODY + kept.id, only];
      if (!(await this.store.write(changes, flushed, place))) return trouble('not-found', { key: kept.id });
      const arrived = (await this.store.get(BODY + kept.id)) === body;
      return arrived ? null : trouble('write-failed', { key: kept.id });
    } catch {
      return trouble('write-failed', { key: kept.id });
    }
  }

  async take(id: string): Promise<Result<Kept>> {
    const text = await this.text(BODY + id);
    if (!text.ok) return text;
    return text.value === undefined ? fail('not-found', { key: id }) : keptFrom(id, text.value);
  }

  /** The position at the end of a match; undefined where none was kept. */
  async last(id: string): Promise<string | undefined> {
    const text = await this.text(LAST + id);
    return text.ok ? text.value : undefined;
  }

  async has(id: string): Promise<boolean> {
    const text = await this.text(BODY + id);
    return text.ok && text.value !== undefined;
  }

  async count(): Promise<number> {
    return this.store.count(ROW);
  }

  async ids(): Promise<readonly string[]> {
    return (await this.store.keys(BODY)).map((key) => key.slice(BODY.length));
  }

  /** The one played last comes first. A row that cannot be read is made again from its match. */
  async page(after: string | null, count: number): Promise<Result<Page>> {
    try {
      const found = await this.store.range(ROW, after, count);
      const rows: Row[] = [];
      for (const [key, text] of found) {
        const row = rowFrom(text) ?? (await this.mendRow(key));
        if (row) rows.push(row);
      }
      return ok({ rows, next: found.length === count ? (found.at(-1)?.[0] ?? null) : null });
    } catch {
      return fail('archive-closed');
    }
  }

  /** Shows `visit` all rows, one after the other. Trouble where the archive cannot be read any further. */
  async each(visit: (row: Row) => void | Promise<void>, size = 200): Promise<Trouble | null> {
    for (let after: string | null = null; ;) {
      const page: Result<Page> = await this.page(after, size);
      if (!page.ok) return page.trouble;
      for (const row of page.value.rows) await visit(row);
      after = page.value.next;
      if (after === null) return null;
    }
  }

  /** Takes a match away. It can be brought back until the next one is deleted. */
  async delete(id: string): Promise<Trouble | null> {
    const text = await this.text(BODY + id);
    if (!text.ok) return text.trouble;
    if (text.value === undefined) return trouble('not-found', { key: id });
    try {
      const rows = await this.rowKeysOf(id);
      const done = await this.store.write(
        [[TRASH + id, text.value], ...rows.map((key): Change => [key, undefined]), [BODY + id, undefined]],
        true,
        [BODY + id, text.value],
      );
      // Another window has renamed somebody in it or deleted it: what lies there now is looked at anew.
      if (!done) return await this.delete(id);
      // Only now: where there was no room for this one, the one before can still come back.
      const others = (await this.store.keys(TRASH)).filter((key) => key !== TRASH + id);
      const ends = others.map((key) => LAST + key.slice(TRASH.length));
      if (others.length > 0)
        await this.store.write(
          [...others, ...ends].map((key): Change => [key, undefined]),
          false,
        );
      return null;
    } catch {
      return trouble('write-failed', { key: id });
    }
  }

  /** Brings a deleted match back. */
  async undelete(id: string): Promise<Trouble | null> {
    const text = await this.text(TRASH + id);
    if (!text.ok) return text.trouble;
    if (text.value === undefined) return trouble('nothing-deleted');
    if (await this.has(id)) return trouble('id-taken', { id });
    const row = rowOfText(id, text.value);
    const changes: Change[] = [[BODY + id, text.value]];
    if (row) changes.push([rowKey(row.entry), rowText(row)]);
    return this.try(id, [...changes, [TRASH + id, undefined]], 'write-failed', [BODY + id, undefined]);
  }

  /** Away for good, with what could bring it back. Needs no room. */
  async erase(id: string): Promise<Trouble | null> {
    try {
      const rows = await this.rowKeysOf(id);
      return await this.try(
        id,
        [...rows, BODY + id, TRASH + id, LAST + id].map((key): Change => [key, undefined]),
        'delete-failed',
      );
    } catch {
      return trouble('delete-failed', { key: id });
    }
  }

  /** Who sits there is called otherwise from now on. What is damaged stays as it is. */
  async reseat(id: string, seats: readonly SeatSetup[]): Promise<Trouble | null> {
    const text = await this.text(BODY + id);
    if (!text.ok) return text.trouble;
    if (text.value === undefined) return trouble('not-found', { key: id });
    const kept = keptFrom(id, text.value);
    if (!kept.ok) return kept.trouble;
    const [first = '', ...rest] = kept.value.lines;
    const header = v.safeParse(SeatedSchema, fromJson(first.slice(1)));
    if (!header.success) return trouble('damaged', { key: id });
    return this.put({ ...kept.value, lines: [`h${toJson({ ...header.output, seats })}`, ...rest] }, false, text.value);
  }

  /** Rows without a match go, matches without a row get one: what a break in the middle of a write may have left behind. */
  async mend(): Promise<void> {
    // In this order: another window writes a match and its end at once.
    const lasts = await this.store.keys(LAST);
    const trash = (await this.store.keys(TRASH)).map((key) => key.slice(TRASH.length));
    const kept = new Set([...trash, ...(await this.ids())]);
    const ends = lasts.filter((key) => !kept.has(key.slice(LAST.length)));
    if (ends.length > 0)
      await this.store.write(
        ends.map((key): Change => [key, undefined]),
        false,
      );
    const rows = new Map((await this.store.keys(ROW)).map((key) => [idOfRow(key), key]));
    const bodies = new Set(await this.ids());
    for (const [id, key] of rows) if (!bodies.has(id)) await this.store.write([[key, undefined]], false);
    for (const id of bodies) {
      if (rows.has(id)) continue;
      const kept = await this.take(id);
      const row = kept.ok ? rowOf(kept.value) : kept;
      if (row.ok) await this.store.write([[rowKey(row.value.entry), rowText(row.value)]], false);
    }
  }

  private async mendRow(key: string): Promise<Row | null> {
    const id = idOfRow(key);
    const text = await this.store.get(BODY + id);
    const row = text === undefined ? null : rowOfText(id, text);
    if (!row) return null;
    const right = rowKey(row.entry);
    const changes: Change[] = [[right, rowText(row)]];
    if (right !== key) changes.push([key, undefined]);
    await this.try(id, changes);
    return row;
  }

  /** One, but for what a break may have left behind. */
  private async rowKeysOf(id: string): Promise<readonly string[]> {
    const kept = await this.take(id);
    if (kept.ok) return [rowKey({ id, updatedAt: kept.value.at })];
    if (kept.trouble.code === 'not-found') return [];
    return (await this.store.keys(ROW)).filter((key) => idOfRow(key) === id);
  }

  private async text(key: string): Promise<Result<string | undefined>> {
    try {
      return ok(await this.store.get(key));
    } catch {
      return fail('archive-closed');
    }
  }

  private async try(
    id: string,
    changes: readonly Change[],
    code: 'write-failed' | 'delete-failed' = 'write-failed',
    only?: Change,
  ): Promise<Trouble | null> {
    try {
      return (await this.store.write(changes, false, only)) ? null : trouble('id-taken', { id });
    } catch {
      return trouble(code, { key: id });
    }
  }
}
