import { View } from 'react-native';
import { Circle } from 'react-native-svg';
import { CardSign, PaperCard } from '@/components/art/PaperCard';
import { Icon } from '@/components/art/Icon';
import { useWords } from '@/components/i18n/words';
import { Text, textStyle } from '@/components/ui/text';
import { boxOf } from '@/engine/games/worlds-end/box';
import { SEAS, type SeaId } from '@/engine/games/worlds-end/data/board';
import type { WorldsEndView } from '@/engine/games/worlds-end/view';
import { seaWords } from '../words';
import { Doubloon } from './Doubloon';
import { GOODS_SIGNS, PORT_SIGN } from './signs';

const VIOLET = '#523F96';
const INK = '#2A1A0A';
const LAMP = { cx: 50, cy: 40, r: 46 };

interface SeaCardProps {
  readonly view: Pick<WorldsEndView, 'options'>;
  readonly sea: SeaId;
  readonly width: number;
}

/** The card of a sea: an island in the porthole, what it brings, how hard it is to take (look 8.1). What it says is said beside it. */
export function SeaCard({ view, sea, width }: SeaCardProps) {
  const t = useWords();
  const card = boxOf(view.options).seas[SEAS.indexOf(sea)];
  if (!card) return null;
  const k = width / 100;
  const name = seaWords(view, sea, t);
  const size = Math.max(9.5, Math.min(14 * k, (88 * k) / Math.max(6, name.length) / 0.54));
  const good = GOODS_SIGNS[card.good];
  return (
    <View aria-hidden importantForAccessibility="no-hide-descendants" style={{ width, height: width * 1.4 }}>
      <PaperCard width={width} color={VIOLET} lamp={LAMP}>
        {(_, window) => (
          <>
            <Circle cx="50" cy="45" r="37" fill={window} stroke="#2B2058" strokeWidth="2" />
            <CardSign icon="island" x={22} y={16} scale={0.109} />
          </>
        )}
      </PaperCard>
      <Text
        most={1}
        align="center"
        color={VIOLET}
        numberOfLines={1}
        accessibilityRole="text"
        style={[
          textStyle('boxTitle'),
          { position: 'absolute', left: 2, right: 2, top: 87 * k, fontSize: size, lineHeight: size * 1.3 },
        ]}
      >
        {name}
      </Text>
      <View
        style={{
          position: 'absolute',
          left: 0,
          right: 0,
          top: 105 * k,
          flexDirection: 'row',
          alignItems: 'center',
          justifyContent: 'center',
          gap: 3 * k,
        }}
      >
        <Doubloon size={14 * k} plain />
        <Text
          most={1}
          color={INK}
          accessibilityRole="text"
          style={[textStyle('scoreSmall'), { fontSize: 17 * k, lineHeight: 21 * k }]}
        >
          {card.income}
        </Text>
        {good ? <Icon name={good} size={15 * k} color={VIOLET} /> : null}
        {card.port ? <Icon name={PORT_SIGN} size={15 * k} color="#1C7480" /> : null}
      </View>
      <Text
        most={1}
        align="center"
        color="#5A4A33"
        numberOfLines={1}
        style={[
          textStyle('min'),
          { position: 'absolute', left: 2, right: 2, top: 125 * k, fontSize: 10.5 * k, lineHeight: 13 * k },
        ]}
      >
        {t('worlds-end:sheet.difficulty', { n: card.difficulty })}
      </Text>
    </View>
  );
}
