import { View } from 'react-native';
import { Icon } from '@/components/art/Icon';
import { SUIT_LOOK } from '@/components/games/dead-mans-draw/scene/suits';
import { suitWords } from '@/components/games/dead-mans-draw/words';
import { Segmented } from '@/components/ui/segmented';
import { Text } from '@/components/ui/text';
import { COLOUR, RADIUS, SIZE } from '@/components/ui/theme/tokens';
import { Touch } from '@/components/ui/touch';
import { sizeBounds } from '@/engine/companion/dead-mans-draw/banks';
import { resultOf, type Result } from '@/engine/companion/dead-mans-draw/result';
import { wholeBanks } from '@/engine/companion/dead-mans-draw/sheet';
import { SUITS, type Suit } from '@/engine/games/dead-mans-draw/data/suits';
import { SeatPanel } from '@/components/kit/companion/SeatPanel';
import { SeatTabs } from '@/components/kit/companion/SeatTabs';
import { box, LINE, text, type Blocks } from '@/components/kit/companion/spec/blocks';
import type { Leaf } from '@/components/kit/companion/spec/spec';
import type { DrawAt, Filling } from './kind';
import { NumberKeys } from './NumberKeys';
import { ScoreGrid } from './ScoreGrid';
import { stackKeys, stackTap } from './stack-keys';
import { StackCell } from './StackCell';
import { SuitRow } from './SuitRow';
import { verdict } from './verdict';

const FILLINGS = { suit: 'bySuit', player: 'byPlayer', all: 'all' } as const;

/** 11.1: the score sheet. Suit by suit as it is read out, player by player, or the whole grid at once. */
export function scorePage(at: DrawAt): Blocks {
  const { sheet, t, room, seat, onSeat, view, onView, tap } = at;
  const { filling, suit } = view;
  const result = resultOf(sheet);
  // Half-read banks tie by chance: the question waits for the last suit, and below, so that no key moves under the finger.
  const reading = filling === 'suit' && suit < SUITS.length - 1;
  const fillings: readonly Filling[] = room.wide ? ['suit', 'player', 'all'] : ['suit', 'player'];
  return box(
    { gap: 8 },
    filling === 'all' ? null : (
      <SeatTabs
        label={t('companion:players')}
        seats={sheet.players.map(({ name, emblem }, one) => {
          const value = result.totals[one] ?? 0;
          const label = t('companion:score.points', { name, count: value });
          return { emblem, label, value, out: result.drowned.includes(one) };
        })}
        chosen={filling === 'player' ? seat : null}
        onChoose={(one) => {
          onSeat(one);
          onView({ filling: 'player' });
        }}
      />
    ),
    verdict(at, result),
    <Segmented<Filling>
      label={t('companion:score.mode')}
      value={filling}
      onChange={(next) => onView({ filling: next })}
      choices={fillings.map((value) => ({
        value,
        label: t(`companion:score.${FILLINGS[value]}`),
        testID: `fill-${value}`,
      }))}
    />,
    filling === 'suit' ? bySuit(at, SUITS[suit] ?? 'anchor') : null,
    filling === 'player' ? bank(at, result) : null,
    filling === 'all' ? (
      <ScoreGrid sheet={sheet} tap={tap} result={result} onHold={(one, of) => openStack(at, one, of)} />
    ) : null,
    reading ? null : tieQuestion(at, result),
  );
}

function openStack({ open, onDraft }: DrawAt, seat: number, suit: Suit): void {
  open('stack', seat);
  onDraft({ suit });
}

/** The six numbers of one stack. */
function stackNumbers({ sheet, t, tap }: DrawAt, seat: number, suit: Suit, onDone?: () => void): Blocks {
  const whole = wholeBanks(sheet);
  return box(
    { flexDirection: 'row' },
    <NumberKeys
      suit={suit}
      role={whole ? 'checkbox' : 'radio'}
      keys={stackKeys(sheet, seat, suit, t)}
      onPress={(value) => {
        tap(stackTap(sheet, seat, suit, value));
        if (!whole) onDone?.();
      }}
    />,
  );
}

/** All numbers of one stack, for whoever does not want to tap round. */
export function stackOf(at: DrawAt, seat: number): Leaf {
  const { sheet, t, draft, close } = at;
  const { suit = 'anchor' } = draft;
  return {
    title: t('companion:score.pick', { name: sheet.players[seat]?.name ?? '', suit: suitWords(suit, t) }),
    testID: 'stack-sheet',
    undo: false,
    keys: [{ kind: 'primary', label: t('app:common.done'), onPress: close, testID: 'stack-done' }],
    blocks: stackNumbers(at, seat, suit, close),
  };
}

