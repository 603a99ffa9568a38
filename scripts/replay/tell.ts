import type { Game } from '@/engine/core/game';
import { Match } from '@/engine/core/match';
import { RuleError } from '@/engine/core/rule-error';
import { tellSteps } from '../transcript';
import type { Source } from './read';

class Different extends Error {}

/** Plays a recorded match again, line by line, up to the first difference. True: there was none. */
export function replayAloud(game: Game, { saved, hash, lines }: Source, say: (line: string) => void): boolean {
  let last: Match | undefined;
  let count = 0;
  try {
    const match = tellSteps(game, saved, (line, now) => {
      say(line);
      last = now;
      const recorded = lines?.[count];
      count++;
      if (recorded !== undefined && recorded !== line) throw new Different(`recorded was:\n${recorded}`);
    });
    if (hash !== undefined && hash !== match.hash())
      throw new Different(`the end is ${match.hash()}, recorded was ${hash}`);
    say(`no difference in ${saved.log.length} actions; hash ${match.hash()}`);
    return true;
  } catch (error) {
    if (error instanceof Different) say(`DIFFERENT: ${error.message}`);
    else if (error instanceof RuleError) say(`REFUSED: ${error.code} ${JSON.stringify(error.params)}`);
    else throw error;
    if (error instanceof RuleError && error.code === 'replay-illegal') sayChoices(last ?? opening(game, saved), say);
    const wanted = saved.log[count];
    if (error instanceof RuleError && wanted) say(`  recorded was seat ${wanted.seat}: ${wanted.action}`);
    return false;
  }
}

function opening(game: Game, saved: Source['saved']): Match {
  const { snapshot: _, ...bare } = saved;
  return Match.replay(game, { ...bare, log: [] });
}

function sayChoices(match: Match, say: (line: string) => void): void {
  for (const { seat, kind } of match.pending()) {
    const legal = match.legal(seat).map((action) => match.game.describe(action));
    say(`  seat ${seat} is asked ${kind}: ${legal.join(' | ')}`);
  }
}
