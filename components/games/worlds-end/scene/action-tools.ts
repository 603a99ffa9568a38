import type { SkPicture } from '@shopify/react-native-skia';
import type { Words } from '@/components/i18n/words';
import type { PictureAt } from '@/components/kit/scene/use-table-pictures';
import type { Faces } from '@/components/kit/skia/text';
import type { Event, SeatSetup } from '@/engine';
import type { WorldsEndView } from '@/engine/games/worlds-end/view';
import type { BattleRoom } from '../battle/room';
import type { WorldsEndMotion } from '../cues/motion';
import type { TableLayout } from '../layout';
import type { Chart } from '../map/chart';
import type { Turn } from './chart-over';
import type { Mover } from '@/components/kit/scene/drawn-movers';

/** What pictures are made with, and where things stand. */
export interface ActionTools {
  readonly faces: Faces;
  readonly day: boolean;
  readonly layout: TableLayout;
  readonly room: BattleRoom;
  readonly chart: Chart;
  readonly turn: Turn;
  readonly seats: readonly SeatSetup[];
  readonly focus: number;
  readonly t: Words;
}

export interface ToldHere {
  readonly event: Event;
  readonly before: WorldsEndView;
  readonly after: WorldsEndView;
  readonly motion: WorldsEndMotion;
  /** Of the whole cue. */
  readonly time: number;
}

/** What an event shows: still pictures that are not as before, and what moves over them. */
export interface Played {
  readonly chart?: SkPicture;
  readonly steel?: SkPicture;
  readonly lines?: readonly PictureAt[];
  readonly onChart: readonly Mover[];
  readonly onTable: readonly Mover[];
  readonly onLines: readonly Mover[];
}
