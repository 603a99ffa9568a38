import { Glyph } from '@/components/art/Glyph';
import { Icon } from '@/components/art/Icon';
import { suitWords } from '@/components/games/dead-mans-draw/words';
import { Choices } from '@/components/ui/choices';
import { Emblem } from '@/components/ui/emblem';
import { Live } from '@/components/ui/live';
import { Text } from '@/components/ui/text';
import { RADIUS, SIZE } from '@/components/ui/theme/tokens';
import { Touch } from '@/components/ui/touch';
import { cardCount } from '@/engine/companion/dead-mans-draw/counter';
import { deckWarning, demandOf } from '@/engine/companion/dead-mans-draw/notes';
import { pieceOf, suitOfPiece, valueOfPiece } from '@/engine/companion/dead-mans-draw/pieces';
import { valuesOf } from '@/engine/companion/dead-mans-draw/stacks';
import { SUITS, type Suit } from '@/engine/games/dead-mans-draw/data/suits';
import { changeHabits } from '@/components/kit/companion/habits';
import { BlockList } from '@/components/kit/companion/spec/BlockList';
import { box, button, text, type Blocks } from '@/components/kit/companion/spec/blocks';
import { counter } from '@/components/kit/companion/spec/fields';
import type { Leaf } from '@/components/kit/companion/spec/spec';
import { TurnTimer } from '@/components/kit/companion/TurnTimer';
import { DECK } from './fields';
import type { DrawAt } from './kind';
import { NumberKeys } from './NumberKeys';
import { OddsLine } from './OddsLine';
import { RowView } from './RowView';
import { SuitPad } from './SuitPad';
import { TurnEndView } from './TurnEndView';
import { pieceWords } from './words';

/** In Strange Lands the number decides, so it is always asked. */
const needsNumbers = ({ sheet }: DrawAt): boolean => sheet.options.variant === 'strange-lands';

function askNumber({ open, onDraft }: DrawAt, suit: Suit, place?: number): void {
  open('number');
  onDraft({ suit, ...(place === undefined ? {} : { place }) });
}

/** 11.2: the turn helper. One tap a card; what it does and what the hands must do is said at once. */
export function turnPage(at: DrawAt): Blocks {
  const { sheet, t, tap, habits, room } = at;
  const { turn, players, deck } = sheet;
  const demand = demandOf(sheet);
  const warning = deckWarning(sheet);
  const onTouch = (place: number) => {
    const piece = turn.row[place]?.piece;
    if (demand === 'mermaid') tap({ type: 'again', place });
    else if (piece) askNumber(at, suitOfPiece(piece), place);
  };
  const low = t('companion:turn.deckLow', { count: deck });
  return box(
    { gap: 8 },
    box(
      { flexDirection: 'row', alignItems: 'center', flexWrap: 'wrap', gap: 8 },
      whoseTurn(at),
      counter(at, DECK, 0, { half: false, warn: warning !== null }),
    ),
    warning
      ? text(warning === 'last' ? t('companion:turn.deckLast') : low, {
          role: 'label',
          tone: 'ember',
          testID: 'deck-warning',
          accessibilityLiveRegion: 'polite',
        })
      : null,
    turn.debt > 0 ? debt(at) : null,
    turn.end ? (
      <TurnEndView end={turn.end} players={players} large={room.tablet} />
    ) : (
      <RowView sheet={sheet} onTouch={onTouch} large={room.tablet} />
    ),
    turn.slots > 0
      ? text(t('companion:turn.slots', { count: turn.slots }), { role: 'label', tone: 'good', testID: 'slots' })
      : null,
    demand || turn.notes.length > 0 ? orders(at) : null,
    turn.end ? null : <OddsLine count={cardCount(sheet)} large={room.tablet} />,
    needsNumbers(at)
      ? null
      : {
          part: 'toggle',
          title: t('companion:turn.numbers'),
          sub: t('companion:turn.numbersNote'),
          on: habits.numbers,
          onChange: (numbers) => changeHabits({ numbers }),
          testID: 'numbers',
        },
  );
}

function whoseTurn({ sheet, ledger, t, open, habits, room }: DrawAt): Blocks {
  const { turn, players } = sheet;
  const { name = '', emblem = 1 } = players[turn.seat] ?? {};
  const turns = ledger.steps.filter(({ facts }) => facts.some(({ type }) => type === 'turn')).length;
  return (
    <Touch
      accessibilityRole="button"
      accessibilityLabel={t('companion:turn.change', { name })}
      testID="whose-turn"
      onPress={() => open('whose-turn')}
      style={{ flexDirection: 'row', alignItems: 'center', gap: 8, minHeight: SIZE.touch, flexGrow: 1, flexShrink: 1 }}
    >
      <Emblem emblem={emblem} size={room.tablet ? 64 : 44} />
      <BlockList
        of={box(
          { flexShrink: 1 },
          text(name, { role: room.tablet ? 'moment' : 'section', accessibilityRole: 'text', testID: 'turn-name' }),
          // It starts anew with each turn that was begun on this sheet.
          habits.timer && turn.end === null ? <TurnTimer key={turns} /> : null,
        )}
      />
    </Touch>
  );
}

