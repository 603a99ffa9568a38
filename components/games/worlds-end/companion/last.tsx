import { fameOf } from '@/engine/companion/worlds-end/fame';
import { playerAt, type LastBattle } from '@/engine/companion/worlds-end/sheet';
import { skinName } from '../names';
import { button, GROW, line, quiet, text, type Blocks } from '@/components/kit/companion/spec/blocks';
import { owners } from '@/components/kit/companion/spec/plain';
import type { Leaf } from '@/components/kit/companion/spec/spec';
import type { SeasAt } from './kind';
import { nameOf } from './names';

/** 11.8: who must fight, who commands, and how it ends. */
export function lastOf(at: SeasAt): Leaf {
  const { sheet, t, tap } = at;
  const { last } = sheet;
  return {
    title: t('worlds-end:armada.title'),
    testID: 'last-sheet',
    blocks: [quiet(t('worlds-end:armada.stake')), last ? named(at, last) : quiet(t('companion-worlds-end:last.note'))],
    keys: last
      ? []
      : [
          {
            kind: 'primary',
            label: t('companion-worlds-end:last.champions'),
            onPress: () => tap({ type: 'champions' }),
            testID: 'champions',
            style: { flex: 1 },
          },
        ],
  };
}

function named(at: SeasAt, { fighter, commander }: LastBattle): Blocks {
  const { sheet, t, tap, open, close, told, ledger } = at;
  const { squadron } = playerAt(sheet, fighter);
  const isTold = ledger.steps.at(-1)?.facts.some(({ type }) => type === 'tie');
  const end = (won: boolean) =>
    button(
      t(won ? 'companion-worlds-end:last.won' : 'companion-worlds-end:last.lost'),
      won ? 'last-won' : 'last-lost',
      () => tap({ type: 'last-battle', won }) && close(),
      { ...GROW, kind: !won && squadron === 0 ? 'primary' : 'secondary' },
    );
  return [
    isTold && told !== undefined ? text(told, { accessibilityLiveRegion: 'polite', testID: 'told' }) : null,
    text(t('worlds-end:armada.lead', { fame: fameOf(sheet, fighter), name: nameOf(sheet, fighter, t) }), {
      role: 'title',
      testID: 'fighter',
    }),
    squadron === 0
      ? text(t('worlds-end:armada.empty'), { tone: 'bad', testID: 'last-empty' })
      : button(
          t('companion-worlds-end:last.fight'),
          'last-fight',
          () => tap({ type: 'fight', kind: 'final' }) && open('battle'),
          {
            kind: 'primary',
            sub:
              commander === null
                ? skinName(t, 'armada')
                : t('worlds-end:armada.toGuns_sub', { name: nameOf(sheet, commander, t) }),
          },
        ),
    line(end(true), end(false)),
    owners(
      at,
      t('companion-worlds-end:last.fighter'),
      fighter,
      (seat) => tap({ type: 'champions-are', fighter: seat, commander: seat === commander ? null : commander }),
      'fighter',
    ),
    owners(
      at,
      t('companion-worlds-end:last.commander'),
      commander,
      (seat) => tap({ type: 'champions-are', fighter, commander: seat }),
      'commander',
    ),
  ];
}
