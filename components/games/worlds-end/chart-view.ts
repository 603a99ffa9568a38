import type { Words } from '@/components/i18n/words';
import { SEAT_COLOURS, type SeatColour } from '@/components/art/seats';
import { emblemOf } from '@/components/kit/people/seats';
import type { Seat, SeatSetup } from '@/engine';
import { boxOf } from '@/engine/games/worlds-end/box';
import { REGIONS, SEAS, type SeaId } from '@/engine/games/worlds-end/data/board';
import type { WorldsEndView } from '@/engine/games/worlds-end/view';
import type { ChartState, SeaState } from './scene/chart-state';
import type { Good } from './scene/looks';
import { placeName } from './names';
import { seaWords } from './words';

export const colourOf = (seats: readonly SeatSetup[], seat: Seat): SeatColour =>
  SEAT_COLOURS[emblemOf(seats, seat) - 1] ?? 'coral';

interface Pointed {
  readonly legal: readonly SeaId[];
  readonly chosen: SeaId | null;
}

/** What everybody may see on the chart, and what is lit on it now. */
export function chartStateOf(
  view: WorldsEndView,
  seats: readonly SeatSetup[],
  { legal, chosen }: Pointed,
  t: Words,
): ChartState {
  const { seas: cards, goods } = boxOf(view.options);
  const sea = (id: SeaId, i: number): SeaState => {
    const { owner, guards } = view.seas[i] ?? { owner: null, guards: { count: 0 } };
    const card = cards[i];
    return {
      name: seaWords(view, id, t),
      owner: owner === null ? null : colourOf(seats, owner),
      income: card?.income ?? 0,
      goods: goodOf(card?.good ?? -1),
      port: card?.port ?? false,
      guards: guards.count,
      ships: view.players.filter(({ flagship }) => flagship === id).map(({ seat }) => colourOf(seats, seat)),
    };
  };
  const held = goods.flatMap((three, good) => {
    const [first, ...others] = three.map((one) => view.seas[one]?.owner ?? null);
    const one = first != null && others.every((owner) => owner === first);
    const sign = goodOf(good);
    return one && sign !== null ? [{ good: sign, seas: three.map((at) => SEAS[at] as SeaId) }] : [];
  });
  return {
    seas: Object.fromEntries(SEAS.map((id, i) => [id, sea(id, i)])) as Record<SeaId, SeaState>,
    regions: Object.fromEntries(REGIONS.map((id) => [id, placeName(t, `regions.${id}`)])) as ChartState['regions'],
    legal,
    chosen,
    monopolies: held,
    event: eventOf(view, t),
    active: view.phase === 'over' || view.order.length === 0 ? null : colourOf(seats, view.active),
  };
}

function eventOf({ event, dice }: WorldsEndView, t: Words): ChartState['event'] {
  if (event === null || dice.length === 0) return undefined;
  const sum = dice.reduce((all, die) => all + die, 0);
  return { dice, words: `${sum}: ${t(`worlds-end:fates.${event}.name`)}` };
}

/** By its row in the table of goods (2.4). */
const goodOf = (row: number): Good | null => (row < 0 ? null : ((row + 1) as Good));
