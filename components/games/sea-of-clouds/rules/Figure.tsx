import type { ReactNode } from 'react';
import { FigurePictures } from '@/components/kit/rules/FigureSteps';
import { BoardingPicture } from './BoardingPicture';
import { LadderPicture, RumPicture, StrengthPicture } from './CountPictures';
import { FIGURES, type FigureScript } from './figures';
import { boardingOf } from './play-boarding';
import { sharesOf } from './play-shares';
import { SharesPicture } from './SharesPicture';

/** The pictures of a figure, in their order. */
export function picturesOf(script: FigureScript): ReactNode[] {
  switch (script.kind) {
    case 'shares':
      return sharesOf(script).map((view, at) => <SharesPicture key={at} view={view} />);
    case 'boarding':
      return boardingOf(script).map((frame, at) => <BoardingPicture key={at} frame={frame} />);
    case 'strength':
      return script.frames.map((frame, at) => <StrengthPicture key={at} {...frame} />);
    case 'rum':
      return script.frames.map((captains, at) => <RumPicture key={at} captains={captains} />);
    case 'ladder':
      return script.frames.map((copies, at) => <LadderPicture key={at} relic={script.relic} copies={copies} />);
  }
}

/** A live picture: shares, a boarding, or what cards come to. */
export function Figure({ id }: { readonly id: string }) {
  const script = FIGURES[id];
  return script ? <FigurePictures id={id} subject="rules-sea-of-clouds" make={() => picturesOf(script)} /> : null;
}
