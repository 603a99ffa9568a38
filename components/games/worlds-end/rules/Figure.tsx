import type { ReactNode } from 'react';
import { FigurePictures } from '@/components/kit/rules/FigureSteps';
import { useWords } from '@/components/i18n/words';
import { ArmadaPicture } from './ArmadaPicture';
import { AuctionPicture } from './AuctionPicture';
import { BattlePicture } from './BattlePicture';
import { ChartPicture } from './ChartPicture';
import { FIGURES, type FigureScript } from './figures';
import { GoodsPicture } from './GoodsPicture';
import { armadaOf, auctionOf, battleOf, lightsOf } from './play';
import { EventsPicture, OddsPicture } from './TablePictures';
import { SEAS_OF_GOODS, valuesIn } from './values';

/** The pictures of a figure, in their order. */
export function picturesOf(script: FigureScript): ReactNode[] {
  switch (script.kind) {
    case 'battle':
      return battleOf(script.shown).map((frame, at) => <BattlePicture key={at} frame={frame} />);
    case 'chart':
      return script.frames.map((frame, at) => <ChartPicture key={at} {...lightsOf(frame)} />);
    case 'goods':
      return SEAS_OF_GOODS.map(([good, seas]) => <GoodsPicture key={good} good={good} seas={seas} />);
    case 'auction':
      return auctionOf(script.shown).map((frame, at) => <AuctionPicture key={at} frame={frame} />);
    case 'armada':
      return armadaOf(script.shown).map((frame, at) => <ArmadaPicture key={at} frame={frame} />);
    case 'events':
      return [<EventsPicture key="events" />];
    case 'odds':
      return [<OddsPicture key="odds" />];
  }
}

/** A live picture: a battle, the chart, an auction, the armada, or a table. */
export function Figure({ id }: { readonly id: string }) {
  const t = useWords();
  const script = FIGURES[id];
  if (!script) return null;
  return <FigurePictures id={id} subject="rules-worlds-end" values={valuesIn(t)} make={() => picturesOf(script)} />;
}
