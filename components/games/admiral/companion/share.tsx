import { filledUp } from '@/engine/games/admiral/public';
import { shiftsOf } from '@/engine/companion/admiral/hints';
import { fortOf, type SheetFight } from '@/engine/companion/admiral/sheet';
import { button, line, quiet, section, text, type Blocks, type Part } from '@/components/kit/companion/spec/blocks';
import type { Leaf } from '@/components/kit/companion/spec/spec';
import type { FleetAt } from './kind';
import { cargoName, nameOf, ownedName, unitName, unitNames } from './words';

/** 4.14.9: durability that is shared out; whoever gets nothing is lost. Where all are lost there is nothing to share. */
export function shareLeaf(at: FleetAt): Leaf {
  const { sheet, ledger, t, tap, close, draft, told } = at;
  const { fight } = sheet;
  const last = ledger.steps.at(-1)?.tap;
  const isAssault = last?.type === 'fight' && fortOf(sheet, last.target) !== undefined;
  const title = fight
    ? t('companion-admiral:share.title')
    : t(isAssault ? 'admiral:fight.assault' : 'admiral:fight.boarding');
  const fought =
    told === undefined ? null : text(told, { role: 'label', accessibilityLiveRegion: 'polite', testID: 'fought' });
  if (!fight) return { title, testID: 'share-sheet', blocks: fought };
  const points = draft.points ?? filledUp(fight);
  const left = fight.pool - points.reduce((sum, one) => sum + one, 0);
  return {
    title,
    testID: 'share-sheet',
    blocks: [
      fought,
      text(
        fight.winner === null
          ? t('companion-admiral:share.neutral')
          : t('companion-admiral:share.who', { name: nameOf(sheet, fight.winner, t), count: fight.pool }),
        { role: 'label' },
      ),
      counters(at, fight, points, left),
      quiet(t('admiral:fight.zero')),
      outcomeOf(at, fight, points),
      shifting(at),
      button(t('admiral:buttons.Distribute_fill'), 'fill-up', () => at.onDraft({ points: filledUp(fight) })),
    ],
    keys: [
      {
        kind: 'primary',
        label: t('admiral:fight.give'),
        sub: left === 0 ? undefined : t('admiral:fight.pool', { count: left }),
        onPress: () => tap({ type: 'share', points }) && close(),
        testID: 'share',
        style: { flex: 1 },
      },
    ],
  };
}

function counters(
  { sheet, t, room, onDraft }: FleetAt,
  { units, caps }: SheetFight,
  points: readonly number[],
  left: number,
): Blocks {
  const rows = units.map((unit, i): Part => ({
    part: 'counter',
    half: room.wide,
    label: `${ownedName(sheet, unit, t)} · ${tokensWords((caps[i] ?? 0) - (points[i] ?? 0), points[i] ?? 0, t)}`,
    value: points[i] ?? 0,
    shown: `${points[i] ?? 0}/${caps[i] ?? 0}`,
    warn: (points[i] ?? 0) === 0,
    onStep: (by) => {
      const next = (points[i] ?? 0) + by;
      if (next < 0 || next > (caps[i] ?? 0) || (by > 0 && left <= 0)) return;
      onDraft({ points: points.map((one, at) => (at === i ? next : one)) });
    },
    testID: `points-${i}`,
  }));
  return room.wide ? line(...rows) : rows;
}

/** 4.14.11: red tokens to be laid; nothing is left of whoever gets no point. */
function tokensWords(red: number, points: number, t: FleetAt['t']): string {
  return points === 0 ? t('admiral:fight.sinks') : t('admiral:fight.red', { count: red });
}

/** 4.14.13, 4.15.7, 4.15.8: who does nothing more in this round, and who is lost whatever is given. */
function outcomeOf({ sheet, t }: FleetAt, fight: SheetFight, points: readonly number[]): Blocks {
  const { isAssault, won, attackers, defenders, units } = fight;
  const lost = isAssault ? (won ? defenders : attackers) : [];
  const locked = units.filter((_, i) => (points[i] ?? 0) > 0);
  return [
    lost.length === 0
      ? null
      : text(t('companion-admiral:share.lost', { list: unitNames(sheet, lost, t) }), { tone: 'bad' }),
    locked.length === 0
      ? null
      : quiet(t('admiral:fight.locks', { list: unitNames(sheet, locked, t) }), { testID: 'locks' }),
  ];
}

/** 4.14.14: cargo goes from ship to ship before it is known who stays. */
function shifting({ sheet, t, tap }: FleetAt): Blocks {
  const pairs = shiftsOf(sheet);
  if (pairs.length === 0) return null;
  const label = `${t('admiral:buttons.ShiftCargo')}: ${cargoName(sheet, t) ?? ''}`;
  return [
    section(label),
    {
      part: 'picks',
      label,
      picks: pairs.map(({ from, to }) => ({
        key: `${from}>${to}`,
        label: `${unitName(sheet, from, t)} → ${unitName(sheet, to, t)}`,
      })),
      onPick: (key) => {
        const [from = '', to = ''] = key.split('>');
        tap({ type: 'shift', from, to, count: 1 });
      },
      wide: true,
      testID: 'shift',
    },
  ];
}
