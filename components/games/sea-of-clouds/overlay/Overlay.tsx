import type { Fought, Work } from '../ring';
import { Choices } from './Choices';
import { DeckPlace } from './DeckPlace';
import { Owner } from './Owner';
import { Peek } from './Peek';
import { Plates } from './Plates';
import type { OverlayProps } from './props';
import { RingView } from './RingView';
import { OwnSets } from './Sets';
import { Zones } from './Zones';

interface Boarding {
  readonly fought: Fought | null;
  readonly work: Work | null;
}

/** Touch, labels and reading order: captains in turn order, shares, deck, the own board, what is asked. A boarding covers them. */
export function Overlay({ fought, work, ...props }: OverlayProps & Boarding) {
  if (fought) {
    return (
      <>
        <RingView {...props} fought={fought} work={work} />
        <Choices {...props} room={props.layout.ring} />
      </>
    );
  }
  return (
    <>
      {props.layout.frame.around ? null : <Plates {...props} />}
      <Peek {...props} />
      <DeckPlace {...props} />
      <Owner {...props} />
      <OwnSets {...props} />
      <Zones {...props} />
      <Choices {...props} room={props.layout.tray} />
    </>
  );
}
