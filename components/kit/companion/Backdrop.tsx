import { Image, View } from 'react-native';
import { BOX_PICTURES } from '@/components/art/shelf';
import { useTheme } from '@/components/ui/theme/context';
import { withAlpha } from '@/components/ui/theme/theme';

/** The place of the box far behind the sheet: lit in the middle, its edges in the dark. */
export function Backdrop() {
  const { scheme, ground, high, game } = useTheme();
  if (high || !game) return null;
  const cover = { position: 'absolute', top: 0, left: 0, right: 0, bottom: 0 } as const;
  return (
    <View aria-hidden pointerEvents="none" style={[cover, { overflow: 'hidden' }]}>
      <Image source={BOX_PICTURES[game].hero[scheme]} resizeMode="cover" style={{ width: '100%', height: '100%' }} />
      <View style={[cover, { backgroundColor: withAlpha(ground, scheme === 'night' ? 0.78 : 0.66) }]} />
    </View>
  );
}
