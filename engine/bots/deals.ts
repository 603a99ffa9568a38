import type { Luck, Stream, StreamState } from '@/engine/core/luck';

/** All chance of one imagined match. */
type Deal = readonly [bots: StreamState, play: StreamState, dice: StreamState];

/**
 * Equal luck for all moves: the n-th time that a move is tried it meets the same hidden cards, draws and dice as every other
 * move at its n-th time. What then differs between two moves is their own doing, and far fewer matches tell them apart.
 */
export class Deals {
  private readonly dealt: Deal[] = [];

  constructor(private readonly source: Stream) {}

  lay(n: number, luck: Luck): void {
    while (this.dealt.length <= n) this.dealt.push([this.state(), this.state(), this.state()]);
    const [bots, play, dice] = this.dealt[n] as Deal;
    luck.bots.load(bots);
    luck.play.load(play);
    luck.dice.load(dice);
  }

  private state(): StreamState {
    return this.source.fork().state();
  }
}
