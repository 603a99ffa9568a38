import { given, LONGEST_SHOWN, type Given } from '@/components/kit/files/use-given';

const EMPTY: Given = { whole: '', shown: '', long: false };
const LONG = 'x'.repeat(LONGEST_SHOWN + 1);

it('a short text is shown as it is', () => {
  expect(given(EMPTY, 'ahoy')).toEqual({ whole: 'ahoy', shown: 'ahoy', long: false });
});

it('of a long text the beginning is shown, and all of it is taken', () => {
  const held = given(EMPTY, LONG);
  expect(held.whole).toBe(LONG);
  expect(held.long).toBe(true);
  expect(held.shown.length).toBeLessThan(400);
});

it('whoever changes the shown beginning starts anew; half a text is never brought in', () => {
  const held = given(EMPTY, LONG);
  expect(given(held, held.shown)).toBe(held);
  expect(given(held, `${held.shown}y`)).toEqual(EMPTY);
  expect(given(held, `${LONG}z`).whole).toBe(`${LONG}z`);
  expect(given(held, held.shown.slice(0, 40))).toEqual(EMPTY);
  expect(given(held, '')).toEqual(EMPTY);
});

it('another text put in its place is taken', () => {
  expect(given(given(EMPTY, LONG), '06752BA4')).toEqual({ whole: '06752BA4', shown: '06752BA4', long: false });
});
