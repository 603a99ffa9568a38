import { View } from 'react-native';
import { Icon } from '@/components/art/Icon';
import type { IconName } from '@/components/art/generated/icons';
import { useWords, type Words } from '@/components/i18n/words';
import { Sheet } from '@/components/ui/sheet';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import type { Moment, OnRules } from '@/components/kit/face';
import { RulesKey } from '@/components/kit/RulesKey';
import { nameOf } from '@/components/kit/people/seats';
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

interface InspectSheetProps extends Pick<OverlayProps, 'view' | 'seats' | 'open'> {
  readonly what: Inspected | null;
  readonly focus: number;
  /** The last battle, where it is asked for. */
  readonly battle: ToldBattle | null;
  readonly onMoment?: ((moment: Moment) => void) | null | undefined;
  readonly onRules?: OnRules | undefined;
  readonly onClose: () => void;
}

/** A player, a character or the market, large and in words. */
export function InspectSheet(props: InspectSheetProps) {
  const { what, view, seats, open, focus, battle, onMoment, onRules, onClose } = props;
  const t = useWords();
  if (!what) return null;
  const player = what.kind === 'seat' ? view.players[what.seat] : undefined;
  const leadTo = (moment: Moment) => {
    onClose();
    onMoment?.(moment);
  };
  const title =
    what.kind === 'seat'
      ? nameOf(seats, what.seat)
      : what.kind === 'role'
        ? characterWords(what.character, t)
        : what.kind === 'battle'
          ? t('seven-seas:battle.list')
          : t(`seven-seas:ports.${view.port}`);
  return (
    <Sheet
      open
      title={title}
      closeLabel={t('app:common.close')}
      onClose={onClose}
      testID={`sheet-${what.kind}`}
      aside={<RulesKey about={aboutOf(what)} onRules={onRules} onClose={onClose} />}
    >
      {player ? (
        <Facts facts={playerFacts(player, view, open && what.kind === 'seat' && what.seat === focus, t)} />
      ) : null}
      {what.kind === 'role' ? <Role character={what.character} seats={view.seats} /> : null}
      {battle ? (
        <>
          <Text tone="text2">{endWords(battle.end, seats, t)}</Text>
          <DuelList {...battle} seats={seats} onMoment={onMoment ? leadTo : null} />
        </>
      ) : null}
      {what.kind === 'market' ? <Facts facts={marketFacts(view, t)} /> : null}
    </Sheet>
  );
}

/** What the rules are asked about. */
function aboutOf(what: Inspected): string {
  if (what.kind === 'role') return what.character;
  return what.kind === 'battle' ? 'battle' : what.kind === 'market' ? 'merchant' : '';
}

interface Fact {
  readonly icon: IconName;
  readonly text: string;
  readonly flags?: readonly Nation[];
}

function playerFacts(player: PlayerView, view: SevenSeasView, open: boolean, t: Words): Fact[] {
  const { owned, free, guards, supply, chests, goods, talismans, yy, marks, corsair, hold, unsink, table } = player;
  const when = (holds: boolean, icon: IconName, text: string, flags: readonly Nation[] = []): Fact[] =>
    holds ? [{ icon, text, flags }] : [];
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

function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  const theme = useTheme();
  return facts.map(({ icon, text, flags }) => (
    <View key={text} style={{ flexDirection: 'row', alignItems: 'center', gap: 12, minHeight: 40 }}>
      <Icon name={icon} size={24} color={theme.lamp} />
      <Text style={{ flex: 1 }}>{text}</Text>
      {flags?.map((nation) => (
        <Flag key={nation} nation={nation} height={20} />
      ))}
    </View>
  ));
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
