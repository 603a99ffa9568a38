import { useState } from 'react';
import { FigureSteps } from '@/components/kit/rules/FigureSteps';
import { FIGURES, type LidScript } from './figures';
import { LidPicture } from './LidPicture';
import { FleetPicture, RulerPicture, SalePicture } from './PilePictures';
import { framesOf } from './play-lid';

const SUBJECT = 'rules-seven-seas';

/** How many pictures a figure has. */
export function countOf(id: string): number {
  const script = FIGURES[id];
  if (!script) return 0;
  if (script.kind === 'ruler') return 1;
  return script.kind === 'lid' ? framesOf(script).length : script.frames.length;
}

/** A live picture: dice in the lid, a fleet, a sale, or the Ruler. */
export function Figure({ id }: { readonly id: string }) {
  const script = FIGURES[id];
  if (!script) return null;
  if (script.kind === 'lid') return <Lid id={id} script={script} />;
  return (
    <FigureSteps id={id} subject={SUBJECT} count={countOf(id)} deep>
      {(at) => {
        if (script.kind === 'ruler') return <RulerPicture />;
        if (script.kind === 'sale') return <SalePicture port={script.port} goods={script.frames[at] ?? [0, 0, 0]} />;
        const frame = script.frames[at];
        return frame ? <FleetPicture piles={script.piles} frame={frame} /> : null;
      }}
    </FigureSteps>
  );
}

function Lid({ id, script }: { readonly id: string; readonly script: LidScript }) {
  const [frames] = useState(() => framesOf(script));
  return (
    <FigureSteps id={id} subject={SUBJECT} count={frames.length} deep>
      {(at) => {
        const frame = frames[at];
        return frame ? <LidPicture frame={frame} crop={script.crop} /> : null;
      }}
    </FigureSteps>
  );
}
