import { readdirSync, readFileSync } from 'node:fs';
import { FONT_CREDITS, iconAuthors } from '@/components/art/credits';
import { ICON_AUTHORS } from '@/components/art/generated/credits';
import { GLYPHS } from '@/components/art/generated/glyphs';
import { ICONS } from '@/components/art/generated/icons';
import { SHADERS } from '@/components/art/generated/shaders';
import { SHAPES } from '@/components/art/generated/shapes';
import { TOKENS } from '@/components/art/generated/tokens';
import { mix } from '@/components/art/mix';
import { SEAT_COLOURS, seatLook } from '@/components/art/seats';
import { SUIT_LOOK } from '@/components/games/dead-mans-draw/scene/suits';
import { TRAIT_ICON } from '@/components/games/dead-mans-draw/scene/traits';
import { TRAITS } from '@/engine/games/dead-mans-draw/data/traits';

// The look, section 7: whoever made an icon is named, and nothing else is drawn but our own marks.
const asset = (path: string) => readFileSync(`assets/art/${path}`, 'utf8');
const OWN = readdirSync('assets/art/svg/marks').map((file) => file.replace('.svg', ''));
const theirs = Object.keys(ICONS).filter((icon) => !OWN.includes(icon));

test('every icon that can be drawn has an author in the list of credits, or is a mark of our own', () => {
  const credits: Readonly<Record<string, string>> = TOKENS.icons.credits;
  expect(theirs.filter((icon) => !credits[icon])).toEqual([]);
  expect(OWN.filter((mark) => credits[mark] || !asset(`svg/marks/${mark}.svg`).includes('our drawing'))).toEqual([]);
  expect(Object.keys(ICON_AUTHORS).sort()).toEqual(theirs.sort());
  expect(iconAuthors().flatMap(({ icons }) => icons)).toHaveLength(theirs.length);
});

test('authors agree with the list that came with the drawings', () => {
  const list = asset('svg/icons/CREDITS.md');
  const wrong = Object.entries(ICON_AUTHORS).filter(([icon, author]) => {
    const line = new RegExp(`^\\| ${icon} \\| ([^|]+) \\| CC BY 3\\.0 \\|`, 'm').exec(list);
    return line?.[1]?.toLowerCase() !== author.toLowerCase();
  });
  expect(wrong).toEqual([]);
});

test('fonts come with the text of their licence', () => {
  for (const { family, text } of FONT_CREDITS) {
    expect(text).toContain('SIL OPEN FONT LICENSE Version 1.1');
    expect(text).toContain(family.split(' ')[0]);
  }
});

test('the tables are what the assets say: run `npm run art` after a change', () => {
  expect(TOKENS).toEqual(JSON.parse(asset('tokens.json')));
  expect(SHAPES).toEqual(JSON.parse(asset('shapes.json')));
  expect(SHADERS).toEqual({ paper: asset('shaders/paper.sksl'), die: asset('shaders/die.sksl') });
  const fileOf = (icon: string) => `svg/${OWN.includes(icon) ? 'marks' : 'icons'}/${icon}.svg`;
  const stale = Object.entries(ICONS).filter(([icon, d]) => !asset(fileOf(icon)).includes(`d="${d}"`));
  expect(stale.map(([icon]) => icon)).toEqual([]);
  const missing = Object.keys(GLYPHS).filter((glyph) => !readdirSync('assets/art/svg/glyphs').includes(`${glyph}.svg`));
  expect(missing).toEqual([]);
});

test('every suit, trait and seat has a sign of its own or one it borrows', () => {
  const suitIcons = Object.values(SUIT_LOOK).map(({ icon }) => icon);
  expect(new Set(suitIcons).size).toBe(10);
  const emblems = SEAT_COLOURS.map((seat) => seatLook(seat).emblem);
  expect(new Set(emblems).size).toBe(8);
  // 4.3: no emblem repeats a suit.
  expect(emblems.filter((emblem) => suitIcons.includes(emblem))).toEqual([]);
  expect(TRAITS.filter((trait) => !(TRAIT_ICON[trait] in ICONS))).toEqual([]);
});

test('colours are mixed in sRGB bytes', () => {
  expect(mix('#000000', '#FFFFFF', 0.5)).toBe('#808080');
  expect(mix('#1C7480', '#0A0A18', 0)).toBe('#1C7480');
  expect(mix('#1C7480', '#0A0A18', 1)).toBe('#0A0A18');
});
