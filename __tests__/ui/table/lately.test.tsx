import { lastLine, latelyOf as latelyFromNewest } from '@/components/play/log/lately';
import type { LogLine } from '@/components/play/log/lines';

const latelyOf = (lines: readonly LogLine[]) => latelyFromNewest([...lines].reverse());

const line = (mover: number, text: string, passing = false): LogLine => ({
  key: text,
  at: 0,
  event: 0,
  seat: mover,
  mover,
  text,
  passing,
});

it('what is told of the last turn: its own lines, the newest last, without whose turn comes next', () => {
  expect(latelyOf([])).toBeNull();
  expect(latelyOf([line(1, 'Mara to move.', true)])).toBeNull();
  const turn = [line(2, 'Finn takes share 1.'), line(1, 'Mara leaves share 1.'), line(1, 'Mara takes share 2.')];
  expect(latelyOf([...turn, line(1, 'Finn to move.', true)])).toEqual({
    mover: 1,
    lines: ['Mara leaves share 1.', 'Mara takes share 2.'],
  });
  // The question to the next one comes with the answer of the last.
  const next = [line(1, 'Finn to move.', true), line(1, 'Finn looks at share 1.', true)];
  expect(latelyOf([...turn, ...next])?.lines).toEqual(['Mara leaves share 1.', 'Mara takes share 2.']);
  expect(latelyOf([...turn, ...next, line(2, 'Finn draws.')])?.lines).toEqual(['Finn draws.']);
});

it('is never more than stands where the keys will: the newest lines stay', () => {
  const many = Array.from({ length: 9 }, (_, i) => line(1, `Line ${i}.`));
  expect(latelyOf(many)?.lines).toEqual(['Line 6.', 'Line 7.', 'Line 8.']);
  const long = [line(1, 'a'.repeat(100)), line(1, 'b'.repeat(100))];
  expect(latelyOf(long)?.lines).toEqual(['b'.repeat(100)]);
});

it('the last that happened is no mere turn', () => {
  expect(lastLine([line(1, 'Finn to move.', true), line(1, 'Mara takes share 2.'), line(1, 'Mara looks.')])).toBe(
    'Mara takes share 2.',
  );
  expect(lastLine([])).toBe('');
});
