import { hasWords, say, type Words } from '@/components/i18n/words';
import type { RuleError } from '@/engine';
import type { Step } from '@/engine/companion/core/ledger';
import type { SheetFact } from '@/engine/companion/seven-seas/facts';
import type { Player, SevenSeasSheet } from '@/engine/companion/seven-seas/sheet';
import type { SheetTap } from '@/engine/companion/seven-seas/taps';
import { characterOf, type Character } from '@/engine/games/seven-seas/data/characters';
import { GOODS } from '@/engine/games/seven-seas/data/goods';
import { portId, type Port } from '@/engine/games/seven-seas/data/ports';

export function characterWords(character: Character, t: Words): string {
  return say(t, `seven-seas:characters.${character}.name`);
}

export function roleWords(rank: number, t: Words): string {
  return characterWords(characterOf(rank), t);
}

export function goodWords(good: string, t: Words): string {
  return say(t, `seven-seas:goods.${good}`);
}

export function portWords(port: Port, t: Words): string {
  return say(t, `seven-seas:ports.${portId(port)}`);
}

export function nationWords(nation: string, t: Words): string {
  return say(t, `seven-seas:nations.${nation}`);
}

export function curseWords(curse: string, t: Words): string {
  return say(t, `seven-seas:curses.${curse}.name`);
}

export function minusWords(points: number): string {
  return points === 0 ? '0' : `−${points}`;
}

export function reasonOf({ code, params }: RuleError, t: Words): string {
  const own = `companion-seven-seas:reasons.${code}`;
  return say(t, hasWords(own) ? own : `companion:reasons.${code}`, params as Record<string, string | number>);
}

export function roundWords(sheet: SevenSeasSheet, t: Words): string {
  const port = portWords(sheet.port, t);
  if (sheet.scoring) return t('companion-seven-seas:roundsOver', { port });
  if (sheet.last > 0) return t('companion-seven-seas:lastRound', { count: sheet.last, port });
  if (sheet.end) return t('companion-seven-seas:roundEnd', { round: sheet.round, port });
  return t('companion-seven-seas:round', { round: sheet.round, port });
}

/** At the head of a page: a phone shows nowhere else who begins. */
export function headWords(sheet: SevenSeasSheet, t: Words): string {
  const round = roundWords(sheet, t);
  const first = sheet.players[sheet.first];
  return sheet.scoring || !first ? round : `${round} · ${t('seven-seas:places.first', { name: first.name })}`;
}

function countsWords(counts: readonly number[], names: readonly string[]): string {
  const parts = counts.flatMap((count, i) => (count > 0 ? [`${names[i] ?? ''} ${count}`] : []));
  return parts.join(', ');
}

/** What was tapped, in one sentence; what came of it follows by itself. */
function tapWords(tap: SheetTap, players: readonly Player[], t: Words): string {
  const key = tap.type === 'raid-end' ? `raid-${tap.destroyed}` : tap.type;
  const name = 'seat' in tap ? (players[tap.seat]?.name ?? '') : '';
  return say(t, `companion-seven-seas:taps.${key}`, { name, ...tapParams(tap, players, t) });
}

/** Everything that the sentence may name. */
function tapParams(tap: SheetTap, players: readonly Player[], t: Words): Record<string, string | number> {
  const names = players.map(({ name }) => name);
  const goods = [...GOODS, 'talisman'].map((good) => goodWords(good, t));
  const params: Record<string, string | number> = {};
  if ('count' in tap) params.count = tap.count;
  if ('ships' in tap) params.ships = tap.ships;
  if ('nation' in tap) params.nation = nationWords(tap.nation, t);
  if ('character' in tap) params.role = characterWords(tap.character, t);
  if ('curse' in tap) params.curse = curseWords(tap.curse, t);
  if ('good' in tap) params.good = goodWords(tap.good, t);
  if ('port' in tap) params.port = say(t, `seven-seas:ports.${tap.port}`);
  if ('reason' in tap) params.reason = say(t, `companion-seven-seas:markReasons.${tap.reason}`);
  switch (tap.type) {
    case 'name':
      return { seat: tap.seat + 1, name: tap.name };
    case 'set':
      return { what: fieldWords(tap.field, t), value: tap.value };
    case 'take':
      return { list: countsWords(tap.loot, goods) || say(t, 'seven-seas:nothing') };
    case 'drop':
    case 'sell':
      return { list: countsWords(tap.goods, goods) };
    case 'raid':
      return { ...params, list: countsWords(tap.sent, names) || t('companion-seven-seas:raid.noShips') };
    case 'tavern':
      return { list: countsWords(tap.dice, names) };
    case 'deal':
      return { list: `${goodWords(tap.one, t)}, ${goodWords(tap.other, t)}` };
    case 'ritual': {
      const ritual = tap.kind === 'doubleHold' ? 'RITUAL_DOUBLE_HOLD' : 'RITUAL_UNSINKABLE';
      return { ritual: say(t, `seven-seas:rituals.${ritual}.name`) };
    }
    case 'roll-colours':
      return { count: tap.dice.reduce((sum, count) => sum + count, 0) };
    case 'die':
      return { owner: names[tap.owner] ?? t('companion-seven-seas:caravan'), face: tap.face };
    default:
      return params;
  }
}

