import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fireEvent, render, screen } from '@testing-library/react-native';
import { Button } from '@/components/ui/button';
import { answerPresses } from '@/components/ui/feedback';
import { Key } from '@/components/ui/key';
import { Row } from '@/components/ui/row';
import { Segmented } from '@/components/ui/segmented';
import { Toggle } from '@/components/ui/toggle';
import { Touch } from '@/components/ui/touch';

const none = () => undefined;
const BUTTONS = {
  button: <Button label="Go" onPress={none} testID="it" />,
  key: <Key glyph="log" label="Log" onPress={none} testID="it" />,
  row: <Row title="Line" onPress={none} testID="it" />,
  choice: <Segmented label="One" value={1} onChange={none} choices={[{ value: 2, label: 'Two', testID: 'it' }]} />,
  toggle: <Toggle title="On" on onChange={none} testID="it" />,
};

/** The door itself. */
// `Touch` itself, and the key that it is made of where several people press at once.
const OWN_DOOR = ['ui/touch.tsx', 'ui/hands.web.tsx'];

let answers = 0;
beforeEach(() => {
  answers = 0;
  answerPresses(() => answers++);
});

it.each(Object.entries(BUTTONS))('12, 13 a %s answers once when it is pressed', (_, element) => {
  render(element);
  fireEvent.press(screen.getByTestId('it'));
  expect(answers).toBe(1);
});

it('10 what is off is refused instead, and does not click', () => {
  const refused: string[] = [];
  const props = {
    label: 'Go',
    off: 'Not now.',
    onPress: none,
    onRefuse: (reason: string) => refused.push(reason),
    testID: 'it',
  };
  render(<Button {...props} />);
  fireEvent.press(screen.getByTestId('it'));
  expect(answers).toBe(0);
  expect(refused).toEqual(['Not now.']);
});

it('10 danger has its sign besides its colour, and none while it is off', () => {
  const { rerender } = render(<Button kind="danger" label="Draw" onPress={none} />);
  expect(screen.getByTestId('skull')).toBeOnTheScreen();
  rerender(<Button kind="danger" label="Draw" off="Not now." onPress={none} />);
  expect(screen.queryByTestId('skull')).toBeNull();
  rerender(<Button kind="primary" label="Draw" onPress={none} />);
  expect(screen.queryByTestId('skull')).toBeNull();
});

it('12, 13 what is heard by itself makes no second sound', () => {
  render(<Touch quiet onPress={none} testID="it" />);
  fireEvent.press(screen.getByTestId('it'));
  expect(answers).toBe(0);
});

it('12, 13 whatever is pressed goes through one door', () => {
  const root = join(__dirname, '../..');
  const files = readdirSync(join(root, 'components'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !OWN_DOOR.some((own) => file.startsWith(own)))
    .filter((file) => readFileSync(join(root, 'components', file), 'utf8').includes('<Pressable'));
  expect(files).toEqual([]);
});
