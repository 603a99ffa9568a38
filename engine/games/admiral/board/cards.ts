import type { Pack } from '@/engine/packs/schema';
import { cardsFrom } from '../data/card-pack';
import type { MarkerType, Scenario } from '../data/scenario';
import { HOUSE_CARDS, KINDS, type ShipCard } from '../data/ships';

/** By kind: the house's or an owner's own cards (E-5), with what the scenario has otherwise (14.3, 14.5). */
export function cardsOf({ rules, markers }: Scenario, own: string | null): readonly ShipCard[] {
  const cards = own === null ? HOUSE_CARDS : cardsFrom(JSON.parse(own) as Pack);
  return KINDS.map((kind, k) => {
    const card = cards[k] as ShipCard;
    const calm = rules?.calmOverride?.[kind];
    return {
      ...card,
      ...rules?.ships?.[kind],
      ...(calm && { calm: [calm.S, calm.O] as const }),
      penalty: penaltyOf(markers?.[0], k) ?? card.penalty,
    };
  });
}

/** 14.3: what the file says as the house has it is left to the cards, so that an owner's own ones hold there, too. */
function penaltyOf(marker: MarkerType | undefined, kind: number): readonly number[] | null {
  const id = KINDS[kind] as (typeof KINDS)[number];
  const house = (HOUSE_CARDS[kind] as ShipCard).penalty;
  const lost = marker?.penalty?.[id] ?? house;
  const room = marker?.capacity?.[id] ?? lost.length - 1;
  const penalty = Array.from({ length: room + 1 }, (_, load) => lost[load] ?? lost.at(-1) ?? 0);
  return penalty.join() === house.join() ? null : penalty;
}
