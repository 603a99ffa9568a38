import { playerAt } from '@/engine/companion/worlds-end/sheet';
import { MONEY_STEP, PORT_OFFER } from '@/engine/games/worlds-end/data/table';
import { quiet, text } from '@/components/kit/companion/spec/blocks';
import type { Leaf } from '@/components/kit/companion/spec/spec';
import type { SeasAt } from './kind';
import { goldWords, seaWords } from './names';

/** E-28: how many ships, for how much; one tap books them. */
export function portOf(at: SeasAt): Leaf {
  const { sheet, t, tap, draft, onDraft, close, why } = at;
  const { flagship, gold: purse } = playerAt(sheet, sheet.active);
  const ships = draft.count ?? 1;
  const gold = draft.gold ?? 0;
  const port = sheet.profile.seas[flagship]?.port ?? null;
  const sea = seaWords(sheet, flagship, t);
  const bought = { type: 'bought', ships, gold } as const;
  return {
    title: t('companion-worlds-end:port.title'),
    testID: 'port-sheet',
    blocks: [
      port === null
        ? null
        : text(t(port ? 'companion-worlds-end:port.here' : 'companion-worlds-end:port.none', { sea }), {
            tone: port ? 'good' : 'bad',
            testID: 'port-sign',
          }),
      {
        part: 'counter',
        label: t('companion-worlds-end:port.ships'),
        value: ships,
        onStep: (by) => onDraft({ count: Math.max(1, Math.min(PORT_OFFER, ships + by)) }),
        testID: 'port-ships',
      },
      {
        part: 'counter',
        label: t('companion-worlds-end:port.price'),
        value: gold / MONEY_STEP,
        shown: goldWords(gold),
        onStep: (by) => onDraft({ gold: Math.max(0, gold + by * MONEY_STEP) }),
        testID: 'port-gold',
      },
      text(t('companion-worlds-end:port.left', { gold: goldWords(Math.max(0, purse - gold)) }), { role: 'label' }),
      quiet(t('companion-worlds-end:port.shuffle')),
    ],
    keys: [
      {
        label: t('companion-worlds-end:port.nothing'),
        onPress: () => tap({ type: 'used', use: 'port' }) && close(),
        testID: 'port-nothing',
      },
      {
        kind: 'primary',
        label: t('companion-worlds-end:port.bought'),
        off: gold === 0 ? t('companion-worlds-end:turn.howMuch') : why(bought),
        onRefuse: at.say,
        onPress: () => tap(bought) && close(),
        testID: 'port-bought',
        style: { flex: 1 },
      },
    ],
  };
}
