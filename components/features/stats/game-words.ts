import { hasWords, say, type Words } from '@/components/i18n/words';
import { GAME_IDS } from '@/engine';

/** For what was counted long ago: a word where this app has one, otherwise the bare name. */
function wordOr(key: string, name: string, t: Words): string {
  return hasWords(key) ? say(t, key) : name;
}

export function gameWords(game: string, t: Words): string {
  const known = GAME_IDS.find((id) => id === game);
  return known ? t(`app:games.${known}.title`) : game;
}

export function variantWords(game: string, variant: string, t: Words): string {
  return variant === '' ? gameWords(game, t) : wordOr(`${game}:variants.${variant}.name`, variant, t);
}

export function markWords(game: string, id: string, t: Words): { readonly title: string; readonly text: string } {
  return { title: say(t, `${game}:marks.${id}.name`), text: say(t, `${game}:marks.${id}.text`) };
}

export function traitWords(game: string, trait: string, t: Words): string {
  return wordOr(`${game}:traits.${trait}.name`, trait, t);
}
