import { fireEvent, render, screen } from '@testing-library/react-native';
import { Text } from 'react-native';
import { MoreBelow } from '@/components/ui/more-below';

const list = () => screen.getByTestId('all-of-it');
const laid = (room: number, all: number) => {
  fireEvent(list(), 'layout', { nativeEvent: { layout: { height: room } } });
  fireEvent(list(), 'contentSizeChange', 320, all);
};
const scrolled = (y: number) => fireEvent.scroll(list(), { nativeEvent: { contentOffset: { y } } });

test('18 a list says that there is more below until its end is in sight', () => {
  render(
    <MoreBelow>
      <Text>Casanova</Text>
    </MoreBelow>,
  );
  laid(300, 300);
  expect(screen.queryByTestId('more-below')).toBeNull();
  laid(300, 700);
  expect(screen.getByTestId('more-below')).toBeOnTheScreen();
  scrolled(200);
  expect(screen.getByTestId('more-below')).toBeOnTheScreen();
  scrolled(400);
  expect(screen.queryByTestId('more-below')).toBeNull();
});
