import { say, type Words } from '@/components/i18n/words';
import type { WorldsEndSheet } from '@/engine/companion/worlds-end/sheet';
import type { SheetTap } from '@/engine/companion/worlds-end/taps';
import { seaFrom, type SeaId } from '@/engine/games/worlds-end/data/board';
import { COMPANY } from '@/engine/games/worlds-end/data/company';
import { companyWords, faceWords, goldWords, goodWords, heroWords, nameOf, seaWords } from './names';
import { fieldWords, signed } from './words';

/** Most taps have a sentence of their own name; some have one for each of their answers. */
export function tapKey(tap: SheetTap): string {
  switch (tap.type) {
    case 'sea-income':
      return tap.income === null ? 'sea-income-none' : tap.type;
    case 'sea-good':
      return tap.good === null ? 'sea-good-none' : tap.type;
    case 'sea-port':
      return `sea-port-${tap.port ? 'yes' : 'no'}`;
    case 'own':
      return tap.owner === null ? 'own-company' : tap.type;
    case 'flagship':
      return tap.at === null ? 'flagship-unknown' : tap.type;
    case 'sail':
      return tap.to === null ? 'sail-unknown' : `sail-${tap.how}`;
    case 'kraken':
    case 'convoy':
    case 'last-battle':
      return `${tap.type}-${tap.won ? 'won' : 'lost'}`;
    case 'reroll':
      return `reroll-${tap.which}`;
    case 'fight':
      return `fight-${tap.kind}`;
    case 'salvo':
    case 'ship':
      return `${tap.type}-${tap.what}`;
    default:
      return tap.type;
  }
}

type Params = Record<string, string | number>;

/** Everything that the sentence may name. */
export function tapParams(tap: SheetTap, sheet: WorldsEndSheet, t: Words): Params {
  const at = (id: SeaId) => seaWords(sheet, seaFrom(id) ?? -1, t);
  const params: Params = {};
  if ('seat' in tap) Object.assign(params, { name: nameOf(sheet, tap.seat, t), seat: tap.seat + 1 });
  if ('sea' in tap) params.sea = at(tap.sea);
  if ('ships' in tap) params.ships = tap.ships;
  if ('gold' in tap) params.gold = goldWords(tap.gold);
  if ('hero' in tap) params.hero = heroWords(tap.hero, t);
  if ('slot' in tap) params.ship = tap.slot + 1;
  if ('side' in tap) params.side = say(t, `companion-worlds-end:battle.side${tap.side}`);
  return Object.assign(params, ownParams(tap, sheet, t));
}

function ownParams(tap: SheetTap, sheet: WorldsEndSheet, t: Words): Params {
  const at = (id: SeaId | null) => (id === null ? '' : seaWords(sheet, seaFrom(id) ?? -1, t));
  switch (tap.type) {
    case 'name':
    case 'sea-name':
      return { name: tap.name };
    case 'sea-income':
      return { gold: goldWords(tap.income ?? 0) };
    case 'sea-good':
      return { good: goodWords(sheet.profile, tap.good ?? 0, t) };
    case 'good-name':
      return { good: tap.good, name: tap.name };
    case 'difficulty':
      return { level: tap.level };
    case 'company':
      return {
        ship: companyWords(COMPANY.indexOf(tap.ship), t),
        face: faceWords(tap, t),
      };
    case 'armada-mark':
      return { players: tap.players, cell: tap.cell };
    case 'armada':
      return { cell: tap.cell };
    case 'skill-text':
      return { which: tap.which };
    case 'set':
      return { what: fieldWords(tap.field, t), value: tap.field === 'gold' ? goldWords(tap.value) : tap.value };
    case 'dial':
      return { by: signed(tap.by), note: tap.note };
    case 'guards':
      return { count: tap.count };
    case 'own':
      return { name: nameOf(sheet, tap.owner, t) };
    case 'flagship':
      return { sea: at(tap.at) };
    case 'sail':
      return { sea: at(tap.to) };
    case 'guards-move':
      return { from: at(tap.from), to: at(tap.to) };
    case 'used':
      return { what: say(t, `companion-worlds-end:uses.${tap.use}`) };
    case 'event':
    case 'again':
      return { one: tap.one, other: tap.other };
    case 'storm':
      return { count: tap.sloops };
    case 'storm-dice':
      return { count: tap.dice.length };
    case 'skill':
      return { which: tap.which };
    case 'out':
      return { name: nameOf(sheet, tap.to, t) };
    case 'auction':
      return { gold: goldWords(tap.price) };
    case 'lay':
      return { face: faceWords(tap, t) };
    case 'champions-are':
      return { name: nameOf(sheet, tap.fighter, t) };
    default:
      return {};
  }
}
