/** Milliseconds at normal speed (look 20.2, 20.3, 20.4). */
export const TIMES = {
  /** An event that changes numbers stays so long before the next one. */
  read: 260,
  sail: 620,
  eventDice: 600,
  /** What the event dice say is read. */
  eventRead: 700,
  lines: { all: 900, each: 620 },
  linesStand: 700,
  aim: 240,
  salvo: 600,
  word: 80,
  /** A hit, or a miss, is seen before what comes of it. */
  wordRead: 240,
  missed: 220,
  tilt: 240,
  sinks: 900,
  taken: 500,
  back: 320,
  leave: 420,
  blade: 800,
  resultStands: 2600,
  dusk: { light: [200, 600], sinks: [600, 900] },
  rise: { at: 100, apart: 300, long: 500 },
  come: { apart: 420, long: 700 },
  /** The name of a ship lights after it has stopped: when, and how long. */
  name: [80, 180],
  /** Of a line of ten no more than so long. */
  comeAll: 2900,
} as const;
