import type { Words } from '@/components/i18n/words';
import type { ScoreRow, ScoreSheet } from '@/components/table/face';
import type { Outcome } from '@/engine';
import { boxOf } from '@/engine/games/sea-of-clouds/box';
import type { SeaOfCloudsView } from '@/engine/games/sea-of-clouds/view';
import { iconOfRelic, PARROT, SECRET, SKULL, TYPE_LOOK } from './looks';
import { faceWords, relicSets } from './words';

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

/** 7.3: what counts, each kind of relic below the relics; then what decides a tie. */
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
      ...ladders(view, t),
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

/** What each captain's set of a kind has brought. */
function ladders(view: SeaOfCloudsView, t: Words): ScoreRow[] {
  const box = boxOf(view.options);
  const sets = view.players.map(({ relics }) => relicSets(box, relics));
  return box.faces.flatMap((face): ScoreRow[] => {
    if (face.ladder.length === 0) return [];
    const values = sets.map((own) => own.find((set) => set.face === face)?.points ?? null);
    if (values.every((value) => value === null)) return [];
    const sign = { icon: iconOfRelic(face.id), color: TYPE_LOOK.relic.color };
    return [{ key: face.id, label: faceWords(face, t), sign, values, best: [] }];
  });
}

function bestOf(values: readonly number[]): Pick<ScoreRow, 'values' | 'best'> {
  const top = Math.max(...values);
  const even = values.every((value) => value === top);
  return { values, best: even ? [] : values.flatMap((value, seat) => (value === top ? [seat] : [])) };
}
