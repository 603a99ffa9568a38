/** Of a character's card, 100 wide and 140 high: the arch of its window down to `foot`, and the waves in it. */
export const archOf = (foot: number) => `M7 ${foot}V48C7 22 26 7 50 7 74 7 93 22 93 48V${foot}Z`;
export const FAR_WAVE = 'M7 96C18 96 24 88 32 88 40 88 38 95 46 95 56 95 62 87 70 87 78 87 77 94 93 92V110H7Z';
export const NEAR_WAVE = 'M7 104C20 104 26 97 36 97 44 97 43 103 52 103 64 103 70 96 80 96 86 96 88 100 93 100V110H7Z';
/** Its lamp stands behind the window. */
export const LAMP = { cx: 50, cy: 58.8, r: 100 };
/** A long name is set smaller. */
export const nameSize = (name: string): number => (name.length > 11 ? 11.8 : 13.5);
