import { View } from 'react-native';
import { absolute, type Rect } from '@/components/kit/frame/box';
import { useTheme } from '@/components/ui/theme/context';

/** The edge of the slit from which cards hang: it lies over their tops and throws its shadow on them. */
export function Lip({ rect }: { readonly rect: Rect }) {
  const theme = useTheme();
  const day = theme.scheme === 'day';
  return (
    <View
      pointerEvents="none"
      style={[
        absolute(rect),
        {
          borderRadius: rect.height / 2,
          backgroundColor: day ? '#CDBBF0' : '#2B2463',
          borderWidth: 1,
          borderColor: day ? '#FFFFFF' : '#5A4BA0',
          boxShadow: '0 5px 8px rgba(8, 6, 20, 0.6)',
        },
      ]}
    />
  );
}
