import { driftOf, driftOrder } from '@/engine/companion/admiral/hints';
import { chartOf, hullOf, shipOf } from '@/engine/companion/admiral/sheet';
import { line, button, GROW, quiet, text, type Blocks } from '@/components/kit/companion/spec/blocks';
import type { Leaf } from '@/components/kit/companion/spec/spec';
import type { FleetAt } from './kind';
import { driftingOf } from './reminders';
import { toSquare } from './unit';
import { unitName, windName } from './words';

/** 4.8: with squares the storm carries ships in its order; without them each is ticked off, with the damage of its reef. */
export function driftLeaf(at: FleetAt): Leaf {
  const { sheet, t } = at;
  const known = driftOrder(sheet);
  const left = driftingOf(at, sheet.active);
  return {
    title: `${t('admiral:board.driftOrder')} · ${windName(sheet.sector, t)}`,
    testID: 'drift-sheet',
    blocks: [
      quiet(t(known ? 'companion-admiral:drift.ordered' : 'companion-admiral:drift.list')),
      chartOf(sheet).rules.isCaptain ? quiet(t('companion-admiral:drift.captain')) : null,
      left.length === 0 ? text(t('companion-admiral:drift.done'), { tone: 'good', testID: 'drift-done' }) : null,
      known ? known.map((one) => forecast(at, one)) : left.map((ship) => ticked(at, ship)),
    ],
  };
}

type Forecast = NonNullable<ReturnType<typeof driftOrder>>[number];

function forecast(at: FleetAt, { ship, from, path, damage, isLost, stops, place }: Forecast): Blocks {
  const { sheet, t, tap } = at;
  const to = path.at(-1) ?? from;
  const what = [
    to === from ? t('admiral:board.stays') : t('admiral:board.drift', { to }),
    damage > 0 ? t('admiral:board.reef', { count: damage }) : null,
    isLost ? t('companion-admiral:lost') : null,
  ].filter((word) => word !== null);
  return line(
    button(
      `${place}. ${unitName(sheet, ship, t)}`,
      `drift-${ship}`,
      () => tap({ type: 'drift', ship, damage, at: to }),
      {
        sub: what.join(', '),
        ...(place === 1 ? {} : { kind: 'ghost' as const }),
        ...GROW,
      },
    ),
    ...stops.map((stop) =>
      button(
        t('admiral:buttons.Drift_port'),
        `drift-${ship}-${stop}`,
        () => tap({ type: 'drift', ship, damage: 0, at: stop }),
        {
          sub: stop,
          kind: 'ghost',
        },
      ),
    ),
  );
}

/** So many squares at most; the reef it ran onto is told by a number. */
function ticked(at: FleetAt, ship: string): Blocks {
  const { sheet, t, tap, draft, onDraft, view, onView } = at;
  const damage = draft.unit === ship ? (draft.count ?? 0) : 0;
  const most = hullOf(sheet, ship);
  return line(
    {
      part: 'counter',
      half: true,
      label: t('companion-admiral:drift.reef'),
      spoken: `${unitName(sheet, ship, t)}. ${t('companion-admiral:drift.reef')}`,
      value: damage,
      onStep: (by) => onDraft({ unit: ship, count: Math.max(0, Math.min(most, damage + by)) }),
      testID: `reef-${ship}`,
    },
    button(
      unitName(sheet, ship, t),
      `drift-${ship}`,
      () => tap({ type: 'drift', ship, damage, at: null }) && onDraft({ count: 0 }),
      {
        sub: t('companion-admiral:unit.drifts', { count: driftOf(sheet, ship) ?? 0 }),
        ...GROW,
      },
    ),
    button(
      t('companion-admiral:drift.stays'),
      `shelter-${ship}`,
      () => onView({ sheltered: [...view.sheltered, `${sheet.turn} ${ship}`] }),
      { kind: 'ghost', ...GROW },
    ),
    shipOf(sheet, ship)?.at == null
      ? null
      : button(t('companion-admiral:drift.where'), `drift-at-${ship}`, () => toSquare(at, ship, 'drift'), {
          kind: 'ghost',
        }),
  );
}

/** 4.12.9: everybody beside it is hit at once, then nothing is left of it. */
export function explodeLeaf(at: FleetAt): Leaf {
  const { sheet, t, tap, close, draft, onDraft } = at;
  const ship = draft.unit ?? '';
  const victims = draft.units ?? [];
  const others = sheet.ships.filter(({ id, isAfloat }) => isAfloat && id !== ship);
  return {
    title: t('admiral:actions.Explode', { ship: unitName(sheet, ship, t) }),
    testID: 'explode-sheet',
    blocks: [
      quiet(t('companion-admiral:explode.who')),
      {
        part: 'picks',
        label: t('companion-admiral:explode.who'),
        picks: others.map(({ id }) => ({ key: id, label: unitName(sheet, id, t), checked: victims.includes(id) })),
        onPick: (id) =>
          onDraft({ units: victims.includes(id) ? victims.filter((one) => one !== id) : [...victims, id] }),
        wide: true,
        testID: 'victim',
      },
    ],
    keys: [
      {
        kind: 'primary',
        label: t('admiral:buttons.Explode'),
        onPress: () => tap({ type: 'explode', ship, victims }) && close(),
        testID: 'explode',
        style: { flex: 1 },
      },
    ],
  };
}
