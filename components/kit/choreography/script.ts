import type { Match, View } from '@/engine';
import { eventFor } from '@/engine/core/event';
import type { LogStep } from '../match/log';
import { coming, type Coming } from './coming';
import type { Beat, Cue } from './cue';
import type { Staging } from './shown';

const STILL: Cue = { lands: 0, time: 0, sounds: [], haptics: [], motion: null };

/** What is still to be played, and the picture that it starts from. */
export class Script {
  private events: Coming[] = [];

  constructor(
    private readonly match: Match,
    private readonly staging: Pick<Staging, 'cues' | 'line' | 'pace'>,
    /** The picture that the next event starts from. */
    public picture: View,
  ) {}

  /** One action to be shown again. */
  again(step: LogStep | undefined): void {
    this.events = coming(step?.events ?? []);
  }

  /** `covered`: a curtain has fallen behind these steps. */
  add(steps: readonly LogStep[], covered: boolean): void {
    this.events.push(...steps.flatMap(({ events, known }) => coming(events, { known, covered })));
  }

  clear(): void {
    this.events = [];
  }

  /** Made one by one, so that events which come while others play are among them; ends where `wanted` says so. */
  *beats(wanted: () => boolean): Generator<Beat> {
    const { cues, line } = this.staging;
    const { reduced } = this.staging.pace();
    for (;;) {
      const next = wanted() ? this.events.shift() : undefined;
      if (!next) return;
      const before = this.picture;
      const viewer = next.covered ? null : before.viewer;
      const event = eventFor(next.event, viewer);
      const after = this.match.game.fold(before, event);
      this.picture = after;
      const told = { event, before, after };
      const cue = cues ? cues(told, reduced) : STILL;
      const run = cue.step && { events: next.all.map((one) => eventFor(one, viewer)), at: next.at };
      // What is said aloud is heard by all who share this device.
      const said = this.isShared ? eventFor(next.event, null) : event;
      yield { ...told, cue, line: line(said), known: next.known, ...(run && { run }) };
    }
  }

  /** Several people look at this screen, one after the other, and all hear it. */
  private get isShared(): boolean {
    return this.match.seats.filter(({ kind }) => kind === 'person').length > 1;
  }
}