export function fieldWords(field: string, t: Words): string {
  if (field === 'fruit' || field === 'coffee' || field === 'rum') return goodWords(field, t);
  return say(t, `companion-seven-seas:fields.${field}`);
}

/** `Chests −2`, never parted by the end of a line. */
export function movedWords({ what, by }: { readonly what: string; readonly by: number }, t: Words): string {
  return `${fieldWords(what, t)}\u00a0${by < 0 ? `−${-by}` : `+${by}`}`;
}

/** A part of a line in the log; a number that moved, without its owner. */
function factWords(fact: SheetFact, players: readonly Player[], t: Words): string | null {
  const at = (seat: number) => players[seat]?.name ?? '';
  switch (fact.type) {
    case 'tapped':
      return tapWords(fact.tap, players, t);
    case 'moved':
      return movedWords(fact, t);
    case 'guards':
      return t(fact.by > 0 ? 'companion-seven-seas:facts.guardGoes' : 'companion-seven-seas:facts.guardReturns', {
        name: at(fact.seat),
        count: Math.abs(fact.by),
      });
    case 'unchose':
      return t('companion-seven-seas:taps.unchose', { name: at(fact.seat), role: characterWords(fact.character, t) });
    case 'gift-back':
    case 'gift-again': {
      const words = { name: at(fact.seat), role: characterWords(fact.character, t) };
      if (fact.type === 'gift-again') return t('companion-seven-seas:facts.giftAgain', words);
      // Dice that have been thrown are not thrown again by a pencil.
      return t(`companion-seven-seas:facts.${fact.character === 'shaman' ? 'giftBackShips' : 'giftBack'}`, words);
    }
    case 'gift-spent':
      return t('companion-seven-seas:facts.giftSpent', {
        name: at(fact.seat),
        what: fieldWords(fact.what, t),
        count: fact.count,
      });
    case 'overload':
      return t('companion-seven-seas:facts.overload', { name: at(fact.seat), count: fact.count });
    case 'token':
      return fact.chests === 0
        ? t('companion-seven-seas:facts.tokenBack', { name: at(fact.seat) })
        : t('companion-seven-seas:facts.token', { name: at(fact.seat), chests: fact.chests });
    case 'rolled':
      return fact.dice.join(' · ');
    case 'first':
      return at(fact.seat);
    case 'end-came':
      return t('companion-seven-seas:facts.endCame');
    case 'finished':
      return fact.scores
        .map((score, seat) =>
          t('companion:history.line', { name: at(seat), points: score < 0 ? minusWords(-score) : score }),
        )
        .join(', ');
  }
}

/** A line of the log. All that has changed for one player stands together: `Anna: Chests −2, Ships +3`. */
export function stepWords(
  { tap, facts: all }: Step<SheetTap, SheetFact>,
  players: readonly Player[],
  t: Words,
): string {
  // A number put in by hand says already what has become of it.
  const facts = tap.type === 'set' ? all.filter(({ type }) => type !== 'moved') : all;
  return facts
    .map((fact, i) => {
      const words = factWords(fact, players, t);
      const before = facts[i - 1];
      if (i === 0) return words;
      if (fact.type !== 'moved') return `. ${words}`;
      const same = before?.type === 'moved' && before.seat === fact.seat;
      return `${same ? ', ' : `. ${players[fact.seat]?.name ?? ''}: `}${words}`;
    })
    .join('');
}
