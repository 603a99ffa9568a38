import type { ReactNode } from 'react';
import { View } from 'react-native';
import { say, useWords } from '@/components/i18n/words';
import { Text } from '@/components/ui/text';
import { HOUSE_CARDS, KINDS } from '@/engine/games/admiral/data/ships';
import { fightOdds } from '@/engine/games/admiral/public';
import type { Label } from './figures';
import { LIGHT, PALE } from './parts';

function Row({ first, children }: { readonly first: string; readonly children: ReactNode }) {
  return (
    <View style={{ width: '100%', gap: 4 }}>
      <Text role="sub" color={PALE}>
        {first}
      </Text>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', columnGap: 16, rowGap: 4 }}>{children}</View>
    </View>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <View style={{ minWidth: 74 }}>
      <Text role="note" color={PALE}>
        {name}
      </Text>
      <Text role="label" color={LIGHT}>
        {value}
      </Text>
    </View>
  );
}

/** 2.4: the four cards. */
export function CardsPicture() {
  const t = useWords();
  const label = (name: Label) => say(t, `rules-admiral:figures.labels.${name}`);
  return KINDS.map((kind, i) => {
    const card = HOUSE_CARDS[i];
    if (!card) return null;
    const pair = ([straight, oblique]: readonly [number, number]) => `${straight} / ${oblique}`;
    return (
      <Row key={kind} first={t(`admiral:classes.${kind}`)}>
        <Fact name={label('fresh')} value={pair(card.fresh)} />
        <Fact name={label('calm')} value={pair(card.calm)} />
        <Fact name={label('storm')} value={pair(card.storm)} />
        <Fact name={label('range')} value={pair(card.range)} />
        <Fact name={label('shots')} value={pair(card.shots)} />
        <Fact name={label('durability')} value={String(card.durability)} />
        <Fact name={label('load')} value={String(card.penalty.length - 1)} />
      </Row>
    );
  });
}

const LEADS = [-3, -2, -1, 0, 1, 2, 3];
const MOST_ATTACKERS = 4;
const CELL = 38;

/** 12.4: by number of attackers and lead: how often a boarding is won, and how often all are lost. */
export function OddsPicture() {
  const t = useWords();
  const percent = (chance: number) => Math.round(chance * 100);
  return (
    <View style={{ gap: 4 }}>
      <View style={{ flexDirection: 'row', gap: 4 }}>
        <View style={{ width: CELL }} />
        {LEADS.map((lead) => (
          <View key={lead} style={{ width: CELL, alignItems: 'center' }}>
            <Text role="note" most={1.2} color={PALE}>
              {lead > 0 ? `+${lead}` : lead}
            </Text>
          </View>
        ))}
      </View>
      {Array.from({ length: MOST_ATTACKERS }, (_, i) => (
        <View key={i} style={{ flexDirection: 'row', gap: 4, alignItems: 'center' }}>
          <View style={{ width: CELL }}>
            <Text
              role="label"
              most={1.2}
              color={LIGHT}
              accessibilityLabel={`${say(t, 'rules-admiral:figures.labels.attackers')} ${i + 1}`}
            >
              {i + 1}
            </Text>
          </View>
          {LEADS.map((lead) => {
            const { win, tie } = fightOdds(lead, i + 1, 1);
            return (
              <View key={lead} style={{ width: CELL, alignItems: 'center' }}>
                <Text role="label" most={1.2} color={LIGHT}>
                  {percent(win)}
                </Text>
                <Text role="note" most={1.2} color={PALE}>
                  {percent(tie)}
                </Text>
              </View>
            );
          })}
        </View>
      ))}
    </View>
  );
}
