import { Emblem } from '@/components/ui/emblem';
import { isUnderWay, playerAt } from '@/engine/companion/worlds-end/sheet';
import { box, text } from '@/components/kit/companion/spec/blocks';
import type { BandSpec } from '@/components/kit/companion/spec/spec';
import { TurnTimer } from '@/components/kit/companion/TurnTimer';
import { Blade } from './Blade';
import { ARMADA } from './fields';
import type { SeasAt } from './kind';
import { incomeWords } from './notes';
import { openSea } from './open-sea';
import { SeaKeys } from './SeaKeys';

export function bladeOf({ sheet, tap, open }: SeasAt) {
  const more = () => {
    const next = Math.min(ARMADA.of(sheet, 0) + 1, ARMADA.most as number);
    if (next !== sheet.armada) tap({ type: 'armada', cell: next });
  };
  return <Blade sheet={sheet} onOpen={() => open('armada')} onMore={more} />;
}

/** Whose turn it is, how near the armada, and whose the seas are. */
export function bandOf(at: SeasAt): BandSpec {
  const { sheet, t } = at;
  const { name, ownTurns, emblem } = playerAt(sheet, sheet.active);
  return {
    title: t('companion-worlds-end:turnShort', { name, turn: ownTurns }),
    beside: [
      <Emblem key="emblem" emblem={emblem} size={32} />,
      box({ flexGrow: 1, flexShrink: 1, flexBasis: 260 }, bladeOf(at)),
      timerOf(at),
    ],
    blocks: [
      <SeaKeys key="seas" sheet={sheet} onSea={(sea) => openSea(at, sea)} />,
      isUnderWay(sheet) ? text(incomeWords(sheet, t), { role: 'prompt', tone: 'text2', testID: 'income-line' }) : null,
    ],
  };
}

/** Above the page of a phone: the armada, and the timer of a turn where that is wanted. */
export function clockOf(at: SeasAt) {
  if (!isUnderWay(at.sheet)) return null;
  return (
    <>
      {bladeOf(at)}
      {timerOf(at)}
    </>
  );
}

function timerOf({ sheet, habits }: SeasAt) {
  return habits.timer && isUnderWay(sheet) ? <TurnTimer key={sheet.turn} /> : null;
}
