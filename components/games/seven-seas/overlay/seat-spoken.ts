import type { Words } from '@/components/i18n/words';
import { nameOf } from '@/components/kit/people/seats';
import type { SeatSetup } from '@/engine';
import type { PlayerView, SevenSeasView } from '@/engine/games/seven-seas/view';
import { cargoOf } from '../raid-and-sale';
import { characterWords, nationWords } from '../words';

/** One player's public things for the ear. */
export function seatSpoken(player: PlayerView, view: SevenSeasView, seats: readonly SeatSetup[], t: Words): string {
  const { seat, chests, free, owned, yy, marks, corsair, table } = player;
  const name = nameOf(seats, seat);
  const spoken = [
    t('seven-seas:places.strip', { name, chests, free, owned, goods: cargoOf(player), yy, marks }),
    view.first === seat ? t('seven-seas:places.first', { name }) : '',
    view.phase === 'select' && player.hasChosen ? t('seven-seas:places.chosen') : '',
    corsair.length > 0
      ? t('seven-seas:places.corsair', { nations: corsair.map((one) => nationWords(one, t)).join(', ') })
      : '',
    table.length > 0
      ? t('seven-seas:places.table', { characters: table.map((one) => characterWords(one, t)).join(', ') })
      : '',
  ];
  return spoken.filter(Boolean).join('. ');
}
