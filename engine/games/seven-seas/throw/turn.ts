/** Sines differ between engines, so one turn is cut into 720 steps by multiplication alone: the same bits everywhere. */
const STEPS = 720;
const COS_HALF_DEGREE = 0.9999619230641713;
const SIN_HALF_DEGREE = 0.008726535498373935;

const cosines = new Float64Array(STEPS);
const sines = new Float64Array(STEPS);
cosines[0] = 1;
for (let i = 1; i < STEPS; i++) {
  const c = cosines[i - 1] as number;
  const s = sines[i - 1] as number;
  cosines[i] = c * COS_HALF_DEGREE - s * SIN_HALF_DEGREE;
  sines[i] = s * COS_HALF_DEGREE + c * SIN_HALF_DEGREE;
}

/** Any angle in degrees as one of the 720 steps. */
const stepOf = (degrees: number) => {
  const i = Math.round(degrees * 2) % STEPS;
  return i < 0 ? i + STEPS : i;
};

export const cosine = (degrees: number) => cosines[stepOf(degrees)] as number;
export const sine = (degrees: number) => sines[stepOf(degrees)] as number;

/** The same angle as whole degrees, 0…359. */
export const wholeDegrees = (degrees: number) => ((Math.round(degrees) % 360) + 360) % 360;
