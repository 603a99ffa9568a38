import { reachesOf, shotsOf, driftOf, cardOf } from '@/engine/companion/admiral/hints';
import {
  chartOf,
  durabilityOf,
  fortOf,
  isIn,
  shipOf,
  type AdmiralSheet,
  type SheetFort,
  type SheetShip,
} from '@/engine/companion/admiral/sheet';
import type { SheetTap } from '@/engine/companion/admiral/taps';
import {
  line,
  quiet,
  section,
  text,
  button,
  GROW,
  type Blocks,
  type Part,
} from '@/components/kit/companion/spec/blocks';
import type { Leaf } from '@/components/kit/companion/spec/spec';
import type { FleetAt, Sought } from './kind';
import { fortState } from './spoken';
import { cargoName, ownedName } from './words';

/** A ship or a fort: what it does now, and everything of it to be put right by hand. */
export function unitLeaf(at: FleetAt): Leaf {
  const { sheet, t, draft } = at;
  const id = draft.unit ?? '';
  const ship = shipOf(sheet, id);
  const fort = fortOf(sheet, id);
  return {
    title: ownedName(sheet, id, t),
    testID: 'unit-sheet',
    blocks: ship ? shipBlocks(at, ship) : fort ? fortBlocks(at, fort) : null,
  };
}

function shipBlocks(at: FleetAt, ship: SheetShip): Blocks {
  const { sheet, t, tap } = at;
  if (!ship.isAfloat) {
    return [
      quiet(t('companion-admiral:lost')),
      button(t('companion-admiral:unit.float'), 'float', () => tap({ type: 'float', ship: ship.id })),
    ];
  }
  return [
    sheet.sector === null ? null : [quiet(windFor(at, ship), { testID: 'reaches' }), line(...deeds(at, ship))],
    section(t('companion-admiral:unit.right')),
    line(
      hull(at, ship.id, ship.damage),
      chartOf(sheet).rules.can.fire
        ? count(at, 'fired', ship.fired, cardOf(sheet, ship).shots[0], (fired) => ({
            type: 'token',
            ship: ship.id,
            moved: ship.moved,
            fired,
          }))
        : null,
      cargo(at, ship.id, ship.cargo, cardOf(sheet, ship).penalty.length - 1),
    ),
    toggle(at, 'moved', ship.moved, () => ({ type: 'token', ship: ship.id, moved: !ship.moved, fired: ship.fired })),
    toggle(at, 'locked', ship.locked, () => ({ type: 'lock', unit: ship.id, locked: !ship.locked })),
    owner(at, ship.id, ship.owner),
    line(
      button(t('companion-admiral:unit.place'), 'to-place', () => toSquare(at, ship.id, 'place'), {
        sub: ship.at ?? t('companion-admiral:unit.noSquare'),
        ...GROW,
      }),
      sinking(at, ship),
    ),
  ];
}

/** `N 4, NE 2 …`, or how far the storm carries it; and the shots that it has left. */
function windFor({ sheet, t }: FleetAt, { id }: SheetShip): string {
  const drift = driftOf(sheet, id);
  const reach = reachesOf(sheet, id).filter(({ squares }) => squares > 0);
  const way =
    drift !== null
      ? t('companion-admiral:unit.drifts', { count: drift })
      : reach.length === 0
        ? t('companion-admiral:unit.becalmed')
        : reach.map(({ course, squares }) => `${t(`admiral:compass.${course}`)} ${squares}`).join(' · ');
  return chartOf(sheet).rules.can.fire ? `${way}. ${t('admiral:spoken.shots', { count: shotsOf(sheet, id) })}` : way;
}

function deeds(at: FleetAt, { id, at: square, due, moved }: SheetShip): (Part | null)[] {
  const { sheet, t, tap, open, onDraft } = at;
  const { can } = chartOf(sheet).rules;
  const storm = driftOf(sheet, id) !== null;
  const go = (kind: 'fire' | 'fight' | 'port' | 'explode', draft: Partial<FleetAt['draft']>) => () => {
    open(kind);
    onDraft({ unit: id, ...draft });
  };
  const key = (name: string, words: string, onPress: () => void, off = false) =>
    off ? null : button(words, name, onPress, GROW);
  const cargo = cargoName(sheet, t) !== null;
  return [
    key('sail', t('admiral:buttons.Move'), () => toSquare(at, id, 'move'), storm || moved),
    key(
      'sailed',
      t('companion-admiral:unit.sailed'),
      () => tap({ type: 'move', ship: id, at: null }),
      storm || moved || square !== null,
    ),
    key('drift', t('admiral:buttons.Drift'), () => open('drift'), !storm || moved),
    key('fire', t('admiral:buttons.Fire'), go('fire', { isSalvo: false }), !can.fire),
    key('board', t('admiral:fight.boarding'), go('fight', { units: [id] }), !can.board && !can.assault),
    key('port', t('companion-admiral:port.open'), go('port', {}), !can.repair && !cargo),
    key(
      'fireship',
      t('admiral:buttons.AnnounceFireship'),
      () => tap({ type: 'fireship', ship: id }),
      !can.fireship || due > 0,
    ),
    key('explode', t('admiral:buttons.Explode'), go('explode', { units: [] }), due === 0),
  ];
}

