import type { Layout, Scenario, Texts } from '../data/scenario';
import { FULL_BOARD } from '../board/chart';

/** E-24 (1): what a new chart begins with, beside a copy and a random one. */
export const TEMPLATES = ['half', 'full', 'race'] as const;
export type TemplateId = (typeof TEMPLATES)[number];

const DEFEAT = [{ type: 'noShips' }, { type: 'noFort', turns: 3, cures: ['restoreStarted', 'captureFort'] }] as const;

/** Sound from the beginning: two squadrons, each in the port of a fort in a corner. */
export function templateOf(template: TemplateId, id: string, title: Texts): Scenario {
  const board = template === 'full' ? FULL_BOARD : { cols: 12, rows: 14 };
  const corner = template === 'full' ? 'X14' : 'L14';
  const layout: Layout = {
    id: '2',
    players: 2,
    mode: 'ffa',
    turnOrder: 'dice',
    islands: [],
    reefs: { fixed: [], perPlayer: 0 },
    forts: [
      { id: 'F1', at: 'A1', owner: 'P1' },
      { id: 'F2', at: corner, owner: 'P2' },
    ],
    seats: { each: { fort: 'own', fleet: ['galleon', 'frigate', 'brig'], deploy: 'port:own', mines: 0 } },
    victory: [{ type: 'lastWithShips' }],
    defeat: DEFEAT,
  };
  const bare: Scenario = { schema: 1, id, version: 1, title, board, rules: { roundLimit: 60 }, layouts: [layout] };
  if (template !== 'race') return bare;
  const cargo: Layout = {
    ...layout,
    place: [{ marker: 'pearl', squares: 'F7:G8', fill: 'all' }],
    victory: [{ type: 'deliver', marker: 'pearl', count: 2 }, ...(layout.victory as [])],
  };
  return { ...bare, markers: [{ id: 'pearl', look: 'pearl' }], layouts: [cargo] };
}

/** A chart of one's own made of another: read only is only what the app brings along. */
export function copyOf(scenario: Scenario, id: string): Scenario {
  const { official: _, ...rest } = scenario;
  return { ...rest, id, version: 1 };
}
