import { act, fireEvent, screen } from '@testing-library/react-native';
import type { ComponentProps } from 'react';
import { renderRouter } from 'expo-router/testing-library';
import Chart from '@/app/charts/[game]/[id]';
import Charts from '@/app/charts/[game]/index';
import RootLayout from '@/app/_layout';
import { EditBoard } from '@/components/games/admiral/charts/edit/EditBoard';
import { fetchWords } from '@/components/i18n/later-words';
import { speak } from '@/components/i18n/words';
import { keptScenarios, removeScenario } from '@/components/kit/packs/scenarios';
import { changeSettings } from '@/components/kit/settings/settings';
import { library } from '@/components/saves/vault';
import type { Scenario } from '@/engine/games/admiral/data/scenario';

jest.mock('expo-font', () => ({ ...jest.requireActual('expo-font'), useFonts: () => [true, null] }));

const press = (...ids: string[]) => ids.forEach((id) => fireEvent.press(screen.getByTestId(id)));
const write = (id: string, text: string) => fireEvent.changeText(screen.getByTestId(id), text);

function open(): void {
  renderRouter(
    {
      _layout: RootLayout,
      'charts/[game]/index': Charts,
      'charts/[game]/[id]': Chart,
      'play/[id]': () => null,
      'new/[game]': () => null,
    },
    { initialUrl: '/charts/admiral' },
  );
}

const kept = () => JSON.parse(keptScenarios()[0]?.text ?? '{}') as Scenario;
const layout = () => kept().layouts[0];
/** The tool in hand, on a square of the list: the same as a touch of the map. */
function lay(...squares: string[]): void {
  press('open-pieces');
  for (const square of squares) {
    write('piece-square', square);
    press('piece-lay');
  }
  fireEvent.press(screen.getByLabelText('Close'));
}

beforeEach(async () => {
  await act(async () => {
    for (const { id } of keptScenarios()) removeScenario(id);
    for (const { id } of library.list().entries) library.delete(id);
    changeSettings({ language: 'en', textSize: 1 });
    speak('en');
    await fetchWords('en', 'charts-admiral');
  });
});

