import { act, fireEvent, screen } from '@testing-library/react-native';
import { renderRouter } from 'expo-router/testing-library';
import i18next from 'i18next';
import { LANGUAGES } from '@/components/i18n/languages';
import { library } from '@/components/saves/vault';
import { changeSettings } from '@/components/kit/settings/settings';
import { start } from '@/components/play/matches/start';
import { GAME_IDS, games, type GameId, type SeatSetup } from '@/engine';
import { trouble } from '@/engine/saves/codes';
import { takeCard } from '@/test/take-card';

const ROUTES = './app';
const ANNA: SeatSetup = { kind: 'person', name: 'Anna', emblem: 1 };
const BORYS: SeatSetup = { kind: 'person', name: 'Borys', emblem: 2 };

// The drawing itself is looked at in the art project; Reanimated's stand-in cannot run it.
jest.mock('@/components/games/dead-mans-draw/scene/Scene', () => ({ Scene: () => null }));
jest.mock('@/components/games/seven-seas/scene/Scene', () => ({ Scene: () => null }));
jest.mock('@/components/games/sea-of-clouds/scene/Scene', () => ({ Scene: () => null }));
jest.mock('expo-font', () => ({ ...jest.requireActual('expo-font'), useFonts: () => [true, null] }));

function newMatch(
  options: Record<string, string | number | boolean>,
  seats: readonly SeatSetup[] = [ANNA, BORYS],
): string {
  const started = start('dead-mans-draw', { seats, options: { firstPlayer: 1, ...options } }, 'smoke');
  if (!('id' in started)) throw new Error('not started');
  return started.id;
}

const press = (id: string) => fireEvent.press(screen.getByTestId(id));
const texts = () => JSON.stringify(screen.toJSON());

