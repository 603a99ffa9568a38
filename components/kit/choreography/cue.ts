import type { Event, View } from '@/engine';
import type { HapticWord } from '../haptics/vocabulary';
import type { SoundId } from '../sound/sound-ids';
import type { Pace } from './pace';

/** Times are milliseconds at normal speed, from the beginning of the event. */
export interface SoundAt {
  readonly at: number;
  readonly sound: SoundId;
  /** 0..1, for things that can be struck softly; else as loud as its file. */
  readonly loudness?: number;
}

export interface HapticAt {
  readonly at: number;
  readonly word: HapticWord;
}

/** How one event is seen, heard and felt. What it says is in `eventWords`, and comes last. */
export interface Cue<M = unknown> {
  /** The last piece lies. */
  readonly lands: number;
  /** The number is through, too: the next event, or the next question, begins. 0: nothing to wait for. */
  readonly time: number;
  readonly sounds: readonly SoundAt[];
  readonly haptics: readonly HapticAt[];
  /** What moves; only the scene of this game knows how. */
  readonly motion: M;
  /** Nobody wants to miss it: it waits for a scene that is still being made. */
  readonly awaited?: boolean;
  /** However long somebody has waited already, it is seen in its own time. */
  readonly unhurried?: boolean;
  /** The name of a moment that nobody passes over before it has been seen once on this device. */
  readonly firm?: string;
  /** A picture of its own: it stands so long, or until somebody goes on by hand, and no other touch ends it. */
  readonly step?: Step<M>;
}

export interface Step<M = unknown> {
  /** Null: until somebody goes on. */
  readonly stands: number | null;
  /** The step is shown after its motion, not during it. */
  readonly lies?: boolean;
  /** A result that must be seen: where somebody plays, it stays until it is passed by hand, whatever the pace. */
  readonly kept?: boolean;
  /** Whoever skips one step of a chapter is shown no other of it, also where a question lies between them. */
  readonly chapter?: string;
  /** What plays when it is over. */
  readonly ends?: Cue<M>;
}

/** An event as this viewer may hear it, between the two pictures that it leads from and to. */
export interface Told<V extends View = View, E extends Event = Event> {
  readonly event: E;
  readonly before: V;
  readonly after: V;
}

export interface Beat<V extends View = View, M = unknown> extends Told<V> {
  readonly cue: Cue<M>;
  /** The event as a sentence; null: nothing to tell. */
  readonly line: string | null;
  /** It has been seen before, and only leads to what is to be seen: its last picture, and not a word. */
  readonly known?: boolean;
  /** Of a step: all events of its action, and which of them this one is. */
  readonly run?: { readonly events: readonly Event[]; readonly at: number };
}

/** A game's own part: the cue of every event. */
export type CueMaker<V extends View = View, E extends Event = Event, M = unknown> = (
  told: Told<V, E>,
  reduced: boolean,
) => Cue<M>;

/** What plays the pictures of a beat, without a render of React. It belongs to the scene. */
export interface Stage<V extends View = View, M = unknown> {
  /** Resolves when the last picture stands; the scene keeps it until the next beat, or the next view. */
  play(beat: Beat<V, M>, pace: Pace): Promise<void>;
  /** Ends everything in its last picture. */
  finish(): void;
}
