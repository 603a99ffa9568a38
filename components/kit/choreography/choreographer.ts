import type { Event, Match, Seat, View } from '@/engine';
import { eventFor } from '@/engine/core/event';
import type { LogStep } from '../match/log';
import type { Table } from '../match/table-state';
import { Arrival, PATIENCE } from './arrival';
import { coming, type Coming } from './coming';
import type { Beat, Cue, CueMaker, Stage } from './cue';
import { Dawn, waitLong } from './dawn';
import { PACE, paceAgain, type Pace } from './pace';
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
  /** Pieces move: the next question waits until they have stopped. */
  readonly busy: boolean;
  /** Of what plays: the step that is to be seen now. */
  readonly step: Beat | null;
  /** What plays has been seen before. */
  readonly again: boolean;
  /** Whose action it was; null: what plays is new. */
  readonly mover: Seat | null;
}

export interface Staging extends Omit<Outlets, 'stage' | 'step' | 'keeps'> {
  /** Null for a game without cues: its tables just change. */
  readonly cues: CueMaker | null;
  readonly pace: () => Pace;
  /** The event as a sentence. */
  readonly line: (event: Event) => string | null;
  /** Nobody plays here: what is kept stands only for its time. */
  readonly passing?: boolean;
}

/** Where a scene comes in: it plays the beats, and says when the picture of a view stands. */
export interface StageDoor {
  /** A scene is being made. */
  comes(): void;
  attach(stage: Stage): () => void;
  /** The scene now shows this view. */
  arrived(view: View): void;
}

/** Shows a match: what has happened is played first, then the new table stands, and the next question is asked. */
export class Choreographer implements StageDoor {
  private shown: Shown;
  private readonly listeners = new Set<() => void>();
  private readonly queue: Queue;
  private stage: Stage | null = null;
  private events: Coming[] = [];
  /** By action: what is still to be shown again. */
  private repeated: LogStep[] = [];
  /** The picture that the next event starts from. */
  private picture: View;
  private playing: Promise<void> | null = null;
  /** How much of the story has gone into the queue. */
  private told = 0;
  /** The steps that play end behind a curtain. */
  private covers = false;
  /** Goes up whenever what plays is thrown away. */
  private take = 0;
  private readonly arrival: Arrival;
  /** Resolves when what has been told could be read. */
  private read: Promise<void> = Promise.resolve();
  /** Resolves when the scene can begin something new. */
  private ready: Promise<void> = Promise.resolve();
  private unfollow: (() => void) | null = null;
  /** Ends the waiting for a scene. */
  private light: (() => void) | null = null;
  private readonly dawn: Dawn;
  /** Waiting for a scene took too long: nothing waits again until one is attached. */
  private dark = false;
  private onStage = (): void => undefined;
  private readonly staged = new Promise<void>((resolve) => {
    this.onStage = resolve;
  });

