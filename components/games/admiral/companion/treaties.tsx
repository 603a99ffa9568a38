import type { Words } from '@/components/i18n/words';
import type { AdmiralSheet, SheetTreaty } from '@/engine/companion/admiral/sheet';
import { LONGEST_TERMS } from '@/engine/companion/admiral/taps';
import { button, line, quiet, section, text, GROW, type Blocks } from '@/components/kit/companion/spec/blocks';
import type { Leaf } from '@/components/kit/companion/spec/spec';
import type { FleetAt } from './kind';
import { nameOf } from './words';

const ABOUT = ['peace', 'passage', 'joint'] as const;
const ROUNDS = 6;

function treatyWords(sheet: AdmiralSheet, { one, other, about, until, terms }: SheetTreaty, t: Words): string {
  const treaty = t(`companion-admiral:treaties.${about}`, { until });
  const words = t('admiral:treaties.between', { name: nameOf(sheet, one, t), other: nameOf(sheet, other, t), treaty });
  return terms === '' ? words : `${words}: ${terms}`;
}

/** What a player has agreed and what still holds: the reminder of section 11. */
export function treatiesOf({ sheet, t }: Pick<FleetAt, 'sheet' | 't'>, seat: number): string[] {
  return sheet.treaties
    .filter(
      ({ one, other, until, brokenBy }) =>
        (one === seat || other === seat) && until >= sheet.round && brokenBy === null,
    )
    .map((treaty) => treatyWords(sheet, treaty, t));
}

/** E-16 beside the box: nobody is held to it; the sheet remembers, and tells who broke it. */
export function treatiesLeaf(at: FleetAt): Leaf {
  const { sheet, t } = at;
  return {
    title: t('admiral:treaties.title'),
    testID: 'treaties-sheet',
    blocks: [
      quiet(t('admiral:treaties.note')),
      sheet.treaties.length === 0 ? text(t('admiral:treaties.none')) : sheet.treaties.map((_, i) => standing(at, i)),
      offering(at),
    ],
  };
}

function standing({ sheet, t, tap }: FleetAt, i: number): Blocks {
  const treaty = sheet.treaties[i];
  if (!treaty) return null;
  const { one, other, until, brokenBy } = treaty;
  const words = text(treatyWords(sheet, treaty, t), { role: 'label', tone: until < sheet.round ? 'text3' : 'text1' });
  if (brokenBy !== null)
    return [words, text(t('admiral:treaties.broken', { name: nameOf(sheet, brokenBy, t) }), { tone: 'bad' })];
  return [
    words,
    until < sheet.round
      ? null
      : line(
          ...[one, other].map((by) =>
            button(
              t('admiral:treaties.broken', { name: nameOf(sheet, by, t) }),
              `broken-${i}-${by}`,
              () => tap({ type: 'broken', treaty: i + 1, by }),
              {
                kind: 'ghost',
                ...GROW,
              },
            ),
          ),
        ),
  ];
}

function offering({ sheet, t, tap, draft, onDraft }: FleetAt): Blocks {
  const pair = draft.order ?? [];
  const about = draft.about ?? 'peace';
  const rounds = draft.count ?? 3;
  const [one, other] = pair;
  return [
    section(t('admiral:treaties.offer')),
    {
      part: 'seats',
      label: t('companion:players'),
      players: sheet.players,
      checked: (seat) => pair.includes(seat),
      onSeat: (seat) =>
        onDraft({ order: pair.includes(seat) ? pair.filter((each) => each !== seat) : [...pair, seat].slice(-2) }),
      testID: 'treaty-of',
    },
    {
      part: 'picks',
      label: t('admiral:treaties.offer'),
      picks: ABOUT.map((key) => ({ key, label: t(`companion-admiral:treaties.names.${key}`) })),
      chosen: about,
      onPick: (key) => onDraft({ about: ABOUT.find((each) => each === key) ?? 'peace' }),
      wide: true,
      testID: 'about',
    },
    {
      part: 'counter',
      label: t('companion-admiral:treaties.until'),
      value: sheet.round + rounds,
      onStep: (by) => onDraft({ count: Math.max(0, Math.min(ROUNDS, rounds + by)) }),
      testID: 'until',
    },
    {
      part: 'input',
      label: t('companion-admiral:treaties.terms'),
      value: draft.text ?? '',
      onChange: (words) => onDraft({ text: words }),
      maxLength: LONGEST_TERMS,
      testID: 'terms',
    },
    button(
      t('companion-admiral:treaties.note'),
      'treaty',
      () => {
        if (one === undefined || other === undefined) return;
        if (!tap({ type: 'treaty', one, other, about, until: Math.max(1, sheet.round + rounds) })) return;
        const terms = draft.text?.trim() ?? '';
        if (terms !== '') tap({ type: 'terms', treaty: sheet.treaties.length + 1, text: terms });
        onDraft({ order: [], text: '' });
      },
      { off: other === undefined ? t('companion-admiral:treaties.two') : null },
    ),
  ];
}
