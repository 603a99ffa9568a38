import { besidePushed, pushPlaces } from '../bay-places';
import { pushesOf } from '../pushes';
import { Choices } from './Choices';
import { Choosing } from './Choosing';
import { LidSide } from './LidSide';
import { Market } from './Market';
import { OwnHand } from './OwnHand';
import { OwnSide } from './OwnSide';
import { Pushed } from './Pushed';
import { present } from '../present';
import { trayRoom } from '../places';
import type { OverlayProps } from './props';
import { Ruler } from './Ruler';
import { Strips } from './Strips';

/** Touch, labels and reading order of the table: the ruler, rivals in turn order, the middle, the own side, what is asked. */
export function Overlay(props: OverlayProps) {
  const { mode, frame, bay } = props.layout;
  if (mode === 'lid') {
    return (
      <>
        {frame.shape === 'side' ? <Strips {...props} /> : null}
        <LidSide {...props} />
      </>
    );
  }
  // Around a flat table the hand lies at its owner's edge, and the middle is everybody's.
  const { ask } = props;
  const pushes = bay ? pushesOf(ask) : [];
  const places = bay ? pushPlaces(bay, pushes.length) : [];
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
          {bay ? <OwnHand {...props} bay={bay} /> : null}
          {bay && ask && pushes.length > 0 ? (
            <>
              <Pushed {...props} ask={ask} pushes={pushes} places={places} />
              <Choices
                {...props}
                room={besidePushed(
                  bay,
                  places,
                  present.tray(ask).every((action) => 'count' in action),
                )}
              />
            </>
          ) : (
            <Choices {...props} room={trayRoom(props.layout, props.fought)} />
          )}
        </>
      )}
    </>
  );
}
