import { useState } from 'react';
import { View } from 'react-native';
import { Glyph } from '@/components/art/Glyph';
import { Icon } from '@/components/art/Icon';
import { useWords } from '@/components/i18n/words';
import { Emblem } from '@/components/ui/emblem';
import { Live } from '@/components/ui/live';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import { RADIUS, SIZE } from '@/components/ui/theme/tokens';
import { Toggle } from '@/components/ui/toggle';
import { Touch } from '@/components/ui/touch';
import { cardCount } from '@/engine/companion/dead-mans-draw/counter';
import { deckWarning, demandOf } from '@/engine/companion/dead-mans-draw/notes';
import { suitOfPiece } from '@/engine/companion/dead-mans-draw/pieces';
import { changeHabits, useHabits } from '@/components/kit/companion/habits';
import { Stepper } from '@/components/kit/companion/Stepper';
import { TurnTimer } from '@/components/kit/companion/TurnTimer';
import { NumberSheet } from './NumberSheet';
import { OddsLine } from './OddsLine';
import type { PageProps } from './pages';
import { RowView } from './RowView';
import { TurnEndView } from './TurnEndView';
import { WhoseTurn } from './WhoseTurn';

interface TurnPageProps extends PageProps {
  /** Counts the turns that were begun on this sheet: the timer starts anew with each. */
  readonly turnNumber: number;
  readonly large: boolean;
}

/** 11.2: the turn helper. One tap a card; what it does and what the hands must do is said at once. */
export function TurnPage({ sheet, tap, turnNumber, large }: TurnPageProps) {
  const t = useWords();
  const { timer, numbers } = useHabits();
  const [asked, setAsked] = useState<number | null>(null);
  const [choosing, setChoosing] = useState(false);
  const { turn, players, deck } = sheet;
  const player = players[turn.seat];
  const demand = demandOf(sheet);
  const warning = deckWarning(sheet);
  const needed = sheet.options.variant === 'strange-lands';
  const name = player?.name ?? '';
  const named = asked === null ? undefined : turn.row[asked]?.piece;
  const touchRow = (place: number) => {
    if (demand === 'mermaid') tap({ type: 'again', place });
    else setAsked(place);
  };
  return (
    <View style={{ gap: 8 }}>
      <View style={{ flexDirection: 'row', alignItems: 'center', flexWrap: 'wrap', gap: 8 }}>
        <Touch
          accessibilityRole="button"
          accessibilityLabel={t('companion:turn.change', { name })}
          testID="whose-turn"
          onPress={() => setChoosing(true)}
          style={{
            flexDirection: 'row',
            alignItems: 'center',
            gap: 8,
            minHeight: SIZE.touch,
            flexGrow: 1,
            flexShrink: 1,
          }}
        >
          <Emblem emblem={player?.emblem ?? 1} size={large ? 64 : 44} />
          <View style={{ flexShrink: 1 }}>
            <Text role={large ? 'moment' : 'section'} accessibilityRole="text" testID="turn-name">
              {name}
            </Text>
            {timer && turn.end === null ? <TurnTimer key={turnNumber} /> : null}
          </View>
        </Touch>
        <Stepper
          label={t('companion:turn.deck')}
          value={deck}
          warn={warning !== null}
          onStep={(by) => tap({ type: 'deck', count: Math.max(0, deck + by) })}
          testID="deck"
        />
      </View>
      {warning ? (
        <Text role="label" tone="ember" testID="deck-warning" accessibilityLiveRegion="polite">
          {warning === 'last' ? t('companion:turn.deckLast') : t('companion:turn.deckLow', { count: deck })}
        </Text>
      ) : null}
      {turn.debt > 0 ? <Debt debt={turn.debt} /> : null}
      {turn.end ? (
        <TurnEndView end={turn.end} players={players} large={large} />
      ) : (
        <RowView sheet={sheet} onTouch={touchRow} large={large} />
      )}
      {turn.slots > 0 ? (
        <Text role="label" tone="good" testID="slots">
          {t('companion:turn.slots', { count: turn.slots })}
        </Text>
      ) : null}
      {demand || turn.notes.length > 0 ? <Orders {...{ sheet, tap, demand }} /> : null}
      {turn.end ? null : <OddsLine count={cardCount(sheet)} large={large} />}
      {needed ? null : (
        <Toggle
          title={t('companion:turn.numbers')}
          sub={t('companion:turn.numbersNote')}
          on={numbers}
          onChange={(on) => changeHabits({ numbers: on })}
          testID="numbers"
        />
      )}
      {asked !== null && named !== undefined ? (
        <NumberSheet
          sheet={sheet}
          suit={suitOfPiece(named)}
          place={asked}
          needed={needed}
          onClose={() => setAsked(null)}
          onNumber={(value) => {
            setAsked(null);
            if (value !== null) tap({ type: 'worth', place: asked, value });
          }}
        />
      ) : null}
      {choosing ? <WhoseTurn sheet={sheet} tap={tap} onClose={() => setChoosing(false)} /> : null}
    </View>
  );
}

/** The kraken counter: as large as the danger. */
function Debt({ debt }: { readonly debt: number }) {
  const t = useWords();
  const theme = useTheme();
  return (
    <Live
      accessible
      accessibilityLabel={t('companion:turn.debt', { count: debt })}
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
        {debt}
      </Text>
      <Text role="label" style={{ flex: 1 }}>
        {t('companion:turn.debt', { count: debt })}
      </Text>
    </Live>
  );
}

type OrdersProps = PageProps & { readonly demand: ReturnType<typeof demandOf> };

/** What the newest card orders the hands at the table to do. */
function Orders({ sheet, tap, demand }: OrdersProps) {
  const t = useWords();
  const theme = useTheme();
  return (
    <Live testID="orders" style={{ gap: 8, padding: 12, borderRadius: RADIUS.strip, backgroundColor: theme.raised }}>
      {sheet.turn.notes.map((note) => (
        <Text key={note} role="label" testID={`note-${note}`}>
          {t(`companion:turn.notes.${note}`)}
        </Text>
      ))}
      {demand ? (
        <>
          <Text role="label" testID={`demand-${demand}`}>
            {t(`companion:turn.demand.${demand}`)}
          </Text>
          {demand === 'mermaid' ? null : (
            <Touch
              accessibilityRole="button"
              accessibilityLabel={t('companion:turn.nothing')}
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
                {t('companion:turn.nothing')}
              </Text>
            </Touch>
          )}
        </>
      ) : null}
    </Live>
  );
}
