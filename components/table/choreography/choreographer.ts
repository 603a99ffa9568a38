import type { Event, Match, View } from '@/engine';
import { eventFor } from '@/engine/core/event';
import type { Table } from '../play/match-store';
import type { Beat, CueMaker, Stage } from './cue';
import { PACE, type Pace } from './pace';
import { Queue, type Outlets } from './queue';
import { continued, lastTurn, since } from './story';

/** A match on the table, as far as the choreography needs it. */
export interface Performed {
  readonly match: Match;
  current(): Table;
  subscribe(listener: () => void): () => void;
}

/** The table as it is shown: a little behind the match while pieces move. */
export interface Shown extends Table {
  /** Pieces move: nobody is asked until they lie. */
  readonly busy: boolean;
}

export interface Staging extends Omit<Outlets, 'stage'> {
  /** Null for a game without cues: its tables just change. */
  readonly cues: CueMaker | null;
  readonly pace: () => Pace;
  /** The event as a sentence. */
  readonly line: (event: Event) => string | null;
}

/** Where a scene comes in: it plays the beats, and says when the picture of a view stands. */
export interface StageDoor {
  attach(stage: Stage): () => void;
  /** The scene now shows this view. */
  arrived(view: View): void;
}

/** How long a scene may take to show a picture before what follows begins anyway. */
const PATIENCE = 1000;

/** Shows a match: what has happened is played first, then the new table stands, and the next question is asked. */
export class Choreographer implements StageDoor {
  private shown: Shown;
  private readonly listeners = new Set<() => void>();
  private readonly queue: Queue;
  private stage: Stage | null = null;
  private events: Event[] = [];
  /** The picture that the next event starts from. */
  private picture: View;
  private playing: Promise<void> | null = null;
  /** How much of the story has gone into the queue. */
  private told = 0;
  /** The steps that play end behind a curtain. */
  private covers = false;
  /** Goes up whenever what plays is thrown away. */
  private take = 0;
  /** The view that the scene shows, and the one that is waited for. */
  private standing: View | null = null;
  private awaited: { readonly view: View; readonly here: () => void } | null = null;
  /** Resolves when the scene can begin something new. */
  private ready: Promise<void> = Promise.resolve();
  private unfollow: (() => void) | null = null;

  constructor(
    private readonly store: Performed,
    private readonly staging: Staging,
  ) {
    this.shown = { ...store.current(), busy: false };
    this.picture = this.shown.view;
    this.queue = new Queue({ ...staging, stage: () => this.stage });
  }

  readonly current = (): Shown => this.shown;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** The table is on the screen. */
  start(): void {
    this.unfollow ??= this.store.subscribe(() => this.follow());
    this.follow();
  }

  /** Off the screen or in the background: whatever is true now stands there at once. */
  stop(): void {
    this.unfollow?.();
    this.unfollow = null;
    this.cut();
  }

  attach(stage: Stage): () => void {
    this.stage = stage;
    return () => {
      if (this.stage !== stage) return;
      this.skip();
      this.stage = null;
      this.standing = null;
      this.awaited?.here();
    };
  }

  arrived(view: View): void {
    this.standing = view;
    if (this.awaited?.view === view) this.awaited.here();
  }

  /** A touch anywhere: everything in its last picture. Answers whether there was anything to end. */
  readonly skip = (): boolean => {
    if (!this.playing) return false;
    this.awaited?.here();
    this.queue.skip();
    return true;
  };

  /** When all pieces lie and have been seen there. A bot thinks while they move, and moves when they lie. */
  readonly settled = async (): Promise<void> => {
    while (this.playing) await this.playing;
    for (let ready: Promise<void> | null = null; ready !== this.ready;) {
      ready = this.ready;
      await ready;
    }
  };

