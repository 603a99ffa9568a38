import { useEffect, useMemo, useRef } from 'react';
import { View } from 'react-native';
import { useWords } from '@/components/i18n/words';
import { PlaceKey } from '@/components/kit/answers/PlaceKey';
import type { Things } from '@/components/kit/answers/selection';
import { ALL } from '@/components/kit/frame/box';
import { Turned } from '@/components/ui/facing';
import type { SeatSetup } from '@/engine';
import type { WorldsEndAction } from '@/engine/games/worlds-end/actions';
import type { WorldsEndView } from '@/engine/games/worlds-end/view';
import { shipThing, type WorldsEndAsk } from '../asks';
import type { TableLayout } from '../layout';
import { Fan } from './Fan';
import { Lead } from './Lead';
import { Notes } from './Notes';
import { dicePlaces, fieldOf } from './places';
import { battleRoom } from './room';
import { farSide, nearSide } from './roster';
import { dieThing } from './rows';
import { Ships } from './Ships';
import { battleStateOf, type Aim } from './state-of';
import { Strip } from './Strip';
import { useOdds } from './use-odds';

interface BattleTableProps {
  readonly layout: TableLayout;
  /** The view in which the battle runs. */
  readonly view: WorldsEndView;
  readonly seats: readonly SeatSetup[];
  readonly focus: number;
  readonly ask: WorldsEndAsk | null;
  readonly chosen: WorldsEndAction | null;
  readonly touched: readonly string[];
  /** What can be touched next. */
  readonly things: Things<WorldsEndAction>;
  readonly aim: Aim;
  /** The armada comes: its ships rise, and those of the leader take their places. */
  readonly comes: boolean;
  /** Nothing plays: the table stands as it is. */
  readonly resting: boolean;
  /** The own manoeuvres may be on the screen. */
  readonly open: boolean;
  readonly onThing: (thing: string) => void;
  /** `follows`: the same movement of the hand has given the answer before this one. */
  readonly onPlay: (action: WorldsEndAction, follows?: boolean) => void;
}

/** A shot of which only the first half has been answered. */
interface Shot {
  readonly ship: string;
  readonly target: string;
  /** Drawn from ship to ship it is fired; tapped it waits for its confirmation. */
  readonly drawn: boolean;
}

/** What is touched and told over two lines of ships: the drawing below it is the scene's. */
export function BattleTable(props: BattleTableProps) {
  const { layout, view, seats, focus, ask, chosen, touched, things, aim, open, comes, resting } = props;
  const { onThing, onPlay } = props;
  const t = useWords();
  const { battle } = view;
  const near = battle ? nearSide(battle, focus) : 0;
  const odds = useOdds(view, near, resting || comes);
  const room = useMemo(() => battleRoom(layout), [layout]);
  const shot = useRef<Shot | null>(null);
  useEffect(() => {
    const begun = shot.current;
    if (!begun || ask?.decision.kind !== 'FIRE' || ask.decision.about.ship === null) return;
    shot.current = null;
    if (ask.decision.about.ship !== begun.ship) return;
    const at = targetsOf(ask, begun.target);
    if (!at) return;
    if (begun.drawn) onPlay(at, true);
    else onThing(shipThing(begun.target));
  });
  if (!battle) return null;
  const state = battleStateOf(view, battle, aim, { seats, focus, t });
  const field = fieldOf(room.field, state.enemy.ships.length, state.own.ships.length);
  const next = new Set(things.keys());
  const firing = ask?.decision.kind === 'FIRE' ? ask.decision.about.ship : undefined;

  const touchShip = (id: string) => {
    const named = ask && firing === null ? shipsOf(ask, id) : null;
    // Which ship fires is no more than half an answer: its target is confirmed.
    if (named) return onPlay(named);
    const only = ask && firing === null ? onlyShip(ask) : null;
    if (only && battle.lines[farSide(battle.toFire)].includes(id)) {
      shot.current = { ship: only.shipId, target: id, drawn: false };
      return onPlay(only);
    }
    onThing(shipThing(id));
  };
  const draw = (ship: string, target: string) => {
    if (!ask || firing === undefined) return;
    if (firing === null) {
      const named = shipsOf(ask, ship);
      if (!named || !battle.lines[farSide(battle.toFire)].includes(target)) return onThing(shipThing(ship));
      shot.current = { ship, target, drawn: true };
      return onPlay(named);
    }
    const at = firing === ship ? targetsOf(ask, target) : null;
    if (at) onPlay(at);
  };

  const { enemyStrip, ownStrip, fan } = room;
  const seat = battle.sides[near] ?? null;
  const cards = open && seat === focus ? (view.players[focus]?.hand.cards ?? []) : [];
  const dice = battle.salvo?.dice ?? [];
  const chosenCard = chosen && 'cardId' in chosen ? chosen.cardId : null;
  const strips = { view, battle, seats };
  return (
    <Turned turn={room.turn}>
      <View style={ALL} pointerEvents="box-none" testID="battle">
        {enemyStrip && !comes ? <Strip {...strips} side={farSide(near)} rect={enemyStrip} odds={null} /> : null}
        {resting ? <Notes battle={battle} seats={seats} field={field} ask={ask} /> : null}
        <Ships
          field={field}
          state={state}
          room={room.field}
          things={next}
          chosen={aim.target ?? aim.firing}
          draws={firing !== undefined}
          onShip={touchShip}
          onDrop={draw}
        />
        {dicePlaces(field, dice.length).map(({ x, y, size }, i) =>
          next.has(dieThing(i)) || touched.includes(dieThing(i)) ? (
            <PlaceKey
              key={i}
              id={dieThing(i)}
              rect={{ x: x - 22, y: y - Math.max(22, size / 2), width: 44, height: Math.max(44, size) }}
              spoken={[String(dice[i]), t('worlds-end:places.canBeChosen')]}
              chosen={touched.includes(dieThing(i))}
              onPress={() => onThing(dieThing(i))}
            />
          ) : null,
        )}
        {ownStrip && comes && seat !== null ? (
          <Lead view={view} seats={seats} fighter={seat} rect={ownStrip} odds={odds} />
        ) : ownStrip ? (
          <Strip {...strips} side={near} rect={ownStrip} odds={odds} />
        ) : null}
        {fan && !comes && cards.length > 0 ? (
          <Fan
            view={view}
            room={fan}
            cards={cards}
            things={next}
            touched={touched}
            chosen={chosenCard}
            onThing={onThing}
          />
        ) : null}
      </View>
    </Turned>
  );
}

type FireShip = Extract<WorldsEndAction, { type: 'FIRE'; shipId: string }>;

const isShip = (action: WorldsEndAction): action is FireShip => action.type === 'FIRE' && 'shipId' in action;

const shipsOf = ({ legal }: WorldsEndAsk, id: string): FireShip | null =>
  legal.filter(isShip).find(({ shipId }) => shipId === id) ?? null;

/** Where only one ship is left to fire, its target may be touched at once. */
function onlyShip({ legal }: WorldsEndAsk): FireShip | null {
  const ships = legal.filter(isShip);
  return ships.length === 1 ? (ships[0] ?? null) : null;
}

const targetsOf = ({ legal }: WorldsEndAsk, id: string): WorldsEndAction | null =>
  legal.find(
    (action) => action.type === 'FIRE' && 'targetId' in action && !('cardId' in action) && action.targetId === id,
  ) ?? null;
