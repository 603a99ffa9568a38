import { getDocumentAsync } from 'expo-document-picker';
import { Directory, File, FileMode, Paths } from 'expo-file-system';
import { shareAsync } from 'expo-sharing';
import { decoded, PIECE, type InText } from './in-file';
import type { Gone, OutFile, Way } from './out-file';

export const WAYS: readonly Way[] = ['folder', 'share'];

const TYPE = 'text/plain';
/** Letters that are written in one go. */
const BATCH = 256 * 1024;
/** Bytes that are copied in one go: as a rule all of it, because not every place lets a file grow. */
const COPY = 8 * 1024 * 1024;
/** Another app may still read what it was given: files stay for a day. */
const KEPT = 24 * 60 * 60 * 1000;

export function newFile(name: string): OutFile {
  const folder = outFolder();
  const file = new File(folder, name);
  file.create({ overwrite: true });
  let waiting: string[] = [];
  let held = 0;
  let size = 0;
  const flush = () => {
    if (held > 0) file.write(waiting.join(''), { append: true });
    waiting = [];
    held = 0;
  };
  return {
    name,
    get size() {
      return size;
    },
    add(text) {
      waiting.push(text);
      held += text.length;
      size += text.length;
      if (held >= BATCH) flush();
    },
    async text() {
      flush();
      return file.text();
    },
    async give(way) {
      flush();
      return way === 'folder' ? intoFolder(file) : toOthers(file);
    },
  };
}

/** Whether the other app keeps it is told on neither system. */
async function toOthers(file: File): Promise<Gone> {
  await shareAsync(file.uri, { mimeType: TYPE, UTI: 'public.plain-text', dialogTitle: file.name });
  return 'handed';
}

async function intoFolder(file: File): Promise<Gone> {
  const folder = await pickFolder();
  if (!folder) return 'cancelled';
  const copy = folder.createFile(freeName(folder, file.name), TYPE);
  try {
    const source = file.open(FileMode.ReadOnly);
    try {
      for (
        let first = true, bytes = source.readBytes(COPY);
        first || bytes.length > 0;
        bytes = source.readBytes(COPY)
      ) {
        copy.write(bytes, { append: !first });
        first = false;
      }
    } finally {
      source.close();
    }
    if (copy.md5 === null || copy.md5 !== file.md5) throw new Error('the copy is another text');
  } catch (error) {
    tolerant(() => copy.delete());
    throw error;
  }
  return 'saved';
}

/** The same file may be kept twice in one folder, and iOS refuses a second one of that name. */
function freeName(folder: Directory, name: string): string {
  const taken = new Set(folder.list().map((other) => other.name));
  for (let count = 2, free = name; ; count++) {
    if (!taken.has(free)) return free;
    free = name.replace(/(?=\.txt$)/, `-${count}`);
  }
}

/** Null: the player cancelled. Both systems report that as an error, under different names. */
async function pickFolder(): Promise<Directory | null> {
  try {
    return await Directory.pickDirectoryAsync();
  } catch (error) {
    if (/cancell?ed/i.test(String((error as Error).message))) return null;
    throw error;
  }
}

/** Null: nothing was picked. */
export async function pickFile(): Promise<InText | null> {
  const picked = await getDocumentAsync({ type: '*/*', copyToCacheDirectory: true });
  const asset = picked.assets?.[0];
  if (!asset) return null;
  const file = new File(asset.uri);
  return {
    size: file.size,
    open() {
      const handle = file.open(FileMode.ReadOnly);
      return decoded(
        async () => handle.readBytes(PIECE),
        () => handle.close(),
      );
    },
  };
}

function outFolder(): Directory {
  const folder = new Directory(Paths.cache, 'out');
  folder.create({ intermediates: true, idempotent: true });
  for (const old of folder.list())
    if (old instanceof File && (old.lastModified ?? 0) < Date.now() - KEPT) tolerant(() => old.delete());
  return folder;
}

function tolerant(action: () => void): void {
  try {
    action();
  } catch {
    // Either it is in the cache folder, or the player was never told about it.
  }
}
