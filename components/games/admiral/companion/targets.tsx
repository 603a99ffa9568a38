import { Glyph } from '@/components/art/Glyph';
import { Icon } from '@/components/art/Icon';
import { section, type Blocks } from '@/components/kit/companion/spec/blocks';
import { Emblem } from '@/components/ui/emblem';
import { isRival } from '@/engine/companion/admiral/hints';
import { hullOf, ownerOf, type AdmiralSheet } from '@/engine/companion/admiral/sheet';
import type { FleetAt } from './kind';
import { nameOf, unitName } from './words';

/** Whose guns they are, or whose boarders. */
export const gunnerSeat = ({ sheet, draft }: FleetAt): number => ownerOf(sheet, draft.unit ?? '') ?? sheet.active;

function flagOf({ sheet, theme }: FleetAt, unit: string) {
  const owner = ownerOf(sheet, unit);
  if (owner === null) return <Icon name="hill-fort" size={26} color={theme.text2} />;
  return <Emblem emblem={sheet.players[owner]?.emblem ?? 1} size={28} />;
}

/** Everybody who can be aimed at; once chosen, only that one, until it is touched. */
export function targetPicks(
  at: FleetAt,
  units: readonly string[],
  label: string,
  onTarget: (unit: string) => void,
): Blocks {
  const { sheet, t, theme, draft, onDraft } = at;
  const target = draft.target ?? '';
  if (target !== '') {
    return {
      part: 'row',
      title: unitName(sheet, target, t),
      sub: t('admiral:fight.hull', { count: hullOf(sheet, target) }),
      left: flagOf(at, target),
      right: <Glyph name="chev" color={theme.text3} />,
      onPress: () => onDraft({ target: '', dice: [] }),
      testID: 'target',
    };
  }
  return [
    section(label),
    {
      part: 'picks',
      label,
      picks: units.map((unit) => ({
        key: unit,
        label: unitName(sheet, unit, t),
        sub: `${nameOf(sheet, ownerOf(sheet, unit), t)} · ${t('admiral:fight.hull', { count: hullOf(sheet, unit) })}`,
        left: flagOf(at, unit),
      })),
      onPick: onTarget,
      wide: true,
      testID: 'target',
    },
  ];
}

export function rivalsOf(sheet: AdmiralSheet, seat: number): string[] {
  return [
    ...sheet.ships.flatMap(({ id, isAfloat }) => (isAfloat && isRival(sheet, seat, id) ? [id] : [])),
    ...sheet.forts.flatMap(({ at }) => (isRival(sheet, seat, at) ? [at] : [])),
  ];
}
