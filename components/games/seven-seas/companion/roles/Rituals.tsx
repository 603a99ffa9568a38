import { useState } from 'react';
import { View } from 'react-native';
import { say, useWords } from '@/components/i18n/words';
import { Button } from '@/components/ui/button';
import { Text } from '@/components/ui/text';
import { dealValue } from '@/engine/companion/seven-seas/roles';
import { PAIRS } from '@/engine/companion/seven-seas/result';
import { isRecall } from '@/engine/games/seven-seas/data/characters';
import { GOODS } from '@/engine/games/seven-seas/data/goods';
import { COST } from '@/engine/games/seven-seas/data/table';
import { Picks } from '@/components/kit/companion/Picks';
import type { PageProps } from '../pages';
import { goodWords } from '../words';

/** 4.14: with Shipwright, Governor, Merchant and Cartographer, before or after the action, as often as it can be paid. */
export function Rituals({ sheet, tap, seat }: PageProps & { readonly seat: number }) {
  const t = useWords();
  const [open, setOpen] = useState(false);
  const player = sheet.players[seat];
  if (!player || isRecall(sheet.rank) || player.yy < COST.doubleHold) return null;
  const deals = PAIRS.filter(
    ([a, b]) => player.yy >= COST.goodDeal && (player.goods[a] ?? 0) > 0 && (player.goods[b] ?? 0) > 0,
  );
  if (!open) {
    return (
      <Button
        label={t('companion-seven-seas:role.ritual', { name: player.name })}
        sub={t('companion-seven-seas:yyCount', { count: player.yy })}
        onPress={() => setOpen(true)}
        testID={`rituals-${seat}`}
      />
    );
  }
  const lasting = (kind: 'doubleHold' | 'unsinkable', key: string) => (
    <Button
      label={say(t, `seven-seas:rituals.${key}.name`)}
      sub={t('companion-seven-seas:costs', { count: COST[kind] })}
      off={player.yy < COST[kind] ? t('companion-seven-seas:reasons.yy-short', { cost: COST[kind] }) : null}
      onPress={() => tap({ type: 'ritual', seat, kind })}
      testID={`role-${kind}`}
      style={{ flexGrow: 1, flexShrink: 1 }}
    />
  );
  return (
    <View style={{ gap: 8 }}>
      <Text role="label">{t('companion-seven-seas:role.ritual', { name: player.name })}</Text>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: 8 }}>
        {lasting('doubleHold', 'RITUAL_DOUBLE_HOLD')}
        {lasting('unsinkable', 'RITUAL_UNSINKABLE')}
      </View>
      {deals.length > 0 ? (
        <Picks
          label={say(t, 'seven-seas:rituals.RITUAL_GOOD_DEAL.name')}
          picks={deals.map(([a, b]) => ({
            key: `${a}${b}`,
            label: say(t, 'seven-seas:rituals.RITUAL_GOOD_DEAL.name'),
            sub: `${goodWords(GOODS[a], t)}, ${goodWords(GOODS[b], t)}: +${dealValue(sheet, a, b)}`,
          }))}
          chosen={null}
          onPick={(key) => {
            const pair = deals.find(([a, b]) => `${a}${b}` === key);
            if (pair) tap({ type: 'deal', seat, one: GOODS[pair[0]], other: GOODS[pair[1]] });
          }}
          wide
          testID="deal"
        />
      ) : null}
    </View>
  );
}
