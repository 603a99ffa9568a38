import type { Words } from '@/components/i18n/words';
import type { Beat } from '@/components/kit/choreography/cue';
import type { StepWords } from '@/components/kit/face';
import { cast } from '@/components/kit/told';
import type { SeatSetup } from '@/engine';
import type { LidDie } from '@/engine/games/seven-seas/view';
import { battleAt, faceOf, type Duel, type Raided } from './battle';
import { dieWords, ownerOf, shipsBySeat } from './words';

type Beating = 2 | 3 | 4 | 5 | 6;
type Beaten = 1 | 2 | 3 | 4 | 5;

/** A step of the battle: who beats whom, and how it goes on. */
export function stepWords(beat: Beat, t: Words): StepWords {
  const { dice, duels, end } = battleAt(beat);
  const duel = duels.at(-1);
  if (end || !duel) {
    return {
      prompt: t(end?.destroyed ? 'seven-seas:battle.won' : 'seven-seas:battle.lost'),
      next: t('seven-seas:battle.goOn'),
    };
  }
  return { prompt: duelWords(duel, dice, t), next: t('seven-seas:battle.next'), skip: t('seven-seas:battle.toResult') };
}

function duelWords({ pirate, caravan }: Duel, dice: readonly LidDie[], t: Words): string {
  const faces = [faceOf(dice, pirate), faceOf(dice, caravan)];
  const [high, low] = [Math.max(...faces), Math.min(...faces)];
  // Held down, it hurries from duel to duel.
  const key = t('seven-seas:battle.next');
  if (high === low) return t('seven-seas:battle.equal', { key });
  return t('seven-seas:battle.win', {
    key,
    beats: t(`seven-seas:battle.beats.${high as Beating}`),
    beaten: t(`seven-seas:battle.beaten.${low as Beaten}`),
  });
}

/** How a battle has ended, and whose ships come home. */
export function endWords(end: Raided, seats: readonly SeatSetup[], t: Words): string {
  if (!end.destroyed) return t('seven-seas:battle.lost');
  return `${t('seven-seas:battle.won')} ${homeWords(end, seats, t)}`;
}

/** Whose ships come home from a caravan that fell; nothing where it sails on. */
export function homeWords({ destroyed, survivors }: Raided, seats: readonly SeatSetup[], t: Words): string {
  return destroyed ? t('seven-seas:battle.home', { list: shipsBySeat(survivors, seats, t) }) : '';
}

/** One line of the list of duels, for the ear. */
export function rowWords(
  duel: Duel,
  count: number,
  dice: readonly LidDie[],
  seats: readonly SeatSetup[],
  t: Words,
): string {
  const die = (id: string) => dieWords({ id, face: faceOf(dice, id) }, seats, t);
  const { pirate, caravan, mm } = duel;
  const fate = fateWords(duel, seats, t);
  return t('seven-seas:battle.row', { count, pirate: die(pirate), caravan: die(caravan), mm, fate });
}

function fateWords({ pirate, caravan, sunk }: Duel, seats: readonly SeatSetup[], t: Words): string {
  if (sunk.length > 1) return t('seven-seas:battle.bothSink');
  if (sunk[0] === caravan) return t('seven-seas:battle.caravanSinks');
  return t('seven-seas:battle.pirateSinks', cast({ t, seats }, { name: ownerOf(pirate) }));
}
