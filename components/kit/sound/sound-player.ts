import type { SoundId } from './sound-ids';

/** One sound, ready to be heard. */
export interface Voice {
  /** From its beginning. 0..1, on top of the level that is in the file. */
  play(volume: number): void;
  release(): void;
}

export type Speaker = (file: number) => Voice;

/** The way to the loudspeaker; each platform has its own. Other apps' music plays on, the silent switch is obeyed. */
export type OpenSpeaker = () => Promise<Speaker>;

interface SoundAround {
  readonly open: OpenSpeaker;
  readonly files: Readonly<Record<SoundId, number>>;
  /** 0..1; 0 is off. */
  readonly volume: () => number;
  readonly now: () => number;
  /** So many sounds stay loaded. */
  readonly most: number;
}

/** The same sound twice within this time is heard once. */
const ECHO = 25;

/** The one service for sounds. Where there is no sound, the game is silent and goes on. */
export class SoundPlayer {
  private readonly voices = new Map<SoundId, Voice>();
  private readonly heard = new Map<SoundId, number>();
  private readonly broken = new Set<SoundId>();
  private opening: Promise<void> | null = null;
  private speaker: Speaker | null = null;

  constructor(private readonly around: SoundAround) {}

  /** Loads sounds one after the other, so that no frame waits: on the first table, not when the app starts. */
  async warm(ids: readonly SoundId[], breathe: () => Promise<void>): Promise<void> {
    if (this.around.volume() <= 0) return;
    await this.open();
    // What finds no room is loaded when it is first heard.
    for (const id of ids.slice(0, this.around.most)) {
      this.voiceOf(id);
      await breathe();
    }
  }

  /** `loudness` 0..1: how hard the thing was struck, below the level that is in its file. */
  readonly play = (id: SoundId, loudness = 1): void => {
    const volume = this.around.volume() * loudness;
    const now = this.around.now();
    if (volume <= 0 || now - (this.heard.get(id) ?? -Infinity) < ECHO) return;
    this.heard.set(id, now);
    void this.open();
    try {
      this.voiceOf(id)?.play(volume);
    } catch {
      this.broken.add(id);
    }
  };

  private open(): Promise<void> {
    this.opening ??= this.around.open().then(
      (speaker) => {
        this.speaker = speaker;
      },
      () => undefined,
    );
    return this.opening;
  }

  private voiceOf(id: SoundId): Voice | null {
    const known = this.voices.get(id);
    if (known) {
      // The least used goes first.
      this.voices.delete(id);
      this.voices.set(id, known);
      return known;
    }
    if (!this.speaker || this.broken.has(id)) return null;
    try {
      const voice = this.speaker(this.around.files[id]);
      this.voices.set(id, voice);
      this.makeRoom();
      return voice;
    } catch {
      this.broken.add(id);
      return null;
    }
  }

  private makeRoom(): void {
    const [oldest] = this.voices;
    if (this.voices.size <= this.around.most || !oldest) return;
    this.voices.delete(oldest[0]);
    oldest[1].release();
  }
}
