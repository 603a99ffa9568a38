import { useMemo } from 'react';
import { View } from 'react-native';
import { moduleOf } from '@/components/games/registry';
import { emblemOfMate } from '@/components/kit/people/roll';
import { useWords } from '@/components/i18n/words';
import { Emblem } from '@/components/ui/emblem';
import { Text } from '@/components/ui/text';
import type { Match } from '@/engine';
import { markOf } from '@/engine/saves/mark';
import { newMarks } from '@/engine/stats/achievements';
import { crewOf } from '@/engine/stats/summary';
import { useCounted } from './counted';
import { markWords } from './game-words';

/** What this match has brought to those who sat at it. */
export function NewMarks({ match }: { readonly match: Match }) {
  const t = useWords();
  const { matches } = useCounted();
  const mark = useMemo(() => markOf(match), [match]);
  const game = match.game.manifest.id;
  const achievements = moduleOf(game)?.stats?.achievements ?? {};
  const ofGame = matches.filter((one) => one.game === game);
  const rows = crewOf(ofGame).flatMap(({ name, emblem, parts }) => {
    const ids = newMarks(achievements, parts, mark);
    const names = ids.map((id) => markWords(game, id, t).title).join(', ');
    return ids.length === 0 ? [] : [{ name, emblem, words: t('stats:newMarks', { count: ids.length, names }) }];
  });
  if (rows.length === 0) return null;
  return (
    <View style={{ gap: 8 }} testID="new-marks">
      {rows.map(({ name, emblem, words }) => (
        <View
          key={name}
          accessible
          accessibilityLabel={`${name}. ${words}`}
          style={{ flexDirection: 'row', alignItems: 'center', justifyContent: 'center', gap: 10 }}
        >
          <View style={{ flexShrink: 0 }}>
            <Emblem emblem={emblemOfMate(name, t) ?? emblem ?? 5} size={28} />
          </View>
          <Text role="label" tone="lamp" style={{ flexShrink: 1 }}>
            {words}
          </Text>
        </View>
      ))}
    </View>
  );
}
