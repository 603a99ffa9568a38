import type { ReactNode } from 'react';
import { View } from 'react-native';
import { say, useWords } from '@/components/i18n/words';
import { Text } from '@/components/ui/text';
import { COLOUR } from '@/components/ui/theme/tokens';
import type { Card } from '@/engine/games/sea-of-clouds/box';
import { FaceCard } from '../overlay/FaceCard';
import { HOUSE_BOX } from './play-shares';

const LIGHT = COLOUR.paper.bottom;

interface LaneProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** A row of a picture and what it is. */
export function Lane({ label, children }: LaneProps) {
  const t = useWords();
  return (
    <View style={{ gap: 6, width: '100%' }}>
      <Text role="sub" color={LIGHT}>
        {say(t, `rules-sea-of-clouds:figures.labels.${label}`)}
      </Text>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 7 }}>{children}</View>
    </View>
  );
}

export function Faces({ cards, width }: { readonly cards: readonly Card[]; readonly width: number }) {
  return cards.map((card) => {
    const face = HOUSE_BOX.faceOf[card];
    return face ? <FaceCard key={card} face={face} width={width} /> : null;
  });
}

/** A number that a picture comes to. */
export function Total({ children }: { readonly children: string }) {
  return (
    <Text role="header" most={1.3} accessibilityRole="text" color={COLOUR.paper.top}>
      {children}
    </Text>
  );
}
