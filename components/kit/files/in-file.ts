/** A text that can be read a piece at a time, and again from the beginning: a file, or what was pasted. */
export interface InText {
  readonly size: number;
  open(): Pieces;
}

export interface Pieces {
  /** Null: there is no more. */
  next(): Promise<string | null>;
  close(): void;
}

/** Letters or bytes that are looked at in one go. */
export const PIECE = 64 * 1024;

export function pasted(text: string): InText {
  return {
    size: text.length,
    open() {
      let at = 0;
      return {
        next: async () => {
          const piece = text.slice(at, at + PIECE);
          at += PIECE;
          return piece === '' ? null : piece;
        },
        close: () => undefined,
      };
    },
  };
}

/** Bytes as text, however the pieces cut the letters. */
export function decoded(read: () => Promise<Uint8Array>, close: () => void = () => undefined): Pieces {
  const decoder = new TextDecoder();
  return {
    next: async () => {
      const bytes = await read();
      if (bytes.length === 0) return null;
      return decoder.decode(bytes, { stream: true });
    },
    close,
  };
}

/** All of it, or null when it is longer than this. */
export async function wholeText(file: InText, most: number): Promise<string | null> {
  if (file.size > most) return null;
  const pieces = file.open();
  let text = '';
  try {
    for (let piece = await pieces.next(); piece !== null; piece = await pieces.next()) text += piece;
  } finally {
    pieces.close();
  }
  return text;
}
