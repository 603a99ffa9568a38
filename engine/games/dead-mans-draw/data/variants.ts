/** Clause 2.4: the six cards of the box, then the one that only the publisher's page has. */
export const BOX_VARIANTS = [
  'thieves-island',
  'pile-o-treasure',
  'sudden-death',
  'all-hands-on-deck',
  'strange-lands',
  'beneath-the-waves',
] as const;
export const VARIANTS = ['none', ...BOX_VARIANTS, 'bottom-feeder'] as const;
export type Variant = (typeof VARIANTS)[number];
