import type { Words } from '@/components/i18n/words';
import { boxOf, type CardId } from '@/engine/games/sea-of-clouds/box';
import type { SeaOfCloudsAction } from '@/engine/games/sea-of-clouds/actions';
import { withFigures } from '@/engine/games/sea-of-clouds/public';
import type { PlayerView, SeaOfCloudsView } from '@/engine/games/sea-of-clouds/view';
import type { SeaOfCloudsAsk } from './prompts';
import { faceOf, faceWords, isShared, minus, setChanges } from './words';

/** What can be reckoned exactly about an answer: what a share brings as things stand, and what it does to sets and strength. */
export function adviceWords(
  action: SeaOfCloudsAction,
  { view, decision, seats }: SeaOfCloudsAsk,
  t: Words,
): readonly string[] {
  if (action.type !== 'shareChoice') return [];
  if (action.action === 'leave') return [t('sea-of-clouds:advice.gift')];
  const share = view.shares[action.slot - 1];
  const before = view.players[decision.seat];
  if (!share || !before) return [];
  const coins = share.doubloons > 0 ? [t('sea-of-clouds:advice.coins', { count: share.doubloons })] : [];
  // Others read this, too: faces are for their owner only.
  if (isShared(seats)) return coins;
  const cards = share.cards.flatMap(({ card }) => (card === null ? [] : [card]));
  const after = withFigures(owning(view, before, cards, share.doubloons)).players[decision.seat] ?? before;
  const points = after.score - before.score;
  const strength =
    after.strength === before.strength
      ? []
      : [t('sea-of-clouds:advice.strength', { from: before.strength, to: after.strength })];
  return [
    t('sea-of-clouds:advice.worth', { points: minus(points) }),
    ...setWords(view, before, after, t),
    ...strength,
    ...coins,
  ];
}

/** The same table with these cards placed at a captain's board; used cards have no lasting worth. */
function owning(
  view: SeaOfCloudsView,
  player: PlayerView,
  cards: readonly CardId[],
  doubloons: number,
): SeaOfCloudsView {
  const to = (zone: string) => cards.filter((card) => faceOf(view, card)?.zone === zone);
  const [rum, secrets] = [to('rum'), to('secrets')];
  const richer: PlayerView = {
    ...player,
    doubloons: player.doubloons + doubloons,
    rum: { count: player.rum.count + rum.length, known: [...player.rum.known, ...rum] },
    secrets: { count: player.secrets.count + secrets.length, known: [...player.secrets.known, ...secrets] },
    relics: [...player.relics, ...to('relics')],
    objects: [...player.objects, ...to('objects')],
    crew: [...player.crew, ...to('crew')],
  };
  return { ...view, players: view.players.map((one) => (one === player ? richer : one)) };
}

function setWords(view: SeaOfCloudsView, before: PlayerView, after: PlayerView, t: Words): string[] {
  return setChanges(boxOf(view.options), before.relics, after.relics).map(({ face, from, to }) =>
    t('sea-of-clouds:advice.set', { card: faceWords(face, t), from: minus(from), to: minus(to) }),
  );
}
