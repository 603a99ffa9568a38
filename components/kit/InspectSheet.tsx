import type { ReactNode } from 'react';
import { View } from 'react-native';
import { Icon } from '@/components/art/Icon';
import type { IconName } from '@/components/art/generated/icons';
import { useWords } from '@/components/i18n/words';
import { Sheet } from '@/components/ui/sheet';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import type { OnRules } from './face';
import { RulesKey } from './RulesKey';

export interface Inspecting {
  readonly onRules?: OnRules | undefined;
  readonly onClose: () => void;
}

interface InspectSheetProps extends Inspecting {
  readonly title: string;
  readonly testID: string;
  /** The thing of the game that the rules may be asked about. */
  readonly about?: string | undefined;
  /** Where it leads back to; without it the sheet just closes. */
  readonly onBack?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** Something of the table, large and in words. */
export function InspectSheet({ title, testID, about, onRules, onClose, onBack, children }: InspectSheetProps) {
  const t = useWords();
  return (
    <Sheet
      open
      title={title}
      closeLabel={t('app:common.close')}
      onClose={onBack ?? onClose}
      testID={testID}
      aside={about === undefined ? null : <RulesKey about={about} onRules={onRules} onClose={onClose} />}
    >
      {children}
    </Sheet>
  );
}

export interface Fact {
  readonly icon: IconName;
  readonly color?: string;
  readonly text: string;
  /** What stands at its end. */
  readonly end?: ReactNode;
}

/** What is to be known, a line and a sign each. */
export function Facts({ facts, height = 40 }: { readonly facts: readonly Fact[]; readonly height?: number }) {
  const theme = useTheme();
  return facts.map(({ icon, color, text, end }) => (
    <View key={text} style={{ flexDirection: 'row', alignItems: 'center', gap: 12, minHeight: height }}>
      <Icon name={icon} size={24} color={color ?? theme.lamp} />
      <Text style={{ flex: 1 }}>{text}</Text>
      {end}
    </View>
  ));
}

/** So wide is the card in a sheet, where the window is high enough. */
export const LARGE_CARD = 216;

interface CardNoteProps {
  readonly card: ReactNode;
  readonly lines: readonly string[];
  readonly align?: 'center';
  readonly gap?: number;
}

/** A card and what it does, beside it where there is width for it: under it a low window would not show the words. */
export function CardNote({ card, lines, align, gap = 16 }: CardNoteProps) {
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', alignItems: 'center', gap }}>
      {card}
      <View style={{ flexGrow: 1, flexShrink: 1, flexBasis: LARGE_CARD, gap: 8 }}>
        {lines.map((line) => (
          <Text key={line} {...(align && { align })} style={{ fontSize: 19, lineHeight: 26 }}>
            {line}
          </Text>
        ))}
      </View>
    </View>
  );
}
