import type { Words } from '@/components/i18n/words';
import type { SeatSetup } from '@/engine';
import { COMPANY } from '@/engine/games/worlds-end/data/company';
import type { BattleView, SideNumber, WorldsEndView } from '@/engine/games/worlds-end/view';
import { colourOf } from '../chart-view';
import type { Hull } from '../scene/side-ship';
import { shipWords } from '../words';
import { enlisted, farSide, nearSide, rosterOf, type Enlisted, type Options } from './roster';
import { readSalvo, type SalvoView } from './salvo';
import { stacked } from './stacks';
import type { BattleCheck, BattleDie, BattleLine, BattleShip, BattleState, BattleWords } from './state';

/** What a hand has touched, and what it may touch. */
export interface Aim {
  readonly firing: string | null;
  readonly target: string | null;
  /** Ids of ships. */
  readonly legal: readonly string[];
  /** Places of dice. */
  readonly picked: readonly number[];
}

export const NO_AIM: Aim = { firing: null, target: null, legal: [], picked: [] };

export interface Looking {
  readonly seats: readonly SeatSetup[];
  /** Whose side is nearest. */
  readonly focus: number;
  readonly t: Words;
}

const HULLS: readonly Hull[] = ['sloop', 'brig', 'frigate'];

function hullOf({ id, attack }: Enlisted): Hull {
  if (id === 'dutchman' || id === 'kraken') return id;
  return HULLS[Math.max(1, Math.min(HULLS.length, attack)) - 1] ?? 'frigate';
}

/** What is drawn of a battle; `lately`: of a salvo that is over, its dice still lie there. */
export function battleStateOf(view: WorldsEndView, battle: BattleView, aim: Aim, looking: Looking): BattleState {
  const { options } = view;
  const { salvo } = battle;
  const near = nearSide(battle, looking.focus);
  const firing = salvo?.ship ?? aim.firing;
  const target = salvo?.target ?? aim.target;
  const about = [firing, target, ...aim.legal].filter((id): id is string => id !== null);
  const line = (side: SideNumber): BattleLine => ({
    seat: battle.sides[side] === null ? null : colourOf(looking.seats, battle.sides[side]),
    ships: inFormation(
      stacked(
        rosterOf(battle, options, side).map((ship) => shipOf(view, ship, looking.t)),
        about,
      ),
    ),
  });
  return {
    own: line(near),
    enemy: line(farSide(near)),
    firing,
    target,
    legal: aim.legal,
    picked: aim.picked,
    ...diceOf(battle, options, salvo),
    last: battle.kind === 'final',
    words: battleWords(looking.t),
  };
}

/** Look 20.4: the Dutchman sails in the middle of the armada, whatever her place in the order of fire. */
function inFormation(ships: readonly BattleShip[]): readonly BattleShip[] {
  const ghost = ships.find(({ hull }) => hull === 'dutchman');
  if (!ghost) return ships;
  const others = ships.filter((ship) => ship !== ghost);
  const middle = Math.floor(ships.length / 2);
  return [...others.slice(0, middle), ghost, ...others.slice(middle)];
}

export function battleWords(t: Words): BattleWords {
  return {
    sunk: t('worlds-end:battle.sunk'),
    withdrawn: t('worlds-end:battle.withdrawn'),
    hit: t('worlds-end:battle.hit'),
    miss: t('worlds-end:battle.miss'),
    check: t('worlds-end:battle.check'),
  };
}

function shipOf(view: WorldsEndView, ship: Enlisted, t: Words): BattleShip {
  const { id, attack, defence, mark, fired, damaged, gone } = ship;
  return {
    id,
    name: plateName(view, id, attack, t),
    hull: hullOf(ship),
    attack,
    defence,
    survivable: mark,
    fired: fired && gone === null,
    damaged: damaged && gone === null,
    sunk: gone === 'sunk',
    withdrawn: gone === 'withdrawn',
  };
}

/** So long a name may be on the plate of a line of five. */
const LONGEST = 12;

/** On a plate: the Company's ships by their class, and of a long name of theirs the last word. */
function plateName(view: WorldsEndView, id: string, attack: number, t: Words): string {
  const name = shipWords(view, id, t);
  if (!COMPANY.some((one) => one === id)) return name;
  if (id.startsWith('co-')) return t(`worlds-end:classes.${attack === 1 || attack === 2 ? attack : 3}`);
  const word = name.length > LONGEST ? (name.split(' ').at(-1) ?? name) : name;
  return word.charAt(0).toUpperCase() + word.slice(1);
}

type Dice = Pick<BattleState, 'dice' | 'thrower' | 'check'>;

const throwerOn = ({ sides }: BattleView, side: SideNumber) => (sides[side] === null ? 'company' : 'pirates');

/** The dice on the table: of the salvo, of Return Fire after it, and of a check. */
function diceOf(battle: BattleView, options: Options, salvo: SalvoView | null): Dice {
  if (!salvo) return { dice: [], thrower: 'pirates', check: null };
  const firing = throwerOn(battle, salvo.side);
  const fired = throwerOn(battle, farSide(salvo.side));
  const answers = salvo.answer.length > 0;
  const over = (id: string) => enlisted(battle, options, id).defence;
  const hits = readSalvo(battle, options, salvo).hit;
  const dice: BattleDie[] = answers
    ? salvo.answer.map((value) => ({ value, hit: value > over(salvo.ship) }))
    : salvo.dice.map((value, i) => ({ value, hit: hits[i] === true }));
  // The check of the target is over when it fires back; the dice are then those of who was fired back at.
  const checked = answers ? salvo.ship : salvo.target;
  const check: BattleCheck | null =
    salvo.check.length > 0
      ? {
          ship: checked,
          dice: salvo.check.map((value) => ({ value, hit: value > over(checked) })),
          thrower: answers ? firing : fired,
        }
      : null;
  return { dice, thrower: answers ? fired : firing, check };
}
