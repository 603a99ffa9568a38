import { Stream } from '@/engine/core/luck';
import { COMING, GRAVITY, type Bodies } from './bodies';
import { FIELD, RIM_HEIGHT, SAFE_POWER, type Gesture } from './dice';
import { cosine, sine } from './turn';

/** A whole number −n…n. */
const about = (luck: Stream, n: number) => luck.below(2 * n + 1) - n;

/** 4.17.5, step 2, with a turn of the hand. */
const chanceGesture = (luck: Stream): Gesture => ({
  gx: about(luck, 1000),
  gy: about(luck, 1000),
  power: 300 + luck.below(401),
  spin: about(luck, 1000),
});

/** 4.17.5, step 3: above the safe power one die may slip out of the hand too early and fly too far. */
const slips = (luck: Stream, power: number) => power > SAFE_POWER && luck.below(1000) < (power - SAFE_POWER) * 2;

/** Dice lie in the hand, and come down, like seeds in a sunflower: even at any number, the first in the middle. */
const SEED_TURN = 137.5;
const HAND = 75;
const LANDING = 105;
const SCATTER = 120;
const WILD = 1.3;
const LANDS_FROM = 250;
const LANDS_TO = FIELD - LANDS_FROM;

const inLid = (a: number) => (a < LANDS_FROM ? LANDS_FROM : a > LANDS_TO ? LANDS_TO : a);

/** Faster and so high that the far wall is still well below when the die gets there. */
function overshoot(b: Bodies, i: number, vx: number, vy: number, time: number): void {
  b.vx[i] = vx * WILD;
  b.vy[i] = vy * WILD;
  b.vz[i] = (GRAVITY * time) / WILD / 2;
}

/**
 * Puts the dice into the hand and lets go of them: the whole flight follows from here, and nothing is drawn any more.
 * Who owns which die plays no part (4.17.4).
 */
export function launch(b: Bodies, count: number, given: Gesture | null, shake: number, rim: boolean): void {
  const luck = Stream.seeded(String(shake), 'shake');
  const { gx, gy, power, spin } = given ?? chanceGesture(luck);
  const wild = given !== null && rim && slips(luck, power) ? luck.below(count) : -1;
  const reach = Math.sqrt(gx * gx + gy * gy);
  const ux = reach > 0 ? gx / reach : 0;
  const uy = reach > 0 ? gy / reach : 1;
  const speed = 32 + power * 0.08;
  // How far the dice get from where they land: they land so much short of the aim (4.17.5, step 5).
  const carry = 500 + power * 0.9;
  // A hard flick is flat and quick.
  const fall = 23 - power * 0.008;
  const landX = FIELD / 2 + gx * 0.4 - ux * carry;
  const landY = FIELD / 2 + gy * 0.4 - uy * carry;
  const handX = landX - ux * speed * fall;
  const handY = landY - uy * speed * fall;
  const whirl = spin * 0.00003;
  const seeds = luck.shuffle(Array.from({ length: count }, (_, i) => i));
  b.count = count;
  b.rimOpen = wild >= 0;
  for (let i = 0; i < count; i++) {
    const seed = seeds[i] as number;
    const out = Math.sqrt(seed + 0.5);
    const dx = cosine(seed * SEED_TURN) * out;
    const dy = sine(seed * SEED_TURN) * out;
    const time = fall + luck.below(7);
    const x = handX + dx * HAND;
    const y = handY + dy * HAND;
    const z = RIM_HEIGHT + 150 + luck.below(250);
    b.x[i] = x;
    b.y[i] = y;
    b.z[i] = z;
    b.vx[i] = (inLid(landX + dx * LANDING + about(luck, SCATTER)) - x) / time;
    b.vy[i] = (inLid(landY + dy * LANDING + about(luck, SCATTER)) - y) / time;
    b.vz[i] = (GRAVITY * time) / 2 - z / time;
    b.kickX[i] = about(luck, 1000) * 0.0007 - whirl * dy;
    b.kickY[i] = about(luck, 1000) * 0.0007 + whirl * dx;
    b.angle[i] = luck.below(360);
    b.spin[i] = spin * 0.00008 + about(luck, 1000) * 0.0001;
    b.stage[i] = COMING;
    b.awake[i] = 2;
    if (i === wild) overshoot(b, i, ux * speed, uy * speed, fall + (carry + FIELD) / speed);
  }
}
