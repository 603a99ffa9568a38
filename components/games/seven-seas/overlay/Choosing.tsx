import { View } from 'react-native';
import { Icon } from '@/components/art/Icon';
import { mix } from '@/components/art/mix';
import { useWords } from '@/components/i18n/words';
import { absolute } from '@/components/kit/frame/box';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import { COLOUR, RADIUS } from '@/components/ui/theme/tokens';
import { Touch } from '@/components/ui/touch';
import { CHARACTERS, isRecall, type Character } from '@/engine/games/seven-seas/data/characters';
import type { TableLayout } from '../table-layout';
import { BLACK_MARK, CHEST, LOOT_LOOK, ROLE_LOOK, SHIP, YIN_YANG } from '../looks';
import { characterWords, giftLines } from '../words';
import { roleSpoken } from './role-spoken';
import type { OverlayProps } from './props';
import { RoleCard } from './RoleCard';

/** A lower sheet has room for what the character does alone: its name stands on the lifted card. */
const NAMED = 96;

/** Degrees from one card of the hand to the next. */
const SPREAD = 4.2;

/** Look 10: faces that only you see are lit from behind. */
const GLOW = '0 0 9px 1px rgba(255, 231, 181, 0.55)';

const GIFT_ICON = {
  shipwright: SHIP,
  governor: BLACK_MARK,
  captain: YIN_YANG,
  islander: LOOT_LOOK.talisman.icon,
  shaman: SHIP,
  merchant: CHEST,
  cartographer: 'treasure-map',
} as const;

/** The secret choice: seven cards in a fan, the touched one lifted and explained above. */
export function Choosing(props: OverlayProps) {
  const { layout, chosen } = props;
  const character = chosen?.type === 'SELECT_CHARACTER' ? chosen.character : null;
  return (
    <>
      {character ? <RoleSheet layout={layout} character={character} seats={props.view.seats} /> : null}
      {/* Drawn in the order of the hand, the chosen one last, so that it lies on top. */}
      {CHARACTERS.filter((one) => one !== character).map((one) => (
        <FanCard key={one} {...props} character={one} lifted={false} />
      ))}
      {character ? <FanCard key={character} {...props} character={character} lifted /> : null}
    </>
  );
}

interface FanCardProps extends OverlayProps {
  readonly character: Character;
  readonly lifted: boolean;
}

function FanCard({ layout, view, ask, character, lifted, onTouch }: FanCardProps) {
  const t = useWords();
  const i = CHARACTERS.indexOf(character);
  const rect = layout.fan[i];
  if (!rect) return null;
  const legal = ask?.legal.some((action) => action.type === 'SELECT_CHARACTER' && action.character === character);
  const width = lifted ? rect.width * 1.08 : rect.width;
  return (
    <Touch
      quiet
      accessibilityRole="button"
      accessibilityLabel={roleSpoken(character, legal === true, view.seats, t)}
      aria-selected={lifted}
      testID={`role-${character}`}
      onPress={() => onTouch({ type: 'SELECT_CHARACTER', character })}
      style={{
        position: 'absolute',
        left: rect.x - (width - rect.width) / 2,
        top: rect.y - (lifted ? rect.width * 0.24 : 0),
        width,
        height: width * 1.4,
        transform: [{ rotate: `${lifted ? 0 : (i - 3) * SPREAD}deg` }],
        borderRadius: width * 0.1,
        ...(legal ? { boxShadow: GLOW } : null),
      }}
    >
      <RoleCard character={character} width={width} off={!legal} />
    </Touch>
  );
}

interface RoleSheetProps {
  readonly layout: TableLayout;
  readonly character: Character;
  readonly seats: number;
}

/** The chosen character on a sheet of paper: what it does, what it brings alone, whether the hand comes back. */
function RoleSheet({ layout, character, seats }: RoleSheetProps) {
  const t = useWords();
  const theme = useTheme();
  const { sheet } = layout;
  const { top, bottom, ink: plainInk, inkSoft } = COLOUR.paper;
  const ink = mix(ROLE_LOOK[character].color, '#120C18', 0.4);
  const roomy = sheet.height >= 170;
  const large = sheet.height >= 300;
  const tight = sheet.height < NAMED;
  const card = Math.min((sheet.height - 28) / 1.4, sheet.width * 0.36);
  return (
    <View
      testID="role-sheet"
      style={[
        absolute(sheet),
        {
          borderRadius: RADIUS.panel,
          backgroundColor: theme.scheme === 'night' ? mix(top, bottom, 0.3) : '#FFFDF7',
          flexDirection: 'row',
          alignItems: 'center',
          padding: tight ? 6 : 14,
          gap: 14,
          overflow: 'hidden',
        },
      ]}
    >
      {sheet.height >= 120 ? <RoleCard character={character} width={card} named={false} /> : null}
      <View style={{ flex: 1, gap: roomy ? 8 : 3 }}>
        {tight ? null : (
          <Text role={large ? 'title' : roomy ? 'section' : 'boxTitle'} most={1.1} color={ink} numberOfLines={1}>
            {characterWords(character, t)}
          </Text>
        )}
        <Text role={large ? 'label' : roomy ? 'body' : 'note'} most={1.15} color={plainInk}>
          {t(`seven-seas:characters.${character}.text`)}
        </Text>
        <View
          style={{
            flexDirection: 'row',
            alignItems: 'center',
            gap: 10,
            borderRadius: 10,
            padding: roomy ? 8 : 3,
            backgroundColor: mix(bottom, '#8A5200', 0.12),
          }}
        >
          <Icon name={GIFT_ICON[character]} size={roomy ? 26 : 20} color="#7A4A08" />
          <View style={{ flex: 1 }}>
            {giftLines(character, seats, t)
              .slice(0, roomy ? 2 : 1)
              .map((line, i) => (
                <Text key={line} role="min" most={1.15} color={i === 0 ? plainInk : inkSoft}>
                  {line}
                </Text>
              ))}
          </View>
        </View>
        {roomy ? (
          <Text role="min" most={1.15} color={inkSoft}>
            {t(isRecall(CHARACTERS.indexOf(character) + 1) ? 'seven-seas:recalls' : 'seven-seas:stays')}
          </Text>
        ) : null}
      </View>
    </View>
  );
}
