import { router, useFocusEffect } from 'expo-router';
import { useCallback, useRef } from 'react';
import { reasonWords, troubleWords } from '@/components/i18n/reason-words';
import { useWords, type Words } from '@/components/i18n/words';
import { crewOfOne, lastDraft, rememberDraft, type Draft } from '@/components/play/matches/drafts';
import { start } from '@/components/play/matches/start';
import { useGo } from '@/components/ui/go';
import { games, RuleError, type GameId } from '@/engine';
import { readOptions } from '@/engine/core/options';
import { defaultsFor } from '@/engine/core/seats';

/** A table for this chart: those who sat here last where they are as many, else one person and bots; all else as the file says. */
function draftFor(game: GameId, option: string, count: number, t: Words): Draft {
  const rules = games[game];
  if (!rules) throw new RangeError(`no game ${game}`);
  const { seats: last } = lastDraft(rules, t);
  const seats = last.length === count ? last : crewOfOne(count, t);
  return { seats, options: readOptions(rules.manifest.options, { scenario: option }, defaultsFor(rules, seats)) };
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
        draft = draftFor(game, option, count, t);
      } catch (error) {
        if (error instanceof RuleError) return reasonWords(error, game, [], t);
        throw error;
      }
      rememberDraft(game, draft);
      const started = start(game, draft, '');
      if ('refused' in started) return reasonWords(started.refused, game, draft.seats, t);
      if ('trouble' in started) return troubleWords(started.trouble, t);
      away.current = true;
      router.push({ pathname: '/play/[id]', params: { id: started.id } });
      return null;
    },
    setUp(option: string, count: number): void {
      rememberDraft(game, draftFor(game, option, count, t));
      go({ pathname: '/new/[game]', params: { game } });
    },
  };
}
