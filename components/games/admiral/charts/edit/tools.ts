import type { IconName } from '@/components/art/generated/icons';

/** 15.2, in the order of picture 28. */
export const TOOLS = ['select', 'island', 'reef', 'fort', 'royalPort', 'marker', 'ship', 'zone', 'erase'] as const;
export type ToolId = (typeof TOOLS)[number];

/** Drawn on a grid of 24: filled, or a line. */
export interface ToolSign {
  readonly d?: string;
  readonly line?: boolean;
  readonly icon?: IconName;
  readonly glyph?: 'hand';
}

export const SIGNS: Readonly<Record<ToolId, ToolSign>> = {
  select: { glyph: 'hand' },
  island: {
    d: 'M1.44 13.32C3.42 6.72 8.04 5.4 12 8.04C15.96 10.68 19.92 10.02 22.56 11.34C19.92 13.98 17.28 17.28 13.32 16.62C10.02 15.96 8.7 13.98 6.06 15.96C3.42 17.28 1.44 15.96 1.44 13.32Z',
  },
  reef: { d: 'M2.16 18.56L8.72 4.62L12 12L16.92 7.9L22.66 18.56Z' },
  fort: {
    d: 'M1.8 1.8L7.8 5.4L16.2 5.4L22.2 1.8L18.6 7.8L18.6 16.2L22.2 22.2L16.2 18.6L7.8 18.6L1.8 22.2L5.4 16.2L5.4 7.8ZM8.4 8.4L8.4 15.6L15.6 15.6L15.6 8.4Z',
  },
  royalPort: { icon: 'queen-crown' },
  marker: { d: 'M20 12C20 16.42 16.42 20 12 20C7.58 20 4 16.42 4 12C4 7.58 7.58 4 12 4C16.42 4 20 7.58 20 12Z' },
  ship: { icon: 'galleon' },
  zone: { d: 'M4 4H8M11 4H15M18 4H20V8M20 11V15M20 18V20H16M13 20H9M6 20H4V16M4 13V9M4 6V4', line: true },
  erase: {
    d: 'M9.12 19.2L2.64 12.72L13.44 2.64L21.36 10.56L14.88 19.2ZM6.24 9.12L15.6 17.04',
    line: true,
  },
};

export const OVERLAYS = ['closed', 'ports', 'storm', 'coast', 'reach', 'distance'] as const;
export type Overlay = (typeof OVERLAYS)[number];

/** Look 20.10. */
export const OVERLAY_COLOURS: Readonly<Record<Overlay, string>> = {
  closed: '#E2402C',
  ports: '#FFE7B5',
  storm: '#F2673C',
  coast: '#6FC1F2',
  reach: '#FFD592',
  distance: '#8FE3BE',
};
