import { ICON_AUTHORS } from './generated/credits';
import type { IconName } from './generated/icons';
import { LICENCES } from './generated/licences';

/** What the licence of the icons asks for: who, where from, which licence, what was changed. Shown in Settings → Credits, also offline. */
export const ICON_CREDIT = {
  set: 'Game Icons',
  url: 'https://game-icons.net',
  licence: 'CC BY 3.0',
  licenceUrl: 'https://creativecommons.org/licenses/by/3.0/',
} as const;

export interface IconAuthor {
  readonly name: string;
  readonly icons: readonly IconName[];
}

/** Authors with their icons, the busiest first. */
export function iconAuthors(): readonly IconAuthor[] {
  const byName = new Map<string, IconName[]>();
  for (const [icon, name] of Object.entries(ICON_AUTHORS) as [IconName, string][]) {
    const icons = byName.get(name);
    if (icons) icons.push(icon);
    else byName.set(name, [icon]);
  }
  return [...byName].map(([name, icons]) => ({ name, icons })).sort((a, b) => b.icons.length - a.icons.length);
}

export interface FontCredit {
  readonly family: keyof typeof LICENCES;
  readonly owner: string;
  readonly url: string;
  readonly licence: 'SIL Open Font License 1.1';
  readonly text: string;
}

export const FONT_CREDITS: readonly FontCredit[] = [
  {
    family: 'Alegreya Sans',
    owner: 'The Alegreya Sans Project Authors',
    url: 'https://github.com/huertatipografica/Alegreya-Sans',
    licence: 'SIL Open Font License 1.1',
    text: LICENCES['Alegreya Sans'],
  },
  {
    family: 'Yeseva One',
    owner: 'The Yeseva One Project Authors',
    url: 'https://fonts.google.com/specimen/Yeseva+One',
    licence: 'SIL Open Font License 1.1',
    text: LICENCES['Yeseva One'],
  },
];
