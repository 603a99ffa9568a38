import { View } from 'react-native';
import Svg, { Path, Rect } from 'react-native-svg';
import { useWords } from '@/components/i18n/words';
import { Text } from '@/components/ui/text';
import type { AdmiralView } from '@/engine/games/admiral/view';
import { DANGER } from '../scene/looks';

const LINES = {
  ships: 'M0 6L6 0M0 12L12 0M0 18L18 0M6 18L18 6M12 18L18 12',
  forts: 'M0 12L6 18M0 6L12 18M0 0L18 18M6 0L18 12M12 0L18 6',
};

/** What the hatched squares of the danger switch mean (13.17). */
export function DangerLegend({ view }: { readonly view: AdmiralView }) {
  const t = useWords();
  const kinds = view.forts.length > 0 ? (['ships', 'forts'] as const) : (['ships'] as const);
  return (
    <View
      style={{ flexGrow: 1, flexShrink: 1, flexBasis: 120, gap: 2 }}
      accessible
      aria-label={t('admiral:board.dangerNote')}
    >
      {kinds.map((kind) => (
        <View key={kind} style={{ flexDirection: 'row', alignItems: 'center', gap: 6 }}>
          <Svg width={18} height={18} viewBox="0 0 18 18" aria-hidden>
            <Rect width={18} height={18} fill="#156E78" />
            <Path d={LINES[kind]} stroke={DANGER[kind].color} strokeWidth={1.8} fill="none" />
          </Svg>
          <Text role="min" most={1.2} tone="text2" numberOfLines={1} style={{ flexShrink: 1 }}>
            {t(`admiral:board.danger_${kind}`)}
          </Text>
        </View>
      ))}
    </View>
  );
}
