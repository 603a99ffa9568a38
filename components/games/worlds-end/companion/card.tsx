import { seaId, type Sea } from '@/engine/games/worlds-end/data/board';
import { GOODS } from '@/engine/companion/worlds-end/profile';
import { button, section, type Blocks } from '@/components/kit/companion/spec/blocks';
import { counter } from '@/components/kit/companion/spec/fields';
import type { Leaf } from '@/components/kit/companion/spec/spec';
import { incomeField } from './income';
import type { SeasAt } from './kind';
import { goodWords, seaWords } from './names';

/** 11.2: a sea card, typed off once. */
export function cardOf(at: SeasAt): Leaf {
  const { sheet, t, draft } = at;
  const sea = draft.sea ?? 0;
  return {
    title: t('companion-worlds-end:card.title', { sea: seaWords(sheet, sea, t) }),
    testID: 'card-sheet',
    blocks: [
      nameField(at, sea),
      counter(at, incomeField(sea), 0, { half: false, testID: 'card-income' }),
      goods(at, sea),
      port(at, sea),
      difficultyKeys(at, sea),
    ],
  };
}

/** A name is tapped when it is done: every letter would be a line of the log. */
export function nameInput(
  { t, draft, onDraft }: SeasAt,
  label: string,
  kept: string,
  onName: (name: string) => void,
  testID: string,
): Blocks {
  const value = draft.text ?? kept;
  const name = value.trim();
  return [
    { part: 'input', label, value, onChange: (text) => onDraft({ text }), maxLength: 40, testID },
    name !== '' && name !== kept ? button(t('app:common.done'), `${testID}-done`, () => onName(name)) : null,
  ];
}

function nameField(at: SeasAt, sea: Sea): Blocks {
  const { sheet, t, tap } = at;
  const label = t('companion-worlds-end:card.name');
  return nameInput(
    at,
    label,
    seaWords(sheet, sea, t),
    (name) => tap({ type: 'sea-name', sea: seaId(sea), name }),
    'sea-name',
  );
}

function goods({ sheet, t, tap }: SeasAt, sea: Sea): Blocks {
  const label = t('companion-worlds-end:card.goods');
  const good = sheet.profile.seas[sea]?.good ?? null;
  return [
    section(label),
    {
      part: 'picks',
      label,
      picks: Array.from({ length: GOODS + 1 }, (_, i) => ({
        key: String(i),
        label: goodWords(sheet.profile, i, t),
      })),
      chosen: good === null ? null : String(good),
      onPick: (key) => tap({ type: 'sea-good', sea: seaId(sea), good: Number(key) }),
      wide: true,
      testID: 'good',
    },
  ];
}

const SIGNS = ['yes', 'no'] as const;

function port({ sheet, t, tap }: SeasAt, sea: Sea): Blocks {
  const label = t('companion-worlds-end:card.port');
  const sign = sheet.profile.seas[sea]?.port ?? null;
  return [
    section(label),
    {
      part: 'picks',
      label,
      picks: SIGNS.map((key) => ({ key, label: t(`companion-worlds-end:card.${key}`) })),
      chosen: sign === null ? null : sign ? 'yes' : 'no',
      onPick: (key) => {
        const one = SIGNS.find((each) => each === key);
        if (one) tap({ type: 'sea-port', sea: seaId(sea), port: one === 'yes' });
      },
      testID: 'port',
    },
  ];
}

/** 2.7: which ships of the Company stand before it. */
export function difficultyKeys({ sheet, t, tap }: SeasAt, sea: Sea): Blocks {
  const label = t('companion-worlds-end:card.difficulty');
  const level = sheet.profile.seas[sea]?.difficulty ?? null;
  return [
    section(label),
    {
      part: 'picks',
      label,
      picks: [1, 2, 3].map((key) => ({ key: String(key), label: String(key) })),
      chosen: level === null ? null : String(level),
      onPick: (key) => tap({ type: 'difficulty', sea: seaId(sea), level: Number(key) }),
      testID: 'difficulty',
    },
  ];
}
