import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { Text, View } from 'react-native';
import { scoreSheet } from '@/components/games/dead-mans-draw/score-sheet';
import { changeSettings } from '@/components/kit/settings/settings';
import { ScoreTable, stackedWidth, tableWidth } from '@/components/features/score/ScoreTable';
import { sumsAt, useCount } from '@/components/features/score/use-count';
import { startMatch, type Outcome } from '@/engine';
import { Stream } from '@/engine/core/luck';
import type { DeadMansDrawView } from '@/engine/games/dead-mans-draw/view';

const word = ((key: string) => key) as unknown as Parameters<typeof scoreSheet>[2];

/** A match that is played by chance to its end. */
function finished(options: Record<string, unknown>, seed: string): { view: DeadMansDrawView; outcome: Outcome } {
  const seats = ['Anna', 'Borys', 'Vira'].map((name) => ({ kind: 'person' as const, name }));
  const match = startMatch({ game: 'dead-mans-draw', options: options as never, seats, seed });
  const luck = Stream.seeded(seed, 'test');
  for (;;) {
    const [next] = match.pending();
    if (!next) break;
    match.act(next.seat, luck.pick(match.legal(next.seat)));
  }
  return { view: match.view(null) as DeadMansDrawView, outcome: match.outcome() as Outcome };
}

const VARIANTS = ['none', 'pile-o-treasure', 'all-hands-on-deck', 'bottom-feeder'];

test('13.6 a tablet on its side shows the columns of all eight beside the winner', () => {
  // 1100 at most, its margins, the gap; the winner's picture keeps a third.
  const sheet = (1100 - 2 * 16 - 12) * 0.68;
  expect([2, 4, 6, 7, 8].map((seats) => tableWidth(seats) <= sheet)).toEqual([true, true, true, true, true]);
});

test('13.6 a phone shows the columns of all: of six with the largest letters, of eight with usual ones', () => {
  const sheet = (phone: number) => phone - 2 * 16;
  expect(stackedWidth(5, 1.5)).toBeLessThanOrEqual(sheet(360));
  expect(stackedWidth(6, 1.5)).toBeLessThanOrEqual(sheet(390));
  expect(stackedWidth(8, 1)).toBeLessThanOrEqual(sheet(360));
});

test('13.6 over columns too narrow for names it is said once who is who', () => {
  const { view, outcome } = finished({}, 'names');
  const three = scoreSheet(view, outcome, word);
  const seats = ['Anna', 'Borys', 'Vira', 'Dina', 'Emil', 'Fedir', 'Hanna', 'Ihor'].map((name, i) => ({
    kind: 'person' as const,
    name,
    emblem: i + 1,
  }));
  const wide = <T,>(values: readonly T[]) => seats.map((_, i) => values[i % values.length] as T);
  const sheet = {
    ...three,
    totals: wide(three.totals),
    rows: three.rows.map((row) => ({ ...row, values: wide(row.values) })),
    after: three.after.map((row) => ({ ...row, values: wide(row.values) })),
  };
  render(
    <ScoreTable
      sheet={sheet}
      seats={seats}
      sides={seats.map((_, i) => [i])}
      winners={[0]}
      told={sheet.rows.length}
      roomy={false}
    />,
  );
  const laid = (width: number) =>
    fireEvent(screen.getByTestId('score-panel'), 'layout', { nativeEvent: { layout: { width } } });
  laid(328);
  expect(screen.getByTestId('score-names', { includeHiddenElements: true })).toBeOnTheScreen();
  laid(760);
  expect(screen.queryByTestId('score-names', { includeHiddenElements: true })).toBeNull();
  expect(screen.getByText('Fedir')).toBeOnTheScreen();
});

test.each(VARIANTS)('13.6 with %s the rows that are counted make the total', (variant) => {
  for (const seed of ['one', 'two', 'three', 'four']) {
    const { view, outcome } = finished({ variant }, seed);
    const { rows, totals } = scoreSheet(view, outcome, word);
    expect(sumsAt(rows, rows.length)).toEqual(totals);
    expect(sumsAt(rows, 0)).toEqual(totals.map(() => 0));
  }
});

test('13.6 a row counts for all players together', () => {
  const rows = [{ values: [4, null, 8] }, { values: [2, 6, null] }];
  expect(sumsAt(rows, 0.5)).toEqual([2, 0, 4]);
  expect(sumsAt(rows, 1)).toEqual([4, 0, 8]);
  expect(sumsAt(rows, 1.5)).toEqual([5, 3, 8]);
});

function Counter() {
  const { rows, over, skip } = useCount(3);
  return (
    <View testID="counter" onTouchStart={skip}>
      <Text testID="rows">{rows}</Text>
      <Text testID="over">{String(over)}</Text>
    </View>
  );
}

const shown = (id: string): unknown => screen.getByTestId(id).props.children;

describe('13.6 the count', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    changeSettings({ speed: 'normal' });
  });

  it('tells row after row and ends by itself', () => {
    render(<Counter />);
    expect(shown('over')).toBe('false');
    const seen = [shown('rows')];
    for (let i = 0; i < 60 && shown('over') === 'false'; i++) {
      act(() => void jest.advanceTimersByTime(80));
      seen.push(shown('rows'));
    }
    expect(shown('over')).toBe('true');
    expect(seen).toEqual([...seen].sort((a, b) => Number(a) - Number(b)));
    expect(new Set(seen).size).toBeGreaterThan(6);
  });

  it('ends with one touch', () => {
    render(<Counter />);
    act(() => (screen.getByTestId('counter').props as { onTouchStart: () => void }).onTouchStart());
    expect([shown('over'), shown('rows')]).toEqual(['true', 3]);
  });

  it('stands at its end at once where the table moves at once', () => {
    changeSettings({ speed: 'instant' });
    render(<Counter />);
    expect(shown('over')).toBe('true');
  });
});
