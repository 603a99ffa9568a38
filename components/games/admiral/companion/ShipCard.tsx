import { View } from 'react-native';
import Svg, { Path } from 'react-native-svg';
import { Icon } from '@/components/art/Icon';
import type { IconName } from '@/components/art/generated/icons';
import { TOKENS } from '@/components/art/generated/tokens';
import { useWords } from '@/components/i18n/words';
import { Emblem } from '@/components/ui/emblem';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import { COLOUR, RADIUS } from '@/components/ui/theme/tokens';
import { Touch } from '@/components/ui/touch';
import { useRoom } from '@/components/kit/companion/use-room';
import { cardOf, shotsOf } from '@/engine/companion/admiral/hints';
import { chartOf, durabilityOf, type AdmiralSheet, type SheetShip } from '@/engine/companion/admiral/sheet';
import { STORM, strengthOf } from '@/engine/games/admiral/data/compass';
import { ShipIcon } from '../overlay/ShipIcon';
import { Pearl } from '../overlay/Pips';
import { paintOf } from './paint';
import { WIND_COLOURS } from './parts';
import { unitName } from './words';
import { spokenShip } from './spoken';

const { moved: GREEN, shot: YELLOW, damage: RED } = TOKENS.kinds.admiral;
const { ink } = COLOUR.paper;
const SECOND = '#5A4326';
const TEAL = '#14424F';
/** Octagon of a ship’s window. */
const WINDOW = { width: 46, height: 60 } as const;

interface ShipCardProps {
  readonly sheet: AdmiralSheet;
  readonly ship: SheetShip;
  readonly onPress: () => void;
}

/** A card of the box with its tokens: how far it goes and fires in this wind, what it has left, what is broken. */
export function ShipCard({ sheet, ship, onPress }: ShipCardProps) {
  const t = useWords();
  const theme = useTheme();
  const { large } = useRoom();
  const { id, kind, owner, damage, cargo, isAfloat } = ship;
  const { fresh, calm, storm, range } = cardOf(sheet, ship);
  const strength = sheet.sector === null ? 1 : strengthOf(sheet.sector);
  const [straight, oblique] = [calm, fresh, storm][strength] ?? fresh;
  const of = durabilityOf(sheet, id);
  const emblem = sheet.players[owner]?.emblem ?? 1;
  return (
    <Touch
      accessibilityRole="button"
      accessibilityLabel={spokenShip(sheet, ship, t)}
      testID={`card-${id}`}
      onPress={onPress}
      style={({ pressed }) => ({
        flexGrow: 1,
        flexBasis: large ? '100%' : '44%',
        minHeight: 112,
        padding: 8,
        gap: 6,
        borderRadius: RADIUS.panel,
        borderWidth: 2,
        borderColor: ship.due > 0 && ship.due === sheet.round ? theme.ember : '#0A061459',
        backgroundColor: COLOUR.paper.bottom,
        opacity: pressed ? 0.8 : isAfloat ? 1 : 0.45,
      })}
    >
      <View style={{ flexDirection: 'row', gap: 8 }}>
        <View style={{ width: WINDOW.width, height: WINDOW.height }}>
          <Svg
            width={WINDOW.width}
            height={WINDOW.height}
            viewBox="0 0 46 60"
            aria-hidden
            style={{ position: 'absolute' }}
          >
            <Path d="M7 0H39L46 7V53L39 60H7L0 53V7Z" fill="#0F3F4C" />
          </Svg>
          <View style={{ padding: 1, paddingTop: 6 }}>
            <ShipIcon kind={kind} seat={paintOf(sheet, owner)} size={44} />
          </View>
          <View style={{ position: 'absolute', right: -6, bottom: -4 }}>
            <Emblem emblem={emblem} size={24} />
          </View>
        </View>
        <View style={{ flex: 1, gap: 3 }}>
          <Text role="header" accessibilityRole="text" color={TEAL} most={1.5} style={{ fontSize: 19, lineHeight: 23 }}>
            {unitName(sheet, id, t)}
          </Text>
          <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: 6 }}>
            <Figure color={WIND_COLOURS[strength as 0 | 1 | 2]} words={`${straight}/${oblique}`} />
            {chartOf(sheet).rules.can.fire ? <Figure icon="cannon" words={range.join('/')} /> : null}
          </View>
          <Tokens sheet={sheet} ship={ship} size={18} />
        </View>
      </View>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
        {Array.from({ length: of }, (_, i) => (
          <Hull key={i} lost={i >= of - damage} />
        ))}
        <View style={{ flexGrow: 1 }} />
        {signsOf(ship).map((icon) => (
          <Icon key={icon} name={icon} size={18} color={SECOND} />
        ))}
      </View>
      <View style={{ position: 'absolute', top: -7, right: -5, flexDirection: 'row' }}>
        {Array.from({ length: cargo }, (_, i) => (
          <Pearl key={i} size={24} />
        ))}
      </View>
      {isAfloat ? null : (
        <Text role="sub" color={SECOND}>
          {t('companion-admiral:lost')}
        </Text>
      )}
    </Touch>
  );
}