/** Where a square is chosen on the board. */
export function toSquare({ open, onDraft, sheet }: FleetAt, unit: string, sought: Sought): void {
  open('square');
  onDraft({ unit, sought, square: shipOf(sheet, unit)?.at ?? 'A1' });
}

/** Its square says whether cargo stays; where that is not known, it goes down with the ship. */
function sinking({ t, tap, sheet }: FleetAt, { id, at, cargo }: SheetShip): Blocks {
  return button(t('companion-admiral:unit.sunk'), 'sunk', () => tap({ type: 'sink', ship: id, left: false }), {
    kind: 'ghost',
    ...(cargo > 0 && at === null && { sub: `${cargoName(sheet, t) ?? ''}: ${t('companion-admiral:unit.gone')}` }),
    ...GROW,
  });
}

function fortBlocks(at: FleetAt, fort: SheetFort): Blocks {
  const { sheet, t, tap, open, onDraft } = at;
  const { can } = chartOf(sheet).rules;
  const fires = can.fire && sheet.sector !== null && fort.owner !== null && !fort.ruined;
  return [
    text(fortState(sheet, fort, t), { role: 'label' }),
    fires
      ? line(
          button(
            t('admiral:buttons.Fire'),
            'fire',
            () => {
              open('fire');
              onDraft({ unit: fort.at, isSalvo: false });
            },
            { sub: t('admiral:spoken.shots', { count: shotsOf(sheet, fort.at) }), ...GROW },
          ),
        )
      : null,
    fort.work === null
      ? null
      : button(t('admiral:buttons.EndFortWork'), 'end-work', () => tap({ type: 'endWork', fort: fort.at })),
    giving(at, fort),
    section(t('companion-admiral:unit.right')),
    line(hull(at, fort.at, fort.damage), cargo(at, fort.at, fort.holds, 99)),
    toggle(at, 'locked', fort.locked, () => ({ type: 'lock', unit: fort.at, locked: !fort.locked })),
    owner(at, fort.at, fort.owner),
  ];
}

/** 4.22 */
function giving({ sheet, t, tap }: FleetAt, { at, owner: giver, locked, ruined }: SheetFort): Blocks {
  const { isTeams } = chartOf(sheet);
  if (!isTeams || giver === null || giver !== sheet.active || locked || ruined) return null;
  // A53, E-12: to a rival, too.
  const others = sheet.players.flatMap((_, seat) => (seat !== giver && isIn(sheet, seat) ? [seat] : []));
  return {
    part: 'picks',
    label: t('admiral:buttons.GiveFort'),
    picks: others.map((seat) => ({
      key: String(seat),
      label: t('admiral:actions.GiveFort', { fort: at, name: sheet.players[seat]?.name ?? '' }),
    })),
    onPick: (to) => tap({ type: 'give', fort: at, to: Number(to) }),
    wide: true,
    testID: 'give',
  };
}

function hull(at: FleetAt, unit: string, damage: number): Part {
  return count(at, 'damage', damage, durabilityOf(at.sheet, unit), (value) => ({ type: 'hull', unit, damage: value }));
}

function cargo(at: FleetAt, unit: string, held: number, most: number): Part | null {
  return cargoName(at.sheet, at.t) === null
    ? null
    : count(at, 'cargo', held, most, (value) => ({ type: 'cargo', unit, count: value }));
}

function count(
  { sheet, t, tap }: FleetAt,
  what: 'damage' | 'fired' | 'cargo',
  value: number,
  most: number,
  of: (value: number) => SheetTap,
): Part {
  return {
    part: 'counter',
    half: true,
    label: what === 'cargo' ? (cargoName(sheet, t) ?? '') : t(`companion-admiral:unit.${what}`),
    value,
    warn: what === 'damage' && value > 0 && value >= most - 1,
    onStep: (by) => {
      const next = Math.max(0, Math.min(Math.max(most, value), value + by));
      if (next !== value) tap(of(next));
    },
    testID: what,
  };
}

function toggle({ t, tap }: FleetAt, what: 'moved' | 'locked', on: boolean, of: () => SheetTap): Part {
  return { part: 'toggle', title: t(`companion-admiral:unit.${what}`), on, onChange: () => tap(of()), testID: what };
}

function owner({ sheet, t, tap }: FleetAt, unit: string, of: number | null): Blocks {
  return [
    section(t('companion-admiral:unit.owner')),
    {
      part: 'seats',
      label: t('companion-admiral:unit.owner'),
      players: sheet.players,
      checked: (seat) => seat === of,
      onSeat: (seat) => tap({ type: 'owner', unit, owner: isFort(sheet, unit) && seat === of ? null : seat }),
      testID: 'owner',
    },
  ];
}

const isFort = (sheet: AdmiralSheet, unit: string): boolean => fortOf(sheet, unit) !== undefined;
