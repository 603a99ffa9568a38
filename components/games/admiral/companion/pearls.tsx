import { chartOf } from '@/engine/companion/admiral/sheet';
import { lotsAtStart } from '@/engine/companion/admiral/start';
import { lotsOf } from '@/engine/companion/admiral/score';
import { line, quiet, section, text, type Part } from '@/components/kit/companion/spec/blocks';
import type { Leaf } from '@/components/kit/companion/spec/spec';
import type { FleetAt } from './kind';
import { cargoName, nameOf, unitName } from './words';

/** Pearls: where they lie, who brought them home, who had so many first (7.1.7). */
export function pearlsLeaf({ sheet, t, tap }: FleetAt): Leaf {
  const chart = chartOf(sheet);
  const name = cargoName(sheet, t) ?? '';
  const squares = [...new Set([...sheet.lots, ...lotsAtStart(sheet)])];
  const stamps = [...sheet.stamp.keys()].sort((a, b) => (sheet.stamp[a] ?? 0) - (sheet.stamp[b] ?? 0));
  return {
    title: name,
    testID: 'pearls-sheet',
    blocks: [
      section(t('admiral:score.delivered')),
      stamps.map((side) =>
        text(
          t('companion-admiral:pearls.side', {
            names: (chart.sides[side] ?? []).map((seat) => nameOf(sheet, seat, t)).join(', '),
            count: lotsOf(sheet, side),
          }),
        ),
      ),
      quiet(t('companion-admiral:pearls.tie')),
      section(t('companion-admiral:pearls.board')),
      line(
        ...squares.map((at): Part => ({
          part: 'counter',
          half: true,
          label: at,
          value: sheet.lots.filter((one) => one === at).length,
          onStep: (by) => {
            const count = sheet.lots.filter((one) => one === at).length + by;
            if (count >= 0 && count <= 9) tap({ type: 'lot', at, count });
          },
          testID: `lot-${at}`,
        })),
      ),
      section(t('admiral:score.forts')),
      line(
        ...sheet.forts.map(({ at, holds }): Part => ({
          part: 'counter',
          half: true,
          label: unitName(sheet, at, t),
          value: holds,
          onStep: (by) => holds + by >= 0 && tap({ type: 'cargo', unit: at, count: holds + by }),
          testID: `holds-${at}`,
        })),
      ),
    ],
  };
}
