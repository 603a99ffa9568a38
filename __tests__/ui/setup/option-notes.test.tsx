import { render, screen } from '@testing-library/react-native';
import { OptionField } from '@/components/kit/options/OptionField';
import { speak } from '@/components/i18n/words';
import { games } from '@/engine';
import type { OptionValue } from '@/engine/core/options';

const game = 'dead-mans-draw';
const specs = games[game]?.manifest.options ?? [];

beforeAll(() => speak('en'));

async function show(key: string, value: OptionValue, others: Readonly<Record<string, OptionValue>>) {
  const spec = specs.find((one) => one.key === key);
  if (!spec) throw new Error(`no option ${key}`);
  await render(<OptionField game={game} spec={spec} value={value} others={others} onChange={() => undefined} />);
}

it('8.6 with two traits each the note tells that four are dealt', async () => {
  await show('traits', true, { traitsPerPlayer: 1 });
  expect(screen.getByText('Two dealt to each, keep one.')).toBeTruthy();
  await show('traits', true, { traitsPerPlayer: 2 });
  expect(screen.getByText('Four dealt to each, keep two.')).toBeTruthy();
});
