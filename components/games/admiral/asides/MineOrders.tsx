import { View } from 'react-native';
import { useWords } from '@/components/i18n/words';
import { Key } from '@/components/ui/key';
import { Text } from '@/components/ui/text';
import type { AdmiralAction } from '@/engine/games/admiral/actions';
import type { MineOrder, MineView } from '@/engine/games/admiral/view';
import { ChipKey } from '../overlay/keys';
import type { AdmiralAsides } from './props';

const PLAIN = ['always', 'ask', 'never'] as const;
/** Where the counter begins. */
const USUAL_LEAST = 4;

type OrderOf = Extract<AdmiralAction, { type: 'SetMinePolicy' }>;
const orderOf = (action: OrderOf): MineOrder => ('hull' in action ? action.hull : action.order);

/** 4.17.15: each mine with the order that it has, and those that it may get. */
export function MineOrders(props: AdmiralAsides) {
  const t = useWords();
  const mines = props.ask.view.mines.filter(({ state }) => state !== 'spent');
  return (
    <View style={{ gap: 10 }}>
      <Text role="section">{t('admiral:orders.title')}</Text>
      {mines.map((mine) => (
        <Mine key={mine.number} {...props} mine={mine} />
      ))}
    </View>
  );
}

function Mine({ ask, chosen, onChoose, mine }: AdmiralAsides & { readonly mine: MineView }) {
  const t = useWords();
  const own = ask.legal.filter(
    (action): action is OrderOf => action.type === 'SetMinePolicy' && action.mine === mine.number,
  );
  const now = chosen?.type === 'SetMinePolicy' && chosen.mine === mine.number ? orderOf(chosen) : mine.order;
  const choose = (order: MineOrder) =>
    onChoose(order === mine.order ? null : (own.find((action) => orderOf(action) === order) ?? null));
  const hulls = own.map(orderOf).filter((order): order is number => typeof order === 'number');
  const least = typeof now === 'number' ? now : USUAL_LEAST;
  const name = t('admiral:orders.mine', { mine: mine.number, at: mine.at });
  const key = (order: MineOrder, label: string) => (
    <ChipKey
      key={order}
      id={`order-${mine.number}-${typeof order === 'number' ? 'least' : order}`}
      label={label}
      spoken={`${name}: ${label}`}
      chosen={now === order}
      onPress={() => choose(order)}
    />
  );
  const step = (by: number, glyph: 'minus' | 'plus') => (
    <Key
      glyph={glyph}
      label={`${name}: ${t('admiral:orders.atLeast', { hull: least + by })}`}
      testID={`order-${mine.number}-${glyph}`}
      onPress={() => choose(Math.min(Math.max(...hulls), Math.max(1, least + by)))}
    />
  );
  return (
    <View style={{ gap: 6 }}>
      <Text role="label">{name}</Text>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 6 }}>
        {PLAIN.map((order) => key(order, t(`admiral:orders.${order}`)))}
        {hulls.length > 0 ? (
          <View style={{ flexDirection: 'row', alignItems: 'center' }}>
            {key(least, t('admiral:orders.atLeast', { hull: least }))}
            {typeof now === 'number'
              ? [step(-1, 'minus'), step(1, 'plus')].map((one, i) => <View key={i}>{one}</View>)
              : null}
          </View>
        ) : null}
      </View>
    </View>
  );
}
