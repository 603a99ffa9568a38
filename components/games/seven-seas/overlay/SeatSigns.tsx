import { View } from 'react-native';
import { Icon } from '@/components/art/Icon';
import { useTheme } from '@/components/ui/theme/context';
import type { PlayerView, SevenSeasView } from '@/engine/games/seven-seas/view';
import { ROLE_LOOK } from '../looks';
import { Disc } from './Disc';
import { Flag } from './Flag';

interface SeatSignsProps {
  readonly player: PlayerView;
  readonly view: SevenSeasView;
  readonly size: number;
  /** With the characters that lie on the table. */
  readonly roles: boolean;
}

/** What a player is, beside what it has: first player, done choosing, a Corsair of these flags, characters played. */
export function SeatSigns({ player, view, size, roles }: SeatSignsProps) {
  const theme = useTheme();
  const { seat, hasChosen, corsair, table } = player;
  const chosen = view.phase === 'select' && hasChosen;
  const played = roles ? table : [];
  if (view.first !== seat && !chosen && corsair.length + played.length === 0) return null;
  return (
    <View testID={`signs-${seat}`} style={{ flexDirection: 'row', alignItems: 'center', gap: 3, minHeight: size }}>
      {view.first === seat ? <Icon name="ship-wheel" size={size} color={theme.lamp} /> : null}
      {chosen ? <Icon name="hourglass" size={size} color={theme.good} /> : null}
      {corsair.map((nation) => (
        <Flag key={nation} nation={nation} height={size * 0.8} />
      ))}
      {played.map((character) => (
        <Disc key={character} {...ROLE_LOOK[character]} size={size} />
      ))}
    </View>
  );
}
