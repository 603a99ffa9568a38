import { Fragment } from 'react';
import type { GestureResponderEvent } from 'react-native';
import { useWords } from '@/components/i18n/words';
import { absolute } from '@/components/kit/frame/box';
import { nameOf } from '@/components/kit/people/seats';
import { marked } from '@/components/ui/marked';
import { Touch } from '@/components/ui/touch';
import { SUITS } from '@/engine/games/dead-mans-draw/data/suits';
import type { Strip } from '../layout';
import type { Target } from '../targets';
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
  return props.targets.map((target) => {
    const { place } = target;
    const slot = place.kind === 'stack' && place.seat === seat ? slots?.[SUITS.indexOf(place.suit)] : undefined;
    if (place.kind !== 'stack' || !slot) return null;
    const stack = {
      name: nameOf(props.seats, seat),
      suit: suitWords(place.suit, t),
      cards: cardsWords(target.cards, t),
    };
    return (
      <Touch
        quiet
        key={target.key}
        accessibilityRole="button"
        accessibilityLabel={[t('dead-mans-draw:places.stack', stack), ...props.stateOf(target)].join('. ')}
        {...marked(target.key === props.chosen)}
        testID={`seat-${seat}-${place.suit}`}
        onPress={() => props.onTouch(target.action)}
        style={absolute(slot)}
      />
    );
  });
}

function StripKey({ strip, ...props }: OverlayProps & { readonly strip: Strip }) {
  const t = useWords();
  const { seat, rect, slots } = strip;
  const player = props.view.players[seat];
  const name = nameOf(props.seats, seat);
  const traits = player?.traits ?? [];
  const own = props.targets.filter(({ place }) => 'seat' in place && place.seat === seat);
  const whole = own.find(({ place }) => place.kind === 'seat');
  const touch = (event: GestureResponderEvent) => {
    const { locationX, locationY, offsetX = locationX, offsetY = locationY }: Pressed = event.nativeEvent;
    const near = slots ? nearest(strip, own, offsetX, offsetY) : undefined;
    const target = whole ?? near;
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
    <Touch
      quiet
      accessibilityRole="button"
      accessibilityLabel={spoken.filter(Boolean).join('. ')}
      {...marked(whole !== undefined && whole.key === props.chosen)}
      testID={`seat-${seat}`}
      onPress={touch}
      style={absolute(rect)}
    />
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
function nearest({ rect, slots }: Strip, targets: readonly Target[], x: number, y: number): Target | undefined {
  const reached = targets.flatMap((target) => {
    const slot = target.place.kind === 'stack' ? slots?.[SUITS.indexOf(target.place.suit)] : undefined;
    if (!slot) return [];
    const dx = slot.x + slot.width / 2 - rect.x - x;
    const dy = slot.y + slot.height / 2 - rect.y - y;
    return [{ target, away: Math.hypot(dx, dy) }];
  });
  const best = reached.sort((a, b) => a.away - b.away)[0];
  return best && best.away <= REACH + 12 ? best.target : undefined;
}
