import { boxOf, type Box, type Card, type CardId } from './box';
import { pointsOf, tieBreaker, totalOf, type Holdings } from './score';
import { strengthOf } from './strength';
import type { SeaOfCloudsView } from './view';

export function numbersOf(box: Box, ids: readonly CardId[]): Card[] {
  return ids.map((id) => box.byId.get(id) as Card);
}

/** A view whose strengths and points are worked out anew: everything in it may touch them. */
export function withFigures(v: SeaOfCloudsView): SeaOfCloudsView {
  const box = boxOf(v.options);
  const chest = box.ids[box.chest];
  const all = v.players.map((p): Holdings => ({
    doubloons: p.doubloons,
    chest: chest !== undefined && p.objects.includes(chest) ? v.chest : 0,
    rum: numbersOf(box, p.rum.known),
    bottles: p.rum.count,
    relics: numbersOf(box, p.relics),
    objects: numbersOf(box, p.objects),
    secrets: numbersOf(box, p.secrets.known),
    parrot: p.seat === v.parrot,
  }));
  const breaker = tieBreaker(v.options, v.parrot);
  return {
    ...v,
    players: v.players.map((p, seat) => ({
      ...p,
      strength: strengthOf(box, numbersOf(box, p.crew), (all[seat] as Holdings).objects),
      score: totalOf(pointsOf(box, all, seat, breaker)),
    })),
  };
}
