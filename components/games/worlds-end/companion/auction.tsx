import { say } from '@/components/i18n/words';
import { Emblem } from '@/components/ui/emblem';
import { bidding } from '@/engine/companion/worlds-end/auction';
import { playerAt, type Auction } from '@/engine/companion/worlds-end/sheet';
import { MONEY_STEP } from '@/engine/games/worlds-end/data/table';
import { box, quiet, text, type Blocks } from '@/components/kit/companion/spec/blocks';
import type { Leaf } from '@/components/kit/companion/spec/spec';
import type { SeasAt } from './kind';
import { goldWords, nameOf } from './names';

/** A cheap ship's price: where the count begins. */
const FIRST_PRICE = 300;

/** 11.6 */
export function auctionOf(at: SeasAt): Leaf {
  const { sheet, t, ledger } = at;
  const last = ledger.steps.at(-1)?.tap.type;
  const isOver = !sheet.auction && (last === 'bid' || last === 'leave');
  const leaf = isOver ? sold(at) : sheet.auction ? bids(at, sheet.auction) : opening(at);
  return { title: say(t, 'worlds-end:fates.auction.name'), testID: 'auction-sheet', ...leaf };
}

type Part = Pick<Leaf, 'blocks' | 'keys'>;

function opening({ t, tap, draft, onDraft }: SeasAt): Part {
  const price = draft.gold ?? FIRST_PRICE;
  return {
    blocks: {
      part: 'counter',
      label: t('companion-worlds-end:auction.price'),
      value: price / MONEY_STEP,
      shown: goldWords(price),
      onStep: (by) => onDraft({ gold: Math.max(MONEY_STEP, price + by * MONEY_STEP) }),
      testID: 'auction-price',
    },
    keys: [
      {
        kind: 'primary',
        label: t('companion-worlds-end:auction.open'),
        onPress: () => {
          if (tap({ type: 'auction', price })) onDraft({ gold: 0 });
        },
        testID: 'auction-open',
        style: { flex: 1 },
      },
    ],
  };
}

function bids(at: SeasAt, { bid, bidder, seat }: Auction): Part {
  const { sheet, t, tap, draft, onDraft } = at;
  const { least, can } = bidding(sheet);
  const gold = Math.max(least, draft.gold ?? 0);
  const name = nameOf(sheet, seat, t);
  return {
    blocks: [
      text(t('companion-worlds-end:auction.bids', { name }), {
        role: 'title',
        accessibilityLiveRegion: 'polite',
        testID: 'bidder',
      }),
      text(
        bidder === null
          ? t('companion-worlds-end:auction.least', { gold: goldWords(least) })
          : t('companion-worlds-end:auction.highest', { name: nameOf(sheet, bidder, t), gold: goldWords(bid) }),
        { role: 'label', testID: 'highest' },
      ),
      can ? null : text(t('companion-worlds-end:auction.poor'), { tone: 'bad' }),
      inside(at),
      {
        part: 'counter',
        label: t('worlds-end:auction.yourBid'),
        value: gold / MONEY_STEP,
        shown: goldWords(gold),
        onStep: (by) => onDraft({ gold: Math.max(least, gold + by * MONEY_STEP) }),
        testID: 'bid-gold',
      },
    ],
    keys: [
      {
        label: t('worlds-end:buttons.BID_leave'),
        sub: t('worlds-end:buttons.BID_leave_sub'),
        onPress: () => tap({ type: 'leave' }),
        testID: 'bid-leave',
      },
      {
        kind: 'primary',
        label: t('worlds-end:buttons.BID', { amount: goldWords(gold) }),
        sub: name,
        onPress: () => {
          if (tap({ type: 'bid', gold })) onDraft({ gold: 0 });
        },
        testID: 'bid',
        style: { flex: 1 },
      },
    ],
  };
}

/** Everybody at the table with his gold; who has left is dim. */
function inside({ sheet, t }: SeasAt): Blocks {
  return sheet.order.map((seat) => {
    const isIn = sheet.auction?.inside.includes(seat) === true;
    const { emblem, name, gold } = playerAt(sheet, seat);
    const state = isIn ? t('worlds-end:auction.has', { gold: goldWords(gold) }) : t('worlds-end:auction.left');
    return box(
      { flexDirection: 'row', alignItems: 'center', gap: 8, opacity: isIn ? 1 : 0.5 },
      <Emblem emblem={emblem} size={30} />,
      text(name, { role: 'label', style: { flexGrow: 1, flexShrink: 1 } }),
      quiet(state),
    );
  });
}

function sold({ t, told, close }: SeasAt): Part {
  return {
    blocks: [
      text(told ?? '', { role: 'label', testID: 'auction-end' }),
      quiet(t('companion-worlds-end:auction.shuffle')),
    ],
    keys: [
      { kind: 'primary', label: t('app:common.done'), onPress: close, testID: 'auction-done', style: { flex: 1 } },
    ],
  };
}
