import { View } from 'react-native';
import { useWords } from '@/components/i18n/words';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import type { ShipId } from '@/engine/games/worlds-end/box';
import type { WorldsEndView } from '@/engine/games/worlds-end/view';
import type { Livery } from '../hulls';
import { ShipCard, ShipSign } from '../overlay/ShipCard';
import { shipFacts } from '../ships';
import { shipSpoken } from '../spoken';

interface BerthsProps {
  readonly view: WorldsEndView;
  readonly ships: readonly ShipId[];
  /** They would join them. */
  readonly coming: readonly ShipId[];
  readonly width: number;
  readonly unit: number;
}

const GAP = 6;
const IN_A_ROW = 4;

/** The own squadron, and the places of those that are chosen. */
export function Berths({ view, ships, coming, width, unit }: BerthsProps) {
  const t = useWords();
  const most = Math.max(IN_A_ROW, Math.min(8, ships.length + coming.length));
  const card = Math.min(84 * unit, (width - GAP * (most - 1)) / most);
  return (
    <View style={{ gap: 5 }}>
      <View style={{ flexDirection: 'row', justifyContent: 'space-between', alignItems: 'flex-end', columnGap: 10 }}>
        <Text role="sub" most={1.2}>
          {t('worlds-end:places.yourSquadron')}
        </Text>
        <Text role="min" most={1.2} tone="text2" style={{ flexShrink: 1, textAlign: 'right' }}>
          {t('worlds-end:market.joins')}
        </Text>
      </View>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: GAP, minHeight: card * 1.4 }}>
        {ships.map((ship) => (
          <View key={ship} accessible accessibilityRole="image" accessibilityLabel={shipSpoken(view, ship, t)}>
            <ShipCard view={view} ship={ship} width={card} />
          </View>
        ))}
        {coming.map((ship) => (
          <Berth key={ship} view={view} ship={ship} width={card} />
        ))}
      </View>
    </View>
  );
}

const grey = (color: string): Livery => ({ hull: color, sails: color, foreSails: color, flags: color, windows: color });

/** Where a chosen ship would lie. */
function Berth({ view, ship, width }: { readonly view: WorldsEndView; readonly ship: ShipId; readonly width: number }) {
  const theme = useTheme();
  return (
    <View
      style={{
        width,
        height: width * 1.4,
        borderRadius: 8,
        borderWidth: 2.4,
        borderStyle: 'dotted',
        borderColor: theme.lamp,
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      <ShipSign hull={shipFacts(view, ship).hull} size={width * 0.72} livery={grey(theme.text3)} />
    </View>
  );
}
