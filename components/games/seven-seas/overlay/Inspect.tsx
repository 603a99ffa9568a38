import { View } from 'react-native';
import { Icon } from '@/components/art/Icon';
import type { IconName } from '@/components/art/generated/icons';
import { useWords, type Words } from '@/components/i18n/words';
import type { Moment } from '@/components/kit/face';
import { Facts, InspectSheet, type Fact, type Inspecting } from '@/components/kit/InspectSheet';
import { nameOf } from '@/components/kit/people/seats';
import { Text } from '@/components/ui/text';
import { isRecall, rankOf, type Character } from '@/engine/games/seven-seas/data/characters';
import type { Nation } from '@/engine/games/seven-seas/data/nations';
import { CHESTS_PER_GUARD } from '@/engine/games/seven-seas/data/table';
import type { PlayerView, SevenSeasView } from '@/engine/games/seven-seas/view';
import { BLACK_MARK, CARAVAN_SIGN, CARGO, CHEST, ISLAND, LOOT_LOOK, RITUAL, ROLE_LOOK, SHIP, YIN_YANG } from '../looks';
import { adventureOf } from '../adventure';
import type { ToldBattle } from '../battle';
import { endWords } from '../battle-words';
import { loadedOf } from '../raid-and-sale';
import { cardsWords, cardWords, characterWords, giftLines, nationWords, portWords, recordWords } from '../words';
import { DuelList } from './DuelList';
import { Flag } from './Flag';
import type { Inspected, OverlayProps } from './props';
import { RoleCard } from './RoleCard';

interface Looking extends Inspecting, Pick<OverlayProps, 'view' | 'seats' | 'open'> {
  readonly what: Inspected | null;
  readonly focus: number;
  /** The last battle, where it is asked for. */
  readonly battle: ToldBattle | null;
  readonly onMoment?: ((moment: Moment) => void) | null | undefined;
}

/** A player, a character, the market or a battle, large and in words. */
export function Inspect({ what, view, seats, open, focus, battle, onMoment, ...sheet }: Looking) {
  const t = useWords();
  if (!what) return null;
  const all = { ...sheet, testID: `sheet-${what.kind}` };
  switch (what.kind) {
    case 'seat': {
      const player = view.players[what.seat];
      const facts = player ? playerFacts(player, view, open && what.seat === focus, t) : [];
      return (
        <InspectSheet {...all} title={nameOf(seats, what.seat)} about="">
          <Facts facts={facts} />
        </InspectSheet>
      );
    }
    case 'role':
      return (
        <InspectSheet {...all} title={characterWords(what.character, t)} about={what.character}>
          <Role character={what.character} seats={view.seats} />
        </InspectSheet>
      );
    case 'market':
      return (
        <InspectSheet {...all} title={t(`seven-seas:ports.${view.port}`)} about="merchant">
          <Facts facts={marketFacts(view, t)} />
        </InspectSheet>
      );
    case 'battle': {
      const leadTo = (moment: Moment) => {
        sheet.onClose();
        onMoment?.(moment);
      };
      return (
        <InspectSheet {...all} title={t('seven-seas:battle.list')} about="battle">
          {battle ? (
            <>
              <Text tone="text2">{endWords(battle.end, seats, t)}</Text>
              <DuelList {...battle} seats={seats} onMoment={onMoment ? leadTo : null} />
            </>
          ) : null}
        </InspectSheet>
      );
    }
  }
}

