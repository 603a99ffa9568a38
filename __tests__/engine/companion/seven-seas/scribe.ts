import { tapLedger } from '@/engine/companion/core/ledger';
import { PAIRS } from '@/engine/companion/seven-seas/result';
import type { Seat } from '@/engine/core/game';
import {
  adventureFrom,
  isCaravan,
  nationOf,
  shipsOf,
  type CaravanSet,
} from '@/engine/games/seven-seas/data/adventures';
import { CARTOGRAPHER, rankOf, SHIPWRIGHT } from '@/engine/games/seven-seas/data/characters';
import { throwsShips, type Curse } from '@/engine/games/seven-seas/data/curses';
import { goodNumber, sumOf, type Good } from '@/engine/games/seven-seas/data/goods';
import { NATIONS } from '@/engine/games/seven-seas/data/nations';
import type { SevenSeasEvent } from '@/engine/games/seven-seas/events';
import { book, tracker, type Book } from './at-the-table';

type EventOf<T extends SevenSeasEvent['type']> = Extract<SevenSeasEvent, { type: T }>;

/** Events before which everything that is still open at the table has been said. */
const TURNS: ReadonlySet<SevenSeasEvent['type']> = new Set(['called', 'activated', 'discarded', 'round-ended']);

/** Somebody with the tin's companion, beside a match of the engine: hears what is told there, and taps only that. */
export class Scribe {
  book: Book;
  private selling = false;
  /** The caravan that was played and what has been announced for it. */
  private raid: { seat: Seat; nation: number; ships: number; sent: number[]; heard: number } | null = null;
  private curse: { seat: Seat; curse: Curse; hits: number[]; good: Good | null; faces: number[] } | null = null;
  private drawn: { seat: Seat; count: number } | null = null;
  private readonly loot = new Map<Seat, { cards: number; talismans: number }>();
  private deals: number[][];

  constructor(
    private readonly seats: number,
    private readonly set: CaravanSet,
    first: Seat,
  ) {
    this.book = book(seats, `first ${first}`);
    this.deals = Array.from({ length: seats }, () => [0, 0, 0]);
  }

  tap(text: string): void {
    const tap = tracker.parse(text);
    const wrong = tap && tracker.check(this.book.sheet, tap);
    if (!tap || wrong) throw new Error(`${text}: ${wrong ? wrong.code : 'no such tap'}`);
    this.book = tapLedger(tracker, this.book, tap);
  }

  hear(event: SevenSeasEvent): void {
    if (TURNS.has(event.type)) this.flush();
    const { seat } = event;
    switch (event.type) {
      case 'called':
        return this.call(event);
      case 'declined':
        return this.tap(`decline ${seat}`);
      case 'ships':
        // What the Governor and the gifts bring, the books add by themselves.
        if (event.by === 'shipwright') this.tap(`buy ${seat} ${event.count}`);
        return;
      case 'joined':
        return this.tap(`join ${seat} ${event.nation}`);
      case 'played':
        return this.played(event);
      case 'sent':
        return this.sent(event);
      case 'raided':
        return this.tap(`raid-end ${event.destroyed ? 'won' : 'lost'} ${event.sunk.join()}`);
      case 'loot':
      case 'talismans': {
        const { cards, talismans } = this.loot.get(seat) ?? { cards: 0, talismans: 0 };
        const more = event.type === 'loot' ? [event.cards.length, 0] : [0, event.count];
        this.loot.set(seat, { cards: cards + (more[0] ?? 0), talismans: talismans + (more[1] ?? 0) });
        return;
      }
      case 'kept':
        this.flushCurse();
        return this.take(seat, event.kept);
      case 'named':
        if (this.curse) this.curse.good = event.good;
        return;
      case 'dealt':
        if (this.curse) this.curse.faces[event.to] = event.face;
        return;
      case 'lost':
        return this.lost(event);
      case 'discarded':
        return this.tap(`drop ${seat} ${event.goods.join()}`);
      case 'sold':
        if (!this.selling) this.tap(`sell ${seat} ${event.goods.join()}`);
        return;
      case 'good-deal':
        return this.deal(event);
      case 'ritual':
        return this.tap(`ritual ${seat} ${event.ritual}`);
      case 'drew':
        this.drawn = { seat, count: (this.drawn?.count ?? 0) + 1 };
        return;
      case 'round-ended':
        while (this.book.sheet.rank < CARTOGRAPHER) this.tap(this.book.sheet.rank === 0 ? 'call' : 'next-role');
        return this.tap('end-round');
      case 'final-sale':
        this.selling = true;
        return;
      case 'sold-out':
        return this.tap(`final-sale ${seat} ${(this.deals[seat] ?? []).join()}`);
      case 'over':
        return this.tap('finish');
      default:
        return;
    }
  }

