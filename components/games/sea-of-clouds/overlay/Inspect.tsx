import { View } from 'react-native';
import { useWords } from '@/components/i18n/words';
import { CardNote, Facts, InspectSheet, LARGE_CARD, type Fact, type Inspecting } from '@/components/kit/InspectSheet';
import { nameOf } from '@/components/kit/people/seats';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import { Touch } from '@/components/ui/touch';
import { boxOf, type CardId } from '@/engine/games/sea-of-clouds/box';
import { CARD_TYPES } from '@/engine/games/sea-of-clouds/data/types';
import type { PlayerView, SeaOfCloudsView } from '@/engine/games/sea-of-clouds/view';
import type { ZoneKey } from '../layout';
import { COIN, CREW, HAT, PARROT, POINTS, SKULL, TYPE_LOOK } from '../looks';
import { openPoints } from '../memory';
import { faceOf, faceSpoken, factsOf, faceWords, minus, relicSets } from '../words';
import { FaceCard } from './FaceCard';
import type { Inspected, OverlayProps } from './props';

type Looking = Inspecting & Pick<OverlayProps, 'view' | 'seats' | 'shared' | 'onInspect'>;
type Of<K extends Inspected['kind']> = Looking & { readonly what: Extract<Inspected, { readonly kind: K }> };

/** A card, a captain's board, or one zone of it, large and in words. */
export function Inspect({ what, ...props }: Looking & { readonly what: Inspected | null }) {
  if (what === null) return null;
  return what.kind === 'card' ? <Card {...props} what={what} /> : <Board {...props} what={what} />;
}

/** A card to be read at leisure. What it was touched in lies under it. */
function Card({ what, view, onInspect, onRules, onClose }: Of<'card'>) {
  const t = useWords();
  const face = faceOf(view, what.card);
  if (!face) return null;
  const { from } = what;
  const player = from && from.kind !== 'card' ? view.players[from.seat] : undefined;
  const owned = relicSets(boxOf(view.options), player?.relics ?? []).find((set) => set.face === face);
  return (
    <InspectSheet
      title={faceWords(face, t)}
      testID="sheet-card"
      about={CARD_TYPES[face.type] ?? ''}
      onRules={onRules}
      onBack={from ? () => onInspect(from) : undefined}
      onClose={onClose}
    >
      <CardNote
        card={<FaceCard face={face} width={LARGE_CARD} copies={owned?.count ?? 0} />}
        gap={20}
        lines={factsOf(face, t)}
      />
    </InspectSheet>
  );
}

/** What lies face down is here only for whoever looks alone. */
function Board({ what, view, seats, shared, onInspect, onClose }: Of<'seat' | 'zone'>) {
  const t = useWords();
  const player = view.players[what.seat];
  if (!player) return null;
  const own = !shared && view.viewer === what.seat;
  const zones: readonly ZoneKey[] =
    what.kind === 'zone' ? [what.zone] : ['crew', 'relics', 'objects', 'rum', 'secrets'];
  const title = what.kind === 'zone' ? t(`sea-of-clouds:zones.${what.zone}`) : nameOf(seats, what.seat);
  return (
    <InspectSheet title={title} testID={`sheet-${what.kind}`} onClose={onClose}>
      {what.kind === 'seat' || what.zone === 'doubloons' ? <PlayerFacts player={player} view={view} own={own} /> : null}
      {zones.includes('relics') ? <Ladders view={view} relics={player.relics} /> : null}
      {zones.map((zone) => (
        <Cards
          key={zone}
          zone={zone}
          player={player}
          view={view}
          titled={what.kind === 'seat'}
          shared={shared}
          onCard={(card) => onInspect({ kind: 'card', card, from: what })}
        />
      ))}
    </InspectSheet>
  );
}

interface PlayerFactsProps {
  readonly player: PlayerView;
  readonly view: SeaOfCloudsView;
  readonly own: boolean;
}

