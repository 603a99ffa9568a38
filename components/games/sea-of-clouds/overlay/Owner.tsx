import { View } from 'react-native';
import { Icon } from '@/components/art/Icon';
import type { IconName } from '@/components/art/generated/icons';
import { useWords } from '@/components/i18n/words';
import { absolute } from '@/components/kit/frame/box';
import { emblemOf, nameOf } from '@/components/kit/people/seats';
import { Emblem } from '@/components/ui/emblem';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import { COLOUR, RADIUS } from '@/components/ui/theme/tokens';
import { HAT, PARROT } from '../looks';
import { type OverlayProps } from './props';

/** From this height on there is room for large letters, and a word beside a sign. */
const ROOMY = 40;

/** Whose board lies below, for all who share the screen: name, emblem, and whether parrot and hat are here. */
export function Owner({ layout, view, seats }: OverlayProps) {
  const t = useWords();
  const theme = useTheme();
  const { owner, focus } = layout;
  if (!owner) return null;
  const roomy = owner.height >= ROOMY;
  const name = nameOf(seats, focus);
  const has = [
    ...(view.parrot === focus ? [{ icon: PARROT, word: t('sea-of-clouds:places.parrotShort') }] : []),
    ...(view.hat === focus ? [{ icon: HAT, word: t('sea-of-clouds:places.hatShort') }] : []),
  ];
  return (
    <View
      accessible
      accessibilityRole="text"
      accessibilityLabel={[name, ...has.map(({ word }) => word)].join(', ')}
      testID="owner"
      pointerEvents="none"
      style={[
        absolute(owner),
        {
          flexDirection: 'row',
          alignItems: 'center',
          gap: roomy ? 12 : 4,
          paddingHorizontal: roomy ? 12 : 5,
          borderRadius: RADIUS.strip,
          borderWidth: 1.5,
          borderColor: theme.lampHot,
          backgroundColor: theme.panelStrong,
          overflow: 'hidden',
        },
      ]}
    >
      <Emblem emblem={emblemOf(seats, focus)} size={Math.min(roomy ? 44 : 26, owner.height - 6)} />
      <Text
        role={roomy ? 'section' : owner.width < 200 ? 'min' : 'label'}
        most={1}
        numberOfLines={1}
        style={{ flex: 1 }}
      >
        {name}
      </Text>
      {has.map(({ icon, word }) => (
        <Has
          key={word}
          icon={icon}
          word={roomy && owner.width >= 360 ? word : null}
          size={Math.min(roomy ? 38 : 22, owner.height - 4)}
        />
      ))}
    </View>
  );
}

function Has({ icon, word, size }: { readonly icon: IconName; readonly word: string | null; readonly size: number }) {
  return (
    <View style={{ alignItems: 'center', flexDirection: 'row', gap: 6 }}>
      <View
        style={{
          width: size,
          height: size,
          borderRadius: size / 2,
          backgroundColor: COLOUR.paper.bottom,
          alignItems: 'center',
          justifyContent: 'center',
        }}
      >
        <Icon name={icon} size={size * 0.7} color={COLOUR.paper.ink} />
      </View>
      {word ? (
        <Text role="min" most={1}>
          {word}
        </Text>
      ) : null}
    </View>
  );
}
