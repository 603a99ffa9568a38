import type { SheetFact } from '@/engine/companion/sea-of-clouds/facts';
import type { SheetSetup } from '@/engine/companion/sea-of-clouds/setup';
import type { CloudsSheet } from '@/engine/companion/sea-of-clouds/sheet';
import type { SheetTap } from '@/engine/companion/sea-of-clouds/taps';
import type { At } from '@/components/kit/companion/spec/spec';

export interface Clouds {
  readonly sheet: CloudsSheet;
  readonly tap: SheetTap;
  readonly fact: SheetFact;
  readonly setup: SheetSetup;
  readonly over: 'table' | 'tables' | 'look-up' | 'player' | 'crew';
  readonly page: never;
  readonly draft: {
    /** The next pirate bears the sign "once". */
    readonly once: boolean;
    /** A name for the fourth relic. */
    readonly relic: string;
  };
  readonly view: object;
}

export type CloudsAt = At<Clouds>;
