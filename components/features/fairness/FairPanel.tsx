import type { ReactNode } from 'react';
import { View } from 'react-native';
import { Emblem } from '@/components/ui/emblem';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import { RADIUS } from '@/components/ui/theme/tokens';

interface FairPanelProps {
  readonly name: string;
  readonly emblem: number | null;
  readonly testID: string;
  readonly children: ReactNode;
}

/** Whose luck it is, and how it fell. */
export function FairPanel({ name, emblem, testID, children }: FairPanelProps) {
  const theme = useTheme();
  return (
    <View
      testID={testID}
      style={{ borderRadius: RADIUS.panel, backgroundColor: theme.panelStrong, padding: 14, gap: 6 }}
    >
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: 10 }}>
        {emblem === null ? null : <Emblem emblem={emblem} size={32} />}
        <Text role="label" style={{ flex: 1 }}>
          {name}
        </Text>
      </View>
      {children}
    </View>
  );
}
