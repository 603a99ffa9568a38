import type { Href } from 'expo-router';
import type { ReactNode } from 'react';
import type { GameId } from '@/engine';

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
  onBack(): void;
  /** By the name under which matches on it are counted. */
  results(variant: string): ChartResults;
  readonly bringIn: ReactNode;
}

/** Where the charts of a game hang. As a text: the list of routes that the compiler knows is made by the bundler, and may be older. */
export const chartsOf = (game: GameId): Href => `/charts/${game}` as string as Href;
