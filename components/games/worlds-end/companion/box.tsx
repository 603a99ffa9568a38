import { Glyph } from '@/components/art/Glyph';
import { oddGoods } from '@/engine/companion/worlds-end/fame';
import { GOODS, type CompanyEntry } from '@/engine/companion/worlds-end/profile';
import type { WorldsEndSheet } from '@/engine/companion/worlds-end/sheet';
import type { SheetTap } from '@/engine/companion/worlds-end/taps';
import { REGIONS, seaId, seasOf } from '@/engine/games/worlds-end/data/board';
import { HEROES } from '@/engine/games/worlds-end/data/cards';
import { COMPANY } from '@/engine/games/worlds-end/data/company';
import { box, button, quiet, section, text, type Blocks } from '@/components/kit/companion/spec/blocks';
import { counters, type Field } from '@/components/kit/companion/spec/fields';
import type { Leaf } from '@/components/kit/companion/spec/spec';
import { nameInput } from './card';
import type { SeasAt } from './kind';
import { companyWords, goldWords, goodWords, heroWords, regionWords, seaWords } from './names';
import { openSea } from './open-sea';
import { PackKeys } from './PackKeys';
import { markField } from './table';

/** 11.2, E-25: what has been typed off the cards of this box; kept for the next sheet. */
export function boxOf(at: SeasAt): Leaf {
  const { sheet, t, tap } = at;
  return {
    title: t('companion-worlds-end:box.title'),
    testID: 'box-sheet',
    blocks: [
      quiet(t('companion-worlds-end:box.note')),
      button(t('companion-worlds-end:box.own'), 'own-cards', () => tap({ type: 'own-cards' }), {
        sub: t('companion-worlds-end:box.ownNote'),
      }),
      <PackKeys key="packs" at={at} />,
      oddGoods(sheet).map(({ good, seas }) =>
        text(t('companion-worlds-end:box.odd', { good: goodWords(sheet.profile, good, t), count: seas }), {
          tone: 'bad',
          testID: `odd-${good}`,
        }),
      ),
      section(t('companion-worlds-end:box.seas')),
      REGIONS.map((_, region) => [quiet(regionWords(region, t)), seasOf(region).map((sea) => seaRow(at, sea))]),
      section(t('companion-worlds-end:box.company')),
      COMPANY.map((_, ship) => companyShip(at, ship)),
      section(t('companion-worlds-end:box.armada')),
      quiet(t('companion-worlds-end:box.armadaNote')),
      counters(at, [markField(2), markField(3)]),
      section(t('companion-worlds-end:box.goods')),
      goodNames(at),
      section(t('companion-worlds-end:box.skills')),
      skills(at),
    ],
  };
}

function seaRow(at: SeasAt, sea: number): Blocks {
  const { sheet, t, theme } = at;
  const { income = null, difficulty = null } = sheet.profile.seas[sea] ?? {};
  const parts = [
    income === null ? '?' : goldWords(income),
    difficulty === null ? '?' : t('companion-worlds-end:sea.difficulty', { level: difficulty }),
  ];
  return {
    part: 'row',
    title: seaWords(sheet, sea, t),
    sub: parts.join(' · '),
    right: <Glyph name="chev" color={theme.text3} />,
    onPress: () => openSea(at, sea, 'card', 'box'),
    testID: `card-${seaId(sea)}`,
  };
}

type Number = 'attack' | 'defence';
const START: CompanyEntry = { attack: 1, defence: 3, mark: false };

function companyField(ship: number, what: Number): Field<WorldsEndSheet, SheetTap> {
  const id = COMPANY[ship] ?? 'kraken';
  return {
    key: `${id}-${what}`,
    per: 'table',
    words: (t) => t(`companion-worlds-end:fields.${what}`),
    of: ({ profile }) => profile.company[ship]?.[what] ?? 0,
    set: (value, _, { profile }) => ({
      type: 'company',
      ship: id,
      ...(profile.company[ship] ?? START),
      [what]: value,
    }),
    shown: (value) => (value === 0 ? '?' : String(value)),
    least: 1,
    most: what === 'attack' ? 3 : 5,
  };
}

/** A, D and the mark of one ship of the Company. */
export function companyShip(at: SeasAt, ship: number): Blocks {
  const { sheet, t, tap } = at;
  const entry = sheet.profile.company[ship] ?? null;
  const id = COMPANY[ship] ?? 'kraken';
  return box(
    { gap: 6 },
    text(companyWords(ship, t), { role: 'label' }),
    counters(at, [companyField(ship, 'attack'), companyField(ship, 'defence')]),
    {
      part: 'toggle',
      title: t('companion-worlds-end:fields.mark'),
      on: entry?.mark === true,
      onChange: (mark) => tap({ type: 'company', ship: id, ...(entry ?? START), mark }),
      testID: `${id}-mark`,
    },
  );
}

function goodNames(at: SeasAt): Blocks {
  const { sheet, t, tap, draft, onDraft } = at;
  const chosen = draft.count ?? 0;
  const label = t('companion-worlds-end:box.goods');
  return [
    {
      part: 'picks',
      label,
      picks: Array.from({ length: GOODS }, (_, i) => ({
        key: String(i + 1),
        label: goodWords(sheet.profile, i + 1, t),
      })),
      chosen: String(chosen),
      onPick: (key) => onDraft({ count: Number(key), text: goodWords(sheet.profile, Number(key), t) }),
      wide: true,
      testID: 'good-name',
    },
    chosen === 0
      ? null
      : nameInput(
          at,
          t('companion-worlds-end:card.name'),
          goodWords(sheet.profile, chosen, t),
          (name) => tap({ type: 'good-name', good: chosen, name }) && onDraft({ count: 0 }),
          'good-text',
        ),
  ];
}

/** Two for each hero, as printed; which one is written is a draft. */
function skills(at: SeasAt): Blocks {
  const { sheet, t, tap, draft, onDraft } = at;
  const written = draft.target ?? null;
  return HEROES.map((hero, row) =>
    ([1, 2] as const).map((which): Blocks => {
      const place = 2 * row + which - 1;
      const kept = sheet.profile.skills[place] ?? '';
      if (written === place) {
        return nameInput(
          at,
          `${heroWords(hero, t)}, ${t(`companion-worlds-end:uses.skill${which}`)}`,
          kept,
          (words) => tap({ type: 'skill-text', hero, which, text: words }) && onDraft({ target: null }),
          `skill-${hero}-${which}`,
        );
      }
      return {
        part: 'row',
        title: `${heroWords(hero, t)}, ${t(`companion-worlds-end:uses.skill${which}`)}`,
        sub: kept || t('companion-worlds-end:sea.untyped'),
        onPress: () => onDraft({ target: place, text: kept }),
        testID: `write-${hero}-${which}`,
      };
    }),
  );
}
