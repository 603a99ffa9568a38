import type { ReactNode } from 'react';
import { View } from 'react-native';
import { Icon } from '@/components/art/Icon';
import type { IconName } from '@/components/art/generated/icons';
import { reasonWords } from '@/components/i18n/reason-words';
import { useWords, type Words } from '@/components/i18n/words';
import type { Rect } from '@/components/kit/frame/box';
import { nameOf, youAt } from '@/components/kit/people/seats';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import { boxOf } from '@/engine/games/worlds-end/box';
import { REGIONS, regionOf, SEAS, type SeaId } from '@/engine/games/worlds-end/data/board';
import { COMPANY, FLEETS } from '@/engine/games/worlds-end/data/company';
import { PROTECTED_TURNS } from '@/engine/games/worlds-end/data/table';
import { seaOfAction } from '../asks';
import { attackOn } from '../attack';
import { useFought } from '../battle/use-odds';
import { COMPANY as COMPANY_LIVERY } from '../hulls';
import { placeName } from '../names';
import { shipFacts } from '../ships';
import { shipSpoken } from '../spoken';
import { defendersAt, offerSize, seaAt } from '../table-facts';
import { warningOf } from '../warnings';
import { goodWords, seaWords, shipWords } from '../words';
import { Panel } from './Panel';
import type { OverlayProps } from './props';
import { ShipSign } from './ShipCard';
import { COMPANY_SIGN, DIFFICULTY_SIGN, FAME, GOLD_SIGN, GUARD_SIGN, PORT_SIGN, SHIP_SIGNS } from './signs';

/** All that everybody may know of one sea (look 20.3). */
export function SeaSheet({ sea, room, ...props }: OverlayProps & { readonly sea: SeaId; readonly room: Rect }) {
  const t = useWords();
  const theme = useTheme();
  const { view, seats, onLook, layout } = props;
  const at = SEAS.indexOf(sea);
  const { seas, goods } = boxOf(view.options);
  const card = seas[at];
  const { owner, guards } = seaAt(view, sea);
  if (!card) return null;
  const three = goods[card.good] ?? [];
  const mine = three.filter((one) => view.seas[one]?.owner === layout.focus).length;
  return (
    <Panel
      room={room}
      id="sea-sheet"
      title={seaWords(view, sea, t)}
      aside={placeName(t, `regions.${REGIONS[regionOf(at)]}`)}
      onClose={() => onLook(null)}
    >
      <Columns>
        <Line icon={owner === null ? COMPANY_SIGN : FAME} color={owner === null ? '#FF9BAA' : theme.lamp}>
          {owner === null
            ? t('worlds-end:company')
            : owner === youAt(seats)
              ? t('worlds-end:sheet.yours')
              : nameOf(seats, owner)}
        </Line>
        <View
          style={{ flexDirection: 'row', gap: 3 }}
          accessible
          accessibilityRole="image"
          accessibilityLabel={t('worlds-end:sheet.difficulty', { n: card.difficulty })}
        >
          {Array.from({ length: card.difficulty }, (_, i) => (
            <Icon key={i} name={DIFFICULTY_SIGN} size={20} color="#FF8A5E" />
          ))}
        </View>
      </Columns>
      <Columns>
        <Line icon={GOLD_SIGN} color="#F0B63E">
          {t('worlds-end:sheet.perTurn', { gold: card.income })}
        </Line>
        <Line icon={PORT_SIGN} color={card.port ? '#8FDCD6' : theme.text3}>
          {card.port ? t('worlds-end:sheet.port', { count: offerSize(view) }) : t('worlds-end:sheet.noPort')}
        </Line>
      </Columns>
      <Columns>
        <Line icon="barrel" color={card.good < 0 ? theme.text3 : theme.lamp}>
          {card.good < 0
            ? t('worlds-end:sheet.noGood')
            : t('worlds-end:sheet.good', { good: goodWords(view, card.good, t), count: mine, of: three.length })}
        </Line>
        {owner === null ? (
          <Text role="sub" tone="text2">
            {t('worlds-end:sheet.guardedBy')}
          </Text>
        ) : (
          <Line icon={GUARD_SIGN} color={theme.lamp}>
            {guards.count > 0 ? t('worlds-end:sheet.guards', { count: guards.count }) : t('worlds-end:sheet.noGuards')}
          </Line>
        )}
      </Columns>
      {owner === null ? <Company {...props} difficulty={card.difficulty} /> : <Home {...props} sea={sea} t={t} />}
      <Odds {...props} sea={sea} />
      <Note {...props} sea={sea} />
    </Panel>
  );
}

function Columns({ children }: { readonly children: ReactNode }) {
  return (
    <View
      style={{
        flexDirection: 'row',
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        alignItems: 'center',
        columnGap: 12,
      }}
    >
      {children}
    </View>
  );
}