function playerFacts(player: PlayerView, view: SevenSeasView, open: boolean, t: Words): Fact[] {
  const { owned, free, guards, supply, chests, goods, talismans, yy, marks, corsair, hold, unsink, table } = player;
  const when = (holds: boolean, icon: IconName, text: string, flags: readonly Nation[] = []): Fact[] =>
    holds ? [{ icon, text, end: flags.map((nation) => <Flag key={nation} nation={nation} height={20} />) }] : [];
  return [
    { icon: CHEST, text: `${t('seven-seas:places.chests')}: ${chests}` },
    {
      icon: ISLAND,
      text: t('seven-seas:places.guardsNext', { count: CHESTS_PER_GUARD - (chests % CHESTS_PER_GUARD) }),
    },
    { icon: SHIP, text: t('seven-seas:places.fleet', { owned, free, loaded: loadedOf(player), guards, supply }) },
    { icon: CARGO, text: `${t('seven-seas:places.goods')}: ${recordWords(goods, t)}` },
    {
      icon: LOOT_LOOK.talisman.icon,
      text: t('seven-seas:goodCount', { good: t('seven-seas:goods.talisman'), count: talismans }),
    },
    { icon: YIN_YANG, text: `${t('seven-seas:places.yy')}: ${yy}` },
    { icon: BLACK_MARK, text: `${t('seven-seas:places.marks')}: ${marks}` },
    ...when(
      corsair.length > 0,
      CARAVAN_SIGN,
      t('seven-seas:places.corsair', { nations: corsair.map((one) => nationWords(one, t)).join(', ') }),
      corsair,
    ),
    ...when(hold > 0, RITUAL, t('seven-seas:places.holds', { count: hold })),
    ...when(unsink > 0, RITUAL, t('seven-seas:places.unsinks', { count: unsink })),
    ...when(
      table.length > 0,
      'pirate-hat',
      t('seven-seas:places.table', { characters: table.map((one) => characterWords(one, t)).join(', ') }),
    ),
    {
      icon: 'treasure-map',
      text: open
        ? t('seven-seas:places.hand', { cards: cardsWords(view.hand, t) })
        : t('seven-seas:places.handClosed', { count: player.cards }),
    },
    { icon: 'round-star', text: t('seven-seas:places.points', { score: String(player.score).replace('-', '−') }) },
  ];
}

function marketFacts(view: SevenSeasView, t: Words): Fact[] {
  return [
    { icon: 'anchor', text: portWords(view, t) },
    { icon: 'treasure-map', text: t('seven-seas:places.deck', { count: view.deckCount }) },
    { icon: LOOT_LOOK.talisman.icon, text: t('seven-seas:places.loot', { count: view.lootCount }) },
    ...(view.playedTop
      ? [{ icon: 'hourglass' as const, text: t('seven-seas:places.lastCard', { card: cardWords(view.playedTop, t) }) }]
      : []),
    ...playedFacts(view, t),
    ...(view.lastRound > 0
      ? [{ icon: 'hourglass' as const, text: t('seven-seas:places.lastRound', { count: view.lastRound }) }]
      : []),
  ];
}

/** Caravans and curses that have been played, where they need not be remembered. */
function playedFacts({ played }: SevenSeasView, t: Words): Fact[] {
  const parts = [
    { icon: CARAVAN_SIGN, kind: 'caravan', title: t('seven-seas:places.caravansLeft') },
    { icon: BLACK_MARK, kind: 'curse', title: t('seven-seas:places.cursesPlayed') },
  ] as const;
  return parts.flatMap(({ icon, kind, title }) => {
    const cards = (played ?? []).filter((id) => adventureOf(id).kind === kind);
    return cards.length > 0 ? [{ icon, text: `${title}: ${cardsWords(cards, t)}` }] : [];
  });
}

function Role({ character, seats }: { readonly character: Character; readonly seats: number }) {
  const t = useWords();
  return (
    <View style={{ flexDirection: 'row', gap: 16 }}>
      <RoleCard character={character} width={120} />
      <View style={{ flex: 1, gap: 8 }}>
        <Text>{t(`seven-seas:characters.${character}.text`)}</Text>
        {giftLines(character, seats, t).map((line) => (
          <Text key={line} tone="text2">
            {line}
          </Text>
        ))}
        <View style={{ flexDirection: 'row', alignItems: 'center', gap: 8 }}>
          <Icon name={ROLE_LOOK[character].icon} size={20} color={ROLE_LOOK[character].color} />
          <Text tone="text3">{t(isRecall(rankOf(character)) ? 'seven-seas:recalls' : 'seven-seas:stays')}</Text>
        </View>
      </View>
    </View>
  );
}
