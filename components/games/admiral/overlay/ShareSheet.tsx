import type { ReactNode } from 'react';
import { View } from 'react-native';
import { useWords } from '@/components/i18n/words';
import { absolute, bottomOf, bottomStrip, type Rect } from '@/components/kit/frame/box';
import type { LogStep } from '@/components/kit/match/log';
import { Button } from '@/components/ui/button';
import { MoreBelow } from '@/components/ui/more-below';
import { Text } from '@/components/ui/text';
import { useLargeText, useTheme } from '@/components/ui/theme/context';
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
const HIGH = 700;

/** Look 20.9: two sides' decks, and the points of hull between them that are shared out. */
export function ShareSheet({ plan, story, ...props }: ShareSheetProps) {
  const t = useWords();
  const theme = useTheme();
  const { layout, view } = props;
  const { about } = plan.asked;
  const room = roomOf(layout, useLargeText());
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
        isNext={at >= 0 && at === plan.next}
        isCompact={room.height < HIGH}
        onPress={at >= 0 && hasRoom(about, plan.points, at) ? () => plan.add(at) : null}
        onTake={at >= about.given.length && (plan.points[at] ?? 0) > 0 ? () => plan.take(at) : null}
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

/** Of the block only the question stands; large letters may need all of it. */
const QUESTION = 60;
/** At a flat table decks lie over the sea. */
const OVER = 300;

function roomOf({ frame, map, sheet }: OverlayProps['layout'], isLarge: boolean): Rect {
  if (frame.around) return bottomStrip(sheet, Math.min(sheet.height + OVER, bottomOf(sheet) - frame.margin));
  if (frame.shape === 'wide') return sheet;
  const end = sheet.y + sheet.height;
  const free = isLarge || frame.shape === 'side' ? end : Math.max(end, bottomOf(frame.block) - QUESTION);
  return { ...map, height: free - map.y };
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

/** The amber key names the next point; in the end it gives them all. */
function ShareKeys({ asked, points, left, next, add, rest, clear, send }: SharePlan) {
  const t = useWords();
  const { units, given } = asked.about;
  const isTouched = points.some((one, i) => i >= given.length && one > 0);
  const half = { flexGrow: 1, flexBasis: 120 };
  const whole = { flexBasis: '100%' } as const;
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: 8, padding: 8 }}>
      {isTouched ? (
        <Button label={t('admiral:fight.startOver')} testID="share-clear" onPress={clear} style={half} />
      ) : null}
      {left > 0 ? (
        <Button label={t('admiral:buttons.Distribute_fill')} testID="share-rest" onPress={rest} style={half} />
      ) : null}
      {next === null ? (
        <Button
          kind="primary"
          label={t('admiral:fight.give')}
          sub={points.join(' + ')}
          testID="share-send"
          onPress={send}
          style={half}
        />
      ) : (
        <Button
          kind="primary"
          label={t('admiral:fight.next', { unit: unitWords(units[next] as string, t) })}
          sub={isTouched ? points.join(' + ') : undefined}
          testID="share-next"
          onPress={() => add(next)}
          style={isTouched ? whole : half}
        />
      )}
    </View>
  );
}
