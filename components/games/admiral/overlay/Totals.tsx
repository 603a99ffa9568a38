import { View } from 'react-native';
import { useWords } from '@/components/i18n/words';
import { Text } from '@/components/ui/text';
import type { Share } from '@/engine/games/admiral/view';
import type { Fought } from '../share';
import { Point } from './Pips';

interface TotalsProps {
  readonly share: Share;
  /** Null: only what came of it is known. */
  readonly fought: Fought | null;
  readonly left: number;
}

/** A dark sea between the decks, by day and night. */
const TONES = { ground: '#0A2E38', rim: '#F0D9A4', text: '#FFF6E4', second: '#D9D2BF', lamp: '#FFDFA0' } as const;

/** 4.14.8: the totals, the difference, and what of it is still in the hand. */
export function Totals({ share, fought, left }: TotalsProps) {
  const t = useWords();
  const attack = fought && { count: fought.attack, words: t('admiral:fight.attack') };
  const defence = fought && { count: fought.defence, words: t('admiral:fight.defence') };
  const [more, less] = share.won ? [attack, defence] : [defence, attack];
  const gained = more && less ? more.count - less.count : share.pool;
  const toGive = t('admiral:fight.pool', { count: left });
  // More than all of them hold is lost.
  const note = gained > share.pool ? [t('admiral:fight.room', { count: share.pool }), toGive].join('. ') : toGive;
  const terms = more && less ? `${more.words} ${more.count}, ${less.words} ${less.count}. ` : '';
  return (
    <View
      accessible
      accessibilityLabel={`${terms}${note}`}
      testID="totals"
      style={{
        alignSelf: 'center',
        maxWidth: '100%',
        paddingHorizontal: 26,
        paddingVertical: 8,
        borderRadius: 90,
        borderWidth: 2,
        borderColor: TONES.rim,
        backgroundColor: TONES.ground,
        alignItems: 'center',
        gap: 2,
      }}
    >
      <View
        style={{ flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', alignItems: 'flex-start', gap: 10 }}
      >
        {more && less ? (
          <>
            <Term {...more} />
            <Sign>−</Sign>
            <Term {...less} />
          </>
        ) : null}
        <View style={{ flexDirection: 'row', gap: 10 }}>
          {fought ? <Sign>=</Sign> : null}
          <Term count={gained} words={t('admiral:fight.points')} lit />
        </View>
      </View>
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: 6 }}>
        <Point size={16} lost={false} />
        <Text role="sub" color={TONES.text} align="center" most={1.6} style={{ flexShrink: 1 }}>
          {note}
        </Text>
      </View>
    </View>
  );
}

function Sign({ children }: { readonly children: string }) {
  return (
    <Text role="section" color={TONES.text} most={1.4}>
      {children}
    </Text>
  );
}

function Term({
  count,
  words,
  lit = false,
}: {
  readonly count: number;
  readonly words: string;
  readonly lit?: boolean;
}) {
  return (
    <View style={{ alignItems: 'center' }}>
      <Text role="section" color={lit ? TONES.lamp : TONES.text} most={1.4}>
        {count}
      </Text>
      <Text role="min" color={lit ? TONES.lamp : TONES.second} most={1.6}>
        {words}
      </Text>
    </View>
  );
}
