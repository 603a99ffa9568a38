import type { Curse } from '@/engine/games/seven-seas/data/curses';
import type { Nation } from '@/engine/games/seven-seas/data/nations';
import type { PortId } from '@/engine/games/seven-seas/data/ports';
import type { AdventureId } from '@/engine/games/seven-seas/data/adventures';

/** What an adventure card is, read from its id (2.3). */
export type AdventureCard =
  | { readonly kind: 'caravan'; readonly nation: Nation; readonly ships: number }
  | { readonly kind: 'port'; readonly port: PortId }
  | { readonly kind: 'curse'; readonly curse: Curse }
  | { readonly kind: 'end' };

export function adventureOf(id: AdventureId): AdventureCard {
  const [kind, name = '', size = ''] = id.split('-');
  if (kind === 'cv') return { kind: 'caravan', nation: name as Nation, ships: Number.parseInt(size, 10) };
  if (kind === 'pt') return { kind: 'port', port: id as PortId };
  if (kind === 'cu') return { kind: 'curse', curse: name as Curse };
  return { kind: 'end' };
}
