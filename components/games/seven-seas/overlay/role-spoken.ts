import type { Words } from '@/components/i18n/words';
import { isRecall, rankOf, type Character } from '@/engine/games/seven-seas/data/characters';
import { characterWords, giftLines, sentences } from '../words';

/** A character for the ear. */
export function roleSpoken(character: Character, legal: boolean, seats: number, t: Words): string {
  const rank = rankOf(character);
  return sentences([
    `${characterWords(character, t)}, ${rank}`,
    t(`seven-seas:characters.${character}.text`),
    ...giftLines(character, seats, t),
    t(isRecall(rank) ? 'seven-seas:recalls' : 'seven-seas:stays'),
    t(legal ? 'seven-seas:places.canBeChosen' : 'seven-seas:places.onTable'),
  ]);
}
