import { render } from '@testing-library/react-native';
import { mostIn, Prompt } from '@/components/table/play/Prompt';

const mockShake = jest.fn();
jest.mock('@/components/ui/shake', () => ({ useShake: () => ({ style: null, shake: mockShake }) }));

test('10 what is refused again shakes its line again, and a question never', () => {
  const line = (refusal: number) => <Prompt prompt="Turn the first card." refusal={refusal} onWhy={null} />;
  const { rerender } = render(line(0));
  expect(mockShake).toHaveBeenCalledTimes(0);
  rerender(line(1));
  rerender(line(1));
  expect(mockShake).toHaveBeenCalledTimes(1);
  rerender(line(2));
  expect(mockShake).toHaveBeenCalledTimes(2);
});

test('18 beside the table of a phone on its side large letters end where the longest word would break', () => {
  const column = 140;
  expect(mostIn('Take it?', column)).toBeGreaterThan(2);
  expect(mostIn('Відкрийте першу картку.', column) * 'Відкрийте'.length * 8.5).toBeLessThanOrEqual(column);
  expect(mostIn('Несоразмерновеликий', column)).toBe(1);
  expect(mostIn('Оставить', 120, 11) * 'Оставить'.length * 11).toBeLessThanOrEqual(120);
});
