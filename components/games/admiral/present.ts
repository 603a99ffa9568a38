import { Presenter, type Rows } from '@/components/kit/answers/presenter';
import type { AdmiralAction } from '@/engine/games/admiral/actions';
import type { AdmiralAsk } from './asks';
import { nextDrift } from './drifting';
import { cargoRows } from './rows/cargo';
import { fightsRows } from './rows/fights';
import { gunsRows } from './rows/guns';
import { minesRows } from './rows/mines';
import { portRows } from './rows/port';
import { sailingRows } from './rows/sailing';
import { setupRows } from './rows/setup';
import { treatiesRows } from './rows/treaties';
import { turnRows } from './rows/turn';

/** In a storm the ship that drifts first stands beside the end of the turn. */
function besideOf(ask: AdmiralAsk): readonly AdmiralAction[] {
  const ship = nextDrift(ask);
  const drift = ask.legal.find((action) => action.type === 'Drift' && action.ship === ship);
  return drift ? [...ask.legal.filter(({ type }) => type === 'EndTurn'), drift] : [];
}

const ROWS: Rows<AdmiralAction, AdmiralAsk, never> = {
  ...setupRows,
  ...minesRows,
  ...treatiesRows,
  ...sailingRows,
  ...gunsRows,
  ...fightsRows,
  ...portRows,
  ...cargoRows,
  ...turnRows,
};

export const present = new Presenter(ROWS, besideOf);
