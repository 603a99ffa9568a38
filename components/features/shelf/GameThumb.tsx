import { Image } from 'react-native';
import { BOX_PICTURES } from '@/components/art/shelf';
import { useTheme } from '@/components/ui/theme/context';
import { RADIUS } from '@/components/ui/theme/tokens';
import type { GameId } from '@/engine';

interface GameThumbProps {
  readonly game: GameId;
  /** Unlit while there is nothing behind it. */
  readonly lit: boolean;
}

/** A box far away: the sign of a game in a list. */
export function GameThumb({ game, lit }: GameThumbProps) {
  const { scheme } = useTheme();
  return (
    <Image
      source={BOX_PICTURES[game].tile[scheme]}
      resizeMode="cover"
      aria-hidden
      style={{ width: 64, height: 48, borderRadius: RADIUS.slot, opacity: lit ? 1 : 0.45 }}
    />
  );
}
