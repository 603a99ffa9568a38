import enAdmiral from '@/assets/locales/en/admiral.json';
import enApp from '@/assets/locales/en/app.json';
import enBackup from '@/assets/locales/en/backup.json';
import enCompanion from '@/assets/locales/en/companion.json';
import enDeadMansDraw from '@/assets/locales/en/dead-mans-draw.json';
import enPacks from '@/assets/locales/en/packs.json';
import enReasons from '@/assets/locales/en/reasons.json';
import enReplay from '@/assets/locales/en/replay.json';
import enRules from '@/assets/locales/en/rules.json';
import enSaves from '@/assets/locales/en/saves.json';
import enSeaOfClouds from '@/assets/locales/en/sea-of-clouds.json';
import enSevenSeas from '@/assets/locales/en/seven-seas.json';
import enStats from '@/assets/locales/en/stats.json';
import enTutorial from '@/assets/locales/en/tutorial.json';
import enUndo from '@/assets/locales/en/undo.json';
import enWorldsEnd from '@/assets/locales/en/worlds-end.json';
import enWorldsEndNames from '@/assets/locales/en/worlds-end-names.json';
import ruAdmiral from '@/assets/locales/ru/admiral.json';
import ruApp from '@/assets/locales/ru/app.json';
import ruBackup from '@/assets/locales/ru/backup.json';
import ruCompanion from '@/assets/locales/ru/companion.json';
import ruDeadMansDraw from '@/assets/locales/ru/dead-mans-draw.json';
import ruPacks from '@/assets/locales/ru/packs.json';
import ruReasons from '@/assets/locales/ru/reasons.json';
import ruReplay from '@/assets/locales/ru/replay.json';
import ruRules from '@/assets/locales/ru/rules.json';
import ruSaves from '@/assets/locales/ru/saves.json';
import ruSeaOfClouds from '@/assets/locales/ru/sea-of-clouds.json';
import ruSevenSeas from '@/assets/locales/ru/seven-seas.json';
import ruStats from '@/assets/locales/ru/stats.json';
import ruTutorial from '@/assets/locales/ru/tutorial.json';
import ruUndo from '@/assets/locales/ru/undo.json';
import ruWorldsEnd from '@/assets/locales/ru/worlds-end.json';
import ruWorldsEndNames from '@/assets/locales/ru/worlds-end-names.json';
import ukAdmiral from '@/assets/locales/uk/admiral.json';
import ukApp from '@/assets/locales/uk/app.json';
import ukBackup from '@/assets/locales/uk/backup.json';
import ukCompanion from '@/assets/locales/uk/companion.json';
import ukDeadMansDraw from '@/assets/locales/uk/dead-mans-draw.json';
import ukPacks from '@/assets/locales/uk/packs.json';
import ukReasons from '@/assets/locales/uk/reasons.json';
import ukReplay from '@/assets/locales/uk/replay.json';
import ukRules from '@/assets/locales/uk/rules.json';
import ukSaves from '@/assets/locales/uk/saves.json';
import ukSeaOfClouds from '@/assets/locales/uk/sea-of-clouds.json';
import ukSevenSeas from '@/assets/locales/uk/seven-seas.json';
import ukStats from '@/assets/locales/uk/stats.json';
import ukTutorial from '@/assets/locales/uk/tutorial.json';
import ukUndo from '@/assets/locales/uk/undo.json';
import ukWorldsEnd from '@/assets/locales/uk/worlds-end.json';
import ukWorldsEndNames from '@/assets/locales/uk/worlds-end-names.json';

/** One file a subject and language; a game's words are a subject of their own. Here are those that any screen may need. */
export const RESOURCES = {
  en: {
    app: enApp,
    reasons: enReasons,
    undo: enUndo,
    saves: enSaves,
    replay: enReplay,
    stats: enStats,
    backup: enBackup,
    packs: enPacks,
    companion: enCompanion,
    admiral: enAdmiral,
    'dead-mans-draw': enDeadMansDraw,
    'sea-of-clouds': enSeaOfClouds,
    'seven-seas': enSevenSeas,
    'worlds-end': enWorldsEnd,
    'worlds-end-names': enWorldsEndNames,
    rules: enRules,
    tutorial: enTutorial,
  },
  ru: {
    app: ruApp,
    reasons: ruReasons,
    undo: ruUndo,
    saves: ruSaves,
    replay: ruReplay,
    stats: ruStats,
    backup: ruBackup,
    packs: ruPacks,
    companion: ruCompanion,
    admiral: ruAdmiral,
    'dead-mans-draw': ruDeadMansDraw,
    'sea-of-clouds': ruSeaOfClouds,
    'seven-seas': ruSevenSeas,
    'worlds-end': ruWorldsEnd,
    'worlds-end-names': ruWorldsEndNames,
    rules: ruRules,
    tutorial: ruTutorial,
  },
  uk: {
    app: ukApp,
    reasons: ukReasons,
    undo: ukUndo,
    saves: ukSaves,
    replay: ukReplay,
    stats: ukStats,
    backup: ukBackup,
    packs: ukPacks,
    companion: ukCompanion,
    admiral: ukAdmiral,
    'dead-mans-draw': ukDeadMansDraw,
    'sea-of-clouds': ukSeaOfClouds,
    'seven-seas': ukSevenSeas,
    'worlds-end': ukWorldsEnd,
    'worlds-end-names': ukWorldsEndNames,
    rules: ukRules,
    tutorial: ukTutorial,
  },
} as const;

/**
 * Whose keys the compiler knows. Of those that are fetched later (`later.ts`), the companions' and the chart room's: the others are long texts
 * that are read page by page, looked up by `say` and proved by tests.
 */
export interface Subjects extends Readonly<(typeof RESOURCES)['en']> {
  readonly 'charts-admiral': typeof import('@/assets/locales/en/charts-admiral.json');
  readonly 'companion-admiral': typeof import('@/assets/locales/en/companion-admiral.json');
  readonly 'companion-sea-of-clouds': typeof import('@/assets/locales/en/companion-sea-of-clouds.json');
  readonly 'companion-seven-seas': typeof import('@/assets/locales/en/companion-seven-seas.json');
  readonly 'companion-worlds-end': typeof import('@/assets/locales/en/companion-worlds-end.json');
}

export const SUBJECTS = [
  'app',
  'reasons',
  'undo',
  'saves',
  'replay',
  'stats',
  'backup',
  'packs',
  'companion',
  'charts-admiral',
  'companion-admiral',
  'companion-sea-of-clouds',
  'companion-seven-seas',
  'companion-worlds-end',
  'admiral',
  'dead-mans-draw',
  'sea-of-clouds',
  'seven-seas',
  'worlds-end',
  'worlds-end-names',
  'rules',
  'tutorial',
] as const satisfies readonly (keyof Subjects)[];
