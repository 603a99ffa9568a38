import { ScrollView, View } from 'react-native';
import { HandBack } from '@/components/kit/around/HandBack';
import { useWords } from '@/components/i18n/words';
import { absolute } from '@/components/kit/frame/box';
import { marked } from '@/components/ui/marked';
import { useTheme } from '@/components/ui/theme/context';
import { Touch } from '@/components/ui/touch';
import type { AdventureId } from '@/engine/games/seven-seas/data/adventures';
import { CHARACTERS } from '@/engine/games/seven-seas/data/characters';
import { describe } from '@/engine/games/seven-seas/public';
import { LIFTED } from '../bay-places';
import type { Bay } from '../table-layout';
import { inHand } from '../hand';
import { present } from '../present';
import { cardWords, sentences } from '../words';
import { AdventureCard } from './AdventureCard';
import type { OverlayProps } from './props';
import { RoleCard } from './RoleCard';

const GAP = 5;
/** A finger's width of each card stays in sight. */
const LEAST_STEP = 46;
/** Beside each other, characters show their ranks. */
const ROLE_STEP = 0.42;

/** The own adventure cards, and beside them the characters that are left; what can be played now is lit (look 21.2). */
export function OwnHand({ bay, ...props }: OverlayProps & { readonly bay: Bay }) {
  const { view, ask, open, layout } = props;
  const player = view.players[layout.own.seat];
  if (!player) return null;
  const { hand, card } = bay;
  const cards: readonly (AdventureId | null)[] = open ? view.hand : Array.from({ length: player.cards }, () => null);
  const asked = ask !== null && inHand(ask.decision);
  const left = CHARACTERS.filter((one) => one !== player.character && !player.table.includes(one));
  const role = card * 0.84;
  const fan = role * (1 + ROLE_STEP * (left.length - 1));
  const beside = open && hand.width >= cards.length * (card + GAP) + fan;
  const room = beside ? hand.width - fan - GAP : hand.width;
  const step = Math.max(LEAST_STEP, Math.min(card + GAP, (room - card) / Math.max(1, cards.length - 1)));
  return (
    <>
      <ScrollView
        horizontal
        testID="own-hand"
        showsHorizontalScrollIndicator={false}
        style={absolute({ ...hand, y: hand.y - LIFTED, width: room, height: hand.height + LIFTED })}
        contentContainerStyle={{ paddingTop: LIFTED, width: Math.max(room, step * (cards.length - 1) + card) }}
      >
        {cards.map((id, i) => (
          <View key={id ?? i} style={{ width: i < cards.length - 1 ? step : card }}>
            <HandCard {...props} id={id} width={card} asked={asked} />
          </View>
        ))}
      </ScrollView>
      {beside
        ? left.map((one, i) => (
            <View
              key={one}
              aria-hidden
              pointerEvents="none"
              style={{
                position: 'absolute',
                left: hand.x + hand.width - fan + i * role * ROLE_STEP,
                top: hand.y + (hand.height - role * 1.4) / 2,
                transform: [{ rotate: `${(i - (left.length - 1) / 2) * 4}deg` }],
                opacity: asked ? 0.5 : 1,
              }}
            >
              <RoleCard character={one} width={role} named={false} />
            </View>
          ))
        : null}
    </>
  );
}

interface HandCardProps extends OverlayProps {
  /** Null: it lies face down. */
  readonly id: AdventureId | null;
  readonly width: number;
  readonly asked: boolean;
}

function HandCard({ id, width, asked, ask, chosen, view, layout, onTouch, onInspect }: HandCardProps) {
  const t = useWords();
  const theme = useTheme();
  const action = ask?.legal.find((one) => 'card' in one && one.card === id);
  const on = action !== undefined && chosen !== null && describe(chosen) === describe(action);
  const spoken = id === null ? t('app:around.faceDown') : cardWords(id, t);
  const look = action && ask ? present.look(action, ask, t) : undefined;
  return (
    <Touch
      quiet={action !== undefined}
      accessibilityRole="button"
      accessibilityLabel={sentences([spoken, look?.note ?? '', action ? t('seven-seas:places.canBeChosen') : ''])}
      {...marked(on)}
      testID={action ? `target-${describe(action).replace(/[ .+]/g, '-')}` : `card-${id}`}
      onPress={() => (action ? onTouch(action) : onInspect({ kind: 'seat', seat: layout.own.seat }))}
      style={{
        width,
        height: width * 1.4,
        marginTop: on ? -LIFTED : 0,
        borderRadius: width * 0.1,
        opacity: asked && !action ? 0.45 : 1,
        boxShadow: on ? `0px 0px 0px 3px ${theme.lampHot}` : action ? `0px 0px 0px 2px ${theme.lamp}` : LYING,
      }}
    >
      {id === null ? (
        <HandBack icon="ship-wheel" width={width} />
      ) : (
        <AdventureCard card={id} width={width} startPortRum={view.options.startPortRum} />
      )}
    </Touch>
  );
}

const LYING = '1px 3px 7px rgba(8, 6, 20, 0.5)';
