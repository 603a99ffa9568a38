import type { Words } from '@/components/i18n/words';
import { nameOf, youAt } from '@/components/kit/people/seats';
import { namesOf } from '@/components/kit/told';
import type { SeatSetup } from '@/engine';
import type { SevenSeasMotion } from './cues/motion';
import { characterWords, giftLine } from './words';

type Revealing = Extract<SevenSeasMotion, { kind: 'reveal' }>;

/** Who it is, what it brings, and what comes on top of it. */
export function revealLines(
  { character, seats: chosen, first }: Pick<Revealing, 'character' | 'seats' | 'first'>,
  seats: readonly SeatSetup[],
  t: Words,
): readonly [title: string, brings: string, gift: string | null] {
  const role = characterWords(character, t);
  const [one, ...others] = chosen;
  const brings = t(`seven-seas:characters.${character}.text`);
  if (one === undefined || others.length > 0) {
    return [
      t('seven-seas:reveal.many', { character: role, names: namesOf(chosen, { t, seats }) }),
      brings,
      t('seven-seas:reveal.shared'),
    ];
  }
  const isYou = one === youAt(seats);
  const title = isYou
    ? t('seven-seas:reveal.you', { character: role })
    : t('seven-seas:reveal.one', { character: role, name: nameOf(seats, one) });
  return [title, brings, isYou ? giftLine(character, seats.length, one === first, t) : null];
}
