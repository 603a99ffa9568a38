import type { Words } from '@/components/i18n/words';
import { beatenBy } from '@/engine/games/sea-of-clouds/public';
import type { CloudsSheet, Player } from '@/engine/companion/sea-of-clouds/sheet';
import { fightOf } from '@/engine/companion/sea-of-clouds/strength';
import { namesOf, pointsWords } from './words';

/** The one sentence under the number: whom the crew would beat if the ships met now. */
export function strengthNote(sheet: CloudsSheet, seat: number, t: Words): string {
  const { strengths, beats } = fightOf(sheet);
  const strength = pointsWords(strengths[seat] ?? 0);
  const beaten = beatenBy(sheet.players.length, seat, beats[seat] ?? 0);
  if (beaten.length === 0) return t('companion-sea-of-clouds:beatsNobody', { strength });
  return t('companion-sea-of-clouds:beats', { strength, names: namesOf(sheet.players, beaten) });
}

export function crewNote({ crew, sum }: Player, t: Words): string {
  if (sum !== null) return t('companion-sea-of-clouds:crewSum', { sum });
  return t('companion-sea-of-clouds:crewOf', { count: crew.length });
}