/** The kraken counter: as large as the danger. */
function debt({ sheet, t, theme }: DrawAt): Blocks {
  const count = sheet.turn.debt;
  const words = t('companion:turn.debt', { count });
  return (
    <Live
      accessible
      accessibilityLabel={words}
      testID="debt"
      style={{
        flexDirection: 'row',
        alignItems: 'center',
        gap: 12,
        padding: 10,
        borderRadius: RADIUS.strip,
        borderWidth: 2,
        borderColor: theme.ember,
        backgroundColor: theme.panelStrong,
      }}
    >
      <Icon name="giant-squid" size={40} color={theme.ember} />
      <Text role="moment" accessibilityRole="text" tone="ember" most={1.3}>
        {count}
      </Text>
      <Text role="label" style={{ flex: 1 }}>
        {words}
      </Text>
    </Live>
  );
}

/** What the newest card orders the hands at the table to do. */
function orders({ sheet, t, theme, tap }: DrawAt): Blocks {
  const demand = demandOf(sheet);
  const nothing = t('companion:turn.nothing');
  return (
    <Live testID="orders" style={{ gap: 8, padding: 12, borderRadius: RADIUS.strip, backgroundColor: theme.raised }}>
      {sheet.turn.notes.map((note) => (
        <Text key={note} role="label" testID={`note-${note}`}>
          {t(`companion:turn.notes.${note}`)}
        </Text>
      ))}
      {demand ? (
        <Text role="label" testID={`demand-${demand}`}>
          {t(`companion:turn.demand.${demand}`)}
        </Text>
      ) : null}
      {demand && demand !== 'mermaid' ? (
        <Touch
          accessibilityRole="button"
          accessibilityLabel={nothing}
          testID="nothing-came"
          onPress={() => tap({ type: 'nothing-came' })}
          style={({ pressed }) => ({
            flexDirection: 'row',
            alignItems: 'center',
            gap: 8,
            minHeight: SIZE.touch,
            opacity: pressed ? 0.7 : 1,
          })}
        >
          <Glyph name="x" size={20} color={theme.lamp} />
          <Text role="label" tone="lamp">
            {nothing}
          </Text>
        </Touch>
      ) : null}
    </Live>
  );
}

/** The suits under the thumb: one tap a card. Held, or where the numbers are said too, the number is asked. */
export function turnDock(at: DrawAt) {
  const { sheet, page, tap, habits, room } = at;
  if (page !== 'turn' || sheet.finished) return null;
  const ask = (suit: Suit) => askNumber(at, suit);
  const play = (suit: Suit) => void tap({ type: 'card', piece: suit });
  const asked = habits.numbers || needsNumbers(at);
  return <SuitPad sheet={sheet} onSuit={asked ? ask : play} onHold={ask} large={room.tablet} />;
}

/** Puts right whose turn it is. */
export function turnOfLeaf({ sheet, t, tap, close }: DrawAt): Leaf {
  const title = t('companion:turn.choose');
  return {
    title,
    testID: 'whose-turn-sheet',
    undo: false,
    blocks: (
      <Choices label={title}>
        <BlockList
          of={sheet.players.map(({ name, emblem }, seat) => ({
            part: 'row',
            title: name,
            left: <Emblem emblem={emblem} size={40} />,
            radio: true,
            chosen: seat === sheet.turn.seat,
            onPress: () => {
              if (tap({ type: 'turn', seat })) close();
            },
            testID: `turn-of-${seat}`,
          }))}
        />
      </Choices>
    ),
  };
}

/** Which number was on the card. */
export function numberOf(at: DrawAt): Leaf {
  const { sheet, t, tap, draft, close } = at;
  const { suit = 'anchor', place } = draft;
  const known = place === undefined ? null : valueOfPiece(sheet.turn.row[place]?.piece ?? suit);
  const onNumber = (value: number | null) => {
    close();
    if (place === undefined) tap({ type: 'card', piece: pieceOf(suit, value) });
    else if (value !== null) tap({ type: 'worth', place, value });
  };
  return {
    title: t('companion:turn.whichNumber', { suit: suitWords(suit, t) }),
    testID: 'number-sheet',
    undo: false,
    blocks: [
      box(
        { flexDirection: 'row' },
        <NumberKeys
          suit={suit}
          role="radio"
          keys={valuesOf(SUITS.indexOf(suit), sheet.options.mermaidAbility).map((value) => ({
            value,
            on: value === known ? 1 : 0,
            label: pieceWords(pieceOf(suit, value), t),
            testID: `number-${value}`,
          }))}
          onPress={onNumber}
        />,
      ),
      place === undefined && !needsNumbers(at)
        ? button(t('companion:turn.noNumber'), 'number-none', () => onNumber(null))
        : null,
    ],
  };
}
