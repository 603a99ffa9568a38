import { useWords } from '@/components/i18n/words';
import { fleetOf, forecastOf, marksOf } from '@/engine/companion/seven-seas/fleet';
import { Quarter } from '@/components/kit/companion/Quarter';
import { FleetStrip } from './FleetStrip';
import { guardNote } from './orders';
import { OrderPill } from './OrderPill';
import type { Over, PageProps } from './pages';
import { points as pointsWords } from './score-text';
import { stepField } from './step';

interface QuarterProps extends PageProps {
  readonly seat: number;
  readonly turned: boolean;
  readonly onOver: (over: Over) => void;
}

/** One pirate's place: chests, ships and four numbers. */
export function SevenSeasQuarter({ sheet, tap, seat, turned, onOver }: QuarterProps) {
  const t = useWords();
  const player = sheet.players[seat];
  if (!player) return null;
  const marks = marksOf(player);
  const points = pointsWords(forecastOf(sheet, player));
  const open = () => onOver({ kind: 'player', seat });
  return (
    <Quarter
      person={player}
      seat={seat}
      turned={turned}
      title={t('companion-seven-seas:chests', { name: player.name })}
      value={player.chests}
      spoken={t('companion-seven-seas:chestsOf', { name: player.name, count: player.chests })}
      onStep={stepField(tap, seat, player)('chests')}
      line={t('companion-seven-seas:forecastLine', {
        guard: guardNote(player, t),
        points: t('companion-seven-seas:ifEndedAt', { points }),
      })}
      strip={(color) => <FleetStrip player={player} color={color} />}
      pill={<OrderPill sheet={sheet} tap={tap} seat={seat} onOver={onOver} />}
      testID="chests"
      numbers={[
        {
          key: 'guards',
          icon: 'hill-fort',
          value: fleetOf(player).guards,
          label: t('companion-seven-seas:guardsOf', { count: player.owned }),
          onPress: open,
        },
        {
          key: 'marks',
          icon: 'death-skull',
          value: marks,
          label: t('companion-seven-seas:fields.marks'),
          danger: marks > 0,
          onPress: () => onOver({ kind: 'marks', seat }),
        },
        { key: 'yy', icon: 'yin-yang', value: player.yy, label: t('companion-seven-seas:fields.yy'), onPress: open },
        {
          key: 'rituals',
          icon: 'candle-flame',
          value: player.hold + player.unsink,
          label: t('companion-seven-seas:fields.rituals'),
          onPress: open,
        },
      ]}
    />
  );
}
