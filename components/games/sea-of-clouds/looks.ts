import type { IconName } from '@/components/art/generated/icons';
import { TOKENS } from '@/components/art/generated/tokens';
import { hasEffect, numberOf, type Face } from '@/engine/games/sea-of-clouds/box';
import { CARD_TYPES, type CardType, type Zone } from '@/engine/games/sea-of-clouds/data/types';

interface Look {
  readonly icon: IconName;
  readonly color: string;
}

/** The four backs: colour and sign tell the kind from across the table. */
export const TYPE_LOOK: Readonly<Record<CardType, Look>> = TOKENS.kinds.seaOfClouds;

export const typeOf = (number: number): CardType => CARD_TYPES[number] as CardType;

/** What a face shows in its window, where it is not the sign of its type: by the first effect that has one. */
const EFFECT_ICON: Readonly<Record<string, IconName>> = {
  strength: 'crossed-sabres',
  chest: 'locked-chest',
  vp: 'oyster-pearl',
  gainPerWin: 'treasure-map',
  protectDoubloons: 'checked-shield',
  gainOnBlindDraw: 'round-star',
  discardOwnPirate: 'brandy-bottle',
  addCardToEachShare: 'treasure-map',
  takeFromShare: 'pirate-hook',
  vpIfParrot: 'parrot-head',
  vpPerRum: 'brandy-bottle',
  vpPerRelic: 'eyeball',
  vpPerRelicKind: 'eyeball',
  stealDoubloons: 'crossed-pistols',
  takeParrot: 'parrot-head',
};

/** Kinds of relics that the app knows; those of a pack show the sign of all relics. */
const RELIC_ICON: ReadonlyMap<string, IconName> = new Map([
  ['relic-siren', 'mermaid'],
  ['relic-behemoth', 'death-skull'],
  ['relic-leviathan', 'giant-squid'],
]);

export const iconOfRelic = (id: string): IconName => RELIC_ICON.get(id) ?? TYPE_LOOK.relic.icon;

/** What costs points is no pearl: a secret is a mark of death, what lies open an idol. */
const CURSE_ICON: Readonly<Record<'secret' | 'open', IconName>> = { secret: 'skull-crossed-bones', open: 'totem-mask' };

export function iconOfEffect({ code, n }: Face['effects'][number], zone: Zone): IconName | undefined {
  if (code === 'vp' && n < 0) return CURSE_ICON[zone === 'secrets' ? 'secret' : 'open'];
  return EFFECT_ICON[code];
}

/** Objects that do not stay open are marked: a secret lies face down, what is used at once goes (2.4). */
export const CLASS_ICON: Readonly<Partial<Record<Zone, IconName>>> = { secrets: 'skeleton-key', gone: 'hourglass' };

export const CREW: IconName = 'crossed-sabres';
export const POINTS: IconName = 'round-star';
/** What stands on the tab of a face; null: it has none. */
export function tabOf(face: Face): { readonly number: number; readonly icon: IconName } | null {
  if (face.zone === 'crew') return { number: face.strength, icon: CREW };
  if (hasEffect(face, 'points')) return { number: numberOf(face, 'points'), icon: POINTS };
  if (hasEffect(face, 'vp')) return { number: numberOf(face, 'vp'), icon: POINTS };
  return face.strength === 0 ? null : { number: face.strength, icon: CREW };
}

export const PARROT: IconName = 'parrot-head';
export const HAT: IconName = 'pirate-hat';
export const SECRET: IconName = 'skeleton-key';
export const SKULL: IconName = 'pirate-skull';
export const COIN = '#F4C04A';
