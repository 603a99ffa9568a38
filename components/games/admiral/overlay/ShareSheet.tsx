import type { ReactNode } from 'react';
import { View } from 'react-native';
import { useWords } from '@/components/i18n/words';
import { absolute, type Rect } from '@/components/kit/frame/box';
import type { LogStep } from '@/components/kit/match/log';
import { Button } from '@/components/ui/button';
import { MoreBelow } from '@/components/ui/more-below';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import { RADIUS } from '@/components/ui/theme/tokens';
import type { Share, UnitId } from '@/engine/games/admiral/view';
import { deedThing, kindOf, placeOfUnit } from '../asks';
import { dieOf, foughtIn, hasRoom } from '../share';
import type { SharePlan } from '../use-share';
import { atStart, unitsWords, unitWords } from '../words';
import { Deck } from './Deck';
import { ChipKey } from './keys';
import type { OverlayProps } from './props';
import { Totals } from './Totals';

interface ShareSheetProps extends OverlayProps {
  readonly plan: SharePlan;
  readonly story: readonly LogStep[];
}

/** The sea between the decks. */
const SEA = '#1C666C';
/** Where there is less room the keys go with the decks. */
const LOW = 400;
/** From here on decks have the height of the look. */
const HIGH = 640;

/** Look 20.9: two sides' decks, and the points of hull between them that are shared out. */
export function ShareSheet({ plan, story, ...props }: ShareSheetProps) {
  const t = useWords();
  const theme = useTheme();
  const { layout, view } = props;
  const { about } = plan.asked;
  const room = roomOf(layout);
  const isLow = room.height < LOW;
  const fought = foughtIn(story, about);
  const { upper, lower } = sidesOf(about);
  const deck = (id: UnitId) => {
    const at = about.units.indexOf(id);
    return (
      <Deck
        key={id}
        id={id}
        view={view}
        seats={props.seats}
        isUpper={upper.includes(id)}
        die={dieOf(fought, about, id)}
        isAttacking={about.attackers.includes(id)}
        share={at < 0 ? null : { points: plan.points[at] ?? 0, of: about.caps[at] ?? 0 }}
        isAsked={id === about.unit}
        isCompact={room.height < HIGH}
        onPress={at >= 0 && hasRoom(about, plan.points, at) ? () => plan.add(at) : null}
      />
    );
  };
  const keys = <ShareKeys {...plan} />;
  return (
    <View
      testID="share"
      style={[
        absolute(room),
        {
          borderRadius: RADIUS.panel,
          backgroundColor: theme.raised,
          borderWidth: 1,
          borderColor: theme.line,
          overflow: 'hidden',
        },
      ]}
    >
      <MoreBelow contentContainerStyle={{ flexGrow: 1, paddingVertical: 8, gap: 8 }}>
        <Text role="header" level={2} most={1.3} align="center" style={{ paddingHorizontal: 10 }}>
          {t(about.isAssault ? 'admiral:fight.assaultAt' : 'admiral:fight.boardingAt', {
            at: placeOfUnit(view, about.target) ?? '',
          })}
        </Text>
        <View style={{ flexGrow: 1, justifyContent: 'space-between', gap: 8, padding: 8, backgroundColor: SEA }}>
          <Row>{upper.map(deck)}</Row>
          <Totals share={about} fought={fought} left={plan.left} />
          <Row>{lower.map(deck)}</Row>
        </View>
        <Numbers {...props} about={about} />
        <View style={{ gap: 2, paddingHorizontal: 10 }}>
          <Text role="sub" align="center">
            {`${t('admiral:fight.won')} ${t('admiral:fight.zero')}`}
          </Text>
          <Text role="min" tone="text2" align="center">
            {t('admiral:fight.locks', {
              list: unitsWords(
                about.units.filter((id) => kindOf(id) !== null),
                t,
              ),
            })}
          </Text>
        </View>
        {isLow ? keys : null}
      </MoreBelow>
      {isLow ? null : keys}
    </View>
  );
}

/** Whoever shares out is near, the others lie across. */
function sidesOf({ won, target, attackers, defenders }: Share): {
  readonly upper: readonly UnitId[];
  readonly lower: readonly UnitId[];
} {
  const attacked = [target, ...defenders];
  return won ? { upper: attacked, lower: attackers } : { upper: attackers, lower: attacked };
}

function roomOf({ frame, map, sheet }: OverlayProps['layout']): Rect {
  if (frame.around) return sheet;
  return frame.shape === 'wide' ? sheet : { ...map, height: sheet.y + sheet.height - map.y };
}

function Row({ children }: { readonly children: ReactNode }) {
  return <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: 8 }}>{children}</View>;
}

/** The second way: the unit that is asked for gets so many at once. */
function Numbers({ about, things, chosen, onThing }: OverlayProps & { readonly about: SharePlan['asked']['about'] }) {
  const t = useWords();
  const { unit, caps, given } = about;
  const name = atStart(unitWords(unit, t));
  const numbers = Array.from({ length: (caps[given.length] ?? 0) + 1 }, (_, points) => points);
  return (
    <View
      style={{
        flexDirection: 'row',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 6,
        paddingHorizontal: 8,
      }}
    >
      <Text role="sub" tone="text2">
        {name}
      </Text>
      {numbers.map((points) => {
        const thing = deedThing('give', points);
        return things.has(thing) ? (
          <ChipKey
            key={points}
            id={thing}
            label={String(points)}
            spoken={t('admiral:actions.Distribute', { unit: name, count: points })}
            chosen={chosen?.type === 'Distribute' && chosen.points === points}
            danger={points === 0}
            onPress={() => onThing(thing)}
          />
        ) : null;
      })}
    </View>
  );
}

function ShareKeys({ asked, points, left, rest, clear, send }: SharePlan) {
  const t = useWords();
  const isTouched = points.some((one, i) => i >= asked.about.given.length && one > 0);
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: 8, padding: 8 }}>
      {isTouched ? (
        <Button
          label={t('admiral:fight.startOver')}
          testID="share-clear"
          onPress={clear}
          style={{ flexGrow: 1, flexBasis: 120 }}
        />
      ) : null}
      {left > 0 ? (
        <Button
          label={t('admiral:buttons.Distribute_fill')}
          testID="share-rest"
          onPress={rest}
          style={{ flexGrow: 1, flexBasis: 120 }}
        />
      ) : (
        <Button
          kind="primary"
          label={t('admiral:fight.give')}
          sub={points.join(' + ')}
          testID="share-send"
          onPress={send}
          style={{ flexGrow: 1, flexBasis: 120 }}
        />
      )}
    </View>
  );
}
