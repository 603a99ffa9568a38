import { Linter } from 'eslint';

// eslint.config.js is plain JavaScript without types of its own.
const config: Linter.Config[] = jest.requireActual('../../eslint.config.js');
const linter = new Linter({ configType: 'flat' });

/** How often the rule bites in these lines of a component. */
const bites = (lines: string) =>
  linter
    .verify(`import { makeMutable, useDerivedValue } from 'react-native-reanimated';\n${lines}`, config, {
      filename: 'components/kit/sample.tsx',
    })
    .filter(({ ruleId }) => ruleId === 'shared/read-in-worklets').length;

describe('a shared value is read in worklets only', () => {
  test.each([
    ['where it was set', 'const a = makeMutable(0);\nexport function f() { a.set(1); return a.get(); }'],
    ['as a property', 'const a = makeMutable(0);\nexport const f = () => a.value;'],
    ['as part of something', 'export const f = (lid) => ({ ...lid.state.get(), sprites: null });'],
    ['where there may be none', 'export const f = (lid) => lid.motion?.get();'],
    ['in a component', 'export function C() { const a = useDerivedValue(() => 1); return a.value; }'],
    ['in an effect', 'export function C({ a }) { useEffect(() => void a.get(), [a]); return null; }'],
  ])('not %s', (_, lines) => expect(bites(lines)).toBe(1));

  test.each([
    ['a function that says it is one', "export function f(a) { 'worklet'; return a.get(); }"],
    ['what a hook of the library runs', 'export const useF = (a) => useDerivedValue(() => [a.get()]);'],
    ['a function within one', "export const f = (all) => { 'worklet'; return all.map((a) => a.get()); };"],
    ['both parts of a reaction', 'export const useF = (a, b) => useAnimatedReaction(() => a.get(), () => b.get());'],
    ['setting it', 'const a = makeMutable(0);\nexport const f = () => { a.set(1); a.value = 2; };'],
    ['what is no shared value', 'export const f = (map, PixelRatio, x) => [map.get(1), PixelRatio.get(), x.value];'],
  ])('but in %s', (_, lines) => expect(bites(lines)).toBe(0));
});
