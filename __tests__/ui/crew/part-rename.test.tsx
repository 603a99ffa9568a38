import { fireEvent, screen } from '@testing-library/react-native';
import { renderRouter } from 'expo-router/testing-library';
import Crew from '@/app/crew';
import { RootLayout } from '@/components/features/shell/RootLayout';
import { changeMates, mates } from '@/components/kit/people/roll';
import { changeSettings } from '@/components/kit/settings/settings';
import { library } from '@/components/saves/vault';
import type { SeatSetup } from '@/engine';
import { trouble } from '@/engine/saves/codes';
import i18next from 'i18next';
import { playedDraw } from '../../fixtures/played';

jest.mock('expo-font', () => ({ ...jest.requireActual('expo-font'), useFonts: () => [true, null] }));

const ANNA: SeatSetup = { kind: 'person', name: 'Anna', emblem: 3 };
const BORYS: SeatSetup = { kind: 'person', name: 'Borys', emblem: 5 };
const t = i18next.t;

it('a new name that could not be kept everywhere is told, and there is a way back from it', () => {
  changeSettings({ language: 'en' });
  changeMates(() => [{ name: 'Anna', emblem: 3 }], t);
  library.add('m', playedDraw('m', [ANNA, BORYS], 2), { scores: [0, 0], updatedAt: 1 });
  jest.spyOn(library, 'reseat').mockReturnValueOnce(trouble('write-failed', { key: 'match.m' }));
  renderRouter({ _layout: RootLayout, index: () => null, crew: Crew }, { initialUrl: '/crew' });
  fireEvent.press(screen.getByTestId('crew-0'));
  fireEvent.changeText(screen.getByTestId('mate-name'), 'Anya');
  fireEvent.press(screen.getByTestId('mate-done'));
  expect(mates(t).map(({ name }) => name)).toEqual(['Anya']);
  expect(screen.getByTestId('toast')).not.toHaveTextContent(/is on the list as/);
  fireEvent.press(screen.getByTestId('toast-action'));
  expect(mates(t).map(({ name }) => name)).toEqual(['Anna']);
});
