import { router, useFocusEffect } from 'expo-router';
import { useCallback, useRef } from 'react';
import { reasonWords, troubleWords } from '@/components/i18n/reason-words';
import { useWords, type Words } from '@/components/i18n/words';
import { crewOfOne, lastDraft, rememberDraft, withSeats, type Draft } from '@/components/play/matches/drafts';
import { start } from '@/components/play/matches/start';
import { useGo } from '@/components/ui/go';
import { games, RuleError, type Game, type GameId } from '@/engine';
import { readOptions } from '@/engine/core/options';
import { countsFor, defaultsFor } from '@/engine/core/seats';

function rulesOf(game: GameId): Game {
  const rules = games[game];
  if (!rules) throw new RangeError(`no game ${game}`);
  return rules;
}

/** A table for this chart: those who sat here last where they are as many, else one person and bots; all else as the file says. */
function draftFor(rules: Game, option: string, count: number, t: Words): Draft {
  const { seats: last } = lastDraft(rules, t);
  const seats = last.length === count ? last : crewOfOne(count, t);
  return { seats, options: readOptions(rules.manifest.options, { scenario: option }, defaultsFor(rules, seats)) };
}

/** The same table with the options that were chosen last, where they fit this chart. */
function withLastOptions(rules: Game, draft: Draft, t: Words): Draft {
  const { scenario } = draft.options;
  const last = withSeats(rules, lastDraft(rules, t), draft.seats).options;
  try {
    const given = { ...last, ...(scenario !== undefined && { scenario }) };
    const options = readOptions(rules.manifest.options, given, defaultsFor(rules, draft.seats));
    return countsFor(rules, options).includes(draft.seats.length) ? { ...draft, options } : draft;
  } catch (error) {
    if (error instanceof RuleError) return draft;
    throw error;
  }
}

/** Two ways to the table: at once, and by the page where everything is chosen. */
export function useBegin(game: GameId) {
  const t = useWords();
  const go = useGo();
  /** Two touches deal one match. */
  const away = useRef(false);
  useFocusEffect(
    useCallback(() => {
      away.current = false;
    }, []),
  );
  return {
    play(option: string, count: number): string | null {
      if (away.current) return null;
      let draft: Draft;
      try {
        draft = draftFor(rulesOf(game), option, count, t);
      } catch (error) {
        if (error instanceof RuleError) return reasonWords(error, game, [], t);
        throw error;
      }
      const started = start(game, draft, '');
      if ('refused' in started) return reasonWords(started.refused, game, draft.seats, t);
      if ('trouble' in started) return troubleWords(started.trouble, t);
      away.current = true;
      router.push({ pathname: '/play/[id]', params: { id: started.id } });
      return null;
    },
    setUp(option: string, count: number): void {
      const rules = rulesOf(game);
      rememberDraft(game, withLastOptions(rules, draftFor(rules, option, count, t), t));
      go({ pathname: '/new/[game]', params: { game } });
    },
  };
}