function PlayerFacts({ player, view, own }: PlayerFactsProps) {
  const t = useWords();
  const theme = useTheme();
  const { seat, doubloons, strength, score, objects } = player;
  const chest = objects.some((card) => faceOf(view, card)?.effects.some(({ code }) => code === 'chest'));
  const points = own
    ? t('sea-of-clouds:places.known', { score })
    : t('sea-of-clouds:places.open', { score: openPoints(view, seat) });
  const facts: readonly Fact[] = [
    { icon: SKULL, color: COIN, text: `${t('sea-of-clouds:zones.doubloons')}: ${doubloons}` },
    ...(chest ? [{ icon: SKULL, color: COIN, text: t('sea-of-clouds:places.chest', { count: view.chest }) }] : []),
    { icon: CREW, color: theme.ember, text: t('sea-of-clouds:places.strength', { strength }) },
    { icon: POINTS, text: points },
    ...(view.parrot === seat ? [{ icon: PARROT, text: t('sea-of-clouds:places.parrot') }] : []),
    ...(view.hat === seat ? [{ icon: HAT, text: t('sea-of-clouds:places.hat') }] : []),
  ];
  return <Facts facts={facts} height={36} />;
}

/** The live ladder of every kind of relic: copies, what they bring, what one more would make of it. */
function Ladders({ view, relics }: { readonly view: SeaOfCloudsView; readonly relics: readonly CardId[] }) {
  const t = useWords();
  const theme = useTheme();
  return relicSets(boxOf(view.options), relics).map(({ face, count, points, next }) => (
    <View key={face.id} style={{ gap: 4, paddingVertical: 4 }}>
      <Text role="label">{`${faceWords(face, t)} × ${count}: ${minus(points)}${next === null ? '' : ` → ${minus(next)}`}`}</Text>
      <View style={{ flexDirection: 'row', gap: 4 }} aria-hidden>
        {face.ladder.map((step, i) => (
          <View
            key={i}
            style={{
              minWidth: 34,
              height: 30,
              borderRadius: 15,
              alignItems: 'center',
              justifyContent: 'center',
              backgroundColor: i < count ? TYPE_LOOK.relic.color : theme.panelStrong,
              borderWidth: i + 1 === count ? 2 : 1,
              borderColor: i + 1 === count ? theme.lampHot : theme.line,
            }}
          >
            <Text role="min" most={1.2} {...(i < count && { color: '#FFF6E2' })}>
              {minus(step)}
            </Text>
          </View>
        ))}
      </View>
    </View>
  ));
}

interface CardsProps {
  readonly zone: ZoneKey;
  readonly player: PlayerView;
  readonly view: SeaOfCloudsView;
  readonly titled: boolean;
  readonly shared: boolean;
  readonly onCard: (card: CardId) => void;
}

function Cards({ zone, player, view, titled, shared, onCard }: CardsProps) {
  const t = useWords();
  if (zone === 'doubloons') return null;
  const hidden = zone === 'rum' || zone === 'secrets';
  const cards: readonly CardId[] = hidden ? (shared ? [] : player[zone].known) : player[zone];
  const unseen = hidden ? player[zone].count - cards.length : 0;
  const type = zone === 'rum' ? CARD_TYPES[0] : CARD_TYPES[2];
  return (
    <View style={{ gap: 8 }}>
      {titled ? <Text role="label">{`${t(`sea-of-clouds:zones.${zone}`)}: ${cards.length + unseen}`}</Text> : null}
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: 8 }}>
        {cards.map((card) => {
          const face = faceOf(view, card);
          return face ? (
            <Touch
              key={card}
              accessibilityRole="button"
              accessibilityLabel={faceSpoken(face, t)}
              testID={`card-${card}`}
              onPress={() => onCard(card)}
            >
              <FaceCard face={face} width={titled ? 84 : 118} />
            </Touch>
          ) : null;
        })}
      </View>
      {unseen > 0 ? (
        <Text tone="text2">{`${t('sea-of-clouds:places.unseen', { type: t(`sea-of-clouds:types.${type}`) })}: ${unseen}`}</Text>
      ) : null}
      {cards.length + unseen === 0 ? <Text tone="text3">{t('sea-of-clouds:places.nothing')}</Text> : null}
    </View>
  );
}
