import { useState, type ReactNode } from 'react';
import { View } from 'react-native';
import { Glyph } from '@/components/art/Glyph';
import { useWords } from '@/components/i18n/words';
import { TargetKey, Tray } from '@/components/kit/answers/Tray';
import type { Rect } from '@/components/kit/frame/frame';
import { emblemOf, nameOf } from '@/components/kit/people/seats';
import { Emblem } from '@/components/ui/emblem';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import { Touch } from '@/components/ui/touch';
import { describe } from '@/engine/games/sea-of-clouds/public';
import type { SeaOfCloudsAction } from '@/engine/games/sea-of-clouds/actions';
import { typeOf } from '../looks';
import { cardOf, hasObject, isVeiled, present } from '../present';
import type { SeaOfCloudsAsk } from '../prompts';
import { faceOf, faceSpoken } from '../words';
import { BackCard } from './BackCard';
import { FaceCard } from './FaceCard';
import type { OverlayProps } from './props';

/** What can be chosen now as cards or captains. Cards that lie face down stay so where several people look. */
export function Choices({ room, ...props }: OverlayProps & { readonly room: Rect }) {
  const t = useWords();
  const theme = useTheme();
  const [open, setOpen] = useState(false);
  const { ask, layout } = props;
  const targets = ask ? present.tray(ask) : [];
  if (!ask || targets.length === 0) return null;
  const { tray, frame } = layout;
  // Over a boarding the captains stay in sight: one row of small cards.
  const most = room === tray ? 96 : Math.min(96, room.width / 5.4);
  const width = Math.max(
    56,
    Math.min(most, (tray.height - 24) / 1.4, (tray.width - 24) / Math.min(3, targets.length) - 10),
  );
  return (
    <Tray
      room={room}
      // Over a boarding it stands below the ring; at a table that lies flat at the edge of whoever chooses.
      at={room === tray && !frame.around ? 'center' : 'flex-end'}
      style={{ padding: 10, gap: 10, flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center' }}
    >
      {targets.map((action, i) => (
        <Target key={describe(action)} {...props} ask={ask} action={action} number={i} width={width} open={open} />
      ))}
      {targets.some((action) => veils(action, ask)) ? (
        <Touch
          quiet
          accessibilityRole="button"
          accessibilityLabel={t('sea-of-clouds:places.lookHidden')}
          testID="tray-look"
          onPressIn={() => setOpen(true)}
          onPressOut={() => setOpen(false)}
          style={{ minWidth: 56, minHeight: 56, alignItems: 'center', justifyContent: 'center' }}
        >
          <Glyph name="eye" size={28} color={theme.lamp} />
        </Touch>
      ) : null}
    </Tray>
  );
}

const veils = (action: SeaOfCloudsAction, ask: SeaOfCloudsAsk) => {
  const card = cardOf(action);
  return card !== null && isVeiled(card, ask);
};

interface TargetProps extends OverlayProps {
  readonly ask: SeaOfCloudsAsk;
  readonly action: SeaOfCloudsAction;
  readonly number: number;
  readonly width: number;
  /** The owner holds the hidden cards up. */
  readonly open: boolean;
}

function Target({ ask, action, number, width, open, chosen, onTouch, onInspect }: TargetProps) {
  const t = useWords();
  const lit = chosen !== null && describe(chosen) === describe(action);
  const card = cardOf(action);
  const face = card !== null && !veils(action, ask) ? faceOf(ask.view, card) : undefined;
  return (
    <TargetKey
      id={`target-${number}`}
      spoken={[present.words(action, ask, t), face ? faceSpoken(face, t) : '', t('sea-of-clouds:places.canBeChosen')]}
      chosen={lit}
      onPress={() => onTouch(action)}
      onLongPress={face && card !== null ? () => onInspect({ kind: 'card', card, from: null }) : undefined}
      style={{
        borderRadius: 12,
        padding: 2,
        minWidth: 56,
        minHeight: 56,
        alignItems: 'center',
        transform: [{ translateY: lit ? -4 : 0 }],
      }}
    >
      <Piece ask={ask} action={action} width={width} open={open} />
    </TargetKey>
  );
}

function Piece({ ask, action, width, open }: Pick<TargetProps, 'ask' | 'action' | 'width' | 'open'>): ReactNode {
  const t = useWords();
  const { view, seats } = ask;
  if (action.type === 'fightTargetOrder' || action.type === 'plumeVictim') {
    return (
      <View style={{ alignItems: 'center', padding: 8, gap: 4 }}>
        <Emblem emblem={emblemOf(seats, action.seat)} size={44} />
        <Text role="label" numberOfLines={1}>
          {nameOf(seats, action.seat)}
        </Text>
        {action.type === 'plumeVictim' && !hasObject(view, action.seat) ? (
          <Text role="note">{t('sea-of-clouds:places.noObject')}</Text>
        ) : null}
      </View>
    );
  }
  if (action.type === 'pickLootCard') {
    const back = view.shares[action.slot - 1]?.cards[action.index];
    return (
      <>
        {back ? <BackCard type={back.type} width={width * 0.8} /> : null}
        <Text role="label">{action.slot}</Text>
      </>
    );
  }
  const card = cardOf(action);
  const face = card === null ? undefined : faceOf(view, card);
  if (!face) return null;
  return veils(action, ask) && !open ? (
    <BackCard type={typeOf(face.type)} width={width} />
  ) : (
    <FaceCard face={face} width={width} />
  );
}
