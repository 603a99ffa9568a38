import { createAudioPlayer, setAudioModeAsync } from 'expo-audio';
import type { AudioDoor } from './sound-player';

export const audioDoor: AudioDoor = {
  open: () =>
    setAudioModeAsync({
      playsInSilentMode: false,
      interruptionMode: 'mixWithOthers',
      shouldPlayInBackground: false,
      allowsRecording: false,
    }),
  voice: (file) => {
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
  },
};
