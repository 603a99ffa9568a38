import type { Ask } from '@/components/kit/face';
import type { Told } from '@/components/kit/choreography/cue';
import { Match, type Action, type Outcome, type SeatSetup, type View } from '@/engine';
import { eventFor } from '@/engine/core/event';
import { Stream } from '@/engine/core/luck';
import type { FaceSubject, FaceTable } from './settings';

const NAMES = ['Anna', 'Borys', 'Vira', 'Hlib', 'Dana', 'Emil', 'Frida', 'Gleb'];

/** A match, or a position that the settings lay out. */
export interface Sitting {
  readonly seats: readonly SeatSetup[];
  view(seat: number): View;
  asides(seat: number): readonly Action[];
}

/** What a screen meets on the way through a match. */
export interface Listener {
  asked?(ask: Ask<View, Action>, sitting: Sitting): void;
  /** As the first seat hears it. */
  told?(told: Told, match: Match): void;
  over?(view: View, outcome: Outcome, match: Match): void;
  /** Nothing is missing any more. Without it only the matches of the settings are played. */
  done?(): boolean;
}

function deal({ game, settings }: FaceSubject, n: number): Match {
  const { rare } = settings.rules.settings.mustSee;
  const tables = n < settings.matches || rare.length === 0 ? settings.tables : rare;
  const table = tables[n % tables.length] as FaceTable;
  const { seats, people = seats, options = {} } = table;
  const setups = NAMES.slice(0, seats).map((name, i): SeatSetup => ({ kind: i < people ? 'person' : 'bot', name }));
  return Match.start({ game, options, seats: setups, seed: `told ${n}` });
}

/** One choice in so many is any answer, not a likely one. */
const ANY = 8;

/** So many matches more are played at the tables where the rarest things are at home, until all have been seen. */
const HUNTS = 60;

/** Plays all matches of the settings by chance. */
export function listen(subject: FaceSubject, listener: Listener): void {
  const { game, settings } = subject;
  layOut(subject, listener);
  const luck = Stream.seeded('random play', 'bots');
  for (let n = 0; n < settings.matches + HUNTS; n++) {
    if (n >= settings.matches && (listener.done?.() ?? true)) return;
    const match = deal(subject, n);
    let view = match.view(0);
    for (let [decision] = match.pending(); decision; [decision] = match.pending()) {
      const { seat } = decision;
      const legal = match.legal(seat);
      const { seats } = match;
      const why = (action: Action) => match.check(seat, action);
      listener.asked?.({ view: match.view(seat), seats, decision, legal, why }, match);
      const likely = settings.likely?.(legal) ?? [];
      const chosen = luck.pick(likely.length > 0 && luck.below(ANY) > 0 ? likely : legal);
      const action = settings.rules.settings.flick?.vary(chosen, luck) ?? chosen;
      for (const event of match.act(seat, action)) {
        const mine = eventFor(event, 0);
        const after = game.fold(view, mine);
        listener.told?.({ event: mine, before: view, after }, match);
        view = after;
      }
    }
    listener.over?.(match.view(null), match.outcome() as Outcome, match);
  }
}

/** The questions of the positions that the settings lay out. */
function layOut({ game, settings }: FaceSubject, listener: Listener): void {
  for (const { state, seats: count } of settings.positions?.() ?? []) {
    const seats = NAMES.slice(0, count).map((name): SeatSetup => ({ kind: 'person', name }));
    const sitting: Sitting = {
      seats,
      view: (seat) => game.observe(state, seat),
      asides: (seat) => game.asides?.(state, seat) ?? [],
    };
    for (const decision of game.pending(state)) {
      const { seat } = decision;
      const view = sitting.view(seat);
      const why = (action: Action) => game.check(state, seat, action);
      listener.asked?.({ view, seats, decision, legal: game.legal(state, seat), why }, sitting);
    }
  }
}

/** What has not been seen of all that is wanted. */
export const missingFrom = (seen: ReadonlySet<string>, wanted: object, besides: readonly string[] = []): string[] =>
  Object.keys(wanted).filter((kind) => !seen.has(kind) && !besides.includes(kind));

/** The questions that a screen is asked. */
export const asksOf = ({ settings }: FaceSubject): string[] =>
  Object.entries(settings.asked).flatMap(([kind, how]) => (how === true ? [kind] : []));
