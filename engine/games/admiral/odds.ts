/* 12.4: fights and shots exactly. */

export interface FightOdds {
  readonly win: number;
  readonly tie: number;
  readonly lose: number;
}

/** By number of dice: the chances of 0, 1, 2 … points of strength (4.14.5). */
const SUMS: number[][] = [[1]];

function sumsOf(dice: number): readonly number[] {
  for (let known = SUMS.length; known <= dice; known++) {
    const before = SUMS[known - 1] as number[];
    const sums = new Array<number>(known * 2 + 1).fill(0);
    before.forEach((chance, sum) => {
      for (let points = 0; points <= 2; points++) sums[sum + points] = (sums[sum + points] as number) + chance / 3;
    });
    SUMS.push(sums);
  }
  return SUMS[dice] as number[];
}

/** For the attacker: `lead` is how much more hull he has, each unit throws one die. */
export function fightOdds(lead: number, attackers: number, defenders: number): FightOdds {
  const odds = { win: 0, tie: 0, lose: 0 };
  sumsOf(attackers).forEach((chance, mine) =>
    sumsOf(defenders).forEach((other, theirs) => {
      const margin = lead + mine - theirs;
      const key = margin > 0 ? 'win' : margin < 0 ? 'lose' : 'tie';
      odds[key] += chance * other;
    }),
  );
  return odds;
}

/** How far the attacker is ahead at the end, negative where he has lost, and the chances of that. */
export function fightMargins(lead: number, attackers: number, defenders: number): [margin: number, chance: number][] {
  const chances = new Map<number, number>();
  sumsOf(attackers).forEach((chance, mine) =>
    sumsOf(defenders).forEach((other, theirs) => {
      const margin = lead + mine - theirs;
      chances.set(margin, (chances.get(margin) ?? 0) + chance * other);
    }),
  );
  return [...chances];
}

/** How many of six faces hit (4.10.11, 4.10.12, `hitRule`). */
export function hittingFaces(distance: number, even: boolean): number {
  if (even) return 3;
  return distance <= 1 ? 5 : 4;
}

/** 4.10.11, 4.10.12, `hitRule` */
export function isHit(die: number, distance: number, even: boolean): boolean {
  if (even) return die % 2 === 0;
  return distance <= 1 ? die !== 2 : die >= 3;
}
