import { moduleOf } from '@/components/games/registry';
import { say, type Words } from '@/components/i18n/words';
import { GAME_IDS } from '@/engine';

export function gameWords(game: string, t: Words): string {
  const known = GAME_IDS.find((id) => id === game);
  return known ? t(`app:games.${known}.title`) : game;
}

/** What falls into a group of a game's own, or was chosen in it. Empty: nothing was noted there. */
export function groupWords(game: string, group: string, id: string, t: Words): string {
  return id === '' ? gameWords(game, t) : (moduleOf(game)?.stats?.names?.[group]?.(id, t) ?? id);
}

export function markWords(game: string, id: string, t: Words): { readonly title: string; readonly text: string } {
  return { title: say(t, `${game}:marks.${id}.name`), text: say(t, `${game}:marks.${id}.text`) };
}
