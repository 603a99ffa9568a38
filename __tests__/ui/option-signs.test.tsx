import { GAMES } from '@/components/games/registry';

it.each(
  GAMES.flatMap(({ id, engine, optionSigns }) => (engine ? [[id, engine.manifest, optionSigns ?? {}] as const] : [])),
)('9 every option of %s has a sign of its own', (_id, manifest, signs) => {
  const shown = manifest.options.map(({ key }) => key).filter((key) => key !== 'firstPlayer');
  expect(Object.keys(signs).sort()).toEqual(shown.sort());
  expect(new Set(Object.values(signs)).size).toBe(shown.length);
});
