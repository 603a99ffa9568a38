import { Choices } from './Choices';
import { Choosing } from './Choosing';
import { LidSide } from './LidSide';
import { Market } from './Market';
import { OwnSide } from './OwnSide';
import { trayRoom } from '../places';
import type { OverlayProps } from './props';
import { Ruler } from './Ruler';
import { Strips } from './Strips';

/** Touch, labels and reading order of the table: the ruler, rivals in turn order, the middle, the own side, what is asked. */
export function Overlay(props: OverlayProps) {
  const { mode, frame } = props.layout;
  if (mode === 'lid') {
    return (
      <>
        {frame.shape === 'side' ? <Strips {...props} /> : null}
        <LidSide {...props} />
      </>
    );
  }
  // Around a flat table the hand lies at its owner's edge, and the middle is everybody's.
  const choosing = mode === 'choose' && frame.around === null;
  return (
    <>
      <Ruler {...props} />
      <Strips {...props} />
      {choosing && props.chosen ? null : <Market {...props} />}
      {choosing ? (
        <Choosing {...props} />
      ) : (
        <>
          {frame.around ? null : <OwnSide {...props} place={props.layout.own} />}
          <Choices {...props} room={trayRoom(props.layout, props.fought)} />
        </>
      )}
    </>
  );
}
