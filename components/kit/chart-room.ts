import type { Href } from 'expo-router';
import type { ReactNode } from 'react';
import type { GameId } from '@/engine';
import type { SavedMatch } from '@/engine/core/match';

/** How matches on one chart have ended for the people of this device. */
export interface ChartResults {
  readonly played: number;
  readonly won: number;
  /** The fewest rounds in which somebody has won; null: nobody has. */
  readonly best: number | null;
}

/** What the room of a game's charts is given: what it cannot do by itself. */
export interface ChartRoomProps {
  /** Begins a match at once; what keeps it from that, in words, or null. */
  onPlay(option: string, seats: number): string | null;
  /** To the page where players and options are chosen, with this chart. */
  onSetUp(option: string, seats: number): void;
  onEdit(id: string): void;
  onBack(): void;
  /** By the name under which matches on it are counted. */
  results(variant: string): ChartResults;
  readonly bringIn: ReactNode;
  /** A chart that stood in the address, packed; null: none. */
  readonly sent: string | null;
  /** It was taken or left. */
  onSentDone(): void;
}

/** Bots play each other on a chart, so many matches in a row. */
export interface ChartSeries {
  readonly option: string;
  readonly seats: number;
  readonly seed: string;
  readonly matches: number;
}

export interface ChartEditorProps extends Pick<ChartRoomProps, 'onPlay' | 'onBack'> {
  /** Of a kept scenario. */
  readonly id: string;
  /** In the background; `played` has what was over when it was cancelled. */
  onSeries(
    series: ChartSeries,
    onProgress: (part: number) => void,
  ): { readonly played: Promise<readonly SavedMatch[]>; cancel(): void };
}

/** Where the charts of a game hang. As a text: the list of routes that the compiler knows is made by the bundler, and may be older. */
export const chartsOf = (game: GameId): Href => `/charts/${game}` as string as Href;

export const editorOf = (game: GameId, id: string): Href => `/charts/${game}/${id}` as string as Href;
