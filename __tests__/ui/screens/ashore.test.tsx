import { fireEvent, screen } from '@testing-library/react-native';
import { renderRouter } from 'expo-router/testing-library';
import Rules from '@/app/rules/[game]/index';
import { fetchWords } from '@/components/i18n/later-words';
import { spokenLanguage } from '@/components/i18n/words';
import { RootLayout } from '@/components/features/shell/RootLayout';
import type { GameId } from '@/engine';
import { AshoreSheet, isOfUse } from '@/components/features/shelf/AshoreSheet';

jest.mock('expo-font', () => ({ ...jest.requireActual('expo-font'), useFonts: () => [true, null] }));

describe('a box that is not aboard yet', () => {
  it('offers the rules that it has', async () => {
    await fetchWords(spokenLanguage(), 'rules-seven-seas');
    const onClose = jest.fn();
    const Shelf = () => <AshoreSheet game="seven-seas" onClose={onClose} />;
    renderRouter({ _layout: RootLayout, index: Shelf, 'rules/[game]/index': Rules }, { initialUrl: '/' });
    fireEvent.press(screen.getByTestId('to-rules'));
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(screen).toHavePathname('/rules/seven-seas');
    expect(screen.getByTestId('section-governor')).toBeOnTheScreen();
  });

  it('offers nothing where it has nothing', () => {
    expect([isOfUse('seven-seas'), isOfUse('chess' as GameId)]).toEqual([true, false]);
  });
});