interface LineProps {
  readonly icon: IconName;
  readonly color: string;
  readonly children: string;
}

function Line({ icon, color, children }: LineProps) {
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: 8, minHeight: 26, flexShrink: 1 }}>
      <Icon name={icon} size={20} color={color} />
      <Text role="label" style={{ flexShrink: 1 }}>
        {children}
      </Text>
    </View>
  );
}

/** The ships of the Company that guard a sea of this difficulty (2.7). */
function Company({ view, difficulty }: OverlayProps & { readonly difficulty: number }) {
  const t = useWords();
  const theme = useTheme();
  return (FLEETS[difficulty] ?? []).map((ship) => {
    const id = COMPANY[ship] as string;
    const { hull, attack, defence, survives } = shipFacts(view, id);
    const figure = (sign: keyof typeof SHIP_SIGNS, value: number | null) => (
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: 4 }}>
        <Icon
          name={SHIP_SIGNS[sign].icon}
          size={18}
          color={SHIP_SIGNS[sign][theme.scheme === 'day' ? 'paper' : 'dark']}
        />
        {value === null ? null : (
          <Text role="scoreSmall" most={1.2} accessibilityRole="text">
            {value}
          </Text>
        )}
      </View>
    );
    return (
      <View
        key={id}
        accessible
        accessibilityRole="image"
        accessibilityLabel={shipSpoken(view, id, t)}
        style={{ flexDirection: 'row', alignItems: 'center', gap: 10, minHeight: 34 }}
      >
        <ShipSign hull={hull} size={42} livery={COMPANY_LIVERY} />
        <Text role="label" style={{ flex: 1 }}>
          {shipWords(view, id, t)}
        </Text>
        {figure('attack', attack)}
        {figure('defence', defence)}
        {survives ? figure('survivability', null) : null}
      </View>
    );
  });
}

const EVEN = 50;

/** How an attack on it would go with the squadron as it is (look 20.3); about so where guards are face down. */
function Odds({ view, sea, open, layout }: OverlayProps & { readonly sea: SeaId }) {
  const t = useWords();
  const seat = layout.focus;
  const attack = open ? attackOn(view, seat, sea) : null;
  const percent = useFought(attack?.fought ?? null);
  if (open && seaAt(view, sea).owner !== seat && view.players[seat]?.squadron.count === 0) {
    return (
      <Text role="sub" tone="text2">
        {t('worlds-end:sheet.noShips')}
      </Text>
    );
  }
  if (!attack || percent === null) return null;
  return (
    <Text role="label" tone={percent < EVEN ? 'bad' : 'good'} testID="odds">
      {t(attack.guessed ? 'worlds-end:sheet.oddsAbout' : 'worlds-end:sheet.odds', { percent })}
    </Text>
  );
}

/** What speaks against the order that is chosen; or why the flagship cannot go there. One thing at a time. */
function Note({ sea, ask, chosen, touched, view, layout }: OverlayProps & { readonly sea: SeaId }) {
  const t = useWords();
  const { owner } = seaAt(view, sea);
  const player = view.players[layout.focus];
  if (ask && (chosen || touched.length > 0)) {
    const meant = chosen ?? ask.legal.find((action) => seaOfAction(action) === sea);
    const warning = meant ? warningOf(meant, ask, t) : null;
    return warning === null ? null : (
      <Text role="sub" tone="bad" testID="warning">
        {warning}
      </Text>
    );
  }
  // 13.13
  if (owner !== null && owner !== layout.focus && player && player.ownTurns <= PROTECTED_TURNS) {
    return (
      <Text role="sub" tone="text2">
        {t('worlds-end:badges.attackFrom', { turn: PROTECTED_TURNS + 1 })}
      </Text>
    );
  }
  if (ask?.decision.kind !== 'ACTIONS' || player?.flagship === sea) return null;
  const error = ask.why({ type: 'MOVE', to: sea });
  return error ? (
    <Text role="sub" tone="text2">
      {reasonWords(error, 'worlds-end', ask.seats, t)}
    </Text>
  ) : null;
}

/** Of somebody's sea: who defends it (4.11.2), or that nobody does. */
function Home({ view, sea, t, layout }: OverlayProps & { readonly sea: SeaId; readonly t: Words }) {
  const { owner } = seaAt(view, sea);
  const player = owner === null ? undefined : view.players[owner];
  const home = player?.flagship === sea ? player.squadron.count : 0;
  const open = defendersAt(view, sea) === 0;
  return (
    <>
      {home > 0 ? (
        <Text role="sub" tone="text2">
          {t('worlds-end:sheet.squadron', { count: home })}
        </Text>
      ) : null}
      {open ? (
        <Text role="sub" tone="bad">
          {t(owner === layout.focus ? 'worlds-end:sheet.ownOpen' : 'worlds-end:sheet.falls')}
        </Text>
      ) : null}
    </>
  );
}
