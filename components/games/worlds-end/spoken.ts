import type { Words } from '@/components/i18n/words';
import { nameOf, youAt } from '@/components/kit/people/seats';
import type { Seat, SeatSetup } from '@/engine';
import { boxOf, type CardId, type ShipId } from '@/engine/games/worlds-end/box';
import { SEAS, type SeaId } from '@/engine/games/worlds-end/data/board';
import { fameSum, fameToWin } from '@/engine/games/worlds-end/public';
import type { PlayerView, WorldsEndView } from '@/engine/games/worlds-end/view';

import { cardFacts, shipFacts } from './ships';
import { defendersAt, isProtected, ownSeas, seaAt } from './table-facts';
import { cardWords, goodWords, heroWords, seaWords, shipWords } from './words';

const joined = (parts: readonly (string | false)[]): string => parts.filter((part) => part !== false).join(', ');

/** A sea for the ear: whose it is, what it brings, who lies there. */
export function seaSpoken(view: WorldsEndView, seats: readonly SeatSetup[], sea: SeaId, t: Words): string {
  const { owner, guards } = seaAt(view, sea);
  const card = boxOf(view.options).seas[SEAS.indexOf(sea)];
  const there = view.players.filter(({ flagship }) => flagship === sea).map(({ seat }) => nameOf(seats, seat));
  const facts = [
    owner === null
      ? t('worlds-end:places.seaCompany')
      : owner === youAt(seats)
        ? t('worlds-end:places.seaOwner', { context: 'you' })
        : t('worlds-end:places.seaOwner', { name: nameOf(seats, owner) }),
    t('worlds-end:places.income', { gold: card?.income ?? 0 }),
    card !== undefined && card.good >= 0 && goodWords(view, card.good, t),
    card?.port === true && t('worlds-end:places.port'),
    owner === null && t('worlds-end:places.difficulty', { n: card?.difficulty ?? 1 }),
    guards.count > 0 && t('worlds-end:places.guards', { count: guards.count }),
    owner !== null && defendersAt(view, sea) === 0 && t('worlds-end:places.open'),
    there.length > 0 && t('worlds-end:places.flagships', { names: there.join(', ') }),
  ];
  return t('worlds-end:places.sea', { sea: seaWords(view, sea, t), facts: joined(facts) });
}

/** A ship for the ear. */
export function shipSpoken(view: WorldsEndView, id: ShipId, t: Words): string {
  const { attack, defence, survives, price } = shipFacts(view, id);
  const facts = [
    t('worlds-end:places.attack', { n: attack }),
    t('worlds-end:places.defence', { n: defence }),
    survives && t('worlds-end:places.survivability'),
    price > 0 && t('worlds-end:places.price', { gold: price }),
  ];
  return t('worlds-end:places.ship', { ship: shipWords(view, id, t), facts: joined(facts) });
}

export function effectWords(view: WorldsEndView, id: CardId, t: Words): string {
  const { effect, n } = cardFacts(view, id);
  return t(`worlds-end:effects.${effect}`, { n });
}

export function cardSpoken(view: WorldsEndView, id: CardId, t: Words): string {
  return t('worlds-end:places.card', { card: cardWords(view, id, t), text: effectWords(view, id, t) });
}

export const heroOf = (view: WorldsEndView, { hero }: PlayerView, t: Words): string =>
  hero === null ? '' : heroWords(view, hero, t);

/** A player for the ear: what everybody may know. */
export function seatSpoken(view: WorldsEndView, seats: readonly SeatSetup[], seat: Seat, t: Words): string {
  const player = view.players[seat] as PlayerView;
  const spoken = t('worlds-end:places.strip', {
    name: nameOf(seats, seat),
    hero: heroOf(view, player, t),
    fame: fameSum(player.fame),
    of: fameToWin(view.options),
    gold: player.gold,
    seas: ownSeas(view, seat).length,
    ships: player.squadron.count,
    cards: player.hand.count,
    favour: player.calypso,
  });
  if (isProtected(view, seat)) return `${spoken}. ${t('worlds-end:badges.protected')}`;
  return player.out > 0 ? `${spoken}. ${t('worlds-end:badges.out')}` : spoken;
}

export function bladeSpoken({ armada, limit }: WorldsEndView, t: Words): string {
  return t(limit - armada === 1 ? 'worlds-end:places.bladeNear' : 'worlds-end:places.blade', {
    at: armada,
    of: limit,
  });
}