  constructor(
    private readonly store: Performed,
    private readonly staging: Staging,
  ) {
    this.shown = { ...store.current(), ...LYING };
    this.dawn = new Dawn(staging.clock);
    this.picture = this.shown.view;
    this.arrival = new Arrival(staging.clock);
    this.queue = new Queue({
      ...staging,
      stage: () => this.stage,
      keeps: () => this.keeps,
      step: (step) => this.playing && this.show({ ...this.shown, step }),
    });
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

  /** A scene is attached: its pieces have been drawn, and it can play events. */
  readonly lit = (): boolean => this.stage !== null;

  /** Until the scene is there nothing is played: bots wait, and a person's moves are shown once it is lit. */
  comes(): void {
    if (this.stage || !this.dawn.begins()) return;
    const begun = () => this.unfollow && this.store.current().story.length > this.shown.story.length;
    void this.dawn.light.then(() => begun() && this.follow());
  }

  attach(stage: Stage): () => void {
    this.stage = stage;
    this.dark = false;
    this.dawn.breaks();
    this.light?.();
    this.onStage();
    // Whoever has moved while the scene was made: the first motion begins from their table, too.
    if (!this.playing && this.arrival.isLate(this.shown.view)) this.ready = this.arrival.of(this.shown.view);
    this.tellListeners();
    if (this.queue.waits) void this.queue.leadAgain();
    return () => {
      if (this.stage !== stage) return;
      // A step that stands stays: the scene may be made anew only because the window has another size.
      if (!this.queue.waits) this.skip();
      this.stage = null;
      this.arrival.leave();
      this.tellListeners();
    };
  }

  /** Resolves when a scene has come that can move pieces, or is not worth waiting for. */
  readonly canMove = (): Promise<void> =>
    Promise.race([this.staged, new Promise<void>((late) => void this.staging.clock.after(PATIENCE * 2, late))]);

  arrived(view: View): void {
    this.arrival.here(view);
  }

  /** A touch anywhere: what moves is in its last picture, up to the next step. Answers whether there was anything to end. */
  readonly touch = (): boolean => {
    if (!this.playing) return false;
    this.arrival.giveUp();
    this.light?.();
    const ended = this.queue.touch();
    if (ended) this.repeated = [];
    return ended;
  };

  /** The next step, by hand. */
  readonly next = (): void => this.queue.next();

  /** Steps chase each other as long as a finger rests on them. */
  readonly hurry = (on: boolean): void => this.queue.hurry(on);

  /** Everything in its last picture. Answers whether there was anything to end. */
  readonly skip = (): boolean => this.skipTo('all');

  /** By hand: as `skip`, but what is kept is still to be seen. */
  readonly skipToResult = (): boolean => this.skipTo('to-kept');

  private skipTo(upTo: 'to-kept' | 'all'): boolean {
    if (!this.playing) return false;
    this.arrival.giveUp();
    this.light?.();
    this.repeated = [];
    this.queue.skip(upTo);
    return true;
  }

  /** Resolves when the table is lit, or was waited for long enough; null where neither is still to come. */
  readonly firstLight = (): Promise<void> | null => (this.dawn.awaited ? this.dawn.light : null);

  /** Resolves when all motion is over and could be looked at. Bots think during motion, but move only after it. */
  readonly settled = async (): Promise<void> => {
    await this.dawn.light;
    while (this.playing) await this.playing;
    for (let ready: Promise<void> | null = null; ready !== this.ready;) {
      ready = this.ready;
      await ready;
    }
    await this.read;
  };

  /** Whether others have moved since this viewer's last answer. */
  readonly canReplay = (): boolean => {
    const { busy, curtain, story, view, focus } = this.shown;
    return !busy && !curtain && this.stage !== null && lastTurn(story, view.viewer ?? focus) !== null;
  };

  /** The others' last turns again, from the picture that stood before them. */
  replayLastTurn(): void {
    const { story, view, focus } = this.shown;
    const from = lastTurn(story, view.viewer ?? focus);
    if (this.playing || from === null) return;
    const earlier = since(this.store.match, story, from, view.viewer);
    if (!earlier || !this.stage) return;
    this.repeated = [...earlier.steps];
    this.picture = earlier.view;
    this.told = story.length;
    this.covers = false;
    this.queue.again();
    this.run(() => this.repeat(), { pace: paceAgain(this.staging.pace()) });
  }

  /** The next action again, on the table that asked for it: that may look quite different from the one before. */
  private async repeat(): Promise<void> {
    const step = this.repeated.shift();
    this.events = coming(step?.events ?? []);
    this.show({ ...this.shown, ...WAITING, view: this.picture, again: true, mover: step?.seat ?? null });
    await this.arrival.of(this.picture);
  }

  /** Several people look at this screen, one after the other, and all hear it. */
  private get shared(): boolean {
    return this.store.match.seats.filter(({ kind }) => kind === 'person').length > 1;
  }

  /** What is shown once more has been seen. */
  private get keeps(): boolean {
    return !this.staging.passing && !this.shown.again && this.store.match.seats.some(({ kind }) => kind === 'person');
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
    if (!this.playing && this.dawn.awaited) return this.show({ ...this.shown, ...WAITING });
    this.told = now.story.length;
    this.covers = now.curtain !== null;
    const covered = this.covers;
    this.events.push(...steps.flatMap(({ events, known }) => coming(events, { known, covered })));
    if (this.playing) return;
    this.picture = this.shown.view;
    const isSlow = this.staging.pace().speed > 0;
    // Without a scene nothing moves, and words are enough; unless it is on its way, and a throw would be missed.
    const first = this.stage && isSlow ? [] : [...this.beats(this.take)];
    const kept = this.keeps && first.some(({ cue }) => cue.step?.kept);
    const waits = isSlow && !this.dark && first.some(({ cue }) => cue.awaited);
    if (!kept && !waits && (!this.stage || !isSlow)) {
      this.queue.tell(first);
      this.rest();
      this.ready = Promise.resolve();
      return;
    }
    this.run(
      () => {
        this.show({ ...this.shown, ...WAITING });
        return this.lightComes();
      },
      { first },
    );
  }

  /** Resolves when there is a scene that shows what is shown, or when it has been waited for long enough. */
  private async lightComes(): Promise<void> {
    if (this.stage || this.dark) return;
    await new Promise<void>((resolve) => {
      const stop = waitLong(this.staging.clock, () => {
        this.dark = true;
        this.light?.();
      });
      this.light = () => {
        this.light = null;
        stop();
        resolve();
      };
    });
    if (this.stage) this.ready = this.arrival.of(this.shown.view);
  }

  /** `first`: what is to be played before all that is still to come. */
  private run(
    begin: () => Promise<void>,
    { first = [], pace = this.staging.pace() }: { readonly first?: readonly Beat[]; readonly pace?: Pace } = {},
  ): void {
    const take = ++this.take;
    const perform = async () => {
      try {
        await begin();
        await this.ready;
        if (take === this.take) await this.queue.play(this.beats(take, first), pace);
        while (take === this.take && this.repeated.length > 0) {
          await this.repeat();
          if (take === this.take) await this.queue.play(this.beats(take), pace);
        }
      } catch (error) {
        // A picture that cannot be played is no reason to stop a match.
        console.error(error);
      }
      if (take === this.take) this.rest();
    };
    this.playing = perform();
  }

  private *beats(take: number, first: readonly Beat[] = []): Generator<Beat> {
    yield* first;
    const { cues, line } = this.staging;
    const { game } = this.store.match;
    const { reduced } = this.staging.pace();
    for (;;) {
      const next = take === this.take ? this.events.shift() : undefined;
      if (!next) return;
      const before = this.picture;
      const viewer = next.covered ? null : before.viewer;
      const event = eventFor(next.event, viewer);
      const after = game.fold(before, event);
      this.picture = after;
      const told = { event, before, after };
      const cue = cues ? cues(told, reduced) : STILL;
      const run = cue.step && { events: next.all.map((one) => eventFor(one, viewer)), at: next.at };
      // What is said aloud is heard by all who share this device.
      const said = this.shared ? eventFor(next.event, null) : event;
      yield { ...told, cue, line: line(said), known: next.known, ...(run && { run }) };
    }
  }

  /** Ends what plays, without showing the rest of it. */
  private cut(): void {
    this.take++;
    this.skip();
    this.rest();
  }

  /** The match as it is. */
  private rest(): void {
    this.playing = null;
    this.events = [];
    this.repeated = [];
    const now = this.store.current();
    this.picture = now.view;
    const turns = this.turnsFrom(now.story);
    this.show({ ...now, ...LYING });
    if (!this.stage) return;
    this.ready = this.arrival.of(now.view).then(() => this.pause(PACE.breath));
    const { speed } = this.staging.pace();
    if (turns && speed > 0) this.read = this.pause(PACE.told * speed);
  }

  /** The last move was one seat's, and now another seat has to answer. */
  private turnsFrom(story: readonly LogStep[]): boolean {
    const [last] = story.slice(-1);
    const next = this.store.match.pending()[0]?.seat;
    return last !== undefined && next !== undefined && last.seat !== next;
  }

  private pause(ms: number): Promise<void> {
    return new Promise((resolve) => void this.staging.clock.after(ms, resolve));
  }

  private show(shown: Shown): void {
    this.shown = shown;
    this.tellListeners();
  }

  private tellListeners(): void {
    for (const listener of this.listeners) listener();
  }
}

const STILL: Cue = { lands: 0, time: 0, sounds: [], haptics: [], motion: null };

const LYING = { busy: false, step: null, again: false, mover: null } as const;

/** What the table shows while pieces move: no question, no thinking sign. */
const WAITING = { busy: true, decision: null, legal: [], thinking: null, over: false } as const;
