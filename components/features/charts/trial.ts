import { playSeries } from '@/components/play/bots/play-series';
import type { ChartEditorProps, ChartSeries } from '@/components/kit/chart-room';
import type { GameId } from '@/engine';

/** E-24 (5): bots of the easiest level play a chart against each other. */
export function playTrial(
  game: GameId,
  { option, seats, seed, matches }: ChartSeries,
  onProgress: (part: number) => void,
): ReturnType<ChartEditorProps['onSeries']> {
  const bots = Array.from({ length: seats }, (_, seat) => ({
    kind: 'bot' as const,
    name: `P${seat + 1}`,
    level: 'deckhand' as const,
  }));
  const plan = { options: { scenario: option }, seats: bots, seed, matches, whole: true as const };
  const { played, cancel } = playSeries({ game, plan }, onProgress);
  return { played: played.then((all) => all.flatMap(({ saved }) => (saved ? [saved] : []))), cancel };
}
