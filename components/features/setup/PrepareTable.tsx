import { faceOf } from '@/components/games/registry';
import { useEffect, useState } from 'react';
import { useSitting, useTableFrame } from '@/components/kit/frame/use-around';
import { useUsualBlock } from '@/components/play/use-block-height';
import type { GameId, Seat, SeatSetup } from '@/engine';
import type { OptionValues } from '@/components/play/matches/drafts';

/** The page comes to rest first. */
const AT_REST = 400;

interface PrepareTableProps {
  readonly game: GameId;
  readonly seats: readonly SeatSetup[];
  readonly options: OptionValues;
}

/** While the set-up is read the table that it leads to is made ready, so that it is lit at once. Nothing is seen of it. */
export function PrepareTable(props: PrepareTableProps) {
  const [rests, setRests] = useState(false);
  useEffect(() => {
    const clock = setTimeout(() => setRests(true), AT_REST);
    return () => clearTimeout(clock);
  }, []);
  return rests ? <Preparing {...props} /> : null;
}

function Preparing({ game, seats, options }: PrepareTableProps) {
  // Who looks first: the only person, or the first of them.
  const focus: Seat = Math.max(
    0,
    seats.findIndex(({ kind }) => kind === 'person'),
  );
  const frame = useTableFrame(useSitting(seats), focus, useUsualBlock());
  const Prepared = faceOf(game)?.Prepared;
  return Prepared ? <Prepared frame={frame} seats={seats} focus={focus} options={options} /> : null;
}
