import { settings } from '@/components/settings/settings';
import { SOUND_FILES } from './sound-files';
import { SoundPlayer } from './sound-player';
import { openSpeaker } from './speaker';

/** The sounds of the app. */
export const sounds = new SoundPlayer({
  open: openSpeaker,
  files: SOUND_FILES,
  volume: () => settings().volume,
  now: () => performance.now(),
});
