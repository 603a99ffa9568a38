import { cardId, cardIds, type Card } from '../data/cards';
import { MAP } from '../data/suits';
import { NAVIGATOR } from '../data/traits';
import { putInDiscard, takeFirstDiscards, traitsOf } from '../state';
import { noEffect } from './no-effect';
import { wouldBust } from './busting';
import type { Arrival, Play } from './play';

/** 4.6.5: three shuffled cards lie open; 4.7.5: a Navigator looks through the whole pile instead. */
export function map(play: Play): void {
  const { s, luck, emit } = play;
  const safeOnly = s.options.safeChoices;
  // 8.4: only cards that do not bust are offered; none left: no effect.
  const eligible = safeOnly ? s.discard.filter((card) => !wouldBust(s, card, 'map')) : s.discard;
  if (eligible.length === 0) {
    noEffect(play, MAP);
    return;
  }
  s.tasks.push({ kind: 'map' });
  if ((traitsOf(s, s.active) & NAVIGATOR) !== 0) {
    const cards = cardIds(s.discard);
    const hidden = !s.options.discardOpen;
    emit?.({ type: 'map-searched', seat: s.active, ...(hidden && { reveals: true, own: { [s.active]: { cards } } }) });
    return;
  }
  if (safeOnly) {
    luck.play.shuffleFirst(eligible, 3);
    s.revealed = eligible.slice(0, 3);
    s.discard = s.discard.filter((card) => !s.revealed.includes(card));
    if (s.revealed.includes(s.lastDiscarded)) s.lastDiscarded = -1;
  } else {
    luck.play.shuffleFirst(s.discard, 3);
    s.revealed = takeFirstDiscards(s, 3);
  }
  emit?.({
    type: 'map-opened',
    seat: s.active,
    cards: cardIds(s.revealed),
    ...(!s.options.discardOpen && { reveals: true }),
  });
}

/** 4.6.5.5: the others are back in the pile before the chosen card is checked. */
export function pickMap(play: Play, card: Card): Arrival {
  const { s, emit } = play;
  s.tasks.pop();
  const wasHidden = s.revealed.length === 0 && !s.options.discardOpen;
  if (s.revealed.length > 0) {
    const others = s.revealed.filter((other) => other !== card);
    s.revealed = [];
    others.forEach((other) => putInDiscard(s, other));
  } else {
    s.discard.splice(s.discard.indexOf(card), 1);
    if (s.lastDiscarded === card) s.lastDiscarded = -1;
  }
  emit?.({ type: 'map-chosen', seat: s.active, card: cardId(card), ...(wasHidden && { reveals: true }) });
  return { card, source: 'map', safe: false };
}
