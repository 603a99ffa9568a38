import type { SoundId } from '@/components/kit/sound/sound-ids';

/** Whatever a cue of this game may ask to be heard. */
export const DEAD_MANS_DRAW_SOUNDS: readonly SoundId[] = [
  ...Array.from({ length: 10 }, (_, i) => `drum-${i + 1}` as SoundId),
  ...(['bell', 'blade', 'cannon', 'chain', 'chest-full', 'coin', 'flip', 'gain', 'land', 'loss', 'oracle'] as const),
  ...(['refuse', 'sink', 'slide', 'tentacle', 'win'] as const),
];
