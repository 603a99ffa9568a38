import { useState } from 'react';
import { View } from 'react-native';
import { Icon } from '@/components/art/Icon';
import { TOKENS } from '@/components/art/generated/tokens';
import { useWords } from '@/components/i18n/words';
import { Button } from '@/components/ui/button';
import { Emblem } from '@/components/ui/emblem';
import { Live } from '@/components/ui/live';
import { Text } from '@/components/ui/text';
import { FLEET, RED_DICE } from '@/engine/games/seven-seas/data/table';
import { Stepper } from '@/components/kit/companion/Stepper';
import type { PageProps } from './pages';

/** 11.5: dice of every colour, for whoever has none at hand. */
export function DiceRoller({ sheet, tap }: PageProps) {
  const t = useWords();
  const [counts, setCounts] = useState<readonly number[]>(() => [...sheet.players.map(() => 0), 1]);
  const all = counts.reduce((sum, count) => sum + count, 0);
  const red = sheet.players.length;
  const face = (owner: number, size: number) => {
    const player = sheet.players[owner];
    if (player) return <Emblem emblem={player.emblem} size={size} />;
    return <Icon name="queen-crown" size={size} color={TOKENS.dice.caravan.body} />;
  };
  return (
    <View style={{ gap: 8 }}>
      {counts.map((count, owner) => (
        <View key={owner} style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 8 }}>
          {face(owner, 32)}
          <Text role="label" style={{ flexGrow: 1, flexBasis: 110, flexShrink: 1 }}>
            {sheet.players[owner]?.name ?? t('companion-seven-seas:caravan')}
          </Text>
          <Stepper
            label={t('companion-seven-seas:dice')}
            value={count}
            onStep={(by) => {
              const next = Math.max(0, Math.min(owner === red ? RED_DICE : FLEET, count + by));
              setCounts(counts.map((one, i) => (i === owner ? next : one)));
            }}
            testID={`dice-${owner}`}
          />
        </View>
      ))}
      <Button
        label={t('companion-seven-seas:curse.roll', { count: all })}
        off={all > 0 ? null : t('companion-seven-seas:reasons.no-dice')}
        onPress={() => tap({ type: 'roll-colours', dice: counts })}
        testID="roll"
      />
      {sheet.rolled.length > 0 ? (
        <Live testID="rolled" style={{ gap: 6 }}>
          {groupsOf(sheet.rolled, sheet.rolledBy).map(({ owner, faces }) => (
            <View key={owner ?? 'all'} style={{ flexDirection: 'row', alignItems: 'center', gap: 10 }}>
              {owner === null ? null : face(owner, 28)}
              <Text role="section" style={{ flexShrink: 1 }}>
                {faces.join(' · ')}
              </Text>
            </View>
          ))}
        </Live>
      ) : null}
    </View>
  );
}

interface Group {
  /** Null: dice of no colour. */
  readonly owner: number | null;
  readonly faces: readonly number[];
}

function groupsOf(rolled: readonly number[], by: readonly number[]): Group[] {
  if (by.length === 0) return [{ owner: null, faces: rolled }];
  let from = 0;
  return by.flatMap((count, owner) => {
    const faces = rolled.slice(from, (from += count));
    return count === 0 ? [] : [{ owner, faces }];
  });
}
