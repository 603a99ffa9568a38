import type { ReactNode } from 'react';
import { View } from 'react-native';
import { Icon } from '@/components/art/Icon';
import type { IconName } from '@/components/art/generated/icons';
import { useWords } from '@/components/i18n/words';
import { TargetKey, Tray } from '@/components/kit/answers/Tray';
import type { Rect } from '@/components/kit/frame/frame';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import { describe } from '@/engine/games/worlds-end/public';
import type { WorldsEndAction } from '@/engine/games/worlds-end/actions';
import type { HeroId } from '@/engine/games/worlds-end/data/cards';
import type { WorldsEndAsk } from '../asks';
import type { Look } from '../look';
import { present } from '../present';
import { MARKS } from '../rules/marks';
import { Die } from '../rules/parts';
import { skillsOf } from '../skills';
import { cardSpoken, effectWords, shipSpoken } from '../spoken';
import { cardWords, heroWords } from '../words';
import { ShipCard } from './ShipCard';
import type { OverlayProps } from './props';

interface ChoicesProps extends OverlayProps {
  readonly ask: WorldsEndAsk;
  readonly room: Rect;
}

/** What can be chosen now as heroes, ships or cards. */
export function Choices({ room, ask, chosen, onTouch }: ChoicesProps) {
  const t = useWords();
  const targets = present.tray(ask);
  const width = Math.max(64, Math.min(112, (room.width - 24) / Math.min(3, targets.length) - 16));
  function spokenOf(action: WorldsEndAction): string[] {
    const { ship, card } = present.look(action, ask, t) ?? {};
    return [
      present.words(action, ask, t),
      ship === undefined ? '' : shipSpoken(ask.view, ship, t),
      card === undefined ? '' : cardSpoken(ask.view, card, t),
      t('worlds-end:places.canBeChosen'),
    ];
  }

  return (
    <Tray
      room={room}
      at="center"
      style={{ padding: 10, gap: 10, flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center' }}
    >
      {targets.map((action, i) => (
        <TargetKey
          key={describe(action)}
          id={`target-${i}`}
          spoken={spokenOf(action)}
          chosen={chosen !== null && describe(chosen) === describe(action)}
          onPress={() => onTouch(action)}
          style={{ borderRadius: 12, padding: 3, minWidth: 56, minHeight: 56, alignItems: 'center', gap: 4 }}
        >
          <Piece look={present.look(action, ask, t) ?? {}} action={action} ask={ask} width={width} />
        </TargetKey>
      ))}
    </Tray>
  );
}

interface PieceProps {
  readonly look: Look;
  readonly action: WorldsEndAction;
  readonly ask: WorldsEndAsk;
  readonly width: number;
}

function Piece({ look, action, ask, width }: PieceProps): ReactNode {
  const t = useWords();
  const { view } = ask;
  const { hero, ship, card, dice } = look;
  if (hero !== undefined) return <HeroPiece hero={hero} ask={ask} />;
  return (
    <>
      {ship === undefined ? null : <ShipCard view={view} ship={ship} width={width} />}
      {card === undefined ? null : (
        <View style={{ width: width + 20, gap: 2 }}>
          <Text role="label" align="center">
            {cardWords(view, card, t)}
          </Text>
          <Text role="min" align="center" tone="text2">
            {effectWords(view, card, t)}
          </Text>
        </View>
      )}
      {dice === undefined ? null : (
        <View style={{ flexDirection: 'row' }}>
          {dice.map((face, i) => (
            <Die key={i} face={face} size={34} />
          ))}
        </View>
      )}
      {ship === undefined && card === undefined && dice === undefined ? (
        <Text role="label">{present.words(action, ask, t)}</Text>
      ) : null}
    </>
  );
}

const HERO_SIGNS: Readonly<Record<HeroId, IconName>> = {
  jack: MARKS.jack.icon,
  elizabeth: MARKS.elizabeth.icon,
  will: MARKS.will.icon,
  barbossa: MARKS.barbossa.icon,
};

/** A hero, and what he or she can do (2.10). */
function HeroPiece({ hero, ask: { view } }: { readonly hero: HeroId; readonly ask: WorldsEndAsk }) {
  const t = useWords();
  const theme = useTheme();
  return (
    <View style={{ width: 300, maxWidth: '100%', flexDirection: 'row', gap: 10, padding: 4, alignItems: 'center' }}>
      <Icon name={HERO_SIGNS[hero]} size={34} color={theme.lamp} />
      <View style={{ flex: 1 }}>
        <Text role="label">{heroWords(view, hero, t)}</Text>
        {skillsOf(view, hero, t).map(({ name, text }) => (
          <Text key={name} role="min" tone="text2">
            {`${name}: ${text}`}
          </Text>
        ))}
      </View>
    </View>
  );
}
