/** Milliseconds at normal speed (look 20.6–20.9). */
export const TIMES = {
  read: 240,
  /** A square under sail, in a storm. */
  sail: 150,
  drift: 180,
  leastSail: 320,
  wave: 900,
  gun: 260,
  salvo: 120,
  shotLands: 720,
  shotRead: 420,
  dice: 600,
  sums: 320,
  fightStands: 1800,
  blast: 700,
  sinks: 900,
  reef: 260,
} as const;
