import type { Words } from '@/components/i18n/words';
import type { Heading } from '@/components/kit/face';
import type { SeatSetup } from '@/engine';
import type { WorldsEndView } from '@/engine/games/worlds-end/view';
import { seaWords } from './words';

/** Over a battle: what it is for, and its round. Over the map: the name of the game. */
export function heading(view: WorldsEndView, _: readonly SeatSetup[], t: Words): Heading | null {
  const { battle } = view;
  if (!battle) return null;
  const { kind, sea, round } = battle;
  return {
    title: t(`worlds-end:battle.titles.${kind}`, { sea: sea === null ? '' : seaWords(view, sea, t) }),
    note: t('worlds-end:battle.round', { round }),
    lit: kind === 'final',
  };
}
