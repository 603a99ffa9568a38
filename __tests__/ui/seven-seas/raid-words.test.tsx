import { act } from '@testing-library/react-native';
import i18next from 'i18next';
import { eventWords } from '@/components/games/seven-seas/event-words';
import { speak, type Words } from '@/components/i18n/words';
import type { SeatSetup } from '@/engine';

it('4.7.19, 4.7.20 the end of a raid tells whose ships came back, and whom it paid in Yin-Yang', () => {
  act(() => speak('en'));
  const t = i18next.t as Words;
  const seats = ['Anna', 'Borys', 'Vira'].map((name): SeatSetup => ({ kind: 'person', name }));
  const raided = { type: 'raided', seat: 0, destroyed: true, survivors: [3, 0, 1] } as const;
  expect(eventWords({ ...raided, sunk: [2, 1, 0], returned: [2, 0, 0] }, seats, t)).toBe(
    'The caravan is destroyed. Ships home: Anna\u00a0–\u00a03, Vira\u00a0–\u00a01. Unsinkable, back again: Anna\u00a0–\u00a02. Yin-Yang for sunk ships: Borys\u00a0–\u00a01.',
  );
  expect(eventWords({ ...raided, destroyed: false, sunk: [0, 0, 0], returned: [0, 0, 0] }, seats, t)).toBe(
    'The caravan sails on.',
  );
});
