import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, renderHook } from '@testing-library/react-native';
import * as Haptics from 'expo-haptics';
import { AccessibilityInfo, Appearance, Platform } from 'react-native';
import { transformSync } from '@babel/core';
import type { PlayKeys } from '@/components/play/keys';
import type { Answer, ThinkRequest } from '@/components/play/bots/request';
import { startMatch } from '@/engine';

const ROOT = join(__dirname, '..', '..');
const SIDE = /\.(web|ios|android)(?=\.tsx?$)/;

/** Files that a platform has a side of its own of; each has one that all others take. */
const sides = ['app', 'components', 'engine']
  .flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  .filter((name) => SIDE.test(name));
const bases = [
  ...new Set(
    sides.map((side) => {
      const plain = side.replace(SIDE, '');
      return existsSync(join(ROOT, plain)) ? plain : plain.replace(/\.tsx?$/, plain.endsWith('x') ? '.ts' : '.tsx');
    }),
  ),
];

/** The names of values that a file gives, read from its text: the browser's side cannot run here. */
function given(file: string): readonly string[] {
  const { code = '' } =
    transformSync(readFileSync(join(ROOT, file), 'utf8'), {
      filename: file,
      configFile: false,
      babelrc: false,
      presets: [['@babel/preset-typescript', { onlyRemoveTypeImports: true }]],
      plugins: [['@babel/plugin-transform-react-jsx', { runtime: 'automatic' }]],
    }) ?? {};
  const found = [...(code ?? '').matchAll(/^export (?:async )?(?:function|const|class|let) (\w+)/gm)].map(
    ([, name]) => name,
  );
  const lists = [...(code ?? '').matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, names = '']) => names.split(','));
  const aliases = lists
    .map(
      (name) =>
        name
          .trim()
          .split(/\s+as\s+/)
          .at(-1) ?? '',
    )
    .filter(Boolean);
  return [...found, ...aliases].filter((name): name is string => Boolean(name)).sort();
}

/** As this platform resolves it. */
const load = <T extends object = Record<string, unknown>>(file: string): T =>
  jest.requireActual<T>(join('..', '..', file.replace(/\.tsx?$/, '')));

describe('files with a side for one platform', () => {
  it('are found', () => expect(bases.length).toBeGreaterThan(20));

  it.each(sides)('%s gives what the others take', (side) => {
    const plain = side.replace(SIDE, '');
    const base = bases.find((name) => name.replace(/\.tsx?$/, '') === plain.replace(/\.tsx?$/, '')) ?? plain;
    expect(given(side)).toEqual(given(base));
  });

  it.each(bases)('%s runs on this phone', (base) => {
    const own = load(base);
    for (const name of given(base)) expect(own[name]).toBeDefined();
  });
});

