import type { Shown } from '@/engine/games/dead-mans-draw/public';

export const LANES = ['pile', 'row', 'bank', 'rival', 'discard'] as const;
export type Lane = (typeof LANES)[number];

/** A small table and what is played on it. The rules themselves play it, so no picture can tell them wrongly. */
export interface FigureScript extends Shown {
  readonly lanes: readonly Lane[];
  /** The picture that is shown first: the one that says most. */
  readonly open?: number;
}

export const FIGURES: Readonly<Record<string, FigureScript>> = {
  turn: { draw: 'key-5 oracle-3 mermaid-6', play: ['draw', 'draw', 'collect'], lanes: ['row', 'bank'], open: 2 },
  chain: {
    bank: 'sword-6',
    rival: 'map-5',
    discard: 'anchor-2 hook-2 mermaid-4',
    draw: 'hook-4',
    play: ['draw', 'hook sword', 'sword 1 map', 'map mermaid-4'],
    lanes: ['row', 'bank', 'rival', 'discard'],
    open: 4,
  },
  bust: {
    draw: 'mermaid-5 key-6 anchor-4 oracle-3 oracle-6',
    before: ['draw', 'draw', 'draw', 'draw'],
    play: ['draw'],
    lanes: ['row', 'bank', 'discard'],
    open: 1,
  },
  anchor: {
    draw: 'mermaid-5 cannon-4 anchor-3 mermaid-6',
    before: ['draw', 'draw', 'draw'],
    play: ['draw'],
    lanes: ['row', 'bank', 'discard'],
    open: 1,
  },
  knots: {
    draw: 'mermaid-5 anchor-3 key-4 mermaid-6',
    traits: ['safe-harbor'],
    before: ['draw', 'draw', 'draw'],
    play: ['draw'],
    lanes: ['row', 'bank', 'discard'],
    open: 1,
  },
  score: { bank: 'anchor-7 mermaid-9 mermaid-5', play: [], lanes: ['bank'] },
  hook: { bank: 'cannon-7 key-3', draw: 'hook-5', play: ['draw', 'hook key'], lanes: ['row', 'bank'], open: 1 },
  cannon: {
    rival: 'oracle-7 oracle-4 key-3',
    draw: 'cannon-5',
    play: ['draw', 'cannon 1 oracle'],
    lanes: ['row', 'rival', 'discard'],
    open: 1,
  },
  'key-chest': {
    draw: 'key-3 oracle-4 chest-6',
    discard: 'anchor-2 hook-2 cannon-2',
    before: ['draw', 'draw', 'draw'],
    play: ['collect'],
    lanes: ['row', 'bank', 'discard'],
  },
  map: {
    discard: 'anchor-2 hook-2 mermaid-4',
    draw: 'map-4',
    play: ['draw', 'map mermaid-4'],
    lanes: ['row', 'discard'],
    open: 1,
  },
  oracle: { draw: 'oracle-3 mermaid-9', play: ['draw', 'collect'], lanes: ['pile', 'row', 'bank'], open: 1 },
  sword: {
    bank: 'anchor-3 hook-3',
    rival: 'anchor-7 hook-7 mermaid-9 key-4',
    draw: 'sword-5',
    play: ['draw', 'sword 1 mermaid'],
    lanes: ['row', 'bank', 'rival'],
    open: 1,
  },
  kraken: { draw: 'kraken-3 key-4 mermaid-6', play: ['draw', 'draw', 'draw'], lanes: ['row'], open: 1 },
  'strange-lands': {
    draw: 'key-3 key-4 chest-3',
    options: { variant: 'strange-lands' },
    before: ['draw', 'draw'],
    play: ['draw'],
    lanes: ['row', 'discard'],
    open: 1,
  },
  song: {
    rival: 'sword-7 sword-4 mermaid-6',
    draw: 'anchor-3 cannon-4 mermaid-5',
    options: { mermaidAbility: true },
    before: ['draw', 'draw', 'cannon 1 sword'],
    play: ['draw', 'mermaid cannon-4', 'cannon 1 mermaid'],
    lanes: ['row', 'rival', 'discard'],
    open: 1,
  },
};
