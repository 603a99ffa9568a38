import { View } from 'react-native';
import { Glyph } from '@/components/art/Glyph';
import { Icon } from '@/components/art/Icon';
import { useWords } from '@/components/i18n/words';
import { Emblem } from '@/components/ui/emblem';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import { RADIUS, SIZE } from '@/components/ui/theme/tokens';
import { Touch } from '@/components/ui/touch';
import { beatenOf, effectsOf, type Effect } from '@/engine/companion/sea-of-clouds/effects';
import { Stepper } from '@/components/kit/companion/Stepper';
import type { SeatProps } from './pages';
import { stepField } from './step';
import { PARROT } from './things';
import { fieldWords, namesOf } from './words';

/** 4.7.7–4.7.10: what one captain does after the fights, to be ticked; doubloons and the parrot at hand. */
export function EffectsCard({ sheet, tap, seat }: SeatProps) {
  const t = useWords();
  const theme = useTheme();
  const player = sheet.players[seat];
  if (!player) return null;
  const beaten = beatenOf(sheet, seat);
  const words = ({ pirate, against }: Effect): string => {
    const name = against === null ? '' : namesOf(sheet.players, [against]);
    if (pirate === null) {
      return against === null
        ? t('companion-sea-of-clouds:effects.sumOnce')
        : t('companion-sea-of-clouds:effects.sum', { name });
    }
    const strength = player.crew[pirate]?.strength ?? 0;
    return against === null
      ? t('companion-sea-of-clouds:effects.once', { strength })
      : t('companion-sea-of-clouds:effects.each', { strength, name });
  };
  return (
    <View style={{ gap: 8 }} testID={`effects-${seat}`}>
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: 10 }}>
        <Emblem emblem={player.emblem} size={34} />
        <View style={{ flex: 1 }}>
          <Text role="label">{player.name}</Text>
          <Text role="note" tone={beaten.length > 0 ? 'good' : 'text2'} testID={`wins-${seat}`}>
            {beaten.length > 0
              ? t('companion-sea-of-clouds:wins', { count: beaten.length, names: namesOf(sheet.players, beaten) })
              : t('companion-sea-of-clouds:noWins')}
          </Text>
        </View>
        {sheet.parrot === seat ? (
          <Icon name={PARROT} size={30} color={theme.lamp} />
        ) : (
          <Touch
            accessibilityRole="button"
            accessibilityLabel={t('companion-sea-of-clouds:parrotTo', { name: player.name })}
            testID={`parrot-to-${seat}`}
            onPress={() => tap({ type: 'parrot', seat })}
            style={{ width: SIZE.touch, height: SIZE.touch, alignItems: 'center', justifyContent: 'center' }}
          >
            <Icon name={PARROT} size={30} color={theme.textOff} />
          </Touch>
        )}
      </View>
      {effectsOf(sheet, seat).map((effect) => {
        const label = words(effect);
        return (
          <Touch
            key={effect.bit}
            accessibilityRole="checkbox"
            accessibilityLabel={label}
            aria-checked={effect.done}
            testID={`tick-${seat}-${effect.bit}`}
            onPress={() => tap({ type: 'tick', seat, effect: effect.bit })}
            style={({ pressed }) => ({
              minHeight: SIZE.touch,
              flexDirection: 'row',
              alignItems: 'center',
              gap: 10,
              paddingHorizontal: 10,
              borderRadius: RADIUS.strip,
              backgroundColor: theme.raised,
              opacity: pressed ? 0.7 : 1,
            })}
          >
            <View
              style={{
                width: 26,
                height: 26,
                borderRadius: 7,
                borderWidth: 2,
                borderColor: effect.done ? theme.good : theme.text3,
                alignItems: 'center',
                justifyContent: 'center',
              }}
            >
              {effect.done ? <Glyph name="check" size={18} color={theme.good} /> : null}
            </View>
            <Text
              role="body"
              tone={effect.done ? 'text3' : 'text1'}
              style={{ flex: 1, textDecorationLine: effect.done ? 'line-through' : 'none' }}
            >
              {label}
            </Text>
          </Touch>
        );
      })}
      <Stepper
        label={fieldWords('doubloons', t)}
        value={player.doubloons}
        onStep={stepField(tap, seat, player)('doubloons')}
        testID={`doubloons-${seat}`}
      />
    </View>
  );
}