describe.each(LANGUAGES)('screens in %s', (language) => {
  beforeEach(() => {
    for (const { id } of library.list().entries) library.erase(id);
    act(() => {
      changeSettings({ language, speed: 'instant' });
    });
  });

  it('shows five games, says plainly which are not there yet, and offers a new match', () => {
    renderRouter(ROUTES, { initialUrl: '/' });
    expect(screen.getByTestId('page-title')).toHaveTextContent(i18next.t('app:title'));
    expect(screen.getByTestId('hero')).toHaveTextContent(new RegExp(i18next.t('app:games.dead-mans-draw.title')));
    const ashore = GAME_IDS.filter((id) => games[id] === undefined).map((id) => `ashore-${id}`);
    expect(
      screen
        .queryAllByTestId(/^ashore-/)
        .map((note) => note.props.testID as string)
        .sort(),
    ).toEqual(ashore.sort());
    press('set-up-dead-mans-draw');
    expect(screen).toHavePathname('/new/dead-mans-draw');
  });

  it.each(Object.keys(games) as GameId[])(
    'begins the first match of %s with one touch, and goes on with it',
    (game) => {
      const box = game === 'dead-mans-draw' ? 'first-match' : `game-${game}`;
      const shelf = renderRouter(ROUTES, { initialUrl: '/' });
      press(box);
      const [entry] = library.list().entries;
      expect(entry?.game).toBe(game);
      expect(screen).toHavePathname(`/play/${entry?.id}`);
      shelf.unmount();
      renderRouter(ROUTES, { initialUrl: '/' });
      press(screen.queryByTestId(box) ? box : 'continue');
      expect(screen).toHavePathname(`/play/${entry?.id}`);
      expect(library.list().entries).toHaveLength(1);
    },
  );

  it('offers the ordinary way after one finished match', () => {
    const started = start('dead-mans-draw', { seats: [ANNA, BORYS], options: { traits: false } }, 'over');
    if (!('id' in started)) throw new Error('not started');
    const opened = library.load(started.id);
    if (!opened.ok) throw new Error('not there');
    const { match } = opened.value;
    for (let [next] = match.pending(); next; [next] = match.pending()) {
      const answers = match.legal(next.seat);
      match.act(next.seat, answers[0] as (typeof answers)[number]);
    }
    library.save(started.id, match, { scores: [0, 0], updatedAt: 1 });
    renderRouter(ROUTES, { initialUrl: '/' });
    expect(screen.queryByTestId('first-match')).toBeNull();
    expect(screen.queryByTestId('set-up-dead-mans-draw')).toBeNull();
    press('new-match');
    expect(screen).toHavePathname('/new/dead-mans-draw');
  });

  it('puts the match that was played last first: whose turn, the score', () => {
    newMatch({ traits: false });
    renderRouter(ROUTES, { initialUrl: '/' });
    expect(screen.getByTestId('hero-turn')).toHaveTextContent(i18next.t('app:shelf.turnOf', { name: 'Anna' }));
    expect(screen.getByTestId('hero-score')).toHaveTextContent(/^0 : 0/);
    press('continue');
    expect(screen).toHavePathname(`/play/${library.list().entries[0]?.id}`);
  });

  it('deletes a match and brings it back', () => {
    const id = newMatch({ traits: false });
    renderRouter(ROUTES, { initialUrl: '/' });
    press(`delete-${id}`);
    expect(screen.queryByTestId(`match-${id}`)).toBeNull();
    press('toast-action');
    expect(screen.getByTestId(`match-${id}`)).toBeOnTheScreen();
  });

  it('deletes one match, not the one that slides under the finger', () => {
    const [one, other] = [newMatch({ traits: false }), newMatch({ traits: false })];
    renderRouter(ROUTES, { initialUrl: '/' });
    press(`delete-${one}`);
    press(`delete-${other}`);
    expect(screen.queryByTestId(`match-${one}`)).toBeNull();
    expect(screen.getByTestId(`match-${other}`)).toBeOnTheScreen();
  });

  it('deletes for good where there is no room for a way back, when told so again', () => {
    const id = newMatch({ traits: false });
    renderRouter(ROUTES, { initialUrl: '/' });
    const full = jest.spyOn(library, 'delete').mockReturnValueOnce(trouble('write-failed', { key: id }));
    press(`delete-${id}`);
    full.mockRestore();
    expect(screen.getByTestId('toast')).toHaveTextContent(new RegExp(i18next.t('app:shelf.noWayBack')));
    expect(screen.getByTestId(`match-${id}`)).toBeOnTheScreen();
    press('toast-action');
    expect(screen.queryByTestId(`match-${id}`)).toBeNull();
  });

  it('asks in words, and gives the reason for what is not possible', () => {
    renderRouter(ROUTES, { initialUrl: `/play/${newMatch({ traits: false })}` });
    expect(screen.getByTestId('prompt')).toHaveTextContent(i18next.t('dead-mans-draw:prompts.DRAW'));
    press('do-collect');
    expect(screen.getByTestId('prompt')).toHaveTextContent(i18next.t('dead-mans-draw:reasons.draw-first'));
    press('undo');
    expect(screen.getByTestId('prompt')).toHaveTextContent(i18next.t('undo:nothing-yet'));
    press('do-draw');
    expect(screen.getByTestId('draw-pile').props.accessibilityLabel).toContain(
      i18next.t('dead-mans-draw:places.drawPile', { count: 49 }),
    );
  });

  it('takes one answer from two fingers that come down at once', () => {
    const at = start('dead-mans-draw', { seats: [ANNA, BORYS], options: { firstPlayer: 1, traits: false } }, 'fingers');
    renderRouter(ROUTES, { initialUrl: `/play/${'id' in at ? at.id : ''}` });
    const { onClick } = screen.getByTestId('do-draw').props as { onClick: (event: object) => void };
    const touch = { stopPropagation: () => undefined };
    act(() => {
      onClick(touch);
      onClick(touch);
    });
    expect(screen.getByTestId('draw-pile').props.accessibilityLabel).toContain(
      i18next.t('dead-mans-draw:places.drawPile', { count: 49 }),
    );
  });

  it('opens a match once for two fingers, and again when the shelf is back', () => {
    const id = newMatch({ traits: false });
    renderRouter(ROUTES, { initialUrl: '/' });
    const { onClick } = screen.getByTestId('continue').props as { onClick: (event: object) => void };
    const touch = { stopPropagation: () => undefined };
    act(() => {
      onClick(touch);
      onClick(touch);
    });
    expect(screen.getAllByTestId('play', { includeHiddenElements: true })).toHaveLength(1);
    press('to-shelf');
    expect(screen).toHavePathname('/');
    press('continue');
    expect(screen).toHavePathname(`/play/${id}`);
  });

  it('lists every legal action in words, one touch away', () => {
    renderRouter(ROUTES, { initialUrl: `/play/${newMatch({ traits: false })}` });
    press('all-actions');
    expect(screen.getByTestId('action-draw')).toHaveTextContent(i18next.t('dead-mans-draw:actions.DRAW'));
    press('action-draw');
    expect(screen.queryByTestId('actions')).toBeNull();
    press('open-log');
    expect(screen.getAllByTestId('log-line').length).toBeGreaterThan(0);
  });

  it('covers the secret choice before it is drawn', () => {
    renderRouter(ROUTES, { initialUrl: `/play/${newMatch({})}` });
    expect(screen.getByTestId('curtain-name')).toHaveTextContent('Anna');
    expect(screen.queryByTestId('play')).toBeNull();
    expect(texts()).not.toContain('target-trait');
    fireEvent(screen.getByTestId('curtain-hold'), 'longPress');
    const offered = screen.getAllByTestId(/^target-trait/);
    expect(offered).toHaveLength(2);
    act(() => takeCard(offered[0] as NonNullable<(typeof offered)[0]>));
    press('confirm');
    expect(screen.getByTestId('curtain-name')).toHaveTextContent('Borys');
    expect(texts()).not.toContain('target-trait');
  });

  it.each([
    ['/play/nobody', 'no-match', 'saves:not-found'],
    ['/score/nobody', 'no-match', 'saves:not-found'],
    ['/new/chess', 'no-game', 'app:trouble.noGame'],
    ['/here/be/dragons', 'no-page', 'app:trouble.noPage'],
  ] as const)('says what is wrong with %s', (url, what, key) => {
    renderRouter(ROUTES, { initialUrl: url });
    expect(screen.getByTestId(what)).toBeOnTheScreen();
    expect(screen.getByTestId('trouble-text')).toHaveTextContent(i18next.t(key));
    press('to-shelf');
    expect(screen).toHavePathname('/');
  });

  it('refuses a text that is no match', async () => {
    renderRouter(ROUTES, { initialUrl: '/backup' });
    fireEvent.changeText(screen.getByTestId('import-text'), 'PIRATE SHELF MATCH\nrubbish');
    press('import');
    expect(await screen.findByTestId('import-refusal')).toHaveTextContent(i18next.t('saves:import-damaged'));
    expect(library.list().entries).toEqual([]);
  });

  it('deals one match to two touches, and gives a name to whoever has none', () => {
    renderRouter(ROUTES, { initialUrl: '/new/dead-mans-draw' });
    press('mode-people');
    press('setup-seat-1');
    fireEvent.changeText(screen.getByTestId('seat-name'), ' \u200b');
    press('seat-done');
    const { onClick } = screen.getByTestId('set-sail').props as { onClick: (event: object) => void };
    const touch = { stopPropagation: () => undefined };
    act(() => {
      onClick(touch);
      onClick(touch);
    });
    const { entries } = library.list();
    expect(entries).toHaveLength(1);
    expect(entries[0]?.seats[1]?.name).toBe(i18next.t('app:crew.personMore', { number: 2 }));
  });

  it('goes to the table of a match that is not over yet', () => {
    const id = newMatch({ traits: false });
    renderRouter(ROUTES, { initialUrl: `/score/${id}` });
    expect(screen).toHavePathname(`/play/${id}`);
  });

  it('does not set sail with a first player who does not sit here', () => {
    renderRouter(ROUTES, { initialUrl: '/new/dead-mans-draw' });
    // The set-up of the language before is remembered.
    if (!screen.queryByTestId('setup-seat-2')) press('add-seat');
    press('first-3');
    press('setup-seat-2');
    press('seat-remove');
    press('set-sail');
    expect(screen.getByTestId('refusal')).toHaveTextContent(i18next.t('reasons:first-player-seat', { seat: 3 }));
    press('first-luck');
    press('set-sail');
    expect(library.list().entries).toHaveLength(1);
  });
});
