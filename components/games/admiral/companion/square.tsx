import { driftOrder, reefIsFair } from '@/engine/companion/admiral/hints';
import { isMirrored, squaresInReach } from '@/engine/companion/admiral/mirror';
import { chartOf, shipOf } from '@/engine/companion/admiral/sheet';
import type { SheetTap } from '@/engine/companion/admiral/taps';
import { columnOf, rowOf, squareFrom, squareId, WIDTH, type SquareId } from '@/engine/games/admiral/data/squares';
import { button, line, quiet, text, type Blocks } from '@/components/kit/companion/spec/blocks';
import type { Leaf } from '@/components/kit/companion/spec/spec';
import { ChartBoard } from './ChartBoard';
import type { FleetAt } from './kind';
import { unitName } from './words';

/** 11, the mirror: a square for a ship or a reef; what the rules say against it is warned of. */
export function squareLeaf(at: FleetAt): Leaf {
  const { sheet, t, draft, onDraft, tap, close } = at;
  const sought = draft.sought ?? 'place';
  const unit = draft.unit ?? '';
  const square = draft.square ?? 'A1';
  const name = sought === 'reef' ? t('admiral:pieces.reef') : unitName(sheet, unit, t);
  const one = tapOf(at, square);
  return {
    title: `${t(`companion-admiral:square.${sought}`)}: ${name}`,
    testID: 'square-sheet',
    blocks: [
      quiet(t(isMirrored(sheet) ? 'companion-admiral:square.known' : 'companion-admiral:square.note')),
      coordinates(at, square, (next) => onDraft({ square: next })),
      <ChartBoard
        key="chart"
        sheet={sheet}
        chosen={square}
        allowed={sought === 'move' ? squaresInReach(sheet, unit) : []}
        onSquare={(next) => onDraft({ square: next })}
      />,
      sought === 'reef' && sheet.reefs.includes(square)
        ? text(t(reefIsFair(sheet, square) ? 'companion-admiral:reef.fair' : 'companion-admiral:reef.unfair'), {
            tone: reefIsFair(sheet, square) ? 'good' : 'bad',
            testID: 'reef-test',
          })
        : null,
      sought === 'place' && shipOf(sheet, unit)?.at
        ? button(t('companion-admiral:square.off'), 'off-board', () => tap({ type: 'place', ship: unit, at: null }), {
            kind: 'ghost',
          })
        : null,
    ],
    keys: [
      {
        kind: 'primary',
        label: square,
        sub: one.type === 'noReef' ? t('companion-admiral:square.take') : t(`companion-admiral:square.${sought}`),
        onPress: () => {
          if (tap(one) && sought !== 'reef') close();
        },
        testID: 'square-done',
        style: { flex: 1 },
      },
    ],
  };
}

function tapOf({ sheet, draft }: FleetAt, square: SquareId): SheetTap {
  const ship = draft.unit ?? '';
  switch (draft.sought) {
    case 'move':
      return { type: 'move', ship, at: square };
    case 'drift': {
      const damage = driftOrder(sheet)?.find((one) => one.ship === ship)?.damage ?? 0;
      return { type: 'drift', ship, damage, at: square };
    }
    case 'reef':
      return { type: sheet.reefs.includes(square) ? 'noReef' : 'reef', square };
    default:
      return { type: 'place', ship, at: square };
  }
}

/** Letter and number, each with less and more: the exact way, for any hand. */
export function coordinates({ sheet, t }: FleetAt, square: SquareId, onSquare: (square: SquareId) => void): Blocks {
  const { cols, rows } = chartOf(sheet);
  const [column, row] = [columnOf(squareFrom(square)), rowOf(squareFrom(square))];
  const put = (x: number, y: number) =>
    onSquare(squareId(Math.max(0, Math.min(rows - 1, y)) * WIDTH + Math.max(0, Math.min(cols - 1, x))));
  return line(
    {
      part: 'counter',
      half: true,
      label: t('companion-admiral:square.letter'),
      value: column,
      shown: square.charAt(0),
      onStep: (by) => put(column + by, row),
      testID: 'letter',
    },
    {
      part: 'counter',
      half: true,
      label: t('companion-admiral:square.number'),
      value: row + 1,
      onStep: (by) => put(column, row + by),
      testID: 'number',
    },
  );
}
