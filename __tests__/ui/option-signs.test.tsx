import { OPTION_SIGNS } from '@/components/features/setup/option-signs';
import { games } from '@/engine';

it.each(Object.values(games).map(({ manifest }) => [manifest.id, manifest] as const))(
  '9 every option of %s has a sign of its own',
  (id, manifest) => {
    const shown = manifest.options.map(({ key }) => key).filter((key) => key !== 'firstPlayer');
    const signs = OPTION_SIGNS[id] ?? {};
    expect(Object.keys(signs).sort()).toEqual(shown.sort());
    expect(new Set(Object.values(signs)).size).toBe(shown.length);
  },
);
