import { isBoarding, LONGEST_RELIC } from '@/engine/companion/sea-of-clouds/tables';
import { trackOf } from '@/engine/companion/sea-of-clouds/sheet';
import { box, button, quiet, section, type Blocks } from '@/components/kit/companion/spec/blocks';
import { counter, counters } from '@/components/kit/companion/spec/fields';
import type { Leaf } from '@/components/kit/companion/spec/spec';
import { COLLECTORS, FIRST_CLASS, LADDERS, NEW_CHEST, ROUNDS } from './fields';
import type { CloudsAt } from './kind';
import { fieldWords, relicWords } from './words';

/** The kind that was never published. */
const FOURTH = 3;

/** 11: every table of the box, as printed on the own cards; kept for the next sheet. */
export function tablesOf(at: CloudsAt): Leaf {
  const { sheet, t, tap } = at;
  const track = trackOf(sheet);
  return {
    title: t('companion-sea-of-clouds:tables'),
    testID: 'tables-sheet',
    blocks: [
      quiet(t('companion-sea-of-clouds:tablesNote')),
      LADDERS.map((ladder, kind) =>
        box(
          { gap: 8 },
          section(relicWords(sheet.tables, kind, t)),
          kind === FOURTH ? relicName(at) : null,
          counters(at, ladder),
        ),
      ),
      section(fieldWords('collector', t)),
      counters(at, COLLECTORS),
      section(fieldWords('premium', t)),
      counters(at, FIRST_CLASS),
      section(t('companion-sea-of-clouds:chest')),
      counter(at, NEW_CHEST, 0, { half: false }),
      section(t('companion-sea-of-clouds:islands')),
      counter(at, ROUNDS, 0, { half: false }),
      quiet(t('companion-sea-of-clouds:skulls')),
      {
        part: 'picks',
        label: t('companion-sea-of-clouds:skulls'),
        picks: Array.from({ length: track.rounds }, (_, i) => i + 1).map((round) => {
          const skull = isBoarding(track, round);
          return { key: String(round), label: skull ? `✓ ${round}` : String(round), dim: !skull };
        }),
        onPick: (key) => tap({ type: 'skull', round: Number(key) }),
        testID: 'skull',
      },
    ],
  };
}

function relicName({ sheet, t, tap, draft, onDraft }: CloudsAt): Blocks {
  const kept = sheet.tables.names[FOURTH] ?? '';
  const value = draft.relic ?? kept;
  const name = value.trim();
  return [
    {
      part: 'input',
      label: t('companion-sea-of-clouds:relicName'),
      value,
      onChange: (relic) => onDraft({ relic }),
      maxLength: LONGEST_RELIC,
      testID: 'relic-name',
    },
    name !== '' && name !== kept
      ? button(t('app:common.done'), 'relic-name-done', () => tap({ type: 'relic-name', kind: FOURTH, name }))
      : null,
  ];
}