  /** Everything that waited for its end: cards drawn, a curse, talismans without goods. */
  private flush(): void {
    this.flushCurse();
    for (const seat of [...this.loot.keys()]) this.take(seat, [0, 0, 0]);
    if (this.drawn) this.tap(`draw ${this.drawn.seat} ${this.drawn.count}`);
    this.drawn = null;
  }

  private call({ character, seats }: EventOf<'called'>): void {
    if (this.book.sheet.rank === 0) this.tap('call');
    for (let rank = Math.max(this.book.sheet.rank, SHIPWRIGHT); rank < rankOf(character); rank++) this.tap('next-role');
    for (const seat of seats) this.tap(`chose ${seat} ${character}`);
  }

  private played({ seat, card }: EventOf<'played'>): void {
    const number = adventureFrom(this.set, card) ?? -1;
    if (isCaravan(number)) {
      const sent = new Array<number>(this.seats).fill(0);
      this.raid = { seat, nation: nationOf(number), ships: shipsOf(this.set, number), sent, heard: 0 };
    } else if (card.startsWith('pt')) {
      this.tap(`land ${seat} ${card}`);
    } else {
      const hits = new Array<number>(this.seats).fill(0);
      this.curse = { seat, curse: card.slice(3) as Curse, hits, good: null, faces: [] };
    }
  }

  private sent({ seat, count }: EventOf<'sent'>): void {
    const { raid } = this;
    if (!raid) return;
    raid.sent[seat] = count;
    raid.heard++;
    if (raid.heard < this.seats) return;
    this.tap(`raid ${raid.seat} ${NATIONS[raid.nation]} ${raid.ships} ${raid.sent.join()}`);
    this.raid = null;
  }

  private lost({ seat, by, goods, talismans, ships }: EventOf<'lost'>): void {
    if (by !== 'tavern') {
      if (this.curse) this.curse.hits[seat] = sumOf(goods) + talismans + ships;
    } else if (sumOf(goods) > 0) {
      this.flushCurse();
      this.tap(`drop ${seat} ${goods.join()}`);
    }
  }

  private flushCurse(): void {
    if (!this.curse) return;
    const { seat, curse, hits, good, faces } = this.curse;
    if (throwsShips(curse)) this.tap(`curse-hits ${seat} ${curse} ${hits.join()}`);
    else if (curse === 'idol') this.tap(`idol ${seat} ${good}`);
    else if (curse === 'wages') this.tap(`wages ${seat}`);
    else this.tap(`tavern ${seat} ${faces.join()}`);
    this.curse = null;
  }

  private take(seat: Seat, kept: readonly number[]): void {
    const { cards, talismans } = this.loot.get(seat) ?? { cards: 0, talismans: 0 };
    this.loot.delete(seat);
    if (cards > 0) this.tap(`take ${seat} ${[...kept, talismans].join()} ${cards}`);
  }

  private deal({ seat, goods: [one, other] }: EventOf<'good-deal'>): void {
    if (!this.selling) return this.tap(`deal ${seat} ${one} ${other}`);
    const pair = PAIRS.findIndex(([a, b]) => a === goodNumber(one) && b === goodNumber(other));
    const deals = this.deals[seat] as number[];
    deals[pair] = (deals[pair] ?? 0) + 1;
  }
}
