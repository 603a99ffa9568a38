import enApp from '@/assets/locales/en/app.json';
import enBackup from '@/assets/locales/en/backup.json';
import enCompanion from '@/assets/locales/en/companion.json';
import enCompanionSevenSeas from '@/assets/locales/en/companion-seven-seas.json';
import enDeadMansDraw from '@/assets/locales/en/dead-mans-draw.json';
import enReasons from '@/assets/locales/en/reasons.json';
import enReplay from '@/assets/locales/en/replay.json';
import enRules from '@/assets/locales/en/rules.json';
import enRulesDeadMansDraw from '@/assets/locales/en/rules-dead-mans-draw.json';
import enRulesSevenSeas from '@/assets/locales/en/rules-seven-seas.json';
import enSaves from '@/assets/locales/en/saves.json';
import enSevenSeas from '@/assets/locales/en/seven-seas.json';
import enStats from '@/assets/locales/en/stats.json';
import enTutorial from '@/assets/locales/en/tutorial.json';
import enTutorialDeadMansDraw from '@/assets/locales/en/tutorial-dead-mans-draw.json';
import enTutorialSevenSeas from '@/assets/locales/en/tutorial-seven-seas.json';
import enUndo from '@/assets/locales/en/undo.json';
import ruApp from '@/assets/locales/ru/app.json';
import ruBackup from '@/assets/locales/ru/backup.json';
import ruCompanion from '@/assets/locales/ru/companion.json';
import ruCompanionSevenSeas from '@/assets/locales/ru/companion-seven-seas.json';
import ruDeadMansDraw from '@/assets/locales/ru/dead-mans-draw.json';
import ruReasons from '@/assets/locales/ru/reasons.json';
import ruReplay from '@/assets/locales/ru/replay.json';
import ruRules from '@/assets/locales/ru/rules.json';
import ruRulesDeadMansDraw from '@/assets/locales/ru/rules-dead-mans-draw.json';
import ruRulesSevenSeas from '@/assets/locales/ru/rules-seven-seas.json';
import ruSaves from '@/assets/locales/ru/saves.json';
import ruSevenSeas from '@/assets/locales/ru/seven-seas.json';
import ruStats from '@/assets/locales/ru/stats.json';
import ruTutorial from '@/assets/locales/ru/tutorial.json';
import ruTutorialDeadMansDraw from '@/assets/locales/ru/tutorial-dead-mans-draw.json';
import ruTutorialSevenSeas from '@/assets/locales/ru/tutorial-seven-seas.json';
import ruUndo from '@/assets/locales/ru/undo.json';
import ukApp from '@/assets/locales/uk/app.json';
import ukBackup from '@/assets/locales/uk/backup.json';
import ukCompanion from '@/assets/locales/uk/companion.json';
import ukCompanionSevenSeas from '@/assets/locales/uk/companion-seven-seas.json';
import ukDeadMansDraw from '@/assets/locales/uk/dead-mans-draw.json';
import ukReasons from '@/assets/locales/uk/reasons.json';
import ukReplay from '@/assets/locales/uk/replay.json';
import ukRules from '@/assets/locales/uk/rules.json';
import ukRulesDeadMansDraw from '@/assets/locales/uk/rules-dead-mans-draw.json';
import ukRulesSevenSeas from '@/assets/locales/uk/rules-seven-seas.json';
import ukSaves from '@/assets/locales/uk/saves.json';
import ukSevenSeas from '@/assets/locales/uk/seven-seas.json';
import ukStats from '@/assets/locales/uk/stats.json';
import ukTutorial from '@/assets/locales/uk/tutorial.json';
import ukTutorialDeadMansDraw from '@/assets/locales/uk/tutorial-dead-mans-draw.json';
import ukTutorialSevenSeas from '@/assets/locales/uk/tutorial-seven-seas.json';
import ukUndo from '@/assets/locales/uk/undo.json';

/** One file a subject and language; a game's words are a subject of their own. */
export const RESOURCES = {
  en: {
    app: enApp,
    reasons: enReasons,
    undo: enUndo,
    saves: enSaves,
    replay: enReplay,
    stats: enStats,
    backup: enBackup,
    companion: enCompanion,
    'companion-seven-seas': enCompanionSevenSeas,
    'dead-mans-draw': enDeadMansDraw,
    'seven-seas': enSevenSeas,
    rules: enRules,
    'rules-dead-mans-draw': enRulesDeadMansDraw,
    'rules-seven-seas': enRulesSevenSeas,
    tutorial: enTutorial,
    'tutorial-dead-mans-draw': enTutorialDeadMansDraw,
    'tutorial-seven-seas': enTutorialSevenSeas,
  },
  ru: {
    app: ruApp,
    reasons: ruReasons,
    undo: ruUndo,
    saves: ruSaves,
    replay: ruReplay,
    stats: ruStats,
    backup: ruBackup,
    companion: ruCompanion,
    'companion-seven-seas': ruCompanionSevenSeas,
    'dead-mans-draw': ruDeadMansDraw,
    'seven-seas': ruSevenSeas,
    rules: ruRules,
    'rules-dead-mans-draw': ruRulesDeadMansDraw,
    'rules-seven-seas': ruRulesSevenSeas,
    tutorial: ruTutorial,
    'tutorial-dead-mans-draw': ruTutorialDeadMansDraw,
    'tutorial-seven-seas': ruTutorialSevenSeas,
  },
  uk: {
    app: ukApp,
    reasons: ukReasons,
    undo: ukUndo,
    saves: ukSaves,
    replay: ukReplay,
    stats: ukStats,
    backup: ukBackup,
    companion: ukCompanion,
    'companion-seven-seas': ukCompanionSevenSeas,
    'dead-mans-draw': ukDeadMansDraw,
    'seven-seas': ukSevenSeas,
    rules: ukRules,
    'rules-dead-mans-draw': ukRulesDeadMansDraw,
    'rules-seven-seas': ukRulesSevenSeas,
    tutorial: ukTutorial,
    'tutorial-dead-mans-draw': ukTutorialDeadMansDraw,
    'tutorial-seven-seas': ukTutorialSevenSeas,
  },
} as const;

/** Whose keys the compiler knows. Long texts that are read page by page are looked up by `say` and proved by tests. */
export type Subjects = Omit<
  (typeof RESOURCES)['en'],
  'rules-dead-mans-draw' | 'rules-seven-seas' | 'tutorial-dead-mans-draw'
>;

export const SUBJECTS = [
  'app',
  'reasons',
  'undo',
  'saves',
  'replay',
  'stats',
  'backup',
  'companion',
  'companion-seven-seas',
  'dead-mans-draw',
  'seven-seas',
  'rules',
  'tutorial',
] as const satisfies readonly (keyof Subjects)[];
