import { beginLedger, tapLedger } from '@/engine/companion/core/ledger';
import type { Fight } from '@/engine/companion/worlds-end/lines';
import type { Seat } from '@/engine/core/game';
import { boxOf, type Box } from '@/engine/games/worlds-end/box';
import { seaFrom } from '@/engine/games/worlds-end/data/board';
import { FIRST_PIRATE } from '@/engine/games/worlds-end/data/company';
import type { WorldsEndEvent } from '@/engine/games/worlds-end/events';
import type { WorldsEndOptions } from '@/engine/games/worlds-end/options';
import type { BattleView } from '@/engine/games/worlds-end/view';
import { crew, tapOf, tracker, type Book } from './at-the-table';

type EventOf<T extends WorldsEndEvent['type']> = Extract<WorldsEndEvent, { type: T }>;

/** Somebody with the box's companion, beside a match of the engine: hears what is told there, and taps only that. */
export class Scribe {
  book: Book;
  /** Every kind of tap that was made. */
  readonly kinds = new Set<string>();
  private readonly box: Box;
  /** Ships of the running battle by their slot. */
  private slots: string[] = [];
  private battle: BattleView | null = null;
  private bought: { seat: Seat; ships: number; gold: number } | null = null;

  constructor(seats: number, options: WorldsEndOptions) {
    const { doubleAlsoSum, eventBattleFlight } = options;
    this.box = boxOf(options);
    this.book = beginLedger(tracker, crew(seats, { doubleAlsoSum, eventBattleFlight }), 'scribe');
    this.tap('own-cards');
  }

  tap(text: string): void {
    const tap = tapOf(text);
    const wrong = tracker.check(this.book.sheet, tap);
    if (wrong) throw new Error(`${text}: ${wrong.code}, after ${this.book.session.done.slice(-8).join(' | ')}`);
    this.kinds.add(tap.type);
    this.book = tapLedger(tracker, this.book, tap);
  }

  private get fight(): Fight {
    if (!this.book.sheet.fight) throw new Error('no battle is written down');
    return this.book.sheet.fight;
  }

  private slot(ship: string): number {
    const at = this.slots.indexOf(ship);
    if (at < 0) throw new Error(`${ship} is in no line`);
    return at;
  }

  hear(event: WorldsEndEvent): void {
    const { seat } = event;
    const { begun, finished } = this.book.sheet;
    // The books stop with the tap that wins.
    if (finished) return;
    switch (event.type) {
      case 'hero':
        return this.tap(`hero ${seat} ${event.hero}`);
      case 'order':
        this.tap(`order ${event.order.join('')}`);
        event.start?.forEach((sea, one) => this.tap(`start ${one} ${sea}`));
        return;
      case 'start-sea':
        return this.tap(`start ${seat} ${event.sea}`);
      case 'turn-began':
        if (!begun) this.tap('begin');
        else if (this.book.sheet.active !== seat) this.tap('end-turn');
        return;
      case 'rolled':
        return this.tap(`${event.again === 'none' ? 'event' : 'again'} ${event.dice.join(' ')}`);
      case 'storm':
        if (event.dice.length > 0) this.tap(`storm-dice ${event.dice.join('')}`);
        return;
      case 'income':
        return this.tap(`income ${event.skill}`);
      case 'fame-bought':
        return this.tap('fame');
      case 'sailed':
        return this.sailed(event);
      case 'offer':
        this.bought = { seat, ships: 0, gold: 0 };
        return;
      case 'bought':
        if (this.bought) this.bought = { seat, ships: this.bought.ships + 1, gold: this.bought.gold + event.paid };
        return;
      case 'offer-closed':
        this.tap(this.bought?.ships ? `bought ${this.bought.ships} ${this.bought.gold}` : 'used port');
        this.bought = null;
        return;
      case 'guards':
        if (event.order === 'move') this.tap(`guards-move ${event.from ?? ''} ${event.to ?? ''} 1`);
        else this.tap(`${event.order} ${event.to ?? event.from ?? ''} 1`);
        return;
      case 'raided':
        return this.tap(`raid ${event.sea}`);
      case 'auctioned':
        return this.tap(`auction ${event.price}`);
      case 'bid':
        return this.tap(`bid ${event.amount}`);
      case 'left':
        return this.tap('leave');
      case 'gift':
        this.tap('end-turn');
        return this.tap(`out ${event.to}`);
      case 'attacked':
        if (event.parley) this.tap(`skill 2 ${event.paid}`);
        return;
      case 'plates':
        this.tap(`skill 2 ${event.paid}`);
        return this.tap(`ship ${this.slot(event.ship)} mark`);
      case 'cursed':
        this.tap(`skill 2 ${event.paid}`);
        return this.tap(`set ${seat} squadron ${(this.book.sheet.players[seat]?.squadron ?? 0) + 1}`);
      case 'last-battle':
        this.tap(`champions-are ${seat} ${event.commander ?? '-'}`);
        if (event.commander === null) this.tap('last-battle lost');
        return;
      case 'taken':
        // Where no battle was laid out, it fell by itself (4.11.3).
        if (this.book.sheet.owner[seaFrom(event.sea) as number] !== seat) this.tap(`seize ${event.sea}`);
        return;
      default:
        return this.hearBattle(event);
    }
  }

