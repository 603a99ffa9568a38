import { RADIUS } from '@/components/ui/theme/tokens';
import { bestSale, resultOf, type Line } from '@/engine/companion/seven-seas/result';
import { ScoreShare } from '@/components/kit/companion/ScoreShare';
import {
  box,
  button,
  GROW,
  line as sideBySide,
  quiet,
  text,
  type Blocks,
} from '@/components/kit/companion/spec/blocks';
import { counter } from '@/components/kit/companion/spec/fields';
import type { Leaf } from '@/components/kit/companion/spec/spec';
import { CARDS } from './fields';
import type { SeasAt } from './kind';
import { bestFirst, partsWords, points, scoreText, winnerWords } from './score-text';

/** 7: the final sale, the cards left in each hand, and the score sheet with what tells equals apart. */
export function scoreOf(at: SeasAt): Leaf {
  const { sheet, t, tap, why } = at;
  const result = resultOf(sheet);
  const { lines, reason, winners } = result;
  const style = { flex: 1 };
  return {
    title: t('companion-seven-seas:scoring'),
    testID: 'score-sheet',
    keys: sheet.finished
      ? [{ label: t('companion:score.reopen'), testID: 'reopen', onPress: () => tap({ type: 'reopen' }), style }]
      : [
          {
            kind: 'primary',
            label: t('companion:score.finish'),
            off: why({ type: 'finish' }),
            onPress: () => tap({ type: 'finish' }),
            testID: 'finish',
            style,
          },
        ],
    blocks: [
      sheet.finished
        ? box(
            { gap: 2 },
            text(winnerWords(sheet, t), { role: 'title', testID: 'winner' }),
            reason === 'score' ? null : quiet(t(`companion-seven-seas:ties.${reason}`), { testID: 'reason' }),
          )
        : null,
      (sheet.finished ? bestFirst(result) : lines).map((line) =>
        lineOf(at, line, sheet.finished && winners.includes(line.seat)),
      ),
      <ScoreShare key="share" text={scoreText(sheet, t)} />,
    ],
  };
}

function lineOf(at: SeasAt, line: Line, crowned: boolean): Blocks {
  const { sheet, t, theme } = at;
  const { seat } = line;
  const player = sheet.players[seat];
  if (!player) return null;
  return box(
    { gap: 6, padding: 12, borderRadius: RADIUS.panel, backgroundColor: theme.raised },
    box(
      { flexDirection: 'row', alignItems: 'center', gap: 10 },
      { part: 'emblem', emblem: player.emblem, size: 36 },
      text(player.name, { role: 'section', style: { flex: 1 } }),
      crowned ? { part: 'icon', name: 'queen-crown', size: 28, color: theme.lamp } : null,
      text(points(line.score), { role: 'title', accessibilityRole: 'text', testID: `score-${seat}` }),
    ),
    quiet(partsWords(line, t)),
    sheet.finished
      ? null
      : sideBySide(counter(at, CARDS, seat, { half: false, testID: `left-${seat}` }), finalSale(at, seat)),
  );
}

/** 4.16.4: all goods at the last port, with the best Good Deals. */
function finalSale({ sheet, t, tap }: SeasAt, seat: number): Blocks {
  if (sheet.players[seat]?.goods.every((count) => count === 0)) return null;
  const { deals, chests } = bestSale(sheet, seat);
  const count = deals[0] + deals[1] + deals[2];
  return button(
    t('companion-seven-seas:final.sell', { count: chests }),
    `final-${seat}`,
    () => tap({ type: 'final-sale', seat, deals }),
    { ...(count > 0 ? { sub: t('companion-seven-seas:final.deals', { count }) } : {}), ...GROW },
  );
}
