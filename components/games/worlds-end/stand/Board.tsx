import type { ReactNode } from 'react';
import { View } from 'react-native';
import { absolute, ALL, inset, type Rect } from '@/components/kit/frame/box';
import { useTheme } from '@/components/ui/theme/context';
import { RADIUS } from '@/components/ui/theme/tokens';
import type { TableLayout } from '../layout';
import { sheetColour } from '../overlay/signs';

interface BoardProps {
  readonly room: Rect;
  readonly layout: TableLayout;
  readonly children: ReactNode;
}

/** Over the theatre of its own; on a flat table, which has none, on a sheet over the chart. */
export function Board({ room, layout, children }: BoardProps) {
  const theme = useTheme();
  return (
    <View pointerEvents="box-none" style={ALL}>
      {layout.frame.around ? (
        <View
          style={[
            absolute(inset(room, -10)),
            {
              borderRadius: RADIUS.panel,
              backgroundColor: sheetColour(theme),
              borderWidth: 1,
              borderColor: theme.line,
            },
          ]}
        />
      ) : null}
      {children}
    </View>
  );
}