/** Read out suit by suit: one tap a player. */
function bySuit(at: DrawAt, suit: Suit): Blocks {
  const { sheet, t } = at;
  const whole = wholeBanks(sheet);
  const readOut = t(whole ? 'companion:score.readOutAll' : 'companion:score.readOut', { suit: suitWords(suit, t) });
  return box(
    { gap: 8 },
    {
      part: 'box',
      style: { flexDirection: 'row', flexWrap: 'wrap', gap: 4 },
      accessibilityRole: 'tablist',
      accessibilityLabel: t('companion:score.bySuit'),
      of: SUITS.map((one, i) => suitTab(at, one, i, one === suit)),
    },
    text(readOut, { role: 'section', testID: 'read-out', accessibilityLiveRegion: 'polite' }),
    sheet.players.map(({ name, emblem }, seat) => ({
      part: 'box',
      accessibilityRole: whole ? undefined : 'radiogroup',
      accessibilityLabel: name,
      style: { gap: 2 },
      of: [
        box(
          { flexDirection: 'row', alignItems: 'center', gap: 6 },
          { part: 'emblem', emblem, size: 24 },
          text(name, { role: 'min', tone: 'text2' }),
        ),
        stackNumbers(at, seat, suit),
      ],
    })),
  );
}

function suitTab({ t, theme, onView }: DrawAt, suit: Suit, i: number, here: boolean) {
  const { color, icon } = SUIT_LOOK[suit];
  return (
    <Touch
      key={suit}
      accessibilityRole="tab"
      accessibilityLabel={suitWords(suit, t)}
      aria-selected={here}
      testID={`fill-suit-${suit}`}
      onPress={() => onView({ suit: i })}
      style={{
        flexGrow: 1,
        flexBasis: '17%',
        minWidth: SIZE.touch,
        minHeight: SIZE.touch,
        alignItems: 'center',
        justifyContent: 'center',
        borderRadius: RADIUS.slot,
        borderWidth: 3,
        borderColor: here ? theme.lamp : 'transparent',
        backgroundColor: color,
      }}
    >
      <Icon name={icon} size={26} color={COLOUR.paper.iconOnColour} />
    </Touch>
  );
}

/** One player's bank under the player's total, in the player's colour. */
function bank(at: DrawAt, result: Result): Blocks {
  const { sheet, t, tap, seat } = at;
  const player = sheet.players[seat];
  if (!player) return null;
  const parts = result.outcome.parts[seat] ?? [];
  return box(
    { gap: 8 },
    <SeatPanel
      emblem={player.emblem}
      title={player.name}
      value={result.totals[seat] ?? 0}
      note={bankNote(at, result)}
      testID="bank-panel"
    />,
    wholeBanks(sheet) ? (
      SUITS.map((suit) => (
        <SuitRow
          key={suit}
          suit={suit}
          keys={stackKeys(sheet, seat, suit, t)}
          onPress={(value) => tap(stackTap(sheet, seat, suit, value))}
          right={
            <Text
              role="scoreSmall"
              accessibilityRole="text"
              accessibilityLabel={suitWords(suit, t)}
              most={1}
              testID={`sum-${suit}`}
            >
              {parts.find(({ key }) => key === suit)?.value ?? 0}
            </Text>
          }
          testID={`bank-${suit}`}
        />
      ))
    ) : (
      <View style={{ ...LINE, gap: 6 }}>
        {SUITS.map((suit) => (
          <StackCell
            key={suit}
            sheet={sheet}
            tap={tap}
            seat={seat}
            suit={suit}
            onHold={() => openStack(at, seat, suit)}
          />
        ))}
      </View>
    ),
  );
}

/** What trait and variant add or take. */
function bankNote({ t, seat }: DrawAt, { outcome, missing }: Result): string {
  const parts = outcome.parts[seat] ?? [];
  const golden = parts.find(({ key }) => key === 'golden-scales');
  const gaps = parts.find(({ key }) => key === 'all-hands-on-deck');
  return [
    ...(golden ? [t('companion:score.golden', { points: golden.value })] : []),
    ...(gaps ? [t('companion:score.missing', { count: missing[seat]?.length ?? 0, points: -gaps.value })] : []),
  ].join('. ');
}

/** 7.5: how many cards the banks hold that tie for the first place; nobody else is asked. */
function tieQuestion({ sheet, t, tap }: DrawAt, { outcome, totals }: Result): Blocks {
  const { winners, reason } = outcome;
  if (sheet.finished || sheet.options.variant === 'pile-o-treasure') return null;
  if (reason !== 'more-cards' && reason !== 'shared') return null;
  const tied = sheet.players.flatMap(({ bank: stacks }, seat) =>
    totals[seat] === totals[winners[0] ?? 0] && stacks.some(Boolean) ? [seat] : [],
  );
  if (tied.length === 0) return null;
  return {
    part: 'box',
    style: { gap: 6 },
    testID: 'ask-size',
    of: [
      text(t('companion:score.askSize'), { role: 'label' }),
      tied.map((seat) => {
        const { name = '', emblem = 1, size = null } = sheet.players[seat] ?? {};
        const { least, most } = sizeBounds(sheet, seat);
        return (
          <SeatPanel
            key={seat}
            emblem={emblem}
            title={t('companion:score.cardsInBank', { name })}
            value={size}
            note={size === null ? t('companion:score.sizeUnknown') : undefined}
            onStep={(by) => {
              const next = size === null ? least : size + by;
              tap({ type: 'size', seat, size: Math.min(most, Math.max(least, next)) });
            }}
            testID={`size-${seat}`}
          />
        );
      }),
    ],
  };
}
