/** What may import what. The picture in docs/architecture.md is drawn from the same facts. */
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    forbid('no-cycles', 'A circle has no beginning to read from.', {}, { circular: true }),
    forbid(
      'engine-knows-no-face',
      'app -> components -> engine, one way.',
      { path: '^engine/' },
      { path: '^(app|components)/' },
    ),
    forbid(
      'components-know-no-routes',
      'app -> components -> engine, one way.',
      { path: '^components/' },
      { path: '^app/' },
    ),
    forbid(
      'games-do-not-meet',
      "A game never imports another game's rules.",
      { path: '^engine/games/([^/]+)/' },
      { path: '^engine/games/', pathNot: '^engine/games/$1/' },
    ),
    forbid(
      'faces-do-not-meet',
      "A game's face never imports another game's.",
      { path: '^components/games/([^/]+)/' },
      { path: '^(components|engine)/games/', pathNot: '^(components|engine)/games/$1/' },
    ),
    forbid(
      'faces-come-through-the-door',
      'A screen asks the rules through `index.ts` and `public.ts`; beside these it reads tables and types.',
      { path: '^(app|components)/' },
      {
        path: '^engine/games/[^/]+/',
        pathNot:
          '^engine/games/[^/]+/((index|public|chart-room|actions|box|decisions|events|options|tutorial|view)[.]ts|stats([.]ts|/index[.]ts)|(data|throw)/)',
      },
    ),
    forbid(
      'books-come-through-the-door',
      'The books beside a box ask the rules as a screen does.',
      { path: '^engine/companion/worlds-end/' },
      {
        path: '^engine/games/[^/]+/',
        pathNot: '^engine/games/[^/]+/((index|public|box|view)[.]ts|data/)',
      },
    ),
    forbid(
      'core-knows-no-game',
      'The contract does not depend on those who keep it.',
      { path: '^engine/core/' },
      { path: '^engine/(kit|games|bots|saves|companion|index)' },
    ),
    forbid(
      'rules-kit-knows-no-game',
      'engine/games -> engine/kit -> engine/core, one way.',
      { path: '^engine/kit/' },
      { path: '^engine/(games|bots|packs|saves|stats|companion|index)' },
    ),
    forbid(
      'packs-know-no-game',
      'A schema is given by the game that has it.',
      { path: '^engine/packs/' },
      { path: '^engine/(games|bots|saves|companion|index)' },
    ),
    forbid(
      'stats-know-no-game',
      'A game reads its own matches: `engine/games/<id>/stats`.',
      { path: '^engine/stats/' },
      { path: '^engine/(games|bots|packs|companion|index)' },
    ),
    forbid(
      'bots-see-views-only',
      'A bot that could read a state could cheat.',
      { path: '^engine/bots/' },
      { path: '^engine/(games|saves|companion|index)' },
    ),
    forbid(
      'saves-know-no-bots',
      'Saves hold what happened, not who thought.',
      { path: '^engine/saves/' },
      { path: '^engine/bots/' },
    ),
    // app -> features -> play -> games (the registry) -> kit -> saves, i18n -> ui -> art
    forbid(
      'art-is-the-lowest',
      'Drawings need nothing else.',
      { path: '^components/art/' },
      { path: '^components/(?!art/)' },
    ),
    forbid(
      'ui-knows-no-game',
      'The design system serves every screen.',
      { path: '^components/ui/' },
      { path: '^(components/(?!ui/|art/)|engine/games/)' },
    ),
    forbid(
      'base-knows-no-screen',
      'Languages and the store stand below everything that shows something.',
      { path: '^components/(i18n|saves)/' },
      { path: '^(components/(?!i18n/|saves/|ui/|art/)|engine/games/)' },
    ),
    forbid(
      'kit-knows-no-game',
      'What every game is made with depends on none of them, and on no screen.',
      { path: '^components/kit/' },
      { path: '^(components/(games|play|features)/|engine/games/)' },
    ),
    forbid(
      'games-stand-on-the-kit',
      'What a game needs of a screen is in the kit or is handed to it.',
      { path: '^components/games/' },
      { path: '^components/(play|features)/' },
    ),
    forbid(
      'games-through-the-registry',
      'Whoever names one game has to be changed for the next.',
      { path: '^(app|components/(play|features))/' },
      { path: '^components/games/[^/]+/' },
    ),
    forbid(
      'only-modules-are-registered',
      "The registry takes a game's module and nothing else of it.",
      { path: '^components/games/registry\\.ts$' },
      { path: '^components/games/[^/]+/(?!module\\.ts$)' },
    ),
    forbid(
      'games-know-no-registry',
      'Each game stands by itself.',
      { path: '^components/games/[^/]+/' },
      { path: '^components/games/registry\\.ts$' },
    ),
    forbid(
      'play-knows-no-feature',
      'The table is played on; what lies around it is above it.',
      { path: '^components/play/' },
      { path: '^(components/features/|engine/games/)' },
    ),
    forbid('no-unresolved', 'The import leads nowhere.', {}, { couldNotResolve: true }),
    forbid(
      'no-dev-tools-in-the-app',
      'A development tool is not on the phone.',
      { path: '^(app|components|engine)/' },
      { dependencyTypes: ['npm-dev'], pathNot: '^node_modules/@types/' },
    ),
    forbid(
      'no-orphans',
      'Nobody imports it.',
      {
        orphan: true,
        pathNot: ['^app/', '/generated/', '\\.d\\.ts$', '\\.worker\\.ts$', '\\.(web|native|ios|android)\\.tsx?$'],
      },
      {},
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.(ttf|png|wav|json)$' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.native.ts', '.web.ts', '.native.tsx', '.web.tsx', '.js'],
      mainFields: ['react-native', 'module', 'main', 'types'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'react-native', 'types', 'default'],
    },
  },
};
