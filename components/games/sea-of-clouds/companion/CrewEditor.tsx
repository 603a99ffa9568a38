import { useState } from 'react';
import { View } from 'react-native';
import { Glyph } from '@/components/art/Glyph';
import { useWords } from '@/components/i18n/words';
import { Button } from '@/components/ui/button';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import { RADIUS, SIZE } from '@/components/ui/theme/tokens';
import { Toggle } from '@/components/ui/toggle';
import { Touch } from '@/components/ui/touch';
import { Picks } from '@/components/kit/companion/Picks';
import { Stepper } from '@/components/kit/companion/Stepper';
import type { SeatProps } from './pages';
import { stepField } from './step';
import { signed } from './words';

/** The printed crews go that far; a stronger one is given as one number. */
const STRENGTHS = [1, 2, 3, 4, 5, 6];

/** 11: the crew pirate by pirate, or as one number; and what the objects add. */
export function CrewEditor({ sheet, tap, seat }: SeatProps) {
  const t = useWords();
  const theme = useTheme();
  const [once, setOnce] = useState(false);
  const player = sheet.players[seat];
  if (!player) return null;
  const { crew, sum, modifier, name } = player;
  return (
    <View style={{ gap: 8 }}>
      {sum === null ? (
        <>
          <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: 6, minHeight: SIZE.touch }} testID="crew">
            {crew.length === 0 ? (
              <Text tone="text2">{t('companion-sea-of-clouds:crewEmpty')}</Text>
            ) : (
              crew.map(({ strength, once: single }, i) => {
                const key = single ? 'pirateOnce' : 'pirate';
                const label = t(`companion-sea-of-clouds:${key}`, { strength });
                return (
                  <Touch
                    key={i}
                    accessibilityRole="button"
                    accessibilityLabel={t('companion-sea-of-clouds:takeAway', { what: label })}
                    testID={`pirate-${i}`}
                    onPress={() => tap({ type: 'unpirate', seat, pirate: i })}
                    style={({ pressed }) => ({
                      minHeight: SIZE.touch,
                      flexDirection: 'row',
                      alignItems: 'center',
                      gap: 6,
                      paddingHorizontal: 12,
                      borderRadius: RADIUS.strip,
                      backgroundColor: '#8E2B3F',
                      opacity: pressed ? 0.7 : 1,
                    })}
                  >
                    <Text role="score" accessibilityRole="text" most={1.4} color="#FFF4DA">
                      {single ? `${strength} · 1×` : strength}
                    </Text>
                    <Glyph name="x" size={16} color="#FFF4DA" />
                  </Touch>
                );
              })
            )}
          </View>
          <Picks
            label={t('companion-sea-of-clouds:addPirate', { name })}
            picks={STRENGTHS.map((strength) => ({ key: String(strength), label: `+${strength}` }))}
            chosen={null}
            onPick={(key) => {
              if (tap({ type: 'pirate', seat, strength: Number(key), works: once ? 'once' : 'each' })) setOnce(false);
            }}
            testID="add"
          />
          <Toggle
            title={t('companion-sea-of-clouds:once')}
            sub={t('companion-sea-of-clouds:onceNote')}
            on={once}
            onChange={setOnce}
            testID="once"
          />
        </>
      ) : null}
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: 8 }}>
        {sum === null ? null : (
          <Stepper
            half
            label={t('companion-sea-of-clouds:crewTogether')}
            value={sum}
            onStep={(by) => sum + by >= 0 && tap({ type: 'crew-sum', seat, strength: sum + by })}
            testID="crew-sum"
          />
        )}
        <Stepper
          half
          label={t('companion-sea-of-clouds:fields.modifier')}
          value={modifier}
          shown={signed(modifier)}
          onStep={stepField(tap, seat, player)('modifier')}
          testID="crew-modifier"
        />
      </View>
      <View style={{ borderTopWidth: 1, borderColor: theme.line, paddingTop: 8 }}>
        <Button
          kind="ghost"
          label={t(sum === null ? 'companion-sea-of-clouds:asOneNumber' : 'companion-sea-of-clouds:oneByOne')}
          onPress={() =>
            tap({
              type: 'crew-sum',
              seat,
              strength: sum === null ? crew.reduce((all, { strength }) => all + strength, 0) : null,
            })
          }
          testID="crew-way"
        />
      </View>
    </View>
  );
}