/** A point of durability on paper, and a red token on it. */
function Hull({ lost }: { readonly lost: boolean }) {
  return (
    <Svg width={17} height={17} viewBox="0 0 24 24" aria-hidden>
      <Path
        d="M6 1.5H18A4.5 4.5 0 0 1 22.5 6V18A4.5 4.5 0 0 1 18 22.5H6A4.5 4.5 0 0 1 1.5 18V6A4.5 4.5 0 0 1 6 1.5Z"
        fill={lost ? 'none' : GREEN}
        stroke={lost ? RED : '#17624C'}
        strokeWidth={2}
      />
      {lost ? <Path d="M8 8L16 16M16 8L8 16" stroke={RED} strokeWidth={2.2} strokeLinecap="round" /> : null}
    </Svg>
  );
}

function signsOf({ locked, due, repair, work }: SheetShip): IconName[] {
  const signs: readonly (readonly [boolean, IconName])[] = [
    [locked, 'padlock'],
    [due > 0, 'flame'],
    [repair !== null || work !== null, 'hammer-nails'],
  ];
  return signs.flatMap(([on, icon]) => (on ? [icon] : []));
}

/** A pair of numbers of the card: straight, diagonal. */
function Figure({ color, icon, words }: { readonly color?: string; readonly icon?: IconName; readonly words: string }) {
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: 3 }}>
      {icon ? <Icon name={icon} size={15} color={SECOND} /> : null}
      {color ? (
        <View
          style={{
            width: 13,
            height: 13,
            borderRadius: 7,
            borderWidth: 1,
            borderColor: '#3A2510',
            backgroundColor: color,
          }}
        />
      ) : null}
      <Text
        role={icon ? 'label' : 'scoreSmall'}
        accessibilityRole="text"
        color={icon ? SECOND : ink}
        most={1.2}
        style={icon ? { fontSize: 15.5 } : { fontSize: 19, lineHeight: 24 }}
      >
        {words}
      </Text>
    </View>
  );
}

/** The green token and the yellow ones: on the left they can be used; used, only an outline is left. */
export function Tokens({
  sheet,
  ship,
  size,
}: {
  readonly sheet: AdmiralSheet;
  readonly ship: SheetShip;
  readonly size: number;
}) {
  const { id, moved, fired, isAfloat } = ship;
  const { shots } = cardOf(sheet, ship);
  const isStorm = sheet.sector !== null && strengthOf(sheet.sector) === STORM;
  const { fire } = chartOf(sheet).rules.can;
  const most = fire ? Math.max(shots[isStorm ? 1 : 0], fired) : 0;
  const left = isAfloat && sheet.sector !== null ? shotsOf(sheet, id) : Math.max(0, most - fired);
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: 3, alignItems: 'center' }}>
      <Token color={GREEN} used={moved} check size={size} />
      {Array.from({ length: most }, (_, i) => (
        <Token key={i} color={YELLOW} used={i >= left} size={size} />
      ))}
    </View>
  );
}

interface TokenProps {
  readonly color: string;
  readonly used: boolean;
  readonly size: number;
  readonly check?: boolean;
}

function Token({ color, used, size, check = false }: TokenProps) {
  return (
    <Svg width={size} height={size} viewBox="0 0 24 24" aria-hidden>
      <Path
        d="M6 1H18A5 5 0 0 1 23 6V18A5 5 0 0 1 18 23H6A5 5 0 0 1 1 18V6A5 5 0 0 1 6 1Z"
        fill={used ? 'none' : color}
        stroke={used ? SECOND : color}
        strokeWidth={1.8}
        strokeDasharray={used ? [4, 3] : []}
      />
      {used ? null : (
        <Path
          d={check ? 'M6.5 12.5L10.5 16.5L17.5 8.5' : 'M7 15L12 9L17 15'}
          stroke={check ? '#FFFFFF' : '#3A2506'}
          strokeWidth={2.6}
          fill="none"
          strokeLinecap="round"
        />
      )}
    </Svg>
  );
}
