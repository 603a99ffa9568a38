import type { ReactNode } from 'react';
import { FigurePictures } from '@/components/kit/rules/FigureSteps';
import { framesOf } from './board';
import { BoardPicture } from './BoardPicture';
import { FIGURES, type FigureScript } from './figures';
import { CardsPicture, OddsPicture } from './Tables';

/** The pictures of a figure, in their order. */
export function picturesOf(script: FigureScript): ReactNode[] {
  switch (script.kind) {
    case 'board':
      return framesOf(script).map((frame, at) => <BoardPicture key={at} frame={frame} />);
    case 'cards':
      return [<CardsPicture key="cards" />];
    case 'odds':
      return [<OddsPicture key="odds" />];
  }
}

/** A live picture: a part of the board that the rules play on, or a table. */
export function Figure({ id }: { readonly id: string }) {
  const script = FIGURES[id];
  return script ? <FigurePictures id={id} subject="rules-admiral" make={() => picturesOf(script)} /> : null;
}
