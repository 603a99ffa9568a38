import { Platform } from 'react-native';
import { MOST_VOICES, openSpeaker } from '@/components/kit/sound/speaker';

const mockLog: string[] = [];
let mockRewound: () => void = () => undefined;

jest.mock('expo-audio', () => ({
  setAudioModeAsync: () => Promise.resolve(),
  createAudioPlayer: () => ({
    set volume(to: number) {
      mockLog.push(`volume ${to}`);
    },
    seekTo: (seconds: number) => {
      mockLog.push(`seek ${seconds}`);
      return new Promise<void>((resolve) => {
        mockRewound = resolve;
      });
    },
    play: () => mockLog.push('play'),
    remove: () => mockLog.push('remove'),
  }),
}));

it('a sound begins only once it stands at its beginning', async () => {
  const voice = (await openSpeaker())(1);
  voice.play(0.5);
  expect(mockLog).toEqual(['volume 0.5', 'seek 0']);
  mockRewound();
  await Promise.resolve().then(() => undefined);
  await Promise.resolve();
  expect(mockLog.at(-1)).toBe('play');
  voice.release();
  expect(mockLog.at(-1)).toBe('remove');
});

it('Android is asked for few players', () => {
  expect(MOST_VOICES <= 12).toBe(Platform.OS === 'android');
});
