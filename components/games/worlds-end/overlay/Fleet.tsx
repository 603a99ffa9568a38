import { View } from 'react-native';
import { useWords, type Words } from '@/components/i18n/words';
import { TargetKey } from '@/components/kit/answers/Tray';
import type { Rect } from '@/components/kit/frame/box';
import { Text } from '@/components/ui/text';
import type { ShipId } from '@/engine/games/worlds-end/box';
import { shipThing, type WorldsEndAsk } from '../asks';
import { fleetOf, ordersFor, type Berth } from '../fleet';
import { shipSpoken } from '../spoken';
import { seaWords } from '../words';
import { Panel } from './Panel';
import type { OverlayProps } from './props';
import { ShipCard } from './ShipCard';

const CARD = 62;

/** The own squadron and guards by place: a ship is touched, then it is told what to do (13.17). Only its owner sees it. */
export function Fleet({ room, ask, ...props }: OverlayProps & { readonly room: Rect; readonly ask: WorldsEndAsk }) {
  const t = useWords();
  const { view, onPost } = props;
  return (
    <Panel
      room={room}
      id="fleet-sheet"
      title={t('worlds-end:prompts.ACTIONS_guards')}
      onClose={() => onPost(false)}
      style={{ gap: 10 }}
    >
      {fleetOf(view, ask.decision.seat).map((berth) => (
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
    </Panel>
  );
}

/** 13.17: one touch posts a ship or calls it back; one that may also shift is asked where to. */
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
  const { view, touched } = props;
  const orders = ordersFor(ask, ship).length > 0;
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
      chosen={touched.includes(thing)}
      onPress={() => order(ship, ask, props)}
      style={{ borderRadius: 10 }}
    >
      {card}
    </TargetKey>
  );
}
