import { decoded, PIECE, type InText } from './in-file';
import type { Gone, OutFile, Way } from './out-file';

/** Browsers of the Chromium family let a page ask for a place. Its declaration is not in TypeScript's own library yet. */
interface Picker {
  showSaveFilePicker(options: {
    readonly suggestedName: string;
    readonly types: readonly { readonly accept: Record<string, readonly string[]> }[];
  }): Promise<FileSystemFileHandle>;
}

const TYPE = 'text/plain';
/** Letters that are put together into one part: the browser may keep parts out of memory. */
const BATCH = 1024 * 1024;

const canAsk = (): boolean => 'showSaveFilePicker' in window;

export const WAYS: readonly Way[] = canAsk() ? ['download', 'folder'] : ['download'];

export function newFile(name: string): OutFile {
  const parts: Blob[] = [];
  let waiting: string[] = [];
  let held = 0;
  let size = 0;
  const flush = () => {
    if (held > 0) parts.push(new Blob(waiting));
    waiting = [];
    held = 0;
  };
  const blob = () => {
    flush();
    return new Blob(parts, { type: TYPE });
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
    text: () => blob().text(),
    give: async (way) => (way === 'folder' ? intoFolder(name, blob()) : download(name, blob())),
  };
}

/** Whether the browser keeps it, or asks first and is told no, a page never hears. */
function download(name: string, blob: Blob): Gone {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Not at once: the browser may still be reading it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
  return 'handed';
}

async function intoFolder(name: string, blob: Blob): Promise<Gone> {
  const handle = await askForPlace(name);
  if (!handle) return 'cancelled';
  const place = await handle.createWritable();
  await place.write(blob);
  await place.close();
  if ((await handle.getFile()).size !== blob.size) throw new Error('not all of it was written');
  return 'saved';
}

async function askForPlace(name: string): Promise<FileSystemFileHandle | null> {
  try {
    return await (window as unknown as Picker).showSaveFilePicker({
      suggestedName: name,
      types: [{ accept: { [TYPE]: ['.txt'] } }],
    });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return null;
    throw error;
  }
}

/** Null: nothing was picked. */
export function pickFile(): Promise<InText | null> {
  return new Promise((resolve) => {
    const input = document.createElement('input');
    input.type = 'file';
    // No `accept`: mail programs give such files names of their own.
    input.onchange = () => {
      const [file] = input.files ?? [];
      resolve(file ? inText(file) : null);
    };
    input.oncancel = () => resolve(null);
    input.click();
  });
}

function inText(file: File): InText {
  return {
    size: file.size,
    open() {
      let at = 0;
      return decoded(async () => {
        const bytes = new Uint8Array(await file.slice(at, at + PIECE).arrayBuffer());
        at += PIECE;
        return bytes;
      });
    },
  };
}