  private hearBattle(event: WorldsEndEvent): void {
    switch (event.type) {
      case 'battle-began':
        return this.layOut(event);
      case 'drew': {
        if (this.fight.begun) return;
        this.tap('open-fire');
        // By hand: who parleys is not fired at in the first round.
        const silent = this.battle?.parley ? this.slots.filter((id) => this.isCompany(id)) : [];
        for (const id of silent) this.tap(`ship ${this.slot(id)} fired`);
        return;
      }
      case 'battle':
        if (this.battle) this.battle = { ...this.battle, ...event.now };
        return this.followRound(event.now);
      case 'card':
        return this.tap(`card ${this.slot(event.ship)}`);
      case 'struck':
        return this.strike(event);
      case 'withdrew':
        return this.tap(`withdraw ${this.slot(event.ship)}`);
      case 'retreated':
        return this.tap(`retreat ${this.fight.sides.indexOf(event.seat)}`);
      case 'home':
        this.battle = null;
        return this.tap('battle-end');
      default:
        return;
    }
  }

  private sailed({ seat, to, by, paid }: EventOf<'sailed'>): void {
    if (by === 'compass') {
      this.tap(`skill 2 ${paid}`);
      return this.tap(`sail ${seat} free ${to}`);
    }
    this.tap(`sail ${seat} ${by} ${to}`);
  }

  private layOut({ battle, own, posted }: EventOf<'battle-began'>): void {
    // At the table its owner says which ships of his line are guards.
    const guards = posted ?? (own?.[battle.sides[1] ?? -1] as { posted: readonly string[] } | undefined)?.posted ?? [];
    this.battle = battle;
    this.tap(battle.kind === 'sea' ? `attack ${battle.sea ?? ''}` : `fight ${battle.kind}`);
    const company = battle.lines.flat().filter((id) => this.isCompany(id));
    this.slots = [...company];
    battle.lines.forEach((line, side) => {
      for (const id of line) {
        if (this.isCompany(id)) continue;
        const ship = this.box.byId.get(id) as number;
        const guard = side === 1 && guards.includes(id) ? 'guard' : 'squadron';
        const mark = this.box.survives[ship] ? 'marked' : 'plain';
        this.tap(`lay ${side} ${this.box.attack[ship]} ${this.box.defence[ship]} ${mark} ${guard}`);
        this.slots.push(id);
      }
    });
    if (this.fight.ships.length !== this.slots.length) throw new Error('the lines differ');
  }

  private isCompany(id: string): boolean {
    return (this.box.byId.get(id) as number) < FIRST_PIRATE;
  }

  private followRound(now: Partial<BattleView>): void {
    if (now.round !== undefined && now.round > this.fight.round) this.tap('next-round');
  }

  /** A result is told: the shot with its last dice, then what cards made of it. */
  private strike({ ship, result }: EventOf<'struck'>): void {
    const salvo = this.battle?.salvo;
    if (!salvo) throw new Error(`${ship} was struck by nobody`);
    const isAnswer = ship === salvo.ship;
    const effect = this.effectOf(salvo.card);
    if (isAnswer) {
      if (result === 'sunk' || result === 'damaged') this.tap(`ship ${this.slot(ship)} ${result}`);
      return;
    }
    if (effect === 'board') {
      if (!this.fight.ships[this.slot(salvo.ship)]?.fired) this.tap(`ship ${this.slot(salvo.ship)} fired`);
      if (result === 'taken') this.tap(`ship ${this.slot(ship)} taken`);
      if (result === 'sunk') this.tap(`ship ${this.slot(ship)} sunk`);
      return;
    }
    const dice = result === 'smoke' ? [1] : salvo.dice;
    this.tap(`fire ${this.slot(salvo.ship)} ${this.slot(ship)} ${dice.join('')}`);
    if (result === 'smoke') return this.tap('salvo miss');
    const { n } = salvo.card === null ? { n: 0 } : this.cardOf(salvo.card);
    if (effect === 'aim') for (let i = 0; i < n; i++) this.tap('salvo aim');
    for (let i = 0; i < salvo.shelter; i++) this.tap('salvo shelter');
    for (let i = 0; i < salvo.cancelled; i++) this.tap('salvo cancel');
    if (effect === 'noCheck') this.tap('salvo no-check');
    salvo.check.forEach((face, at) => this.tap(`check-die ${at} ${face}`));
  }

  private cardOf(id: string) {
    return this.box.cards[this.box.kindById.get(id) as number] as Box['cards'][number];
  }

  private effectOf(card: string | null): string | null {
    return card === null ? null : this.cardOf(card).effect;
  }
}
