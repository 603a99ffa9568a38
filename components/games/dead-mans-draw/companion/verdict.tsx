import { Emblem } from '@/components/ui/emblem';
import { Live } from '@/components/ui/live';
import { Text, type TextTone } from '@/components/ui/text';
import { RADIUS, SIZE } from '@/components/ui/theme/tokens';
import { Touch } from '@/components/ui/touch';
import { pieceOf } from '@/engine/companion/dead-mans-draw/pieces';
import type { Result } from '@/engine/companion/dead-mans-draw/result';
import { rulesFor } from '@/engine/companion/dead-mans-draw/sheet';
import { BlockList } from '@/components/kit/companion/spec/BlockList';
import { box, button, line, text, type Blocks } from '@/components/kit/companion/spec/blocks';
import type { DrawAt } from './kind';
import { namesWords, pieceWords } from './words';

/** What the sheet has to say by itself: doubles, limits, and in the end who has won. */
export function verdict(at: DrawAt, result: Result): Blocks {
  const { sheet, t } = at;
  const { suddenDeath, cap } = rulesFor(sheet);
  const names = (seats: readonly number[]) => namesWords(sheet.players, seats);
  const said = (words: string, tone: TextTone, testID: string) =>
    text(words, { role: 'label', tone, testID, accessibilityLiveRegion: 'polite' });
  return [
    result.duplicates.map(({ suit, value, seats }) => {
      const card = pieceWords(pieceOf(suit, value), t);
      return said(t('companion:score.duplicate', { card, names: names(seats) }), 'bad', 'duplicate');
    }),
    result.reached.length > 0
      ? said(t('companion:score.reached', { names: names(result.reached), limit: suddenDeath }), 'lamp', 'reached')
      : null,
    result.askReached ? askReached(at, result) : null,
    result.drowned.length > 0
      ? said(t('companion:score.drowned', { names: names(result.drowned), limit: cap }), 'bad', 'drowned')
      : null,
    sheet.finished ? winner(at, result) : null,
  ];
}

/** Who was the first over the limit, where the totals alone cannot tell. */
function askReached({ sheet, t, tap }: DrawAt, { reached }: Result): Blocks {
  const keys = reached.map((seat) => {
    const { name = '', emblem = 1 } = sheet.players[seat] ?? {};
    return (
      <Touch
        key={seat}
        accessibilityRole="button"
        accessibilityLabel={name}
        testID={`reached-${seat}`}
        onPress={() => tap({ type: 'reached', seat })}
        style={{ minWidth: SIZE.touch, minHeight: SIZE.touch, flexDirection: 'row', alignItems: 'center', gap: 6 }}
      >
        <Emblem emblem={emblem} size={40} />
        <Text role="label">{name}</Text>
      </Touch>
    );
  });
  const limit = rulesFor(sheet).suddenDeath;
  return {
    part: 'box',
    style: { gap: 6 },
    testID: 'ask-reached',
    of: [text(t('companion:score.askReached', { limit }), { role: 'label' }), line(...keys)],
  };
}

function winner({ sheet, t, theme, tap }: DrawAt, { outcome: { winners, reason } }: Result): Blocks {
  const names = namesWords(sheet.players, winners);
  const style = {
    gap: 8,
    padding: 16,
    alignItems: 'center',
    borderRadius: RADIUS.panel,
    backgroundColor: theme.panelStrong,
  } as const;
  return (
    <Live testID="verdict" style={style}>
      <BlockList
        of={[
          box(
            { flexDirection: 'row', gap: 8 },
            winners.map((seat) => ({ part: 'emblem', emblem: sheet.players[seat]?.emblem ?? 1, size: 72 })),
          ),
          text(t(winners.length === 1 ? 'companion:score.winner' : 'companion:score.winners', { name: names, names }), {
            role: 'title',
            align: 'center',
            testID: 'winner',
          }),
          text(t(`dead-mans-draw:outcomes.${reason as Reason}`), { role: 'note', tone: 'text2', align: 'center' }),
          text(t('companion:score.finished'), { role: 'note', tone: 'text3', align: 'center' }),
          button(t('companion:score.reopen'), 'reopen', () => tap({ type: 'reopen' }), { kind: 'ghost' }),
        ]}
      />
    </Live>
  );
}

type Reason = 'score' | 'sudden-death' | 'more-cards' | 'shared';
