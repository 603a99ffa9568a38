import type { Words } from '@/components/i18n/words';
import type { ScoreRow, ScoreSheet } from '@/components/kit/face';
import type { Outcome, Seat } from '@/engine';
import { boxOf, type Face } from '@/engine/games/sea-of-clouds/box';
import { isMost, tieBreaker } from '@/engine/games/sea-of-clouds/public';
import type { SeaOfCloudsView } from '@/engine/games/sea-of-clouds/view';
import { iconOfRelic, PARROT, SECRET, SKULL, TYPE_LOOK } from './looks';
import { faceOf, faceWords } from './words';

const PARTS = ['doubloons', 'rum', 'relics', 'secrets', 'objects'] as const;
type Part = (typeof PARTS)[number];
type OutcomeReason = 'score' | 'parrot' | 'doubloons' | 'rum' | 'shared';

const SIGNS: Readonly<Record<Part, NonNullable<ScoreRow['sign']>>> = {
  doubloons: { icon: SKULL, color: '#9A6C10' },
  rum: TYPE_LOOK.rum,
  relics: TYPE_LOOK.relic,
  secrets: { icon: SECRET, color: '#6B479F' },
  objects: TYPE_LOOK.object,
};

/** 7.3: what counts, then the sets behind it, and what decides a tie. */
export function scoreSheet(view: SeaOfCloudsView, outcome: Outcome, t: Words): ScoreSheet {
  const rows = PARTS.map((part): ScoreRow => {
    const values = outcome.parts.map((parts) => parts.find(({ key }) => key === part)?.value ?? 0);
    return { key: part, label: t(`sea-of-clouds:score.${part}`), sign: SIGNS[part], ...bestOf(values) };
  });
  return {
    reason: t(`sea-of-clouds:outcomes.${outcome.reason as OutcomeReason}`),
    corner: t('sea-of-clouds:score.corner'),
    rows,
    totals: outcome.scores,
    after: [
      ...sets(view, t),
      {
        key: 'parrot',
        label: t('sea-of-clouds:score.parrot'),
        sign: { icon: PARROT, color: '#1F7A6C' },
        values: view.players.map(({ seat }) => (seat === view.parrot ? 1 : null)),
        best: [],
      },
      {
        key: 'bottles',
        label: t('sea-of-clouds:score.bottles'),
        sign: TYPE_LOOK.rum,
        ...bestOf(view.players.map(({ rum }) => rum.count)),
      },
    ],
  };
}

/** What each captain's set of a kind has brought, and of how many copies: relics by their ladder, rum by what the others have. */
function sets(view: SeaOfCloudsView, t: Words): ScoreRow[] {
  const { options, parrot, players } = view;
  const owned = players.map(({ relics, rum }) => [...relics, ...rum.known].map((card) => faceOf(view, card)));
  return boxOf(options).faces.flatMap((face): ScoreRow[] => {
    const counts = owned.map((faces) => faces.filter((one) => one === face).length);
    const worth = setWorth(face, counts, tieBreaker(options, parrot));
    if (!worth || counts.every((count) => count === 0)) return [];
    const values = counts.map((count, seat) => (count > 0 ? worth(count, seat) : null));
    const sign = face.ladder.length > 0 ? { ...TYPE_LOOK.relic, icon: iconOfRelic(face.id) } : TYPE_LOOK.rum;
    return [{ key: face.id, label: faceWords(face, t), sign, values, counts, best: [] }];
  });
}

/** 2.2, 2.3: points of so many copies at a seat; null: this kind is no set. */
function setWorth(
  face: Face,
  counts: readonly number[],
  breaker: Seat,
): ((count: number, seat: Seat) => number) | null {
  if (face.ladder.length > 0) return (count) => face.ladder[count - 1] ?? 0;
  const [effect] = face.effects;
  if (effect?.code === 'square') return (count) => count * count;
  if (effect?.code === 'most') return (count, seat) => count * (isMost(counts, seat, breaker) ? effect.n : 1);
  return null;
}

function bestOf(values: readonly number[]): Pick<ScoreRow, 'values' | 'best'> {
  const top = Math.max(...values);
  const even = values.every((value) => value === top);
  return { values, best: even ? [] : values.flatMap((value, seat) => (value === top ? [seat] : [])) };
}
