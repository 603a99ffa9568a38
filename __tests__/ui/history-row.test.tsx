import { screen } from '@testing-library/react-native';
import { renderRouter } from 'expo-router/testing-library';
import { HistoryRow } from '@/components/features/history/HistoryRow';
import { changeSettings } from '@/components/kit/settings/settings';
import type { Entry } from '@/engine/saves/library';

const ENTRY: Entry = {
  id: 'm1',
  game: 'seven-seas',
  seats: [
    { kind: 'person', name: 'Anna' },
    { kind: 'bot', name: 'Finn', level: 'bosun' },
  ],
  turn: [],
  scores: [12, 40],
  updatedAt: 0,
  finished: true,
};

const told = (entry: Entry) => {
  renderRouter({ index: () => <HistoryRow entry={entry} now={0} onDelete={() => undefined} /> });
  return String(screen.getByTestId('past-m1').props.accessibilityLabel);
};

beforeAll(() => changeSettings({ language: 'en' }));

it('a row of the history says that nobody won, and who played alone that they have lost', () => {
  expect(told(ENTRY)).not.toContain('Nobody wins');
  expect(told({ ...ENTRY, nobodyWon: true })).toContain('Nobody wins');
  const alone: Entry = { ...ENTRY, nobodyWon: true, seats: ENTRY.seats.slice(0, 1), scores: [12] };
  expect(told(alone)).toContain('Not this time');
});
