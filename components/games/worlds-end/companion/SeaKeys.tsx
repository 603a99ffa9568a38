import { useWindowDimensions, View } from 'react-native';
import Svg, { Circle } from 'react-native-svg';
import { Icon } from '@/components/art/Icon';
import { SEAT_COLOURS, seatLook } from '@/components/art/seats';
import { useWords } from '@/components/i18n/words';
import { Emblem } from '@/components/ui/emblem';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import { withAlpha } from '@/components/ui/theme/theme';
import { RADIUS } from '@/components/ui/theme/tokens';
import { Touch } from '@/components/ui/touch';
import { seaHintOf } from '@/engine/companion/worlds-end/hints';
import type { WorldsEndSheet } from '@/engine/companion/worlds-end/sheet';
import { EAST, OCEAN, seaId, seasOf, WEST, type Sea } from '@/engine/games/worlds-end/data/board';
import { useRoom } from '@/components/kit/companion/use-room';
import { nameOf, seaWords, shortSea } from './names';

interface SeaKeysProps {
  readonly sheet: WorldsEndSheet;
  readonly onSea: (sea: Sea) => void;
}

const EMBLEM = 22;
/** As they lie on the board: the oceans between the two Indies. */
const IN_PLACE: readonly Sea[] = [WEST, OCEAN, EAST].flatMap(seasOf);
/** Letters of a name that a key of a phone has room for. */
const LONG_NAME = 8;

/** All fifteen seas with whoever holds them: five in a line on a phone, two where letters are large. */
export function SeaKeys({ sheet, onSea }: SeaKeysProps) {
  const t = useWords();
  const { large } = useRoom();
  const { width } = useWindowDimensions();
  const inLine = large ? 2 : width >= 1200 ? 15 : width >= 700 ? 8 : 5;
  const tight = inLine === 5 || inLine === 15;
  return (
    <View
      accessibilityLabel={t('companion-worlds-end:allSeas')}
      style={{ flexDirection: 'row', flexWrap: 'wrap', gap: 4 }}
      testID="sea-keys"
    >
      {IN_PLACE.map((sea) => (
        <SeaKey key={sea} sheet={sheet} sea={sea} basis={100 / inLine - 1} tight={tight} onPress={() => onSea(sea)} />
      ))}
    </View>
  );
}

interface SeaKeyProps {
  readonly sheet: WorldsEndSheet;
  readonly sea: Sea;
  readonly basis: number;
  /** As wide as a thumb, no more. */
  readonly tight: boolean;
  readonly onPress: () => void;
}

function SeaKey({ sheet, sea, basis, tight, onPress }: SeaKeyProps) {
  const t = useWords();
  const theme = useTheme();
  const owner = sheet.players[sheet.owner[sea] ?? -1];
  const guards = sheet.guards[sea] ?? 0;
  const ships = sheet.players.flatMap((one) => (one.flagship === sea ? [one.name] : []));
  const hint = seaHintOf(sheet, sea);
  const name = shortSea(sheet, sea, t);
  const color = owner ? seatLook(SEAT_COLOURS[owner.emblem - 1] ?? 'coral').color : null;
  const spoken = [
    seaWords(sheet, sea, t),
    nameOf(sheet, sheet.owner[sea] ?? null, t),
    guards > 0 ? t('companion-worlds-end:guardsHere', { count: guards }) : null,
    hint === 'open' ? t('companion-worlds-end:hints.openShort') : null,
    ...ships.map((whose) => t('companion-worlds-end:flagshipHere', { name: whose })),
  ];
  return (
    <Touch
      accessibilityRole="button"
      accessibilityLabel={spoken.filter(Boolean).join('. ')}
      testID={`sea-${seaId(sea)}`}
      onPress={onPress}
      style={({ pressed }) => ({
        flexGrow: 1,
        flexBasis: `${basis}%`,
        minHeight: 48,
        minWidth: 44,
        paddingVertical: 3,
        alignItems: 'center',
        justifyContent: 'center',
        borderRadius: RADIUS.slot,
        borderWidth: color ? 2 : 1,
        borderColor: color ?? theme.line,
        backgroundColor: color ? withAlpha(color, theme.scheme === 'night' ? 0.36 : 0.3) : theme.panelStrong,
        opacity: pressed ? 0.7 : 1,
      })}
    >
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: 3 }}>
        {owner ? <Emblem emblem={owner.emblem} size={EMBLEM} /> : <Nobody color={theme.text3} />}
        {guards > 0 ? (
          <Text role="sub" most={1.2} accessibilityRole="text" testID={`guarded-${seaId(sea)}`}>
            {guards}
          </Text>
        ) : null}
        {ships.length > 0 ? <Icon name="galleon" size={16} color={theme.text1} /> : null}
      </View>
      <Text
        role="min"
        most={1.15}
        numberOfLines={1}
        tone={owner ? 'text1' : 'text2'}
        style={tight && name.length > LONG_NAME ? { fontSize: 11.5, letterSpacing: -0.3 } : {}}
      >
        {name}
      </Text>
    </Touch>
  );
}

/** The Company's: an empty place. */
function Nobody({ color }: { readonly color: string }) {
  return (
    <Svg width={EMBLEM} height={EMBLEM} viewBox="0 0 22 22" aria-hidden>
      <Circle cx={11} cy={11} r={9} fill="none" stroke={color} strokeWidth={1.6} strokeDasharray="3 2.6" />
    </Svg>
  );
}
