import { render, screen } from '@testing-library/react-native';
import { DecisionBlock } from '@/components/play/block/DecisionBlock';
import { frame } from '@/components/kit/frame/frame';
import { mostIn, Prompt } from '@/components/play/block/Prompt';

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
  expect(mostIn('Відкрийте першу картку.', column) * 'Відкрийте'.length * 9.4).toBeLessThanOrEqual(column);
  expect(mostIn('Несоразмерновеликий', column)).toBe(1);
  expect(mostIn('Оставить', 120, 12.5) * 'Оставить'.length * 12.5).toBeLessThanOrEqual(120);
});

test('18 the words of a step, for which the table makes no room, grow less than a question and do not cover what they speak of', () => {
  const none = () => undefined;
  const at = frame({ width: 390, height: 844 }, { top: 0, right: 0, bottom: 0, left: 0 });
  const keys = { frame: at, buttons: [], undoOff: null, advice: null, refusal: 0, onWhy: null };
  const does = { onUndo: none, onActions: none, onAsides: null, onRefuse: none, onHeight: none };
  const block = (led: boolean) => <DecisionBlock {...keys} {...does} prompt="Six beats two." led={led} />;
  const { rerender } = render(block(false));
  expect(screen.getByText('Six beats two.').props.maxFontSizeMultiplier).toBeUndefined();
  rerender(block(true));
  expect(screen.getByText('Six beats two.').props.maxFontSizeMultiplier).toBe(1.2);
});