describe('pictures 28, 29: the editor', () => {
  it('begins a chart of one’s own, lays pieces with their twins, and keeps every change', () => {
    open();
    press('new-chart', 'template-full');
    expect(kept().board).toEqual({ cols: 24, rows: 14 });
    press('symmetry-point', 'tool-reef');
    lay('F6');
    expect(layout()?.reefs?.fixed).toEqual(['F6', 'S9']);
    press('tool-island');
    lay('C8');
    press('turn-stamp', 'lay-stamp');
    expect(layout()?.islands).toHaveLength(2);
    press('tool-marker');
    lay('L7');
    expect(layout()?.place?.[0]?.squares).toBe('L7+M8');
    expect(kept().version).toBe(4);
    press('undo', 'undo');
    expect(layout()?.islands).toEqual([]);
    press('redo');
    expect(layout()?.islands).toHaveLength(2);
  });

  it('says what is wrong as it comes, leads to its place, and mends the first error by one key', () => {
    open();
    press('new-chart', 'template-half', 'tool-reef');
    lay('B2');
    expect(screen.getByTestId('state')).toHaveTextContent('B2: no reef may lie in a port.');
    expect(screen.queryByTestId('play-chart')).toBeNull();
    press('tab-rules', 'open-faults', 'fault-0');
    expect(screen.getByTestId('tool-reef')).toBeOnTheScreen();
    press('mend');
    expect(layout()?.reefs?.fixed).toEqual([]);
    press('undo');
    expect(layout()?.reefs?.fixed).toEqual(['B2']);
    press('mend', 'play-chart');
    expect(library.list().entries).toHaveLength(1);
  });

  it('moves, turns and erases what was selected', () => {
    open();
    press('new-chart', 'template-race');
    lay('F7', 'F8');
    expect(screen.getByTestId('selected')).toHaveTextContent('Selected: F7, F8');
    press('step-west', 'step-north');
    expect(layout()?.place?.map(({ squares }) => squares)).toEqual(['F7:G8-F7-F8', 'E8+E9']);
    press('erase-piece');
    expect(layout()?.place?.map(({ squares }) => squares)).toEqual(['F7:G8-F7-F8']);
  });

  it('leaves at the edge what would go over it, and makes no version of it', () => {
    open();
    press('new-chart', 'template-half', 'tool-reef');
    lay('A5');
    press('tool-select');
    lay('A5');
    press('step-west');
    expect(screen.getByTestId('selected')).toHaveTextContent('Selected: A5');
    expect(kept().version).toBe(2);
    press('step-north');
    expect(screen.getByTestId('selected')).toHaveTextContent('Selected: A6');
    expect(layout()?.reefs?.fixed).toEqual(['A6']);
    expect(kept().version).toBe(3);
  });

  it('erases and moves the piece that was chosen in the list, not what lies above it (E-24)', () => {
    open();
    press('new-chart', 'template-race', 'tool-ship');
    lay('F7');
    press('open-pieces', 'piece-marker-F7');
    write('piece-square', 'C4');
    press('piece-move');
    expect(layout()?.place?.map(({ squares }) => squares)).toEqual(['F7:G8-F7', 'C4']);
    press('piece-erase');
    expect(layout()?.place?.map(({ squares }) => squares)).toEqual(['F7:G8-F7']);
    expect(layout()?.seats).toMatchObject([{ fixed: { frigate: ['F7'] } }, {}]);
  });

  it('names zones so that selectors can name them', () => {
    open();
    press('new-chart', 'template-half', 'tool-zone');
    write('zone-name', 'my-bay 2');
    lay('C3', 'D3');
    expect(layout()?.zones).toEqual({ mybay2: 'C3:D3' });
    lay('C3');
    expect(layout()?.zones).toEqual({ mybay2: 'D3' });
  });

  it('keeps both of two touches that come before the page is drawn anew', () => {
    open();
    press('new-chart', 'template-half', 'tool-reef');
    const { onTap } = screen.UNSAFE_getByType(EditBoard).props as ComponentProps<typeof EditBoard>;
    act(() => ['F6', 'H9'].forEach(onTap));
    expect(layout()?.reefs?.fixed).toEqual(['F6', 'H9']);
    press('tool-select');
    const { onTap: choose } = screen.UNSAFE_getByType(EditBoard).props as ComponentProps<typeof EditBoard>;
    act(() => ['F6', 'H9'].forEach(choose));
    expect(screen.getByTestId('selected')).toHaveTextContent('Selected: F6, H9');
  });

  it('gives every text that is kept a version of its own, steps back and forth, too (14.7)', () => {
    open();
    press('new-chart', 'template-half', 'tool-reef');
    const texts = new Map<number, string>();
    const seen = () => {
      const { version, ...rest } = kept();
      expect(texts.has(version)).toBe(false);
      texts.set(version, JSON.stringify(rest));
    };
    seen();
    lay('F6');
    seen();
    press('undo');
    seen();
    lay('H9');
    seen();
    press('undo');
    seen();
    press('redo');
    seen();
    expect(layout()?.reefs?.fixed).toEqual(['H9']);
    expect(kept().version).toBe(6);
  });

  it('changes rules, and goes back to the rulebook line by line', () => {
    open();
    press('new-chart', 'template-half', 'tab-rules', 'rule-fort.durability-more', 'rule-hitRule-even', 'deed-mines');
    expect(kept().rules).toMatchObject({ fort: { durability: 6 }, hitRule: 'even' });
    expect(kept().rules?.actions).not.toContain('mines');
    press('reset-fort.durability', 'reset-hitRule', 'deed-mines');
    expect(kept().rules).toEqual({ roundLimit: 60, fort: {} });
  });

  it('is named in three languages', () => {
    open();
    press('new-chart', 'template-half', 'tab-texts');
    write('text-title-en', 'Pearl Bay');
    write('text-briefing-uk', 'Затока перлів');
    expect(kept()).toMatchObject({ title: { en: 'Pearl Bay' }, briefing: { uk: 'Затока перлів' } });
    write('text-briefing-uk', '');
    expect(kept().briefing).toBeUndefined();
    for (const language of ['en', 'ru', 'uk']) write(`text-title-${language}`, '');
    expect(screen.getByTestId('state')).toHaveTextContent(/missing/i);
    expect(keptScenarios()).toHaveLength(1);
  });

  it('makes a copy of what the app brings along, which stays what it is', () => {
    open();
    press('chart-old-pirate', 'edit-chart');
    expect(kept()).toMatchObject({ id: expect.stringMatching(/^old-pirate-[a-z0-9]{10}$/) as string, version: 1 });
    expect(screen.getByTestId('layout-3')).toBeOnTheScreen();
  });
});
