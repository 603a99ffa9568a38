import { useEffect, useState, type ReactNode } from 'react';
import { View } from 'react-native';
import { useLaterWords } from '@/components/i18n/later-words';
import { useReducedMotion } from '@/components/kit/motion/reduced-motion';
import { useTheme } from '@/components/ui/theme/context';
import { RADIUS } from '@/components/ui/theme/tokens';
import { SEAT_COLOURS, seatLook } from '@/components/art/seats';
import { SEAS, type SeaId } from '@/engine/games/worlds-end/data/board';
import { show, type Shown } from '@/engine/games/worlds-end/public';
import { BattlePicture } from '../rules/BattlePicture';
import { ChartPicture } from '../rules/ChartPicture';
import { FIGURES } from '../rules/figures';
import { battleOf } from '../rules/play';

/** 4.11.3: from the fourth turn on a rival's sea with neither flagship nor guards falls to whoever attacks it. */
const OPEN_SEA: Shown = {
  seed: 'open sea',
  from: 'actions',
  players: [{ at: 'cuba', squadron: 'br06' }, { at: 'java' }],
  seas: { tortuga: [1] },
  play: ['move tortuga', 'attack battle'],
};

/** What it shows: who owns the sea, in the colour of the owner, and where the flagship lies. */
function openSea(): ReactNode[] {
  return show(OPEN_SEA).map(({ view }, i) => {
    const sea: SeaId = 'tortuga';
    const owner = view.seas[SEAS.indexOf(sea)]?.owner ?? 1;
    return (
      <ChartPicture key={i} at={view.players[0]?.flagship ?? null} lit={[sea]} color={COLOURS[owner] ?? '#FFFFFF'} />
    );
  });
}
const COLOURS = SEAT_COLOURS.map((id) => seatLook(id).color);

/** The lines as they meet, and the first salvo of the armada. */
function lastBattle(): ReactNode[] {
  const script = FIGURES['last-battle'];
  if (script?.kind !== 'battle') return [];
  return battleOf(script.shown)
    .slice(0, 2)
    .map((frame, i) => <BattlePicture key={i} frame={frame} />);
}

const PICTURES: Readonly<Record<string, () => ReactNode[]>> = { open: openSea, armada: lastBattle };

export const isPlayed = (id: string): boolean => id in PICTURES;

/** Each frame is looked at for so long. */
const LOOK = 1800;

/** E-24: what no lesson has shown, played by the rules, over and over. */
export function Played({ id }: { readonly id: string }) {
  const theme = useTheme();
  const { state } = useLaterWords('rules-worlds-end');
  const [frames] = useState(() => PICTURES[id]?.() ?? []);
  const [at, setAt] = useState(0);
  const reduced = useReducedMotion();
  useEffect(() => {
    if (reduced) return;
    const clock = setInterval(() => setAt((now) => (now + 1) % frames.length), LOOK);
    return () => clearInterval(clock);
  }, [frames, reduced]);
  if (state !== 'here') return null;
  return (
    <View
      aria-hidden
      testID={`played-${id}`}
      style={{ gap: 10, padding: 10, marginBottom: 8, borderRadius: RADIUS.panel, backgroundColor: theme.panelStrong }}
    >
      {reduced ? frames.at(-1) : frames[at]}
    </View>
  );
}
