import { Asset } from 'expo-asset';
import type { OpenSpeaker, Speaker } from './sound-player';

/** Decoded sounds are only memory. */
export const MOST_VOICES = 32;

/**
 * Short sounds in a browser: decoded once, started at once, one over the other. Not expo-audio's web player: it drops the
 * promise of `play()`, so a page that may not sound yet would fail with an unhandled rejection.
 */
let context: AudioContext | null = null;
const waiting = new Set<() => void>();
const GESTURES = ['pointerdown', 'keydown'] as const;

function unlock(): void {
  GESTURES.forEach((gesture) => document.removeEventListener(gesture, unlock, true));
  context ??= new AudioContext({ latencyHint: 'interactive' });
  context.resume().catch(() => undefined);
  waiting.forEach((load) => load());
  waiting.clear();
}

async function decode(file: number, into: AudioContext): Promise<AudioBuffer> {
  const answer = await fetch(Asset.fromModule(file).uri);
  return into.decodeAudioData(await answer.arrayBuffer());
}

const speaker: Speaker = (file) => {
  let buffer: AudioBuffer | null = null;
  const load = () => {
    if (!context) return;
    decode(file, context).then(
      (decoded) => {
        buffer = decoded;
      },
      () => undefined,
    );
  };
  if (context) load();
  else waiting.add(load);
  return {
    play: (volume) => {
      if (!context || !buffer) return;
      const source = context.createBufferSource();
      const gain = context.createGain();
      source.buffer = buffer;
      gain.gain.value = volume;
      source.connect(gain).connect(context.destination);
      source.start();
    },
    release: () => {
      waiting.delete(load);
      buffer = null;
    },
  };
};

export const openSpeaker: OpenSpeaker = () => {
  // Before the first gesture a page has to be silent; afterwards it may sound until it is closed.
  if (navigator.userActivation?.hasBeenActive) unlock();
  else GESTURES.forEach((gesture) => document.addEventListener(gesture, unlock, true));
  return Promise.resolve(speaker);
};
