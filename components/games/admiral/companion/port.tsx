import { chartOf, shipOf, type SheetShip } from '@/engine/companion/admiral/sheet';
import { button, GROW, line, quiet, section, type Blocks, type Part } from '@/components/kit/companion/spec/blocks';
import type { Leaf } from '@/components/kit/companion/spec/spec';
import type { FleetAt } from './kind';
import { cargoName, ownedName, unitName } from './words';

/** 4.13, 4.16, 4.20: repair, work on a fort, cargo. */
export function portLeaf(at: FleetAt): Leaf {
  const { sheet, t, draft } = at;
  const ship = shipOf(sheet, draft.unit ?? '');
  if (!ship) return { title: t('companion-admiral:port.open'), testID: 'port-sheet', blocks: null };
  const { can } = chartOf(sheet).rules;
  return {
    title: `${t('companion-admiral:port.open')}: ${ownedName(sheet, ship.id, t)}`,
    testID: 'port-sheet',
    blocks: [loading(at, ship), can.repair ? repairing(at, ship) : null, can.fortWork ? working(at, ship) : null],
  };
}

function loading({ sheet, t, tap }: FleetAt, { id, cargo }: SheetShip): Blocks {
  const name = cargoName(sheet, t);
  if (name === null) return null;
  const lying = [...new Set(sheet.lots)];
  const held = sheet.forts.filter(({ holds }) => holds > 0);
  const forts = sheet.forts.filter(({ ruined }) => !ruined);
  return [
    section(`${name}: ${cargo}`),
    lying.length + held.length === 0
      ? null
      : [
          quiet(t('companion-admiral:port.load')),
          {
            part: 'picks' as const,
            label: t('companion-admiral:port.load'),
            picks: [...lying, ...held.map(({ at }) => at)].map((from) => ({
              key: from,
              label: held.some(({ at }) => at === from) ? unitName(sheet, from, t) : from,
            })),
            onPick: (from: string) => tap({ type: 'load', ship: id, from, count: 1 }),
            testID: 'load',
          },
        ],
    cargo === 0
      ? null
      : [
          quiet(t('companion-admiral:port.unload')),
          {
            part: 'picks' as const,
            label: t('companion-admiral:port.unload'),
            picks: forts.map(({ at }) => ({ key: at, label: unitName(sheet, at, t) })),
            onPick: (fort: string) => tap({ type: 'unload', ship: id, fort, count: 1 }),
            testID: 'unload',
          },
        ],
  ];
}

function repairing({ sheet, t, tap }: FleetAt, { id, owner, repair, damage }: SheetShip): Blocks {
  const own = sheet.forts.filter((fort) => fort.owner === owner && !fort.ruined);
  return [
    section(t('admiral:buttons.StartRepair')),
    repair !== null
      ? button(t('admiral:buttons.EndRepair'), 'end-repair', () => tap({ type: 'endRepair', ship: id }), {
          sub: unitName(sheet, repair, t),
        })
      : damage === 0
        ? quiet(t('companion-admiral:port.whole'))
        : line(
            ...own.map(({ at }) =>
              button(unitName(sheet, at, t), `repair-${at}`, () => tap({ type: 'repair', ship: id, fort: at }), GROW),
            ),
          ),
  ];
}

/** 4.16: two ships work on one fort. */
function working({ sheet, t, tap, draft, onDraft }: FleetAt, { id, owner, work }: SheetShip): Blocks {
  const { sideOf } = chartOf(sheet);
  const mates = sheet.ships.filter(
    (ship) => ship.id !== id && ship.isAfloat && ship.work === null && sideOf[ship.owner] === sideOf[owner],
  );
  const forts = sheet.forts.filter(
    (fort) =>
      fort.work === null &&
      fort.damage > 0 &&
      (fort.ruined || (fort.owner !== null && sideOf[fort.owner] === sideOf[owner])),
  );
  if (work !== null)
    return button(t('admiral:buttons.EndFortWork'), 'end-work', () => tap({ type: 'endWork', fort: work }));
  if (mates.length === 0 || forts.length === 0) return null;
  const other = draft.target ?? mates[0]?.id ?? '';
  return [
    section(t('companion-admiral:port.work')),
    {
      part: 'picks',
      label: t('companion-admiral:port.with'),
      picks: mates.map((ship) => ({ key: ship.id, label: unitName(sheet, ship.id, t) })),
      chosen: other,
      onPick: (target) => onDraft({ target }),
      wide: true,
      testID: 'mate',
    },
    line(
      ...forts.map(({ at, ruined }): Part =>
        button(
          t(ruined ? 'admiral:buttons.StartFortWork_restore' : 'admiral:buttons.StartFortWork_repair'),
          `work-${at}`,
          () => tap({ type: 'work', fort: at, ship: id, other }),
          { sub: unitName(sheet, at, t), ...GROW },
        ),
      ),
    ),
  ];
}
