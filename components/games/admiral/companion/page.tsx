import { View } from 'react-native';
import { Icon } from '@/components/art/Icon';
import { myTurn } from '@/engine/companion/admiral/hints';
import { countedOf, lotsOf, pointsNow } from '@/engine/companion/admiral/score';
import { chartOf, isIn } from '@/engine/companion/admiral/sheet';
import { box, type Blocks } from '@/components/kit/companion/spec/blocks';
import { SeatTabs } from '@/components/kit/companion/SeatTabs';
import { TurnTimer } from '@/components/kit/companion/TurnTimer';
import type { FleetAt } from './kind';
import { reminders } from './reminders';
import { ShipCard } from './ShipCard';
import { fortState } from './spoken';
import { cargoName, nameOf, unitName } from './words';
import { WindPanel } from './WindPanel';

/** What counts here: what lies in the forts of a side, points, else ships. */
export function countOf({ sheet }: Pick<FleetAt, 'sheet'>, seat: number): number {
  switch (countedOf(sheet)) {
    case 'delivered':
      return lotsOf(sheet, chartOf(sheet).sideOf[seat] as number);
    case 'points':
      return pointsNow(sheet, seat) ?? 0;
    case 'ships':
      return sheet.ships.filter(({ owner, isAfloat }) => owner === seat && isAfloat).length;
  }
}

export function countWords({ sheet, t }: Pick<FleetAt, 'sheet' | 't'>, seat: number): string {
  return `${nameOf(sheet, seat, t)}. ${t(`admiral:score.${countedOf(sheet)}`)}: ${countOf({ sheet }, seat)}`;
}

/** A phone: everybody, the ship cards of one of them, forts, and what is brought home. */
export function fleetPage(at: FleetAt): Blocks {
  const { sheet, t, seat, onSeat } = at;
  return [
    <SeatTabs
      key="seats"
      label={t('companion:players')}
      chosen={seat}
      onChoose={onSeat}
      seats={sheet.players.map(({ emblem, name }, one) => ({
        emblem,
        name,
        value: countOf(at, one),
        label: countWords(at, one),
        out: !isIn(sheet, one),
        due: myTurn(sheet, one).due.length > 0 && one === sheet.active ? t('companion-admiral:moment.explode') : null,
      }))}
    />,
    reminders(at, seat),
    cardsOf(at, seat),
    forts(at),
    pearlsRow(at),
  ];
}

export function cardsOf({ sheet, open, onDraft }: FleetAt, seat: number): Blocks {
  return box(
    { flexDirection: 'row', flexWrap: 'wrap', gap: 8 },
    ...sheet.ships
      .filter(({ owner }) => owner === seat)
      .map((ship) => (
        <ShipCard
          key={ship.id}
          sheet={sheet}
          ship={ship}
          onPress={() => {
            open('unit', seat);
            onDraft({ unit: ship.id });
          }}
        />
      )),
  );
}

/** All forts: whose they are may change. */
export function forts({ sheet, t, theme, open, onDraft }: FleetAt): Blocks {
  if (sheet.forts.length === 0) return null;
  return {
    part: 'picks',
    label: t('admiral:score.forts'),
    picks: sheet.forts.map((fort) => ({
      key: fort.at,
      label: unitName(sheet, fort.at, t),
      sub: fortState(sheet, fort, t),
      left: <Icon name="hill-fort" size={26} color={fort.ruined ? theme.text3 : theme.lamp} />,
      dim: fort.ruined,
    })),
    onPick: (unit) => {
      open('unit');
      onDraft({ unit });
    },
    wide: true,
    testID: 'fort',
  };
}

/** 11, pearls: on the board, on ships, in forts, lost. */
export function pearlsRow({ sheet, t, open }: FleetAt): Blocks {
  const name = cargoName(sheet, t);
  if (name === null) return null;
  const carried = sheet.ships.reduce((sum, { cargo }) => sum + cargo, 0);
  const held = sheet.forts.reduce((sum, { holds }) => sum + holds, 0);
  return {
    part: 'row',
    title: name,
    sub: t('companion-admiral:pearls.line', { board: sheet.lots.length, carried, held, lost: sheet.lost }),
    left: <Icon name="oyster-pearl" size={28} color="#6FC7C0" />,
    onPress: () => open('pearls'),
    testID: 'open-pearls',
  };
}

/** Above the page of a phone. */
export function clockOf({ sheet, open, habits, room }: FleetAt) {
  if (!sheet.begun || sheet.finished) return null;
  return (
    <View style={{ gap: 8 }}>
      <WindPanel sheet={sheet} small={room.low} onPress={() => open('wind')} />
      {habits.timer && sheet.sector !== null ? <TurnTimer key={sheet.turn} /> : null}
    </View>
  );
}
