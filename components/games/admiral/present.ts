import { Presenter } from '@/components/kit/answers/presenter';
import type { AdmiralAction } from '@/engine/games/admiral/actions';
import type { AdmiralAsk } from './asks';
import { cargoRows } from './rows/cargo';
import { fightsRows } from './rows/fights';
import { gunsRows } from './rows/guns';
import { minesRows } from './rows/mines';
import { portRows } from './rows/port';
import { sailingRows } from './rows/sailing';
import { setupRows } from './rows/setup';
import { treatiesRows } from './rows/treaties';
import { turnRows } from './rows/turn';

export const present = new Presenter<AdmiralAction, AdmiralAsk, never>({
  ...setupRows,
  ...minesRows,
  ...treatiesRows,
  ...sailingRows,
  ...gunsRows,
  ...fightsRows,
  ...portRows,
  ...cargoRows,
  ...turnRows,
});
