import { Platform } from 'react-native';
import type { OpenSpeaker } from './sound-player';

/** Android gives each player a decoder and a session, and has few of them to give. */
export const MOST_VOICES = Platform.OS === 'android' ? 10 : 32;

const quiet = () => undefined;

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
        // iOS plays on from where the sound had ended if it is told to before it has got back to the beginning.
        player
          .seekTo(0)
          .catch(quiet)
          .then(() => player.play())
          .catch(quiet);
      },
      release: () => player.remove(),
    };
  };
};
