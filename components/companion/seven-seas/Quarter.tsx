import { useState } from 'react';
import { View } from 'react-native';
import { Icon } from '@/components/art/Icon';
import type { IconName } from '@/components/art/generated/icons';
import { SEAT_COLOURS, seatLook } from '@/components/art/seats';
import { useWords } from '@/components/i18n/words';
import { Emblem } from '@/components/ui/emblem';
import { Text } from '@/components/ui/text';
import { withAlpha } from '@/components/ui/theme/theme';
import { RADIUS, TYPE_SCALE } from '@/components/ui/theme/tokens';
import { Touch } from '@/components/ui/touch';
import { fleetOf, marksOf, pointsOf } from '@/engine/companion/seven-seas/fleet';
import { HoldKey } from '../HoldKey';
import { FleetStrip } from './FleetStrip';
import { guardNote } from './orders';
import { OrderPill } from './OrderPill';
import type { Over, PageProps } from './pages';
import { stepField } from './step';
import { minusWords } from './words';

interface QuarterProps extends PageProps {
  readonly seat: number;
  readonly turned: boolean;
  readonly onOver: (over: Over, seat: number) => void;
}

/** Round the digits: name above; below a sentence, the ships and four numbers. On a low one the two share a line. */
const AROUND = 280;
const AROUND_LOW = 216;
const LOW = 460;
const KEY = 72;
const DIGIT = 0.56;

/** A tablet on the table: one player's place, turned to its side; the number is read from three metres. */
export function Quarter({ sheet, tap, seat, turned, onOver }: QuarterProps) {
  const t = useWords();
  const [box, setBox] = useState({ width: 0, height: 0 });
  const player = sheet.players[seat];
  if (!player) return null;
  const { color, on } = seatLook(SEAT_COLOURS[player.emblem - 1] ?? 'coral');
  const [tallest] = TYPE_SCALE.trackerTablet;
  const text = String(player.chests);
  const { guards } = fleetOf(player);
  const marks = marksOf(player);
  const points = pointsOf(player);
  const low = box.height < LOW;
  const room = Math.min(
    (box.width - 2 * KEY - 32) / Math.max(2, text.length) / DIGIT,
    box.height - (low ? AROUND_LOW : AROUND),
  );
  const size = Math.max(64, Math.min(tallest, room));
  const step = stepField(tap, seat, player);
  const title = t('companion-seven-seas:chests', { name: player.name });
  const over = (one: Over) => onOver(one, seat);
  const numbers: readonly (readonly [string, IconName, number, string, Over])[] = [
    [
      'guards',
      'hill-fort',
      guards,
      t('companion-seven-seas:guardsOf', { count: player.owned }),
      { kind: 'player', seat },
    ],
    ['marks', 'death-skull', marks, t('companion-seven-seas:fields.marks'), { kind: 'marks', seat }],
    ['yy', 'yin-yang', player.yy, t('companion-seven-seas:fields.yy'), { kind: 'player', seat }],
    [
      'rituals',
      'candle-flame',
      player.hold + player.unsink,
      t('companion-seven-seas:fields.rituals'),
      { kind: 'player', seat },
    ],
  ];
  return (
    <View
      testID={`quarter-${seat}`}
      onLayout={({ nativeEvent }) => setBox(nativeEvent.layout)}
      style={{
        flex: 1,
        justifyContent: 'space-between',
        padding: 14,
        borderRadius: RADIUS.sheet,
        backgroundColor: color,
        transform: [{ rotate: turned ? '180deg' : '0deg' }],
      }}
    >
      <View style={{ flexDirection: 'row', alignItems: 'center', flexWrap: 'wrap', gap: 10, minHeight: 48 }}>
        <Emblem emblem={player.emblem} size={44} />
        <Text role="section" color={on} style={{ flexGrow: 1, flexShrink: 1 }}>
          {player.name}
        </Text>
        <OrderPill sheet={sheet} tap={tap} seat={seat} onOver={over} />
      </View>
      <View style={{ flexDirection: 'row', alignItems: 'center' }}>
        <HoldKey
          glyph="minus"
          label={t('companion:less', { what: title })}
          color={on}
          size={48}
          onStep={() => step('chests')(-1)}
          testID={`chests-${seat}-less`}
          style={{ width: KEY, minHeight: 110 }}
        />
        <Text
          role="curtainName"
          accessibilityRole="text"
          accessibilityLabel={t('companion-seven-seas:chestsOf', { name: player.name, count: player.chests })}
          most={1}
          align="center"
          color={on}
          testID={`chests-${seat}-value`}
          style={{ flex: 1, fontSize: size, lineHeight: size * 1.05 }}
        >
          {text}
        </Text>
        <HoldKey
          glyph="plus"
          label={t('companion:more', { what: title })}
          color={on}
          size={48}
          onStep={() => step('chests')(1)}
          testID={`chests-${seat}-more`}
          style={{ width: KEY, minHeight: 110 }}
        />
      </View>
      <View style={{ gap: 10 }}>
        <View
          style={{
            flexDirection: low ? 'row' : 'column',
            alignItems: 'center',
            justifyContent: 'space-between',
            gap: 10,
          }}
        >
          <Text role="label" color={on} align="center" style={{ flexShrink: 1 }}>
            {t('companion-seven-seas:forecastLine', {
              guard: guardNote(player, t),
              points: t('companion-seven-seas:ifEndedAt', { points: points < 0 ? minusWords(-points) : points }),
            })}
          </Text>
          <FleetStrip player={player} color={on} />
        </View>
        <View style={{ flexDirection: 'row', gap: 8 }}>
          {numbers.map(([key, icon, value, label, opens]) => (
            <Touch
              key={key}
              accessibilityRole="button"
              accessibilityLabel={`${player.name}. ${label}: ${value}`}
              testID={`${key}-${seat}`}
              onPress={() => over(opens)}
              style={({ pressed }) => ({
                flex: 1,
                minHeight: 76,
                alignItems: 'center',
                justifyContent: 'center',
                borderRadius: RADIUS.strip,
                backgroundColor: withAlpha(on, pressed ? 0.2 : 0.1),
                borderWidth: key === 'marks' && value > 0 ? 2.5 : 0,
                borderColor: '#FF9C86',
              })}
            >
              <View style={{ flexDirection: 'row', alignItems: 'center', gap: 8 }}>
                <Icon name={icon} size={26} color={on} />
                <Text role="title" accessibilityRole="text" most={1.2} color={on}>
                  {value}
                </Text>
              </View>
              <Text role="min" most={1.3} color={on} align="center">
                {label}
              </Text>
            </Touch>
          ))}
        </View>
      </View>
    </View>
  );
}
