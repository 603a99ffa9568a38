import type { Seat, View } from '@/engine';
import type { LogStep } from '../match/log';
import { Arrival } from './arrival';
import type { Beat, Stage } from './cue';
import { Haste } from './haste';
import { Lights } from './lights';
import { PACE, paceAgain, type Pace } from './pace';
import { Queue } from './queue';
import { Script } from './script';
import { LYING, WAITING, type Performed, type Shown, type StageDoor, type Staging } from './shown';
import { continued, lastTurn, since } from './story';

/** Shows a match: what has happened is played first, then the new table stands, and the next question is asked. */
export class Choreographer implements StageDoor {
  private shown: Shown;
  private readonly listeners = new Set<() => void>();
  private readonly queue: Queue;
  private stage: Stage | null = null;
  private readonly script: Script;
  /** By action: what is still to be shown again. */
  private repeated: LogStep[] = [];
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
  private readonly lights: Lights;
  private readonly haste: Haste;

  constructor(
    private readonly store: Performed,
    private readonly staging: Staging,
  ) {
    this.shown = { ...store.current(), ...LYING };
    this.lights = new Lights(staging.clock);
    this.haste = new Haste(staging.now ?? (() => performance.now()));
    this.script = new Script(store.match, staging, this.shown.view);
    this.arrival = new Arrival(staging.clock);
    this.queue = new Queue({
      ...staging,
      stage: () => this.stage,
      keeps: () => this.keeps,
      haste: () => this.hasteNow,
      step: (step, held) => this.playing && this.show({ ...this.shown, step, held }),
    });
  }

  readonly current = (): Shown => this.shown;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** The table is on the screen. */
  start(): void {
    this.haste.restart();
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
    if (this.stage || !this.lights.begins()) return;
    const begun = () => this.unfollow && this.store.current().story.length > this.shown.story.length;
    void this.lights.dawned.then(() => begun() && this.follow());
  }

  attach(stage: Stage): () => void {
    this.stage = stage;
    this.lights.attached();
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
  readonly canMove = (): Promise<void> => this.lights.canMove();

  arrived(view: View): void {
    this.arrival.here(view);
  }

  /** A touch anywhere: what moves is in its last picture, up to the next step. Answers whether there was anything to end. */
  readonly touch = (): boolean => {
    if (!this.playing) return false;
    this.arrival.giveUp();
    this.lights.stopWaiting();
    const ended = this.queue.touch();
    if (ended) this.repeated = [];
    if (ended && this.othersMove) this.haste.skip();
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
    this.lights.stopWaiting();
    this.repeated = [];
    this.queue.skip(upTo);
    return true;
  }

  /** Resolves when the table is lit, or was waited for long enough; null where neither is still to come. */
  readonly firstLight = (): Promise<void> | null => (this.lights.awaited ? this.lights.dawned : null);

  /** Resolves when all motion is over and could be looked at. Bots think during motion, but move only after it. */
  readonly settled = async (): Promise<void> => {
    await this.lights.dawned;
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
    this.script.picture = earlier.view;
    this.told = story.length;
    this.covers = false;
    this.queue.again();
    this.run(() => this.repeat(), { pace: paceAgain(this.staging.pace()) });
  }

  /** The next action again, on the table that asked for it: that may look quite different from the one before. */
  private async repeat(): Promise<void> {
    const step = this.repeated.shift();
    this.script.again(step);
    this.show({ ...this.shown, ...WAITING, view: this.script.picture, again: true, mover: step?.seat ?? null });
    await this.arrival.of(this.script.picture);
  }

  private isPerson(seat: Seat | undefined): boolean {
    return seat !== undefined && this.store.match.seats[seat]?.kind === 'person';
  }

  private get othersMove(): boolean {
    return !this.shown.again && !this.isPerson(this.store.current().story.at(-1)?.seat);
  }

  /** Only where somebody waits for the own turn. */
  private get hasteNow(): number {
    return this.keeps ? this.haste.factor(this.staging.pace().speed) : 1;
  }

  /** How fast the table goes, with the haste that others are in. */
  readonly speed = (): number => this.staging.pace().speed * this.hasteNow;

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
    if (steps.some(({ seat }) => this.isPerson(seat))) this.haste.restart();
    if (steps.length === 0) {
      // A curtain that falls while nothing has happened hides what is on the screen.
      if (!this.playing || (now.curtain && !this.covers)) this.cut();
      return;
    }
    if (!this.playing && this.lights.awaited) return this.show({ ...this.shown, ...WAITING });
    this.told = now.story.length;
    this.covers = now.curtain !== null;
    this.script.add(steps, this.covers);
    if (this.playing) return;
    this.script.picture = this.shown.view;
    const isSlow = this.speed() > 0;
    // Without a scene nothing moves, and words are enough; unless it is on its way, and a throw would be missed.
    const first = this.stage && isSlow ? [] : [...this.beats(this.take)];
    const kept = this.keeps && first.some(({ cue }) => cue.step?.kept);
    const waits = isSlow && !this.lights.dark && first.some(({ cue }) => cue.awaited);
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
    if (this.stage || this.lights.dark) return;
    await this.lights.comes();
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
    yield* this.script.beats(() => take === this.take);
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
    this.script.clear();
    this.repeated = [];
    const now = this.store.current();
    this.script.picture = now.view;
    const turns = this.turnsFrom(now.story);
    this.show({ ...now, ...LYING });
    if (!this.stage) return;
    this.ready = this.arrival.of(now.view).then(() => this.pause(PACE.breath));
    const speed = this.speed();
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
