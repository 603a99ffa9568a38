import { say } from '@/components/i18n/words';
import { Emblem } from '@/components/ui/emblem';
import { seaHintOf } from '@/engine/companion/worlds-end/hints';
import { isUnderWay, playerAt } from '@/engine/companion/worlds-end/sheet';
import { OCEAN, regionOf, seaId, type Sea } from '@/engine/games/worlds-end/data/board';
import { button, GROW, line, quiet, section, text, type Blocks } from '@/components/kit/companion/spec/blocks';
import { counter } from '@/components/kit/companion/spec/fields';
import type { Leaf } from '@/components/kit/companion/spec/spec';
import { seaKeys } from './due';
import { guardsOf } from './fields';
import type { SeasAt } from './kind';
import { goldWords, goodWords, nameOf, regionWords, seaWords } from './names';
import { openSea } from './open-sea';

const COMPANY = 'company';

/** 11.3: whose it is, its guards, who lies there; what can be done about it, and what its card says. */
export function seaOf(at: SeasAt): Leaf {
  const { sheet, t, draft, told } = at;
  const sea = draft.sea ?? 0;
  const last = at.ledger.steps.at(-1)?.tap;
  const hint = seaHintOf(sheet, sea);
  return {
    title: seaWords(sheet, sea, t),
    testID: 'sea-sheet',
    blocks: [
      quiet(regionWords(regionOf(sea), t)),
      owners(at, sea),
      last?.type === 'own' && last.sea === seaId(sea) && told !== undefined
        ? text(told, { tone: 'good', accessibilityLiveRegion: 'polite', testID: 'told' })
        : null,
      hint === null ? null : text(say(t, `companion-worlds-end:hints.${hint}`), { testID: 'sea-hint' }),
      isUnderWay(sheet) ? underWay(at, sea) : null,
      quiet(cardWords(at, sea), { testID: 'sea-card-line' }),
      button(t('companion-worlds-end:sea.card'), 'open-card', () => openSea(at, sea, 'card'), { kind: 'ghost' }),
    ],
  };
}

function owners({ sheet, t, tap }: SeasAt, sea: Sea): Blocks {
  const label = t('companion-worlds-end:sea.whose');
  const owner = sheet.owner[sea] ?? -1;
  return [
    section(label),
    {
      part: 'picks',
      label,
      picks: [
        ...sheet.players.map(({ name, emblem }, seat) => ({
          key: String(seat),
          label: name,
          left: <Emblem emblem={emblem} size={30} />,
        })),
        { key: COMPANY, label: t('worlds-end:company') },
      ],
      chosen: owner < 0 ? COMPANY : String(owner),
      onPick: (key) => tap({ type: 'own', sea: seaId(sea), owner: key === COMPANY ? null : Number(key) }),
      wide: true,
      testID: 'owner',
    },
  ];
}

function underWay(at: SeasAt, sea: Sea): Blocks {
  const { sheet, t, tap } = at;
  const id = seaId(sea);
  const label = t('companion-worlds-end:sea.flagship');
  return [
    counter(at, guardsOf(sea), 0, { half: false, testID: 'sea-guards' }),
    sheet.owner[sea] === sheet.active ? moveGuard(at, sea) : attack(at, sea),
    section(label),
    {
      part: 'seats',
      label,
      players: sheet.players,
      checked: (seat) => playerAt(sheet, seat).flagship === sea,
      onSeat: (seat) => tap({ type: 'flagship', seat, at: playerAt(sheet, seat).flagship === sea ? null : id }),
      testID: 'flagship',
    },
  ];
}

function attack({ sheet, t, tap, open, close }: SeasAt, sea: Sea): Blocks {
  const id = seaId(sea);
  const name = nameOf(sheet, sheet.active, t);
  return line(
    button(t('companion-worlds-end:sea.attack'), 'attack', () => tap({ type: 'attack', sea: id }) && open('battle'), {
      ...GROW,
      sub: name,
    }),
    button(t('companion-worlds-end:sea.seize'), 'seize', () => tap({ type: 'seize', sea: id }) && close(), {
      ...GROW,
      sub: name,
    }),
  );
}

/** 4.9.4: within one small map. */
function moveGuard(at: SeasAt, sea: Sea): Blocks {
  const { sheet, t, tap } = at;
  if ((sheet.guards[sea] ?? 0) === 0 || regionOf(sea) === OCEAN) return null;
  const others = sheet.owner.flatMap((owner, to) =>
    owner === sheet.active && to !== sea && regionOf(to) === regionOf(sea) ? [to] : [],
  );
  if (others.length === 0) return null;
  const label = t('companion-worlds-end:sea.moveGuard');
  return [
    section(label),
    seaKeys(
      at,
      label,
      others,
      (to) => tap({ type: 'guards-move', from: seaId(sea), to: seaId(to), ships: 1 }),
      'guard-to',
    ),
  ];
}

/** `300 gold · rum · port · difficulty 2`, as far as it has been typed. */
function cardWords({ sheet, t }: SeasAt, sea: Sea): string {
  const { income = null, good = null, port = null, difficulty = null } = sheet.profile.seas[sea] ?? {};
  const parts = [
    income === null ? null : t('companion-worlds-end:sea.income', { gold: goldWords(income) }),
    good === null ? null : goodWords(sheet.profile, good, t),
    port === null ? null : t(port ? 'companion-worlds-end:sea.port' : 'companion-worlds-end:sea.noPort'),
    difficulty === null ? null : t('companion-worlds-end:sea.difficulty', { level: difficulty }),
  ].filter((part) => part !== null);
  return parts.length === 0 ? t('companion-worlds-end:sea.untyped') : parts.join(' · ');
}
