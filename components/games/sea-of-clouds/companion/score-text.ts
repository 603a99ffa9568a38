import { say, type Words } from '@/components/i18n/words';
import type { Line, Result } from '@/engine/companion/sea-of-clouds/result';
import type { CloudsSheet } from '@/engine/companion/sea-of-clouds/sheet';
import { namesOf, pointsWords } from './words';

export const PARTS = ['doubloons', 'rum', 'relics', 'secrets', 'objects'] as const satisfies readonly (keyof Line)[];

interface Verdict {
  readonly title: string;
  /** What told the winner from equals. */
  readonly why: string | null;
}

export function verdictOf({ players, finished }: CloudsSheet, { winners, reason }: Result, t: Words): Verdict {
  const names = namesOf(players, winners);
  if (!finished) return { title: t('companion:score.ahead', { names }), why: null };
  const key = winners.length > 1 ? 'companion:score.winners' : 'companion:score.winner';
  return {
    title: t(key, { name: names, names }),
    why: reason === 'score' ? null : say(t, `sea-of-clouds:outcomes.${reason}`),
  };
}

/** The score sheet for whoever wants to keep it or to send it. */
export function scoreText(sheet: CloudsSheet, result: Result, t: Words): string {
  const { title, why } = verdictOf(sheet, result, t);
  return [
    t('app:games.sea-of-clouds.title'),
    title,
    ...(why ? [why] : []),
    ...result.places.flat().flatMap((seat) => {
      const line = result.lines[seat];
      if (!line) return [];
      const parts = PARTS.map((part) => `${t(`sea-of-clouds:score.${part}`)} ${pointsWords(line[part])}`).join(' · ');
      return [
        t('companion:history.line', { name: namesOf(sheet.players, [seat]), points: pointsWords(line.total) }),
        `  ${parts}`,
      ];
    }),
  ].join('\n');
}
