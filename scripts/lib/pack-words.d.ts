import type { PackedWords } from '@/components/i18n/unpack';

export function isWords(path: string): boolean;
export function packWords(text: string): PackedWords;
