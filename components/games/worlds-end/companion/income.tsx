import { incomeOf } from '@/engine/companion/worlds-end/income';
import { playerAt } from '@/engine/companion/worlds-end/sheet';
import type { SheetTap } from '@/engine/companion/worlds-end/taps';
import type { WorldsEndSheet } from '@/engine/companion/worlds-end/sheet';
import { seaId, type Sea } from '@/engine/games/worlds-end/data/board';
import { MONEY_STEP } from '@/engine/games/worlds-end/data/table';
import { quiet, text } from '@/components/kit/companion/spec/blocks';
import { counter, type Field } from '@/components/kit/companion/spec/fields';
import type { Leaf } from '@/components/kit/companion/spec/spec';
import type { SeasAt } from './kind';
import { goldWords, seaWords } from './names';

/** 11.2: what a sea brings, as printed; a question mark until it is typed. */
export function incomeField(sea: Sea): Field<WorldsEndSheet, SheetTap> {
  return {
    key: `income-${seaId(sea)}`,
    per: 'table',
    words: (t) => t('companion-worlds-end:fields.income'),
    of: ({ profile }) => (profile.seas[sea]?.income ?? -MONEY_STEP) / MONEY_STEP,
    set: (hundreds) => ({ type: 'sea-income', sea: seaId(sea), income: hundreds * MONEY_STEP }),
    shown: (hundreds) => (hundreds < 0 ? '?' : goldWords(hundreds * MONEY_STEP)),
    most: 9,
  };
}

/** 11.5: the sum line by line; what no card has told yet is typed here. */
export function incomeLeaf(at: SeasAt): Leaf {
  const { sheet, t, tap, draft, onDraft, close } = at;
  const { lines, extra, total, isKnown } = incomeOf(sheet);
  const more = draft.gold ?? 0;
  return {
    title: t('companion-worlds-end:income.title', { name: playerAt(sheet, sheet.active).name }),
    testID: 'income-sheet',
    blocks: [
      isKnown ? null : quiet(t('companion-worlds-end:income.ask')),
      lines.map(({ sea }) => counter(at, incomeField(sea), 0, { label: seaWords(sheet, sea, t), half: false })),
      extra > 0 ? text(t('companion-worlds-end:income.extra', { gold: goldWords(extra) })) : null,
      {
        part: 'counter',
        label: t('companion-worlds-end:income.more'),
        value: more / MONEY_STEP,
        shown: goldWords(more),
        onStep: (by) => onDraft({ gold: Math.max(0, more + by * MONEY_STEP) }),
        testID: 'income-more',
      },
    ],
    keys: [
      {
        kind: 'primary',
        label: t('companion-worlds-end:income.take', { gold: goldWords(total + more) }),
        onPress: () => tap({ type: 'income', more }) && close(),
        testID: 'income-take',
        style: { flex: 1 },
      },
    ],
  };
}
