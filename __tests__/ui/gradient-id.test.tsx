import { render } from '@testing-library/react-native';
import { Emblem } from '@/components/art/Emblem';

const idsIn = (json: unknown): string[] =>
  [...JSON.stringify(json).matchAll(/"name":"(paint\w+)"/g)].map((m) => m[1] ?? '');

it('two drawings of the same emblem share no gradient', async () => {
  const screen = await render(
    <>
      <Emblem seat="coral" size={32} />
      <Emblem seat="coral" size={32} />
    </>,
  );
  const ids = idsIn(screen.toJSON());
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(2);
});
