import { LOOK, REST, Touches } from '@/components/kit/touches';

let time = 0;
const touches = () => new Touches(() => time);

beforeEach(() => {
  time = 0;
});

it('a touch answers the question that it found', () => {
  const hand = touches();
  hand.asked(1);
  time = REST;
  hand.began();
  expect(hand.mayAnswer(1)).toBe(true);
});

it('a second tap in a hurry does not answer what the first has brought', () => {
  const hand = touches();
  hand.asked(1);
  time = 1000;
  hand.began();
  hand.asked(2);
  time += 50;
  hand.began();
  expect(hand.mayAnswer(2)).toBe(false);
  time += REST;
  hand.began();
  expect(hand.mayAnswer(2)).toBe(true);
});

it('a second finger, down before the new question came, does not answer it', () => {
  const hand = touches();
  hand.asked(1);
  time = 1000;
  hand.began();
  hand.asked(2);
  time += 2 * REST;
  expect(hand.mayAnswer(2)).toBe(false);
});

it('keys, the mouse and screen readers answer at once', () => {
  const hand = touches();
  hand.asked(1);
  expect(hand.mayAnswer(1)).toBe(true);
  hand.began();
  hand.asked(2);
  hand.noTouch();
  expect(hand.mayAnswer(2)).toBe(true);
  hand.began(true);
  hand.asked(3);
  expect(hand.mayAnswer(3)).toBe(true);
});

it.each([false, true])('what nobody has looked at is answered by no double tap (mouse: %s)', (mouse) => {
  const hand = touches();
  hand.asked(1);
  time = 1000;
  hand.began(mouse);
  expect(hand.mayAnswer(1, true)).toBe(true);
  hand.asked(2);
  time += LOOK - 20;
  hand.began(mouse);
  time += 10;
  expect(hand.mayAnswer(2, true)).toBe(false);
  // Whoever has held it up meanwhile has seen it.
  time += 10;
  expect(hand.mayAnswer(2, true)).toBe(true);
});

it('keys and screen readers answer at once what nobody has looked at', () => {
  const hand = touches();
  hand.asked(1);
  expect(hand.mayAnswer(1, true)).toBe(true);
  hand.began();
  hand.noTouch();
  hand.asked(2);
  expect(hand.mayAnswer(2, true)).toBe(true);
});

it('a touch of long ago stands in nobody’s way', () => {
  const hand = touches();
  hand.asked(1);
  hand.began();
  hand.asked(2);
  time = 2000;
  expect(hand.mayAnswer(2)).toBe(true);
});
