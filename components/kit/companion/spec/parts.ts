import { Icon } from '@/components/art/Icon';
import { Button } from '@/components/ui/button';
import { Emblem } from '@/components/ui/emblem';
import { Field } from '@/components/ui/field';
import { Row } from '@/components/ui/row';
import { Text } from '@/components/ui/text';
import { Toggle } from '@/components/ui/toggle';
import { PerSeat } from '../PerSeat';
import { Picks } from '../Picks';
import { Rename } from '../Rename';
import { SeatChips } from '../SeatChips';
import { Stepper } from '../Stepper';

/** What a page of a sheet is made of. A game that needs something else gives an element of its own. */
export const PARTS = {
  button: Button,
  counter: Stepper,
  emblem: Emblem,
  icon: Icon,
  input: Field,
  perSeat: PerSeat,
  picks: Picks,
  rename: Rename,
  row: Row,
  seats: SeatChips,
  text: Text,
  toggle: Toggle,
} as const;
