import { Platform } from 'react-native';
import { settings } from '../settings/settings';
import type { Language } from '@/components/i18n/languages';

/** What is used of the system's speech. */
export interface Speech {
  readonly getAvailableVoicesAsync: () => Promise<Voices>;
  readonly speak: (text: string, options: { readonly language: string; readonly volume: number }) => void;
  readonly stop: () => Promise<void>;
}

interface VoiceOf {
  /** Loaded with the first word; it may be missing. */
  readonly load: () => Promise<Speech>;
  readonly volume: () => number;
  /** Android takes the name of a language only, the others the whole tag of a voice. */
  readonly plain: boolean;
}

type Voices = readonly { readonly language: string }[];

/** A browser that has no voices never says so. */
const PATIENCE_MS = 2000;

function inTime(voices: Promise<Voices>): Promise<Voices> {
  return new Promise((resolve, reject) => {
    const clock = setTimeout(resolve, PATIENCE_MS, []);
    voices.then(resolve, reject).finally(() => clearTimeout(clock));
  });
}

/** Reads a word aloud in its own language, or stays silent: where nobody can speak it, nothing else comes of it. */
export class Voice {
  private turn = 0;

  constructor(private readonly of: VoiceOf) {}

  /** What the system calls the voice of this language; null: it has none. */
  async tagOf(language: Language): Promise<string | null> {
    try {
      const { getAvailableVoicesAsync } = await this.of.load();
      const voices = await inTime(getAvailableVoicesAsync());
      const own = voices.find((voice) => voice.language.slice(0, 2).toLowerCase() === language);
      return own ? (this.of.plain ? language : own.language) : null;
    } catch {
      return null;
    }
  }

  /** The last word wins: what is still being said is cut off. */
  async say(text: string, language: Language): Promise<void> {
    const mine = ++this.turn;
    const volume = this.of.volume();
    if (volume === 0) return;
    const tag = await this.tagOf(language);
    if (tag === null) return;
    try {
      const speech = await this.of.load();
      await speech.stop();
      if (mine === this.turn) speech.speak(text, { language: tag, volume });
    } catch {
      // Nobody waits for a voice.
    }
  }

  hush(): void {
    if (this.turn === 0) return;
    this.turn++;
    this.of
      .load()
      .then((speech) => speech.stop())
      .catch(() => undefined);
  }
}

export const voice = new Voice({
  load: () => import('expo-speech'),
  volume: () => settings().volume,
  plain: Platform.OS === 'android',
});
