import enApp from '@/assets/locales/en/app.json';
import enDeadMansDraw from '@/assets/locales/en/dead-mans-draw.json';
import enReasons from '@/assets/locales/en/reasons.json';
import enSaves from '@/assets/locales/en/saves.json';
import enUndo from '@/assets/locales/en/undo.json';
import ruApp from '@/assets/locales/ru/app.json';
import ruDeadMansDraw from '@/assets/locales/ru/dead-mans-draw.json';
import ruReasons from '@/assets/locales/ru/reasons.json';
import ruSaves from '@/assets/locales/ru/saves.json';
import ruUndo from '@/assets/locales/ru/undo.json';
import ukApp from '@/assets/locales/uk/app.json';
import ukDeadMansDraw from '@/assets/locales/uk/dead-mans-draw.json';
import ukReasons from '@/assets/locales/uk/reasons.json';
import ukSaves from '@/assets/locales/uk/saves.json';
import ukUndo from '@/assets/locales/uk/undo.json';

/** One file a subject and language; a game's words are a subject of their own. */
export const RESOURCES = {
  en: { app: enApp, reasons: enReasons, undo: enUndo, saves: enSaves, 'dead-mans-draw': enDeadMansDraw },
  ru: { app: ruApp, reasons: ruReasons, undo: ruUndo, saves: ruSaves, 'dead-mans-draw': ruDeadMansDraw },
  uk: { app: ukApp, reasons: ukReasons, undo: ukUndo, saves: ukSaves, 'dead-mans-draw': ukDeadMansDraw },
} as const;

export type Subjects = (typeof RESOURCES)['en'];

export const SUBJECTS = [
  'app',
  'reasons',
  'undo',
  'saves',
  'dead-mans-draw',
] as const satisfies readonly (keyof Subjects)[];
