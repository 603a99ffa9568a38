import { useWords } from '@/components/i18n/words';
import { resultOf } from '@/engine/companion/sea-of-clouds/result';
import { strengthOf } from '@/engine/companion/sea-of-clouds/strength';
import { Quarter } from '@/components/kit/companion/Quarter';
import { strengthNote } from './notes';
import type { Over, SeatProps } from './pages';
import { stepField } from './step';
import { HatPill } from './HatPill';
import { CHEST, PARROT, SABRES } from './things';
import { pointsWords } from './words';

interface QuarterProps extends SeatProps {
  readonly turned: boolean;
  readonly onOver: (over: Over) => void;
}

/** One captain's place: doubloons, and four numbers. */
export function CloudsQuarter({ sheet, tap, seat, turned, onOver }: QuarterProps) {
  const t = useWords();
  const { players, chest, parrot } = sheet;
  const player = players[seat];
  if (!player) return null;
  const { name, doubloons } = player;
  const chestHere = chest.owner === seat;
  return (
    <Quarter
      person={player}
      seat={seat}
      turned={turned}
      title={t('companion-sea-of-clouds:doubloons', { name })}
      value={doubloons}
      spoken={t('companion-sea-of-clouds:doubloonsOf', { name, count: doubloons })}
      onStep={stepField(tap, seat, player)('doubloons')}
      line={strengthNote(sheet, seat, t)}
      pill={<HatPill sheet={sheet} seat={seat} />}
      testID="doubloons"
      numbers={[
        {
          key: 'strength',
          icon: SABRES,
          value: pointsWords(strengthOf(player)),
          label: t('companion-sea-of-clouds:strength'),
          onPress: () => onOver({ kind: 'crew', seat }),
        },
        {
          key: 'relics',
          icon: 'mermaid',
          value: pointsWords(resultOf(sheet).lines[seat]?.relics ?? 0),
          label: t('sea-of-clouds:score.relics'),
          onPress: () => onOver({ kind: 'player', seat }),
        },
        {
          key: 'chest',
          icon: CHEST,
          value: chestHere ? chest.count : '–',
          label: t('companion-sea-of-clouds:chest'),
          onPress: () => (chestHere ? onOver({ kind: 'table' }) : tap({ type: 'chest-owner', seat })),
        },
        {
          key: 'parrot',
          icon: PARROT,
          value: parrot === seat ? '✓' : '–',
          label: t('companion-sea-of-clouds:parrot'),
          onPress: () => (parrot === seat ? onOver({ kind: 'table' }) : tap({ type: 'parrot', seat })),
        },
      ]}
    />
  );
}
