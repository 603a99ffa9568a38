import { useWords } from '@/components/i18n/words';
import { Text } from '@/components/ui/text';
import type { Fight } from '@/engine/companion/worlds-end/lines';
import type { WorldsEndSheet } from '@/engine/companion/worlds-end/sheet';
import { nameOf } from './names';
import { trialOf } from '@/engine/companion/worlds-end/odds';
import { useChance } from './use-chance';

/** 11.7: without cards, both sides to the end. */
export function Chance({ sheet, fight }: { readonly sheet: WorldsEndSheet; readonly fight: Fight }) {
  const t = useWords();
  const percent = useChance(fight);
  const [first, second] = fight.sides;
  if (trialOf(fight) === null) return null;
  const words =
    percent === null
      ? t('companion-worlds-end:battle.reckoning')
      : t('companion-worlds-end:battle.odds', {
          one: nameOf(sheet, first, t),
          other: nameOf(sheet, second, t),
          percent,
          rest: 100 - percent,
        });
  return (
    <Text role="note" tone="text2" testID="odds">
      {words}
    </Text>
  );
}
