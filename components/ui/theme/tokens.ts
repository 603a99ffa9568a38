import { TOKENS } from '@/components/art/generated/tokens';

/** The numbers of the look, under the names that screens use. */
export const { space: SPACE, radius: RADIUS, size: SIZE, motion: MOTION, color: COLOUR, games: GAME_COLOURS } = TOKENS;
export const TYPE_SCALE = TOKENS.type.scale;

const NARROW = { below: 370, margin: 10 };

/** What a page leaves free at either side of a window so wide. */
export const marginIn = (width: number): number => (width < NARROW.below ? NARROW.margin : SPACE.screen);