  /** Whether others have moved since this viewer's last answer. */
  canReplay(): boolean {
    const { busy, curtain, story, view, focus } = this.shown;
    return !busy && !curtain && this.stage !== null && lastTurn(story, view.viewer ?? focus) !== null;
  }

  /** The others' last turns again, from the picture that stood before them. */
  replayLastTurn(): void {
    const { story, view, focus } = this.shown;
    const from = lastTurn(story, view.viewer ?? focus);
    if (this.playing || from === null) return;
    const earlier = since(this.store.match, story, from, view.viewer);
    if (!earlier || !this.stage) return;
    this.events = [...earlier.events];
    this.picture = earlier.view;
    this.told = story.length;
    this.covers = false;
    this.run(async () => {
      this.show({ ...this.shown, ...WAITING, view: earlier.view });
      await this.stands(earlier.view);
    });
  }

  private follow(): void {
    const now = this.store.current();
    const fresh = continued(this.shown.story, now.story);
    if (fresh === null || this.shown.curtain) return this.cut();
    const known = this.playing ? this.told : this.shown.story.length;
    const steps = now.story.slice(known);
    if (steps.length === 0) {
      // A curtain that falls while nothing has happened hides what is on the screen.
      if (!this.playing || (now.curtain && !this.covers)) this.cut();
      return;
    }
    this.told = now.story.length;
    this.covers = now.curtain !== null;
    this.events.push(...steps.flatMap(({ events }) => events));
    if (this.playing) return;
    this.picture = this.shown.view;
    if (!this.stage || this.staging.pace().speed === 0) {
      this.queue.tell(this.beats(this.take));
      this.rest();
      this.ready = Promise.resolve();
      return;
    }
    this.run(() => {
      this.show({ ...this.shown, ...WAITING });
      return Promise.resolve();
    });
  }

  private run(begin: () => Promise<void>): void {
    const take = ++this.take;
    const perform = async () => {
      try {
        await begin();
        await this.ready;
        if (take === this.take) await this.queue.play(this.beats(take), this.staging.pace());
      } catch (error) {
        // A picture that cannot be played is no reason to stop a match.
        console.error(error);
      }
      if (take === this.take) this.rest();
    };
    this.playing = perform();
  }

  private *beats(take: number): Generator<Beat> {
    const { cues, line } = this.staging;
    const { game } = this.store.match;
    const { reduced } = this.staging.pace();
    for (;;) {
      const next = take === this.take ? this.events.shift() : undefined;
      if (!next) return;
      const before = this.picture;
      const event = eventFor(next, before.viewer);
      const after = game.fold(before, event);
      this.picture = after;
      const told = { event, before, after };
      yield { ...told, cue: cues ? cues(told, reduced) : STILL, line: line(event) };
    }
  }

  /** Whatever still plays is thrown away. */
  private cut(): void {
    this.take++;
    this.skip();
    this.rest();
  }

  /** The match as it is. */
  private rest(): void {
    this.playing = null;
    this.events = [];
    const now = this.store.current();
    this.picture = now.view;
    this.show({ ...now, busy: false });
    if (this.stage) this.ready = this.stands(now.view).then(() => this.breath());
  }

  private breath(): Promise<void> {
    return new Promise((resolve) => void this.staging.clock.after(PACE.breath, resolve));
  }

  private show(shown: Shown): void {
    this.shown = shown;
    for (const listener of this.listeners) listener();
  }

  private stands(view: View): Promise<void> {
    this.awaited?.here();
    if (this.standing === view) return Promise.resolve();
    return new Promise((resolve) => {
      const here = () => {
        this.awaited = null;
        giveUp();
        resolve();
      };
      const giveUp = this.staging.clock.after(PATIENCE, here);
      this.awaited = { view, here };
    });
  }
}

const STILL = { lands: 0, time: 0, sounds: [], haptics: [], motion: null } as const;

/** Nobody is asked while pieces move. */
const WAITING = { busy: true, decision: null, legal: [], thinking: null, over: false } as const;
