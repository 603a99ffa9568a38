import { Voice, type Speech } from '@/components/kit/companion/voice';

/** A system's speech that notes what it is asked for. */
function system({
  tags = ['de-DE', 'ru-RU', 'uk_UA'] as readonly string[] | null,
  loudness = 0.6,
  plain = false,
} = {}) {
  const heard: string[] = [];
  const speech: Speech = {
    getAvailableVoicesAsync: () =>
      tags ? Promise.resolve(tags.map((language) => ({ language }))) : new Promise(() => undefined),
    speak: (text, { language, volume }) => heard.push(`${text} ${language} ${volume}`),
    stop: () => {
      heard.push('stop');
      return Promise.resolve();
    },
  };
  const voice = new Voice({ load: () => Promise.resolve(speech), volume: () => loudness, plain });
  return { voice, heard };
}

describe('11.3 the round call, aloud', () => {
  it('speaks with the voice of the language, as loud as the sounds', async () => {
    const { voice, heard } = system();
    await voice.say('Капитан', 'ru');
    expect(heard).toEqual(['stop', 'Капитан ru-RU 0.6']);
    expect(await voice.tagOf('uk')).toBe('uk_UA');
  });

  it('names the language alone on Android', async () => {
    const { voice, heard } = system({ plain: true });
    await voice.say('Капітан', 'uk');
    expect(heard.at(-1)).toBe('Капітан uk 0.6');
  });

  it('is silent without a voice of the language, and with the sound off', async () => {
    const strange = system();
    await strange.voice.say('Captain', 'en');
    expect(strange.heard).toEqual([]);
    const off = system({ loudness: 0 });
    await off.voice.say('Капитан', 'ru');
    expect(off.heard).toEqual([]);
  });

  it('says the last name only, and nothing after it was hushed', async () => {
    const { voice, heard } = system();
    await Promise.all([voice.say('Капитан', 'ru'), voice.say('Шаман', 'ru')]);
    expect(heard.filter((one) => one !== 'stop')).toEqual(['Шаман ru-RU 0.6']);
    const word = voice.say('Торговец', 'ru');
    voice.hush();
    await word;
    expect(heard.filter((one) => one !== 'stop')).toHaveLength(1);
  });

  it('neither waits nor fails where there is no speech, or one that never answers', async () => {
    const broken = () => Promise.reject(new Error('no such module'));
    const missing = new Voice({ load: broken, volume: () => 1, plain: false });
    await missing.say('Captain', 'en');
    missing.hush();
    expect(await missing.tagOf('en')).toBeNull();
    jest.useFakeTimers();
    const { voice } = system({ tags: null });
    const tag = voice.tagOf('en');
    await jest.advanceTimersByTimeAsync(2000);
    expect(await tag).toBeNull();
    jest.useRealTimers();
  });
});
