import type { Words } from '@/components/i18n/words';
import type { LogStep } from '@/components/kit/match/log';
import { whom } from '@/components/kit/told';
import type { Event, Seat } from '@/engine';
import { eventFor } from '@/engine/core/event';
import type { AdventureId } from '@/engine/games/seven-seas/data/adventures';
import type { SevenSeasEvent } from '@/engine/games/seven-seas/events';
import type { SevenSeasAsk } from './prompts';
import { cardWords, countsWords } from './words';

/** What a question is about and lies nowhere on the table: announcements, drawn loot, the card that was just drawn. */
export function askedAbout(ask: SevenSeasAsk, story: readonly LogStep[], t: Words): string | null {
  const { view, seats, decision } = ask;
  const task = view.tasks.at(-1);
  if (task?.kind === 'raid' && task.at > 0) {
    // 4.7.3: who announces later knows what was announced before.
    const heard = Array.from({ length: task.at }, (_, i) => (task.seat + i) % view.seats);
    // A name may end in a number of its own.
    const list = heard.map((seat) => `${whom(seat, { t, seats })}\u00a0–\u00a0${task.sent[seat] ?? 0}`).join(', ');
    return t('seven-seas:places.sentBy', { list });
  }
  if (task?.kind === 'keep') {
    return t('seven-seas:places.drawnLoot', { goods: countsWords(task.caps, t), count: task.hi });
  }
  if (isDrawn(ask)) {
    // 4.13.3: each is taken or refused after the one before was seen.
    const card = lastDrawn(story, decision.seat, view.viewer);
    return card && t('seven-seas:events.drew-own', { card: cardWords(card, t) });
  }
  return null;
}

/** 4.13.3: about the card that was just drawn, which only its owner knows. */
export function isDrawn({ decision }: SevenSeasAsk): boolean {
  return decision.kind === 'TAKE_GIFT' && decision.about.character === 'cartographer';
}

function lastDrawn(story: readonly LogStep[], seat: Seat, viewer: Seat | null): AdventureId | null {
  for (const { events } of [...story].reverse()) {
    for (const event of [...events].reverse()) {
      const told = eventFor<Event>(event, viewer) as unknown as SevenSeasEvent;
      if (told.type === 'drew' && told.seat === seat) return told.card ?? null;
    }
  }
  return null;
}
