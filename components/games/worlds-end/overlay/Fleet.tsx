import { View } from 'react-native';
import { useWords, type Words } from '@/components/i18n/words';
import { TargetKey } from '@/components/kit/answers/Tray';
import type { Rect } from '@/components/kit/frame/box';
import { Button } from '@/components/ui/button';
import { Text } from '@/components/ui/text';
import type { ShipId } from '@/engine/games/worlds-end/box';
import { shipThing, type WorldsEndAsk } from '../asks';
import { fleetOf, ordersFor, type Berth } from '../fleet';
import { plainOrder, planned } from '../guard-plan';
import { shipSpoken } from '../spoken';
import { seaWords } from '../words';
import { Panel } from './Panel';
import type { OverlayProps } from './props';
import { ShipCard } from './ShipCard';

const CARD = 62;

/** 13.17: the own squadron and guards by place, to be moved as often as one likes until it is done. Only their owner sees them. */
export function Fleet({ room, ask, ...props }: OverlayProps & { readonly room: Rect; readonly ask: WorldsEndAsk }) {
  const t = useWords();
  const { view, onPost, guards } = props;
  const done = () => {
    guards.send();
    onPost(false);
  };
  return (
    <Panel
      room={room}
      id="fleet-sheet"
      title={t('worlds-end:prompts.ACTIONS_guards')}
      onClose={() => onPost(false)}
      style={{ gap: 10 }}
    >
      {planned(fleetOf(view, ask.decision.seat), guards.moved, ask).map((berth) => (
        <View key={berth.sea ?? 'squadron'} style={{ gap: 4 }}>
          <Text role="sub" tone="text2">
            {berthWords(berth, props, t)}
          </Text>
          <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: 8 }}>
            {berth.ships.map((ship) => (
              <Ship key={ship} {...props} ask={ask} ship={ship} />
            ))}
          </View>
        </View>
      ))}
      <Button label={t('worlds-end:buttons.GUARDS_done')} kind="primary" testID="guards-done" onPress={done} />
    </Panel>
  );
}

/** One touch posts a ship or calls it back; one that may also shift is asked where to. */
export function order(ship: ShipId, ask: WorldsEndAsk, { onPlay, onThing }: Pick<OverlayProps, 'onPlay' | 'onThing'>) {
  const [only, ...others] = ordersFor(ask, ship);
  if (only && others.length === 0 && only.type !== 'GUARD_MOVE') onPlay(only);
  else onThing(shipThing(ship));
}

export const berthWords = ({ sea }: Berth, { view }: Pick<OverlayProps, 'view'>, t: Words): string =>
  sea === null ? t('worlds-end:places.squadron') : `${t('worlds-end:places.guardsTitle')}: ${seaWords(view, sea, t)}`;

function Ship({ ship, ask, ...props }: OverlayProps & { readonly ask: WorldsEndAsk; readonly ship: ShipId }) {
  const t = useWords();
  const thing = shipThing(ship);
  const { view, touched, guards } = props;
  const orders = ordersFor(ask, ship).length > 0;
  const press = () => (plainOrder(ask, ship) ? guards.toggle(ship) : order(ship, ask, props));
  const card = <ShipCard view={view} ship={ship} width={CARD} />;
  if (!orders) {
    return (
      <View
        accessible
        accessibilityRole="image"
        accessibilityLabel={shipSpoken(view, ship, t)}
        style={{ padding: 3, opacity: 0.55 }}
      >
        {card}
      </View>
    );
  }
  return (
    <TargetKey
      id={thing}
      spoken={[shipSpoken(view, ship, t), t('worlds-end:places.canBeChosen')]}
      chosen={touched.includes(thing) || guards.moved.includes(ship)}
      onPress={press}
      style={{ borderRadius: 10 }}
    >
      {card}
    </TargetKey>
  );
}
