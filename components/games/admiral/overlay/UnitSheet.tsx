import { useContext } from 'react';
import { View } from 'react-native';
import { useWords } from '@/components/i18n/words';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import { seatLook } from '@/components/art/seats';
import { Icon } from '@/components/art/Icon';
import { cardFor, gunsOf, seaOf } from '@/engine/games/admiral/public';
import type { UnitId } from '@/engine/games/admiral/view';
import { boardedAt, DRIFT, firedAt, isDeed, kindOf, ownDeeds, sailsIn, shipOf, squareOfThing, unitDeed } from '../asks';
import { colourOf } from '../colours';
import { atStart, cargoWords, unitWords } from '../words';
import { InColumn } from './keys';
import { Hull, Shots, Token } from './Pips';
import type { OverlayProps } from './props';
import { Rose } from './Rose';
import { DeedKeys, FireshipKey, ShipKeys } from './ShipKeys';
import { ShipIcon } from './ShipIcon';
import { BoardTargets, FireTargets } from './Targets';

interface UnitSheetProps extends OverlayProps {
  readonly unit: UnitId;
  /** How far north is turned from up on this board. */
  readonly turn: number;
}

/** 13.14: the card of a ship or a fort with its keys, and under them what the chosen key leads to. */
export function UnitSheet(props: UnitSheetProps) {
  const { unit, ask, things, mode } = props;
  const open = [...things.keys()];
  const can = {
    move: open.some((thing) => squareOfThing(thing) !== null),
    fire: open.some((thing) => firedAt(thing) !== null),
    board: open.some((thing) => boardedAt(thing) !== null),
  };
  const shown = can[mode] ? mode : (['move', 'fire', 'board'] as const).find((one) => can[one]);
  return (
    <>
      <Card {...props} fireship={open.find((thing) => thing === unitDeed(unit, 'fireship')) ?? null} />
      {ask ? (
        <>
          <DeedKeys
            {...props}
            deeds={open.filter(
              (thing) =>
                (isDeed(thing) && thing !== DRIFT) ||
                (thing.startsWith(`${ownDeeds(unit)}-`) && thing !== unitDeed(unit, 'fireship')),
            )}
          />
          <ShipKeys {...props} ask={ask} can={can} shown={shown ?? null} />
        </>
      ) : null}
      {shown === 'move' && kindOf(unit) ? <Rose {...props} ship={unit} key={unit} /> : null}
      {shown === 'fire' ? <FireTargets {...props} /> : null}
      {shown === 'board' ? <BoardTargets {...props} /> : null}
    </>
  );
}

/** `fireship`: what is touched to make it one. */
function Card({ fireship, ...props }: UnitSheetProps & { readonly fireship: string | null }) {
  const { unit, view, seats, isSole } = props;
  const t = useWords();
  const theme = useTheme();
  const kind = kindOf(unit);
  const ship = kind ? shipOf(view, unit) : undefined;
  const fort = kind ? undefined : view.forts.find(({ at }) => at === unit);
  const owner = ship?.owner ?? fort?.owner ?? null;
  const { fortHull } = seaOf(view.options, view.seats);
  const of = kind ? cardFor(view.options, view.seats, unit).durability : fortHull;
  const hull = of - (ship?.damage ?? fort?.damage ?? 0);
  const guns = gunsOf(view, unit);
  const { fire } = seaOf(view.options, view.seats).can;
  const load = ship?.cargo ?? fort?.holds ?? 0;
  const seat = owner === null ? 'ink' : colourOf(seats, owner);
  const column = useContext(InColumn);
  return (
    <View
      style={{
        flexDirection: 'row',
        alignItems: 'center',
        gap: 8,
        paddingLeft: 12,
        paddingRight: isSole ? 12 : 44,
        flexWrap: column ? 'wrap' : 'nowrap',
        minHeight: 36,
      }}
    >
      {kind ? (
        <ShipIcon kind={kind} seat={seat} size={36} />
      ) : (
        <Icon name="hill-fort" size={30} color={owner === null ? theme.text3 : seatLook(seat).color} />
      )}
      <View style={{ flexGrow: 1, flexShrink: 1, flexBasis: column ? 120 : 0, gap: 2 }}>
        <View style={{ flexDirection: 'row', alignItems: 'baseline', gap: 8 }}>
          <Text role="label" most={1.2} numberOfLines={1} style={{ flexShrink: 1 }}>
            {atStart(unitWords(unit, t))}
          </Text>
          {ship?.at ? (
            <Text role="min" most={1.2} tone="text2">
              {ship.at}
            </Text>
          ) : null}
        </View>
        <Hull hull={hull} of={of} size={14} />
      </View>
      {fireship ? <FireshipKey {...props} thing={fireship} /> : null}
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: 6 }}>
        {load > 0 ? (
          <Text role="min" most={1.2} tone="lamp">
            {cargoWords(view.options, load, t)}
          </Text>
        ) : null}
        {ship && ship.owner === view.active ? (
          <Token size={18} color="#2FA27F" used={ship.moved || !sailsIn(view, unit).canSail} />
        ) : null}
        {fire ? <Shots left={guns.shots} of={guns.of} size={18} /> : null}
      </View>
    </View>
  );
}
