import { useState, type ReactNode } from 'react';
import { View } from 'react-native';
import { Icon } from '@/components/art/Icon';
import { say, useWords, type Words } from '@/components/i18n/words';
import { FigureSteps } from '@/components/kit/rules/FigureSteps';
import { Text } from '@/components/ui/text';
import { COLOUR, RADIUS } from '@/components/ui/theme/tokens';
import type { CardId } from '@/engine/games/dead-mans-draw/data/cards';
import { SUITS } from '@/engine/games/dead-mans-draw/data/suits';
import { isProtected } from '../table-facts';
import { SUIT_LOOK } from '../scene/suits';
import { CardPicture, type CardMark } from './CardPicture';
import { FIGURES, type FigureScript, type Lane } from './figures';
import { show, type ShownFrame } from '@/engine/games/dead-mans-draw/public';

const CARD = 52;
/** How much of a card shows above the one that lies on it: its number tab. */
const EDGE = 21;
/** A live picture: a small table on which the rules themselves play, one touch a step. */
export function Figure({ id }: { readonly id: string }) {
  const script = FIGURES[id];
  return script ? <Steps id={id} script={script} /> : null;
}

function Steps({ id, script }: { readonly id: string; readonly script: FigureScript }) {
  const t = useWords();
  const [frames] = useState(() => show(script));
  return (
    <FigureSteps id={id} subject="rules-dead-mans-draw" count={frames.length} open={script.open ?? 0}>
      {(at) => {
        const frame = frames[at];
        return frame ? script.lanes.map((lane) => <LaneView key={lane} lane={lane} frame={frame} t={t} />) : null;
      }}
    </FigureSteps>
  );
}

interface LaneProps {
  readonly lane: Lane;
  readonly frame: ShownFrame;
  readonly t: Words;
}

function LaneView({ lane, frame, t }: LaneProps) {
  const content = LANE_CONTENT[lane](frame);
  return (
    <View style={lane === 'row' ? { gap: 8, width: '100%' } : { gap: 8 }}>
      <Text role="sub" color={COLOUR.paper.bottom}>
        {say(t, `rules-dead-mans-draw:figures.labels.${lane}`)}
      </Text>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'flex-end', gap: 7, paddingTop: 6 }}>
        {content}
      </View>
    </View>
  );
}

const lit = (frame: ShownFrame, ...actions: string[]): CardMark =>
  actions.some((action) => frame.legal.includes(action)) ? 'lit' : null;

const LANE_CONTENT: Readonly<Record<Lane, (frame: ShownFrame) => ReactNode>> = {
  pile: ({ view }) => {
    const [next] = view.knownTop;
    return next ? <CardPicture card={next} width={CARD} mark="lit" /> : <CardBack />;
  },
  row: (frame) => {
    const { view, busting } = frame;
    if (view.row.length === 0 && !busting) return <EmptyPlace />;
    return (
      <>
        {view.row.map(({ card, safe }, i) => (
          <CardPicture
            key={card}
            card={card}
            width={CARD}
            mark={lit(frame, `mermaid ${card}`)}
            knot={safe}
            chained={!safe && isProtected(view, i)}
          />
        ))}
        {busting ? <CardPicture card={busting} width={CARD} mark="danger" /> : null}
        {view.debt > 0 && !busting ? <Debt count={view.debt} /> : null}
      </>
    );
  },
  bank: (frame) => <Stacks frame={frame} seat={0} actions={['hook']} />,
  rival: (frame) => <Stacks frame={frame} seat={1} actions={['cannon 1', 'sword 1']} />,
  discard: (frame) => {
    const { view } = frame;
    const cards = [...view.revealed, ...(view.discard ?? [])];
    if (cards.length === 0) return <EmptyPlace />;
    return cards.map((card) => <CardPicture key={card} card={card} width={CARD} mark={lit(frame, `map ${card}`)} />);
  },
};

interface StacksProps {
  readonly frame: ShownFrame;
  readonly seat: number;
  readonly actions: readonly string[];
}

function Stacks({ frame, seat, actions }: StacksProps) {
  const bank = frame.view.players[seat]?.bank;
  const suits = SUITS.filter((suit) => (bank?.[suit].length ?? 0) > 0);
  if (!bank || suits.length === 0) return <EmptyPlace />;
  return suits.map((suit) => (
    <Stack key={suit} cards={bank[suit]} mark={lit(frame, ...actions.map((action) => `${action} ${suit}`))} />
  ));
}

/** Highest first; the lower ones look out above it. */
function Stack({ cards, mark }: { readonly cards: readonly CardId[]; readonly mark: CardMark }) {
  const under = cards.slice(1).reverse();
  return (
    <View>
      {under.map((card) => (
        <View key={card} style={{ height: EDGE }}>
          <CardPicture card={card} width={CARD} />
        </View>
      ))}
      {cards[0] ? <CardPicture card={cards[0]} width={CARD} mark={mark} /> : null}
    </View>
  );
}

function EmptyPlace() {
  return (
    <View
      style={{
        width: CARD,
        height: CARD * 1.4,
        borderRadius: CARD * 0.1,
        borderWidth: 1.5,
        borderStyle: 'dashed',
        borderColor: COLOUR.paper.bottom,
        opacity: 0.6,
      }}
    />
  );
}

function CardBack() {
  return (
    <View
      style={{
        width: CARD,
        height: CARD * 1.4,
        borderRadius: CARD * 0.1,
        borderWidth: 3,
        borderColor: COLOUR.paper.bottom,
        backgroundColor: '#2A1530',
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      <Icon name="skull-crossed-bones" size={CARD * 0.56} color={COLOUR.paper.windowGlow} />
    </View>
  );
}

/** What a kraken still demands. */
function Debt({ count }: { readonly count: number }) {
  return (
    <View
      style={{
        flexDirection: 'row',
        alignItems: 'center',
        gap: 4,
        paddingHorizontal: 10,
        paddingVertical: 4,
        borderRadius: RADIUS.chip,
        backgroundColor: SUIT_LOOK.kraken.color,
      }}
    >
      <Icon name={SUIT_LOOK.kraken.icon} size={22} color={COLOUR.paper.iconOnColour} />
      <Text role="header" most={1.3} accessibilityRole="text" color={COLOUR.paper.iconOnColour}>
        {`+${count}`}
      </Text>
    </View>
  );
}
