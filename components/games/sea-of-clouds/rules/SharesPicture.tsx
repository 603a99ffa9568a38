import { View } from 'react-native';
import { COLOUR } from '@/components/ui/theme/tokens';
import type { CardId } from '@/engine/games/sea-of-clouds/box';
import type { SeaOfCloudsView, Share } from '@/engine/games/sea-of-clouds/view';
import { BackCard } from '../overlay/BackCard';
import { Coin } from '../overlay/Sign';
import { Faces, Lane } from './parts';
import { cardsOf, YOU } from './play-shares';

const BACK = 44;
const FACE = 88;
/** How much of a back shows beside the one that lies on it. */
const EDGE = 17;

/** The three shares, what you see of them, and what has come to your board. */
export function SharesPicture({ view }: { readonly view: SeaOfCloudsView }) {
  const task = view.tasks.at(-1);
  const slot = task?.kind === 'look' && task.seat === YOU ? task.slot : -1;
  const seen = idsIn(view.shares[slot]?.cards ?? []);
  const taken = idsIn(view.hand);
  const you = view.players[YOU];
  const board = you ? [...you.relics, ...you.objects, ...you.crew, ...you.rum.known, ...you.secrets.known] : [];
  return (
    <>
      <Lane label="shares">
        {view.shares.map((share, i) => (
          <SharePicture key={i} share={share} lit={i === slot} />
        ))}
      </Lane>
      <Cards label="seen" ids={seen} />
      <Cards label="taken" ids={taken} />
      <Cards label="board" ids={board} />
    </>
  );
}

const idsIn = (cards: Share['cards']) => cards.flatMap(({ card }) => card ?? []);

function Cards({ label, ids }: { readonly label: string; readonly ids: readonly CardId[] }) {
  if (ids.length === 0) return null;
  return (
    <Lane label={label}>
      <Faces cards={cardsOf(ids.join(' '))} width={FACE} />
    </Lane>
  );
}

function SharePicture({ share, lit }: { readonly share: Share; readonly lit: boolean }) {
  return (
    <View
      style={{
        flexDirection: 'row',
        alignItems: 'center',
        minHeight: BACK * 1.4 + 12,
        minWidth: BACK + 12,
        padding: 4,
        borderRadius: 10,
        borderWidth: 2,
        borderStyle: lit ? 'solid' : 'dashed',
        borderColor: lit ? COLOUR.paper.windowGlow : 'rgba(255,240,210,0.3)',
      }}
    >
      {share.cards.map(({ type }, i) => (
        <View key={i} style={{ width: i === share.cards.length - 1 ? BACK : EDGE }}>
          <BackCard type={type} width={BACK} />
        </View>
      ))}
      {Array.from({ length: share.doubloons }, (_, i) => (
        <View key={i} style={{ marginLeft: -8 }}>
          <Coin size={24} />
        </View>
      ))}
    </View>
  );
}