describe(`what the phone's side does on ${Platform.OS}`, () => {
  const android = Platform.OS === 'android';

  it('runs as the platform it is named for', () => {
    expect(['ios', 'android']).toContain(Platform.OS);
  });

  it('counts in Russian and Ukrainian without the rules of the system', () => {
    load('components/i18n/plurals.ts');
    const forms = (language: string) =>
      [1, 2, 5, 11, 21, 1.5].map((count) => new Intl.PluralRules(language).select(count));
    expect(forms('ru')).toEqual(['one', 'few', 'many', 'many', 'one', 'other']);
    expect(forms('uk')).toEqual(forms('ru'));
    expect(forms('en')).toEqual(['one', 'other', 'other', 'other', 'other', 'other']);
  });

  it('touches one step lighter on Android', () => {
    const impact = jest.spyOn(Haptics, 'impactAsync').mockResolvedValue();
    load<typeof import('@/components/kit/haptics/motor')>('components/kit/haptics/motor.ts').touch('heavy');
    expect(impact).toHaveBeenCalledWith(
      android ? Haptics.ImpactFeedbackStyle.Medium : Haptics.ImpactFeedbackStyle.Heavy,
    );
  });

  it('lets a bot think on the same thread', async () => {
    const seats = [
      { kind: 'bot', name: 'Finn', level: 'deckhand' },
      { kind: 'bot', name: 'Ida', level: 'deckhand' },
    ] as const;
    const match = startMatch({ game: 'dead-mans-draw', seats, options: { traits: false }, seed: 'pairs' });
    expect.assertions(1);
    const seat = match.pending()[0]?.seat ?? 0;
    const request: ThinkRequest = {
      game: 'dead-mans-draw',
      view: match.view(seat),
      legal: match.legal(seat),
      level: 'deckhand',
      seed: 'x',
    };
    const answer = await load<typeof import('@/components/play/bots/think')>('components/play/bots/think.ts').think(
      request,
    ).answer;
    expect(match.check(seat, (answer as Answer).action)).toBeNull();
  });

  it('reads lines out, and announces what iOS has no live regions for', async () => {
    const say = jest
      .spyOn(AccessibilityInfo, 'announceForAccessibilityWithOptions')
      .mockImplementation(() => undefined);
    load<typeof import('@/components/kit/choreography/speech')>('components/kit/choreography/speech.ts').speakOut([
      'One',
      'Two',
    ]);
    expect(say).toHaveBeenLastCalledWith('One. Two', { queue: true });
    say.mockClear();
    const { announce } = load<typeof import('@/components/ui/announce')>('components/ui/announce.ts');
    announce('No.', false);
    announce('Never.', true);
    await Promise.resolve();
    expect(say.mock.calls).toEqual(android ? [] : [['No.. Never.', { queue: false }]]);
    say.mockRestore();
  });

  it('follows day and night', () => {
    jest.spyOn(Appearance, 'getColorScheme').mockReturnValue('light');
    expect(
      renderHook(
        () =>
          load<typeof import('@/components/features/shell/device-scheme')>(
            'components/features/shell/device-scheme.ts',
          ).useDeviceScheme() as string,
      ).result.current,
    ).toMatch(/^(day|night)$/);
  });

  it('has no keys, and what watches for them ends', () => {
    const keys = load<typeof import('@/components/play/keys')>('components/play/keys.ts');
    expect(keys.useHasKeys()).toBe(false);
    expect(() => keys.watchKeys(() => ({}) as PlayKeys)()).not.toThrow();
    expect(() =>
      load<typeof import('@/components/kit/choreography/skip-keys')>(
        'components/kit/choreography/skip-keys.ts',
      ).watchSkipKeys(() => undefined)(),
    ).not.toThrow();
    expect(load<typeof import('@/components/ui/off')>('components/ui/off.ts').useOff(true)).toEqual({
      'aria-disabled': true,
    });
    for (const [file, name] of [
      ['components/ui/focus-ring.ts', 'showFocus'],
      ['components/ui/space-key.ts', 'answerSpace'],
      ['components/features/shell/started.ts', 'started'],
      ['components/features/shell/page-scheme.ts', 'markScheme'],
      ['components/i18n/page-language.ts', 'markPage'],
    ] as const)
      expect(() => load<Record<string, (word: string) => void>>(file)[name]?.('en')).not.toThrow();
  });

  it('holds corners of triangles and gives back what it drew', () => {
    const { makeTriangles, holdCorners, setCorner } = load<
      typeof import('@/components/games/seven-seas/scene/triangles')
    >('components/games/seven-seas/scene/triangles.ts');
    const triangles = makeTriangles();
    holdCorners(triangles, 3);
    setCorner(triangles, 1, 2, 3, 4, 5);
    expect(triangles).toEqual({
      points: [
        { x: 0, y: 0 },
        { x: 2, y: 3 },
        { x: 0, y: 0 },
      ],
      texture: [
        { x: 0, y: 0 },
        { x: 4, y: 5 },
        { x: 0, y: 0 },
      ],
    });
  });

  it('blurs a secret in the app switcher of iOS, and lets it go', async () => {
    const { useUnseenInSwitcher } = load<typeof import('@/components/play/switcher')>('components/play/switcher.ts');
    const { rerender, unmount } = renderHook(({ secret }: { secret: boolean }) => useUnseenInSwitcher(secret), {
      initialProps: { secret: true },
    });
    const calls = () => (android ? [] : (mockSwitcher.mock.calls as unknown[][]));
    expect(calls()).toEqual(android ? [] : [['on', 1]]);
    rerender({ secret: false });
    expect(calls()).toEqual(android ? [] : [['on', 1], ['off']]);
    await act(async () => unmount());
    expect(mockSwitcher).toHaveBeenCalledTimes(android ? 0 : 2);
  });
});

const mockSwitcher = jest.fn();
// On Android the module is not in the app: asking for it would throw.
jest.mock('expo-screen-capture', () => {
  const platform = (jest.requireActual('react-native') as { Platform: { OS: string } }).Platform.OS;
  if (platform === 'android') throw new Error("Cannot find native module 'ExpoScreenCapture'");
  return {
    enableAppSwitcherProtectionAsync: async (blur: number) => mockSwitcher('on', blur),
    disableAppSwitcherProtectionAsync: async () => mockSwitcher('off'),
  };
});
