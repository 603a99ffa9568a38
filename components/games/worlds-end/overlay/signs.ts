import type { IconName } from '@/components/art/generated/icons';
import type { Theme } from '@/components/ui/theme/theme';

/** By night a sheet over the chart is a lighter cut of the front paper. */
export const sheetColour = ({ scheme, raised }: Theme): string => (scheme === 'day' ? raised : '#1D1849');

export const FAME: IconName = 'polar-star';
export const GOLD_SIGN: IconName = 'pirate-skull';
export const SHIPS_SIGN: IconName = 'galleon';
export const CARDS_SIGN: IconName = 'treasure-map';
export const FAVOUR_SIGN: IconName = 'scallop';
export const GUARD_SIGN: IconName = 'hill-fort';
export const COMPANY_SIGN: IconName = 'queen-crown';
export const PORT_SIGN: IconName = 'anchor';
/** By its number in the table of goods (2.4). */
export const GOODS_SIGNS: readonly IconName[] = ['brandy-bottle', 'sugar', 'spices', 'silk', 'barrel'];
export const DIFFICULTY_SIGN: IconName = 'death-skull';

/** Of a ship, on dark and on paper (look 20.2). */
export const SHIP_SIGNS = {
  attack: { icon: 'cannon', dark: '#FF9BAA', paper: '#A83A58' },
  defence: { icon: 'checked-shield', dark: '#9CCBF5', paper: '#2F6FB0' },
  survivability: { icon: 'knot', dark: '#8FE3BE', paper: '#07543A' },
} as const satisfies Readonly<Record<string, { icon: IconName; dark: string; paper: string }>>;
