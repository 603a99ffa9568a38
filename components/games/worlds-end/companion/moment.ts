import { say } from '@/components/i18n/words';
import { incomeOf } from '@/engine/companion/worlds-end/income';
import { playerAt } from '@/engine/companion/worlds-end/sheet';
import { winnerOf } from '@/engine/companion/worlds-end/battle';
import type { Moment } from '@/components/kit/companion/spec/spec';
import { dueTitle, openDue } from './due-words';
import type { SeasAt } from './kind';
import { goldWords, nameOf } from './names';

/** The amber button: what the table is waiting for. */
export function momentOf(at: SeasAt): Moment {
  const { sheet, t, tap, open } = at;
  if (sheet.finished) return { id: 'fresh', label: t('companion:fresh.button'), onPress: () => open('fresh') };
  if (!sheet.begun) {
    const sub = t('companion-worlds-end:moment.beginSub');
    return {
      id: 'begin',
      label: t('companion-worlds-end:moment.begin'),
      sub,
      icon: 'galleon',
      onPress: () => tap({ type: 'begin' }),
    };
  }
  return underWay(at) ?? turn(at);
}

/** What has been opened and not closed: a battle, an auction, whatever an event has left. */
function underWay(at: SeasAt): Moment | null {
  const { sheet, t, open } = at;
  const { fight, auction, due } = sheet;
  if (fight) {
    const winner = fight.begun ? winnerOf(fight) : null;
    const name = winner === null ? null : nameOf(sheet, fight.sides[winner], t);
    return {
      id: 'battle',
      label: t('companion-worlds-end:moment.battle'),
      sub: name === null ? t('worlds-end:battle.round', { round: fight.round }) : name,
      icon: 'crossed-sabres',
      onPress: () => open('battle'),
    };
  }
  if (auction) {
    const label = say(t, 'worlds-end:fates.auction.name');
    const sub = t('companion-worlds-end:auction.bids', { name: nameOf(sheet, auction.seat, t) });
    return { id: 'auction', label, sub, icon: 'scales', onPress: () => open('auction') };
  }
  const [first] = due;
  if (!first) return null;
  const { kind, seat } = first;
  return {
    id: kind,
    label: dueTitle(first, t),
    sub: nameOf(sheet, seat, t),
    icon: kind === 'last-battle' ? 'death-skull' : 'perspective-dice-six',
    onPress: () => openDue(at, seat),
  };
}

/** Event, income, actions, one after the other (4.2). */
function turn({ sheet, t, tap, open }: SeasAt): Moment {
  const { ownTurns } = playerAt(sheet, sheet.active);
  // 4.3.1
  if (sheet.event === null && ownTurns > 1 && !sheet.collected) {
    return {
      id: 'event',
      label: t('companion-worlds-end:moment.event'),
      sub: t('companion-worlds-end:moment.eventSub'),
      icon: 'perspective-dice-six',
      onPress: () => open('event'),
    };
  }
  const { lines, total, isKnown } = incomeOf(sheet);
  if (!sheet.collected && lines.length > 0) {
    return {
      id: 'income',
      label: t('companion-worlds-end:moment.income'),
      sub: isKnown
        ? t('companion-worlds-end:moment.incomeSub', { gold: goldWords(total) })
        : t('companion-worlds-end:moment.incomeAsk'),
      icon: 'money-stack',
      onPress: () => {
        if (isKnown) tap({ type: 'income', more: 0 });
        else open('income');
      },
    };
  }
  return {
    id: 'turn',
    label: t('companion-worlds-end:moment.turn'),
    sub: t('companion-worlds-end:moment.turnSub'),
    icon: 'sail',
    onPress: () => open('turn'),
  };
}
