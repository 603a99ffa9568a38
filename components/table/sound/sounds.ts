import { settings } from '@/components/settings/settings';
import { audioDoor } from './audio-door';
import { SOUND_FILES } from './sound-files';
import { SoundPlayer } from './sound-player';

/** The sounds of the app. */
export const sounds = new SoundPlayer({
  door: audioDoor,
  files: SOUND_FILES,
  volume: () => settings().volume,
  now: () => performance.now(),
});
