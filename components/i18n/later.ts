import type { Language } from './languages';

/** The words of a file: JSON, or what phones hold in its place. */
type Fetch = () => Promise<{ readonly default: object }>;

/**
 * Words that one screen reads when it opens, in the language spoken: charts, companions, rules, lessons. A new game adds its
 * three lines here, and its files bear one of these names: `charts-`, `companion-`, `rules-` or
 * `tutorial-` and the game.
 */
export const LATER = {
  'charts-admiral': {
    en: () => import('@/assets/locales/en/charts-admiral.json'),
    ru: () => import('@/assets/locales/ru/charts-admiral.json'),
    uk: () => import('@/assets/locales/uk/charts-admiral.json'),
  },
  'companion-admiral': {
    en: () => import('@/assets/locales/en/companion-admiral.json'),
    ru: () => import('@/assets/locales/ru/companion-admiral.json'),
    uk: () => import('@/assets/locales/uk/companion-admiral.json'),
  },
  'companion-sea-of-clouds': {
    en: () => import('@/assets/locales/en/companion-sea-of-clouds.json'),
    ru: () => import('@/assets/locales/ru/companion-sea-of-clouds.json'),
    uk: () => import('@/assets/locales/uk/companion-sea-of-clouds.json'),
  },
  'companion-seven-seas': {
    en: () => import('@/assets/locales/en/companion-seven-seas.json'),
    ru: () => import('@/assets/locales/ru/companion-seven-seas.json'),
    uk: () => import('@/assets/locales/uk/companion-seven-seas.json'),
  },
  'companion-worlds-end': {
    en: () => import('@/assets/locales/en/companion-worlds-end.json'),
    ru: () => import('@/assets/locales/ru/companion-worlds-end.json'),
    uk: () => import('@/assets/locales/uk/companion-worlds-end.json'),
  },
  'rules-admiral': {
    en: () => import('@/assets/locales/en/rules-admiral.json'),
    ru: () => import('@/assets/locales/ru/rules-admiral.json'),
    uk: () => import('@/assets/locales/uk/rules-admiral.json'),
  },
  'rules-dead-mans-draw': {
    en: () => import('@/assets/locales/en/rules-dead-mans-draw.json'),
    ru: () => import('@/assets/locales/ru/rules-dead-mans-draw.json'),
    uk: () => import('@/assets/locales/uk/rules-dead-mans-draw.json'),
  },
  'rules-sea-of-clouds': {
    en: () => import('@/assets/locales/en/rules-sea-of-clouds.json'),
    ru: () => import('@/assets/locales/ru/rules-sea-of-clouds.json'),
    uk: () => import('@/assets/locales/uk/rules-sea-of-clouds.json'),
  },
  'rules-seven-seas': {
    en: () => import('@/assets/locales/en/rules-seven-seas.json'),
    ru: () => import('@/assets/locales/ru/rules-seven-seas.json'),
    uk: () => import('@/assets/locales/uk/rules-seven-seas.json'),
  },
  'rules-worlds-end': {
    en: () => import('@/assets/locales/en/rules-worlds-end.json'),
    ru: () => import('@/assets/locales/ru/rules-worlds-end.json'),
    uk: () => import('@/assets/locales/uk/rules-worlds-end.json'),
  },
  'tutorial-admiral': {
    en: () => import('@/assets/locales/en/tutorial-admiral.json'),
    ru: () => import('@/assets/locales/ru/tutorial-admiral.json'),
    uk: () => import('@/assets/locales/uk/tutorial-admiral.json'),
  },
  'tutorial-dead-mans-draw': {
    en: () => import('@/assets/locales/en/tutorial-dead-mans-draw.json'),
    ru: () => import('@/assets/locales/ru/tutorial-dead-mans-draw.json'),
    uk: () => import('@/assets/locales/uk/tutorial-dead-mans-draw.json'),
  },
  'tutorial-sea-of-clouds': {
    en: () => import('@/assets/locales/en/tutorial-sea-of-clouds.json'),
    ru: () => import('@/assets/locales/ru/tutorial-sea-of-clouds.json'),
    uk: () => import('@/assets/locales/uk/tutorial-sea-of-clouds.json'),
  },
  'tutorial-seven-seas': {
    en: () => import('@/assets/locales/en/tutorial-seven-seas.json'),
    ru: () => import('@/assets/locales/ru/tutorial-seven-seas.json'),
    uk: () => import('@/assets/locales/uk/tutorial-seven-seas.json'),
  },
  'tutorial-worlds-end': {
    en: () => import('@/assets/locales/en/tutorial-worlds-end.json'),
    ru: () => import('@/assets/locales/ru/tutorial-worlds-end.json'),
    uk: () => import('@/assets/locales/uk/tutorial-worlds-end.json'),
  },
} as const satisfies Readonly<Record<string, Readonly<Record<Language, Fetch>>>>;

export type LaterSubject = keyof typeof LATER;
