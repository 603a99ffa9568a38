import { View } from 'react-native';
import { useWords, type Words } from '@/components/i18n/words';
import { Facts, InspectSheet, type Fact, type Inspecting } from '@/components/kit/InspectSheet';
import { nameOf } from '@/components/kit/people/seats';
import { Text } from '@/components/ui/text';
import type { Seat, SeatSetup } from '@/engine';
import { fameSum } from '@/engine/games/worlds-end/public';
import type { PlayerView, WorldsEndView } from '@/engine/games/worlds-end/view';
import { fameLines, incomeLines, incomeOf } from '../explain';
import { fleetOf } from '../fleet';
import { skillsOf } from '../skills';
import { cardSpoken, heroOf } from '../spoken';
import { isProtected, ownSeas } from '../table-facts';
import { berthWords } from './Fleet';
import { Memory } from './Memory';
import type { Inspected } from './props';
import { ShipCard } from './ShipCard';
import { CARDS_SIGN, FAME, FAVOUR_SIGN, GOLD_SIGN, SHIPS_SIGN } from './signs';

interface Looking extends Inspecting {
  readonly what: Inspected | null;
  readonly view: WorldsEndView;
  readonly seats: readonly SeatSetup[];
  /** The own ships and cards may be seen. */
  readonly open: boolean;
  readonly focus: Seat;
}

/** A player in words and figures: where fame and income come from, and what is in the own hand (13.4, 13.8). */
export function Inspect({ what, view, seats, open, focus, ...sheet }: Looking) {
  const t = useWords();
  const player = what ? view.players[what.seat] : undefined;
  if (!what || !player) return null;
  const hero = heroOf(view, player, t);
  const name = nameOf(seats, what.seat);
  return (
    <InspectSheet {...sheet} testID="sheet-seat" title={hero ? `${name}, ${hero}` : name} about="fame">
      <Facts facts={factsOf(player, view, t)} height={34} />
      {player.hero === null
        ? null
        : skillsOf(view, player.hero, t).map((skill) => (
            <Text key={skill.name} role="note" tone="text2">
              {`${skill.name}: ${skill.text}`}
            </Text>
          ))}
      <Memory player={player} view={view} />
      {(open && what.seat === focus) || view.options.openSquadrons ? <Own player={player} view={view} /> : null}
    </InspectSheet>
  );
}

function factsOf(player: PlayerView, view: WorldsEndView, t: Words): Fact[] {
  const { seat, fame, gold, calypso, squadron, hand } = player;
  const seas = ownSeas(view, seat).length;
  return [
    {
      icon: FAME,
      text: [t('worlds-end:fame.title', { fame: fameSum(fame) }), ...fameLines(view, seat, t)].join(' · '),
    },
    { icon: GOLD_SIGN, text: `${t('worlds-end:places.gold')}: ${gold}` },
    {
      icon: 'locked-chest',
      text:
        seas === 0
          ? t('worlds-end:income.none')
          : [t('worlds-end:income.title', { gold: incomeOf(view, seat) }), ...incomeLines(view, seat, t)].join(' · '),
    },
    ...(isProtected(view, seat) ? [{ icon: 'checked-shield' as const, text: t('worlds-end:badges.protected') }] : []),
    { icon: FAVOUR_SIGN, text: `${t('worlds-end:places.favour')}: ${calypso}` },
    { icon: SHIPS_SIGN, text: `${t('worlds-end:places.squadron')}: ${squadron.count}` },
    { icon: CARDS_SIGN, text: `${t('worlds-end:places.manoeuvres')}: ${hand.count}` },
  ];
}

const CARD = 84;

/** What only its owner may see. */
function Own({ player, view }: { readonly player: PlayerView; readonly view: WorldsEndView }) {
  const t = useWords();
  return (
    <View style={{ gap: 10 }} testID="own-secrets">
      {fleetOf(view, player.seat).map((berth) =>
        berth.ships.length === 0 ? null : (
          <View key={berth.sea ?? 'squadron'} style={{ gap: 6 }}>
            <Text role="label">{berthWords(berth, { view }, t)}</Text>
            <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: 8 }}>
              {berth.ships.map((ship) => (
                <ShipCard key={ship} view={view} ship={ship} width={CARD} />
              ))}
            </View>
          </View>
        ),
      )}
      {(player.hand.cards ?? []).map((card, i) => (
        <Text key={`${card} ${i}`} role="note">
          {cardSpoken(view, card, t)}
        </Text>
      ))}
    </View>
  );
}
