import type { ReactNode } from 'react';
import { useWindowDimensions, View } from 'react-native';
import { Glyph } from '@/components/art/Glyph';
import { useWords } from '@/components/i18n/words';
import { Button, type ButtonProps } from '@/components/ui/button';
import { Key } from '@/components/ui/key';
import { Screen } from '@/components/ui/screen';
import { Segmented, type Choice } from '@/components/ui/segmented';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import { RADIUS, SIZE } from '@/components/ui/theme/tokens';
import { RedoKey } from './RedoKey';
import { useRoom } from './use-room';

interface FrameProps<P> {
  readonly title: string;
  /** What the whole sheet is about now, under its name. */
  readonly sub?: string | undefined;
  /** Null: all of it is one page. */
  readonly tabs: { readonly pages: readonly Choice<P>[]; readonly page: P; readonly onPage: (page: P) => void } | null;
  /** What belongs to the table as a whole, where that is no page of its own. */
  readonly menu?: { readonly label: string; readonly onPress: () => void };
  /** The picture behind everything. */
  readonly behind?: ReactNode;
  readonly onBack: () => void;
  readonly onLog: () => void;
  /** Null: nothing to take back. */
  readonly onUndo: (() => void) | null;
  readonly onRedo: (() => void) | null;
  /** What the moment asks for: the one amber button. */
  readonly moment: Pick<ButtonProps, 'label' | 'sub' | 'off' | 'onPress' | 'testID' | 'icon'> | null;
  readonly onRefuse: (reason: string) => void;
  /** What is touched again and again: always in the thumb's reach. */
  readonly dock?: ReactNode;
  readonly children: ReactNode;
}

const TABLET = 700;
const NARROW = 375;

/** What every companion shares: pages, undo of any tap, the button of the moment, the log. */
export function Frame<P>(props: FrameProps<P>) {
  const { title, sub, onBack, onLog, onUndo, onRedo, moment, onRefuse, dock, children, menu, behind } = props;
  const t = useWords();
  const { width } = useWindowDimensions();
  const { low } = useRoom();
  const tabs = props.tabs ? (
    <Segmented
      label={t('companion:tabs.label')}
      choices={props.tabs.pages}
      value={props.tabs.page}
      onChange={props.tabs.onPage}
    />
  ) : null;
  return (
    <Screen
      testID="companion-sheet"
      behind={behind}
      width={width >= TABLET ? 980 : 640}
      head={
        <View style={{ paddingVertical: 4, gap: 4 }}>
          <View style={{ flexDirection: 'row', alignItems: 'center', gap: 8 }}>
            <Key glyph="back" label={t('app:common.back')} onPress={onBack} testID="back" />
            {low && tabs ? <View style={{ flex: 1 }}>{tabs}</View> : <Title title={title} sub={sub} />}
            {menu ? <Key glyph="menu" label={menu.label} onPress={menu.onPress} testID="open-table" /> : null}
            <Key glyph="log" label={t('companion:log.title')} onPress={onLog} testID="open-book-log" />
          </View>
          {low ? null : tabs}
        </View>
      }
      foot={
        <View style={{ gap: 8 }}>
          {low ? null : dock}
          <View style={{ flexDirection: 'row', alignItems: 'flex-end', gap: 8 }}>
            <UndoButton onUndo={onUndo} onRefuse={onRefuse} wide={moment === null} />
            {onRedo ? <RedoKey onPress={onRedo} /> : null}
            {moment ? (
              <Button kind="primary" {...moment} onRefuse={onRefuse} style={{ flex: 1, minHeight: SIZE.button }} />
            ) : null}
          </View>
        </View>
      }
    >
      {low && dock ? (
        <View style={{ flexDirection: 'row', gap: 10 }}>
          <View style={{ flex: 1 }}>{children}</View>
          <View style={{ flex: 1 }}>{dock}</View>
        </View>
      ) : (
        children
      )}
    </Screen>
  );
}

function Title({ title, sub }: { readonly title: string; readonly sub: string | undefined }) {
  return (
    <View style={{ flex: 1, alignItems: 'center' }}>
      <Text role="header" most={1.15} align="center" numberOfLines={2} testID="page-title">
        {title}
      </Text>
      {sub ? (
        <Text role="min" tone="text2" most={1.15} align="center" numberOfLines={2} testID="page-sub">
          {sub}
        </Text>
      ) : null}
    </View>
  );
}

interface UndoButtonProps {
  readonly onUndo: (() => void) | null;
  readonly onRefuse: (reason: string) => void;
  readonly wide: boolean;
}

function UndoButton({ onUndo, onRefuse, wide }: UndoButtonProps) {
  const t = useWords();
  const theme = useTheme();
  const { width } = useWindowDimensions();
  const { large } = useRoom();
  const off = onUndo ? null : t('companion:noUndo');
  // The button of the moment needs the line: for large letters, and on the narrowest phones for long words.
  if (!wide && width < TABLET && (large || width < NARROW)) {
    return (
      <Key
        glyph="undo"
        label={t('companion:undo')}
        onPress={() => onUndo?.()}
        off={off}
        onRefuse={onRefuse}
        testID="book-undo"
        style={{ height: SIZE.button, borderRadius: RADIUS.button, backgroundColor: theme.raised }}
      />
    );
  }
  return (
    <Button
      label={t('companion:undo')}
      icon={<Glyph name="undo" color={onUndo ? theme.button.secondary.text : theme.textOff} />}
      onPress={() => onUndo?.()}
      off={off}
      onRefuse={onRefuse}
      testID="book-undo"
      style={wide ? { flex: 1 } : {}}
    />
  );
}
