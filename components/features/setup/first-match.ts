import { rememberMates } from '@/components/play/matches/mates';
import type { Words } from '@/components/i18n/words';
import { library } from '@/components/saves/vault';
import { learning } from '@/components/play/lesson/learning';
import { GAME_IDS, games, type Game, type GameId } from '@/engine';
import { readOptions } from '@/engine/core/options';
import { countsFor, defaultsFor, nearestCount } from '@/engine/core/seats';
import { hasFinished } from '@/components/features/stats/ledger-store';
import { isGuest } from '@/components/play/matches/guests';
import { crewOfOne, USUAL_SEATS, type Draft } from '@/components/play/matches/drafts';
import { start, type Started } from '@/components/play/matches/start';

/** Who has never played this game to its end begins with one touch: the set for a first match, all help, the weakest bots. */
export function firstMatch(game: Game, t: Words): Draft {
  const { manifest } = game;
  const preset = manifest.presets.find(({ first }) => first !== undefined);
  const given = { ...preset?.options, ...preset?.first };
  const counts = countsFor(game, readOptions(manifest.options, given));
  const seats = crewOfOne(nearestCount(counts, USUAL_SEATS), t);
  return {
    seats: seats.map((seat) => (seat.kind === 'bot' ? { ...seat, level: 'deckhand' } : seat)),
    options: readOptions(manifest.options, given, defaultsFor(game, seats)),
  };
}

/** The games that nobody here has played to their end. */
export function unplayedGames(): ReadonlySet<GameId> {
  return new Set(GAME_IDS.filter((id) => games[id] && !hasFinished(id)));
}

/** Goes on with the first match of this game if there is one under way, else deals it. What was dealt to teach is none. */
export function beginFirstMatch(id: GameId, t: Words): Started | null {
  // The id may come out of an address.
  const game = Object.hasOwn(games, id) ? games[id] : undefined;
  if (!game) return null;
  const lessons = learning.read().value[id]?.match;
  const begun = library
    .list()
    .entries.find((entry) => entry.game === id && !entry.finished && entry.id !== lessons && !isGuest(entry.id));
  if (begun) return { id: begun.id };
  const draft = firstMatch(game, t);
  const started = start(id, draft, '');
  if ('id' in started) rememberMates(draft.seats, t);
  return started;
}
