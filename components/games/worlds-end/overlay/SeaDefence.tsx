import { View } from 'react-native';
import { Icon } from '@/components/art/Icon';
import { reasonWords } from '@/components/i18n/reason-words';
import { useWords, type Words } from '@/components/i18n/words';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import { SEAS, type SeaId } from '@/engine/games/worlds-end/data/board';
import { COMPANY, FLEETS } from '@/engine/games/worlds-end/data/company';
import { PROTECTED_TURNS } from '@/engine/games/worlds-end/data/table';
import { seaOfAction } from '../asks';
import { attackOn } from '../attack';
import { useFought } from '../battle/use-odds';
import { COMPANY as COMPANY_LIVERY } from '../hulls';
import { shipFacts } from '../ships';
import { shipSpoken } from '../spoken';
import { defendersAt, seaAt } from '../table-facts';
import { warningOf } from '../warnings';
import { shipWords } from '../words';
import { mayGuard } from './Memory';
import type { OverlayProps } from './props';
import { Ring } from './Ring';
import { ShipSign } from './ShipCard';
import { SHIP_SIGNS } from './signs';

/** The ships of the Company that guard a sea of this difficulty (2.7). */
export function Company({ view, difficulty }: OverlayProps & { readonly difficulty: number }) {
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
        style={{
          flexDirection: 'row',
          alignItems: 'center',
          gap: 10,
          minHeight: 38,
          borderRadius: 11,
          paddingHorizontal: 8,
          backgroundColor: theme.panelStrong,
        }}
      >
        <ShipSign hull={hull} size={42} livery={theme.scheme === 'day' ? COMPANY_LIVERY : COMPANY_SEEN} />
        <Text role="sub" style={{ flex: 1 }}>
          {shipWords(view, id, t)}
        </Text>
        {figure('attack', attack)}
        {figure('defence', defence)}
        {survives ? figure('survivability', null) : null}
      </View>
    );
  });
}

/** By night black ships would be lost on the dark of a sheet. */
const COMPANY_SEEN = { ...COMPANY_LIVERY, hull: '#3B2F4E', sails: '#6B2A40', foreSails: '#7C344C' };

const EVEN = 50;

/** How an attack on it would go with the squadron as it is (look 20.3); about so where guards are face down. */
export function Odds({ view, sea, open, layout }: OverlayProps & { readonly sea: SeaId }) {
  const t = useWords();
  const theme = useTheme();
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
  const tone = percent < EVEN ? 'bad' : 'good';
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: 10, minHeight: 36 }}>
      <Ring percent={percent} size={30} color={theme[tone]} />
      <Text role="label" tone={tone} testID="odds" style={{ flexShrink: 1 }}>
        {t(attack.guessed ? 'worlds-end:sheet.oddsAbout' : 'worlds-end:sheet.odds', { percent })}
      </Text>
    </View>
  );
}

/** What speaks against the order that is chosen; or why the flagship cannot go there. One thing at a time. */
export function Note({ sea, ask, chosen, touched, view, layout }: OverlayProps & { readonly sea: SeaId }) {
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
export function Home({ view, sea, t, layout }: OverlayProps & { readonly sea: SeaId; readonly t: Words }) {
  const { owner } = seaAt(view, sea);
  const player = owner === null ? undefined : view.players[owner];
  const home = player?.flagship === sea ? player.squadron.count : 0;
  const open = defendersAt(view, sea) === 0;
  const known = player ? mayGuard(player, SEAS.indexOf(sea), view).map((ship) => shipWords(view, ship, t)) : [];
  return (
    <>
      {known.length > 0 ? (
        <Text role="sub" tone="text2" testID="may-guard">
          {t('worlds-end:sheet.mayGuard', { ships: known.join(', ') })}
        </Text>
      ) : null}
      {home > 0 ? (
        <Text role="sub" tone="text2">
          {t('worlds-end:sheet.squadron', { count: home })}
        </Text>
      ) : null}
      {open ? (
        <Text role="sub" tone={owner === layout.focus ? 'bad' : 'good'}>
          {t(owner === layout.focus ? 'worlds-end:sheet.ownOpen' : 'worlds-end:sheet.falls')}
        </Text>
      ) : null}
    </>
  );
}
