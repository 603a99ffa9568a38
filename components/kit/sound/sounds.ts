import { settings } from '../settings/settings';
import { SOUND_FILES } from './sound-files';
import { SoundPlayer } from './sound-player';
import { MOST_VOICES, openSpeaker } from './speaker';

/** The sounds of the app. */
export const sounds = new SoundPlayer({
  open: openSpeaker,
  files: SOUND_FILES,
  volume: () => settings().volume,
  now: () => performance.now(),
  most: MOST_VOICES,
});
