import { allSeats, seatsIn } from '@/engine/kit/seats';
import type { Seat } from '@/engine/core/game';
import { adventureId, adventureIds, cardsIn, portCardId } from './data/adventures';
import { characterOf, charactersIn, type Rank } from './data/characters';
import { nationsIn } from './data/nations';
import { portId, type PortId } from './data/ports';
import { goodsRecord, withFigures } from './figures';
import { cardsInHand } from './score';
import { goodsOf, tokensInStock, type SevenSeasState } from './state';
import type { PlayerView, SevenSeasView } from './view';

/** Section 6, built up field by field: what is not named here nobody sees. */
export function observe(s: SevenSeasState, viewer: Seat | null): SevenSeasView {
  const set = s.options.caravanSet;
  const over = s.phase === 'over';
  const isOpen = s.options.caravanMemory === 'open';
  return {
    viewer,
    seats: s.seats,
    options: s.options,
    phase: s.phase,
    round: s.round,
    first: s.first,
    rank: s.rank,
    called: s.called,
    endDrawn: s.endDrawn,
    lastRound: s.lastRound,
    players: allSeats(s).map((seat) => playerView(s, seat, viewer)),
    hand: viewer === null ? [] : adventureIds(set, s.hands[viewer] as number),
    port: portId(s.port),
    ports: portsPlayed(s.ports),
    played: isOpen ? adventureIds(set, s.played) : null,
    playedCount: cardsIn(s.played).length,
    playedTop: s.playedTop < 0 ? null : adventureId(set, s.playedTop),
    deckCount: s.deck.length,
    lootCount: s.loot.length,
    lootDiscard: {
      fruit: s.lootDiscard[0] as number,
      coffee: s.lootDiscard[1] as number,
      rum: s.lootDiscard[2] as number,
      talisman: s.lootDiscard[3] as number,
    },
    tokens: nationsIn(tokensInStock(s)),
    throws: s.throws,
    tasks: s.tasks.slice(),
    sold: seatsIn(s, s.sold),
    leftovers: over ? s.hands.map((hand) => adventureIds(set, hand)) : null,
    removed: over ? adventureIds(set, s.removed) : null,
  };
}

function portsPlayed(bits: number): PortId[] {
  return cardsIn(bits).map(portCardId);
}

function playerView(s: SevenSeasState, seat: Seat, viewer: Seat | null): PlayerView {
  const rank = s.chosen[seat] as Rank;
  // 4.2.1, 4.3.2
  const isSeen = rank > 0 && (seat === viewer || rank <= s.rank);
  return withFigures(
    {
      seat,
      chests: s.chests[seat] as number,
      owned: s.owned[seat] as number,
      goods: goodsRecord(goodsOf(s, seat)),
      talismans: s.talismans[seat] as number,
      yy: s.yy[seat] as number,
      marks: s.marks[seat] as number,
      corsair: nationsIn(s.corsair[seat] as number),
      hold: s.hold[seat] as number,
      unsink: s.unsink[seat] as number,
      table: charactersIn(s.table[seat] as number),
      hasChosen: rank > 0,
      character: isSeen ? characterOf(rank) : null,
      cards: cardsInHand(s, seat),
    },
    { phase: s.phase, port: s.port, startPortRum: s.options.startPortRum },
  );
}
