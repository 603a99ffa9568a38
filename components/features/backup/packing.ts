import type { Slices } from '@/components/kit/files/slices';
import { archive } from '@/components/saves/archive/here';
import { library } from '@/components/saves/vault';
import { BackupWriter, type Packed } from '@/engine/saves/backup-out';
import { device } from './device';

/** How many matches there are, for who shows how far it is. */
export async function countAll(): Promise<number> {
  const archived = await archive?.count().catch(() => 0);
  return library.list().entries.length + (archived ?? 0);
}

/** All that is kept here, given to `add` a line at a time; `tell` hears how many matches are done. */
export async function packAll(
  add: (text: string) => void,
  slices: Slices,
  tell: (done: number) => void,
): Promise<Packed> {
  const writer = new BackupWriter(device, add);
  await slices.run(writer.own(), () => tell(writer.matches));
  const own = archive;
  if (own) {
    const trouble = await own.each(async (row) => {
      await slices.run(writer.archived(row, await own.take(row.entry.id)));
      tell(writer.matches);
      await slices.breathe();
    });
    if (trouble) writer.leave(undefined, trouble);
  }
  return writer.end();
}

/** What would be left out, and why: found by packing everything and keeping none of it. */
export async function lookBefore(slices: Slices, tell: (done: number) => void): Promise<Packed> {
  return packAll(() => undefined, slices, tell);
}
