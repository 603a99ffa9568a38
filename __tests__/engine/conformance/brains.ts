import type { Seat } from '@/engine/core/game';
import { sidesOf } from '@/engine/core/seats';
import { difference, freeze, must, mustBeAlike, mustEqual } from './difference';
import type { Step, Subject } from './settings';
import type { Property } from './property';
import { everyWalk, type Walk } from './walk';

export function brainIsHonest(subject: Subject): Property[] {
  const { game, settings } = subject;
  const { brain } = game;

  function sharesOf(state: unknown, viewer: Seat): number[] {
    const shares: number[] = [];
    brain.evaluate(state, shares, viewer);
    return shares;
  }
  /** The same action in two worlds, with different luck: if the seat now sees different things, its sight must differ. */
  function mustTellApart(walk: Walk, came: Step, seat: Seat): void {
    const worlds = [0, 1].map((i) => settings.scramble(game.clone(came.before), seat, walk.chance(`world ${i}`)));
    if (worlds.some((world) => game.check(world, came.seat, came.action) !== null)) return;
    worlds.forEach((world, i) => game.advance(world, came.seat, came.action, walk.luckFor(`world ${i}`)));
    const apart = difference(game.observe(worlds[0], seat), game.observe(worlds[1], seat));
    if (apart === null) return;
    const [one, other] = worlds.map((world) => brain.sight(world, seat));
    must(one !== other, `seat ${seat} sees no difference behind ${game.describe(came.action)}: ${apart}`);
  }
  return [
    everyWalk(
      subject,
      'brain: the policy picks a legal action, changes nothing, and does not look at what is hidden',
      (walk) => {
        for (const { sampled, moves } of walk.places()) {
          if (!sampled) continue;
          for (const seat of new Set(moves.map((move) => move.seat))) {
            const made = game.resample(game.observe(walk.state, seat), walk.luckFor('brain'));
            const legal = game.legal(made, seat);
            const before = JSON.stringify([made, legal]);
            const picked = game.describe(brain.policy(made, seat, legal, walk.chance('policy')));
            must(
              legal.some((a) => game.describe(a) === picked),
              () => `picked ${picked}`,
            );
            must(JSON.stringify([made, legal]) === before, 'the policy changes the state or the list');
            for (let i = 0; i < 3; i++) {
              const other = settings.scramble(game.clone(made), seat, walk.chance(`order ${i}`));
              const again = game.describe(brain.policy(other, seat, game.legal(other, seat), walk.chance('policy')));
              must(again === picked, () => `picked ${picked}, with other hidden things ${again}`);
            }
          }
        }
      },
    ),
    everyWalk(
      subject,
      'brain: what it names, plans or leaves to its rule is legal, changes nothing, and gives away nothing hidden',
      (walk) => {
        const { narrow, plans, hush } = brain;
        if (!narrow && !plans && !hush) return;
        for (const { sampled, moves } of walk.places()) {
          const seat = moves[0]?.seat;
          if (!sampled || seat === undefined) continue;
          const made = game.resample(game.observe(walk.state, seat), walk.luckFor('openings'));
          const before = JSON.stringify(made);
          const tell = (world: unknown) => {
            const legal = game.legal(world, seat);
            const named = narrow?.(world, seat, legal, walk.chance('narrow')) ?? legal;
            const lines = plans?.(world, seat, walk.chance('plans'), 0) ?? [];
            must(named.length > 0, 'nothing is worth a thought');
            for (const a of [...named, ...lines.flatMap((line) => line.slice(0, 1))])
              must(game.check(world, seat, a) === null, () => `${game.describe(a)} is not legal`);
            const texts = [named, ...lines].map((line) => line.map((a) => game.describe(a)).join());
            return [...texts, hush?.(world, seat, legal) ?? false];
          };
          const told = tell(made);
          must(JSON.stringify(made) === before, 'the state is changed');
          const other = settings.scramble(game.clone(made), seat, walk.chance('order'));
          mustEqual(tell(other), told, 'it looks at what is hidden');
        }
      },
    ),
    everyWalk(subject, 'brain: what a bot does unasked is one of its asides, and gives away nothing hidden', (walk) => {
      for (const { sampled } of walk.places()) {
        if (!sampled || !brain.aside) continue;
        for (const seat of walk.seats) {
          const made = game.resample(game.observe(walk.state, seat), walk.luckFor('aside'));
          const asides = game.asides?.(made, seat) ?? [];
          if (asides.length === 0) continue;
          const [one, other] = [made, settings.scramble(game.clone(made), seat, walk.chance('order'))].map((world) => {
            const picked = brain.aside?.(world, seat, asides, walk.chance('aside'));
            return picked ? game.describe(picked) : null;
          });
          must(one === null || asides.some((a) => game.describe(a) === one), () => `picked ${one}`);
          must(one === other, () => `picked ${one}, with other hidden things ${other}`);
        }
      }
    }),
    everyWalk(
      subject,
      'brain: who forgets knows less, has the same question before it, and imagines a whole table',
      (walk) => {
        for (const { sampled, moves } of walk.places()) {
          const seat = moves[0]?.seat;
          if (!sampled || seat === undefined || !brain.forget) continue;
          const view = game.observe(walk.state, seat);
          mustEqual(brain.forget(view, 1, walk.chance('memory')), view, 'a perfect memory');
          for (const memory of [0, 0.5]) {
            const less = brain.forget(freeze(view), memory, walk.chance('memory'));
            const made = game.resample(less, walk.luckFor('memory'));
            mustEqual(game.observe(made, seat), less, 'the view of who has forgotten');
            mustEqual(game.pending(made), game.pending(walk.state), 'questions');
            mustEqual(game.legal(made, seat), game.legal(walk.state, seat), 'actions');
            mustEqual([...settings.pieces(made)].sort(), [...settings.pieces(walk.state)].sort(), 'pieces');
          }
        }
      },
    ),
    everyWalk(
      subject,
      'brain: the evaluation shares out one win among the sides, by what the viewer may know',
      (walk) => {
        for (const { sampled } of walk.places()) {
          if (!sampled) continue;
          const before = JSON.stringify(walk.state);
          const viewer = walk.chance('viewer').below(walk.plan.table.seats);
          const shares = sharesOf(walk.state, viewer);
          must(shares.length === walk.plan.table.seats, `${shares.length} shares`);
          must(
            shares.every((share) => share >= 0 && share <= 1),
            () => `shares ${shares.join()}`,
          );
          const sides = sidesOf(game, walk.plan.table.options, walk.plan.table.seats);
          mustBeAlike(shares, sides, 'shares');
          const sum = sides.reduce((all, side) => all + (shares[side[0] as Seat] as number), 0);
          must(settings.nobodyWins ? sum < 1 + 1e-9 : Math.abs(sum - 1) < 1e-9, () => `shares ${shares.join()}`);
          must(JSON.stringify(walk.state) === before, 'the evaluation changes the state');
          const other = settings.scramble(game.clone(walk.state), viewer, walk.chance('evaluation'));
          mustEqual(sharesOf(other, viewer), shares, 'the evaluation looks at what is hidden');
        }
      },
    ),
    everyWalk(
      subject,
      'brain: turns only go up; points are the score where there is one; sight follows the view',
      (walk) => {
        let last = 0;
        for (const { sampled, came } of walk.places()) {
          const turn = brain.turn(walk.state);
          must(Number.isInteger(turn) && turn >= last, `turn ${turn} after ${last}`);
          last = turn;
          if (!sampled) continue;
          const outcome = game.outcome(walk.state);
          if (outcome)
            mustEqual(
              walk.seats.map((seat) => brain.points(walk.state, seat)),
              [...outcome.scores],
              'points at the end',
            );
          for (const seat of walk.seats) {
            const other = settings.scramble(game.clone(walk.state), seat, walk.chance('sight'));
            must(Number.isInteger(brain.sight(walk.state, seat)), 'sight is a whole number');
            must(brain.sight(other, seat) === brain.sight(walk.state, seat), `seat ${seat} senses what it cannot see`);
            must(
              brain.points(other, seat) === brain.points(walk.state, seat),
              `seat ${seat} counts what it cannot see`,
            );
            if (came) mustTellApart(walk, came, seat);
          }
        }
      },
    ),
  ];
}
