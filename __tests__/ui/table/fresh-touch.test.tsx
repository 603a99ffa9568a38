import * as onPhone from '@/components/kit/curtain/fresh-touch';

const touches = (count: number) => ({ touches: Array.from({ length: count }, () => ({})) });

it('on a phone a second finger beside the one that opened the curtain reaches nothing; one that comes down alone does', () => {
  const { heldOpen, isFresh } = onPhone;
  expect(isFresh(touches(1))).toBe(true);
  heldOpen();
  expect(isFresh(touches(2))).toBe(false);
  expect(isFresh(touches(3))).toBe(false);
  expect(isFresh(touches(1))).toBe(true);
  expect(isFresh(touches(2))).toBe(true);
});
