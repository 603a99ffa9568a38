import type { SkCanvas } from '@shopify/react-native-skia';
import { TOKENS } from '@/components/art/generated/tokens';
import { fill, withBlur } from '@/components/kit/skia/brush';
import { drawLights } from '@/components/kit/skia/lights';
import { drawText } from '@/components/kit/skia/text';
import { checkPlaces, dicePlaces, type Field } from '../battle/places';
import type { BattleDie, BattleState } from '../battle/state';
import type { BattleKit } from './battle-kit';
import { drawDie, type DieKind } from '@/components/kit/skia/die';

export const TURNS = [-9, 11, -6, 8];

/** The dice of a salvo, but those that are on their way. */
export function drawDice(
  canvas: SkCanvas,
  kit: BattleKit,
  field: Field,
  state: BattleState,
  without: readonly number[],
) {
  dicePlaces(field, state.dice.length).forEach((place, i) => {
    const die = state.dice[i];
    if (!die || without.includes(i)) return;
    if (state.picked?.includes(i)) {
      const half = place.size * 0.62;
      drawLights(canvas, place.x - half, place.y - half, 2 * half, 2 * half, 8 * kit.unit, 'legal', kit.day, 2.6);
    }
    drawReadDie(canvas, kit, state.thrower, die, place, TURNS[i % TURNS.length] ?? 0, state.words);
  });
}

/** The check, on the other side of the gap. */
export function drawCheck(canvas: SkCanvas, kit: BattleKit, field: Field, state: BattleState) {
  const { check, words } = state;
  if (!check) return;
  const places = checkPlaces(field, check.dice.length);
  const fates = { ...words, hit: words.sunk, miss: words.miss };
  places.forEach((place, i) => {
    const die = check.dice[i];
    if (die) drawReadDie(canvas, kit, check.thrower, die, place, TURNS[(i + 1) % TURNS.length] ?? 0, fates);
  });
  const [first] = places;
  if (!first || !words.check) return;
  const size = Math.max(13, 14 * kit.unit);
  drawText(canvas, kit.faces, {
    text: words.check,
    x: first.x - first.size / 2,
    y: first.y - first.size * 0.72,
    face: 'text700',
    size,
    color: TOKENS.color[kit.day ? 'day' : 'night'].text1,
    halo: hemOf(kit),
  });
}

const hemOf = ({ day, unit }: BattleKit) => ({ color: day ? '#FFFDF7' : '#140F30', width: 2 * unit });

/** A die and below it in a word what it means. */
function drawReadDie(
  canvas: SkCanvas,
  kit: BattleKit,
  thrower: DieKind,
  die: BattleDie,
  place: { readonly x: number; readonly y: number; readonly size: number },
  turn: number,
  words: { readonly hit: string; readonly miss: string },
) {
  const { faces, day, unit } = kit;
  const { text2, lamp } = TOKENS.color[day ? 'day' : 'night'];
  if (die.hit) {
    canvas.drawCircle(place.x, place.y + 4 * unit, place.size * 0.78, withBlur(fill('#FFC56B', 0.5), 9 * unit));
  }
  drawDie(canvas, thrower, die.value, { ...place, turn });
  if (die.hit === null) return;
  const size = Math.max(13, 15.5 * unit);
  drawText(canvas, faces, {
    text: die.hit ? words.hit : words.miss,
    x: place.x,
    y: place.y + place.size * 0.86 + size * 0.72,
    face: 'text800',
    size,
    color: die.hit ? lamp : text2,
    align: 'center',
    halo: hemOf(kit),
  });
}
