import type { ReactNode } from 'react';
import { View } from 'react-native';

interface ChoicesProps {
  /** What is chosen here. */
  readonly label: string;
  readonly children: ReactNode;
}

/** Rows of which one is chosen: they stand together for the ear, too. */
export function Choices({ label, children }: ChoicesProps) {
  return (
    <View accessibilityRole="radiogroup" accessibilityLabel={label} style={{ gap: 6 }}>
      {children}
    </View>
  );
}
