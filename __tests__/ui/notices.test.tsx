import { fireEvent, render, screen, waitFor } from '@testing-library/react-native';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SafeAreaProvider } from 'react-native-safe-area-context';
import stored from '@/assets/notices/all.json';
import { unpack } from '@/components/i18n/unpack';
import { NoticesScreen } from '@/components/features/notices/NoticesScreen';
import { packWords } from '@/scripts/lib/pack-words';

const METRICS = {
  frame: { x: 0, y: 0, width: 390, height: 844 },
  insets: { top: 0, bottom: 0, left: 0, right: 0 },
};
const names = stored.parts.map(([name]) => name as string);

it('everything that package.json names is there, with what it stands on and what lies inside', () => {
  const { dependencies } = JSON.parse(readFileSync(join(__dirname, '../../package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const building = ['expo-dev-client'];
  expect(Object.keys(dependencies).filter((name) => !names.includes(name) && !building.includes(name))).toEqual([]);
  for (const name of ['Skia', 'canvaskit-wasm', 'MMKV', 'Hermes', 'scheduler', 'react-reconciler', 'fbjs'])
    expect(names).toContain(name);
});

it('each has a text that names somebody or grants something', () => {
  const poor = stored.parts.filter(
    ([, , , at]) => !/copyright|permission|licen[cs]e/i.test(stored.texts[at as number] ?? ''),
  );
  expect(poor).toEqual([]);
  const skia = stored.parts.find(([name]) => name === 'Skia');
  expect(stored.texts[skia?.[3] as number]).toMatch(/Google Inc[^]*Redistributions in binary form must reproduce/);
});

it('phones find the same in what is packed for them', () => {
  expect(unpack(packWords(JSON.stringify(stored)))).toEqual(stored);
});

it('the list is searched by name and licence, and shows a licence whole', async () => {
  render(
    <SafeAreaProvider initialMetrics={METRICS}>
      <NoticesScreen />
    </SafeAreaProvider>,
  );
  await waitFor(() => expect(screen.getByTestId('notices-found')).toHaveTextContent(`Found: ${names.length}`), {
    timeout: 20_000,
  });
  fireEvent.changeText(screen.getByTestId('notices-search'), 'BSD skia');
  expect(screen.getByTestId('notice-Skia')).toBeTruthy();
  expect(screen.queryByTestId('notice-react')).toBeNull();
  fireEvent.press(screen.getByTestId('notice-Skia'));
  expect(screen.getByTestId('notice-text')).toHaveTextContent(/Google Inc/);
  fireEvent.changeText(screen.getByTestId('notices-search'), 'kraken');
  expect(screen.getByTestId('notices-found')).toHaveTextContent('Nothing by that name.');
});
