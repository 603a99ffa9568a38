import { memo, useState, useSyncExternalStore } from 'react';
import { View } from 'react-native';
import { Glyph } from '@/components/art/Glyph';
import { useWords } from '@/components/i18n/words';
import { Button } from '@/components/ui/button';
import { Emblem } from '@/components/ui/emblem';
import { ListSheet } from '@/components/ui/sheet';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import { RADIUS, SIZE } from '@/components/ui/theme/tokens';
import { Touch } from '@/components/ui/touch';
import type { Seat, SeatSetup } from '@/engine';
import type { Choreographer } from '@/components/kit/choreography/choreographer';
import type { Moment } from '@/components/kit/face';
import { emblemOf, nameOf } from '@/components/kit/people/seats';
import type { LogLine } from './lines';
import { SeatFilter } from './SeatFilter';
import { useTold } from './use-told';
import { Sentence, type SignWords } from '@/components/kit/Sentence';

interface LogSheetProps {
  /** All that has happened, the newest first. */
  readonly tell: () => Generator<readonly LogLine[]>;
  readonly seats: readonly SeatSetup[];
  readonly signs?: SignWords | undefined;
  /** What was known before the first line: it stands under it. */
  readonly before?: string | null | undefined;
  readonly onClose: () => void;
  /** Lines from this action on are new for whoever reads; null: nothing is. */
  readonly newFrom?: number | null;
  /** Shows again what a line tells; null where nothing can be told again. */
  readonly onMoment?: ((moment: Moment) => void) | null;
  /** The others' last turns can be shown again. */
  readonly again?: AgainKeyProps | null;
}

/** What has happened, the newest first; what is new stands above a lantern line. Put up anew each time it opens. */
export function LogSheet({
  tell,
  seats,
  signs,
  before,
  onClose,
  newFrom = null,
  onMoment = null,
  again,
}: LogSheetProps) {
  const t = useWords();
  const [only, setOnly] = useState<Seat | null>(null);
  const { items, over } = useTold(tell);
  const told = only === null ? items : items.filter(({ seat }) => seat === only);
  const firstOld = newFrom === null ? 0 : told.findIndex(({ at }) => at < newFrom);
  return (
    <ListSheet
      open
      title={t('app:log.title')}
      closeLabel={t('app:common.close')}
      onClose={onClose}
      testID="log"
      foot={again ? <AgainKey {...again} /> : null}
      before={<SeatFilter seats={seats} only={only} onOnly={setOnly} />}
      items={told}
      keyOf={({ key }) => key}
      row={(line, i) => (
        <View style={{ gap: 4 }}>
          {i === firstOld && i > 0 ? <LanternLine label={t('app:log.new')} /> : null}
          <Line line={line} seats={seats} signs={signs} onMoment={onMoment} />
        </View>
      )}
      busy={over ? null : t('app:log.more')}
      empty={over ? <Text tone="text2">{t('app:log.empty')}</Text> : null}
      after={
        before && over ? (
          <Text role="note" tone="text2" testID="log-before">
            {before}
          </Text>
        ) : null
      }
    />
  );
}

interface AgainKeyProps {
  readonly show: Pick<Choreographer, 'canReplay' | 'subscribe'>;
  readonly onAgain: () => void;
}

/** There while there is something to show and a scene to show it, which may come when the log is already open. */
function AgainKey({ show, onAgain }: AgainKeyProps) {
  const t = useWords();
  const can = useSyncExternalStore(show.subscribe, show.canReplay, show.canReplay);
  return can ? <Button label={t('app:log.again')} kind="secondary" onPress={onAgain} testID="again" /> : null;
}

interface LineProps extends Required<Pick<LogSheetProps, 'seats' | 'onMoment' | 'signs'>> {
  readonly line: LogLine;
}

const Line = memo(function Line({ line: { at, event, seat, text }, seats, signs, onMoment }: LineProps) {
  const t = useWords();
  const theme = useTheme();
  const look = { flexDirection: 'row', gap: 10, alignItems: 'center', paddingVertical: 4 } as const;
  const words = (
    <>
      <Emblem emblem={emblemOf(seats, seat)} size={22} />
      <Sentence text={text} signs={signs} />
    </>
  );
  if (!onMoment) {
    return (
      <View style={look} testID="log-line" accessible accessibilityLabel={text}>
        {words}
      </View>
    );
  }
  return (
    <Touch
      accessibilityRole="button"
      accessibilityLabel={`${nameOf(seats, seat)}. ${text}`}
      accessibilityHint={t('replay:goHere')}
      testID="log-line"
      onPress={() => onMoment({ at, event })}
      style={({ pressed }) => [
        look,
        {
          minHeight: SIZE.touch,
          borderRadius: RADIUS.slot,
          backgroundColor: pressed ? theme.slotEmpty : 'transparent',
        },
      ]}
    >
      {words}
      <Glyph name="chev" size={16} color={theme.text3} />
    </Touch>
  );
});

/** Above it stands what has happened since the reader's last turn. */
function LanternLine({ label }: { readonly label: string }) {
  const theme = useTheme();
  const rule = { flex: 1, height: 2, borderRadius: 1, backgroundColor: theme.lamp } as const;
  return (
    <View testID="log-new" style={{ flexDirection: 'row', alignItems: 'center', gap: 8, paddingVertical: 4 }}>
      <View style={rule} />
      <Glyph name="lantern" size={20} color={theme.lamp} />
      <Text role="min" tone="lamp" style={{ flexShrink: 1 }}>
        {label}
      </Text>
      <View style={rule} />
    </View>
  );
}
