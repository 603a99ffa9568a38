import { Fragment } from 'react';
import type { GestureResponderEvent } from 'react-native';
import { useWords } from '@/components/i18n/words';
import { nameOf } from '@/components/kit/people/seats';
import { PlaceKey } from '@/components/kit/answers/PlaceKey';
import { SUITS, type Suit } from '@/engine/games/dead-mans-draw/data/suits';
import type { Strip } from '../layout';
import { seatKey, slotKey, type Target, type Targets } from '../targets';
import { cardsWords, suitWords, traitsWords } from '../words';
import type { OverlayProps } from './props';

/** How far from a small suit a finger may land and still mean it. */
const REACH = 24;

/** The rivals, in turn order. A touch opens the bank, or chooses the suit under the finger. */
export function Strips(props: OverlayProps) {
  return props.layout.strips.map((strip) => (
    <Fragment key={strip.seat}>
      <StripKey strip={strip} {...props} />
      {props.layout.flat ? <StackKeys strip={strip} {...props} /> : null}
    </Fragment>
  ));
}

/** Where the banks are large enough, stacks that can be chosen are touched one by one. */
function StackKeys({ strip, ...props }: OverlayProps & { readonly strip: Strip }) {
  const t = useWords();
  const { seat, slots } = strip;
  return SUITS.map((suit, i) => {
    const target = props.targets.get(slotKey(seat, suit));
    const slot = slots?.[i];
    if (!target || !slot) return null;
    const stack = { name: nameOf(props.seats, seat), suit: suitWords(suit, t), cards: cardsWords(target.cards, t) };
    return (
      <PlaceKey
        key={suit}
        rect={slot}
        id={`seat-${seat}-${suit}`}
        spoken={[t('dead-mans-draw:places.stack', stack), ...props.stateOf(target)]}
        chosen={target.key === props.chosen}
        onPress={() => props.onTouch(target.action)}
      />
    );
  });
}

function StripKey({ strip, ...props }: OverlayProps & { readonly strip: Strip }) {
  const t = useWords();
  const { seat, rect } = strip;
  const player = props.view.players[seat];
  const name = nameOf(props.seats, seat);
  const traits = player?.traits ?? [];
  const whole = props.targets.get(seatKey(seat));
  const touch = (event: GestureResponderEvent) => {
    const { locationX, locationY, offsetX = locationX, offsetY = locationY }: Pressed = event.nativeEvent;
    const target = whole ?? nearest(strip, props.targets, offsetX, offsetY);
    if (target) props.onTouch(target.action);
    else props.onInspect({ kind: 'bank', seat });
  };
  const spoken = [
    t('dead-mans-draw:places.strip', { name, count: player?.score ?? 0 }),
    traits.length > 0
      ? t('dead-mans-draw:places.traits', { count: traits.length, traits: traitsWords(traits, t) })
      : '',
    t('dead-mans-draw:places.bankCards', { count: player?.bankSize ?? 0 }),
    whole ? t('dead-mans-draw:places.canBeChosen') : '',
  ];
  return (
    <PlaceKey rect={rect} id={`seat-${seat}`} spoken={spoken} chosen={whole?.key === props.chosen} onPress={touch} />
  );
}

/** In a browser a press is a click, which tells its place under names of its own. */
interface Pressed {
  readonly locationX: number;
  readonly locationY: number;
  readonly offsetX?: number;
  readonly offsetY?: number;
}

/** Small things take the nearest legal target. */
function nearest({ seat, rect, slots }: Strip, targets: Targets, x: number, y: number): Target | undefined {
  const reached = (slots ?? []).flatMap((slot, i) => {
    const target = targets.get(slotKey(seat, SUITS[i] as Suit));
    if (!target) return [];
    const dx = slot.x + slot.width / 2 - rect.x - x;
    const dy = slot.y + slot.height / 2 - rect.y - y;
    return [{ target, away: Math.hypot(dx, dy) }];
  });
  const best = reached.sort((a, b) => a.away - b.away)[0];
  return best && best.away <= REACH + 12 ? best.target : undefined;
}
