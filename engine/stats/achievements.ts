import { BOX_VARIANTS } from '@/engine/games/dead-mans-draw/data/variants';
import { isWon, rivalsOf, summaryOf, type Part } from './summary';

/** How far somebody has come: reached when `done` is `of`. */
export interface Mark {
  readonly id: AchievementId;
  readonly done: number;
  readonly of: number;
}

/** A feat of a single match, noted by the game's reader. */
const feat = (name: string) => (parts: readonly Part[]) =>
  parts.some(({ seat }) => seat.play?.feats.includes(name)) ? 1 : 0;

const won = (parts: readonly Part[]) => parts.filter(isWon);

const different = (values: readonly string[]) => new Set(values).size;

const MANY_RIVALS = 6;
const STREAK = 5;
const TRAITS = 10;

/** What a person can be proud of in Dead Man's Draw; counted from finished matches alone. */
const ACHIEVEMENTS = {
  'first-win': [1, (parts) => won(parts).length],
  'no-bust': [1, feat('no-bust')],
  nerves: [1, feat('nerves')],
  'long-row': [1, feat('long-row')],
  'big-take': [1, feat('big-take')],
  'rich-bonus': [1, feat('rich-bonus')],
  kraken: [1, feat('kraken')],
  saved: [1, feat('saved')],
  raider: [1, feat('raider')],
  'big-shot': [1, feat('big-shot')],
  'all-suits': [1, feat('all-suits')],
  comeback: [1, feat('comeback')],
  'full-table': [1, (parts) => won(parts).filter(({ match }) => match.seats.length >= MANY_RIVALS).length],
  'beat-legend': [1, (parts) => won(parts).filter((part) => rivalsOf(part) === 'legend').length],
  streak: [STREAK, (parts) => summaryOf(parts).longestStreak],
  traits: [TRAITS, (parts) => different(won(parts).flatMap(({ seat }) => seat.play?.traits ?? []))],
  variants: [
    BOX_VARIANTS.length,
    (parts) => different(won(parts).flatMap(({ match }) => BOX_VARIANTS.filter((one) => one === match.variant))),
  ],
} as const satisfies Readonly<Record<string, readonly [number, (parts: readonly Part[]) => number]>>;

export type AchievementId = keyof typeof ACHIEVEMENTS;

export const ACHIEVEMENT_IDS = Object.keys(ACHIEVEMENTS) as readonly AchievementId[];

/** `parts`: the finished matches of one person, in the order in which they were played; other games are left out. */
export function marksOf(parts: readonly Part[]): Mark[] {
  const own = parts.filter(({ match }) => match.game === 'dead-mans-draw');
  return ACHIEVEMENT_IDS.map((id) => {
    const [of, count] = ACHIEVEMENTS[id];
    return { id, of, done: Math.min(of, count(own)) };
  });
}

/** What this match brought that was not there before it. */
export function newMarks(parts: readonly Part[], mark: string): AchievementId[] {
  const at = parts.findIndex(({ match }) => match.mark === mark);
  if (at < 0) return [];
  const before = marksOf(parts.slice(0, at));
  return marksOf(parts.slice(0, at + 1)).flatMap(({ id, done, of }, i) =>
    done === of && (before[i]?.done ?? 0) < of ? [id] : [],
  );
}
