import { View } from 'react-native';
import { Emblem } from '@/components/ui/emblem';
import { Text } from '@/components/ui/text';
import type { SeatSetup } from '@/engine';
import { emblemOf } from '@/components/kit/people/seats';
import type { Lately } from './log/lately';
import { SpeedKey } from './SpeedKey';

interface ToldProps {
  /** Null: nothing yet. */
  readonly lately: Lately | null;
  readonly seats: readonly SeatSetup[];
  /** There is no room for its key over the table: it stands here while others move. */
  readonly speed: boolean;
}

/** With large letters its lines still stand where the keys will. */
const MOST = 1.2;

/** What a rival has just done. It is read out when it happens, so it is no live region of its own. */
export function Told({ lately, seats, speed }: ToldProps) {
  const lines = lately?.lines ?? [];
  return (
    <View testID="told" style={{ flex: 1, flexDirection: 'row', alignItems: 'center', gap: 10 }}>
      {lately ? <Emblem emblem={emblemOf(seats, lately.mover)} size={28} /> : null}
      <View style={{ flex: 1 }}>
        {lines.map((line, i) => (
          <Text
            key={i}
            role="label"
            most={MOST}
            tone={i === lines.length - 1 ? 'text1' : 'text2'}
            numberOfLines={lines.length > 1 ? 1 : 3}
          >
            {line}
          </Text>
        ))}
      </View>
      {speed ? <SpeedKey /> : null}
    </View>
  );
}
