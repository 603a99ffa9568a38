import { useEffect, useState } from 'react';
import { unpack } from '@/components/i18n/unpack';

/** A package or library of others in this app. */
export interface Notice {
  readonly name: string;
  /** Empty where it comes inside of something else. */
  readonly version: string;
  readonly licence: string;
  readonly text: string;
}

interface Stored {
  readonly texts: readonly string[];
  readonly parts: readonly (readonly [name: string, version: string, licence: string, text: number])[];
}

/** Written by `npm run notices`. Nobody else reads it: it is fetched, or unpacked, when the screen opens. */
async function fetchNotices(): Promise<readonly Notice[]> {
  const { default: file } = await import('@/assets/notices/all.json');
  const { texts, parts } = unpack(file) as Stored;
  return parts.map(([name, version, licence, text]) => ({ name, version, licence, text: texts[text] ?? '' }));
}

/** `failed`: a browser without a network that has not fetched them yet. */
export function useNotices(): readonly Notice[] | 'waiting' | 'failed' {
  const [notices, setNotices] = useState<readonly Notice[] | 'waiting' | 'failed'>('waiting');
  useEffect(() => {
    fetchNotices().then(setNotices, () => setNotices('failed'));
  }, []);
  return notices;
}

/** Those whose name or licence holds all of the words. */
export function matching(notices: readonly Notice[], words: string): readonly Notice[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return notices.filter(({ name, licence }) => {
    const where = `${name} ${licence}`.toLowerCase();
    return wanted.every((word) => where.includes(word));
  });
}
