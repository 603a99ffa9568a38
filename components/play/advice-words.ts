import type { Words } from '@/components/i18n/words';
import type { Action, View } from '@/engine';
import type { Ask, GameFace } from '@/components/kit/face';
import type { Advice } from './advice';
import type { Advised } from './AdvicePanel';

const inHundred = (chance: number) => Math.round(chance * 100);

/** So few imagined matches cannot tell chances apart that lie closer: half of what luck alone does to a share of them. */
const blur = (matches: number) => 0.5 / Math.sqrt(Math.max(1, matches));

/** The Captain's advice in sentences: what, how good against the next best, and what speaks for it. */
export function adviceWords(advice: Advice, face: GameFace, ask: Ask<View, Action>, t: Words): Advised {
  const { action, chance, other, matches } = advice;
  const exact = face.adviceWords?.(action, ask, t) ?? [];
  return {
    action: face.present.words(action, ask, t),
    chance: [t('app:advice.chance', { chance: inHundred(chance) }), otherWords()].filter(Boolean).join(' '),
    reasons: [...exact, t('app:advice.basis', { count: matches })],
  };

  function otherWords(): string {
    if (!other) return '';
    const words = face.present.words(other.action, ask, t);
    const next = inHundred(other.chance);
    return next === inHundred(chance) || chance - other.chance < blur(matches)
      ? t('app:advice.asGood', { action: words })
      : t('app:advice.next', { action: words, chance: next });
  }
}
