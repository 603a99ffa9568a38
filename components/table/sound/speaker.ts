import type { OpenSpeaker } from './sound-player';

/** Loaded on the first table: an app build without the module, or a phone without sound, is only silent. */
export const openSpeaker: OpenSpeaker = async () => {
  const { createAudioPlayer, setAudioModeAsync } = await import('expo-audio');
  await setAudioModeAsync({
    playsInSilentMode: false,
    interruptionMode: 'mixWithOthers',
    shouldPlayInBackground: false,
    allowsRecording: false,
  });
  return (file) => {
    // Nobody listens to the status of a click: as few messages as possible.
    const player = createAudioPlayer(file, { updateInterval: 60_000 });
    return {
      play: (volume) => {
        player.volume = volume;
        player.seekTo(0).catch(() => undefined);
        player.play();
      },
      release: () => player.remove(),
    };
  };
};
