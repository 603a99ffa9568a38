import { render, screen } from '@testing-library/react-native';
import { AroundBlock } from '@/components/play/block/AroundBlock';
import { sides, type Place } from '@/components/kit/frame/sides';

const none = { top: 0, bottom: 0, left: 0, right: 0 };
const places = sides(4, { width: 1024, height: 1366 }, none) as readonly Place[];
const nothing = () => undefined;

it.each([0, 1, 2, 3])('13.1 round an upright tablet the player at edge %i sees the odds, too', (seat) => {
  const draw = {
    id: 'do-draw',
    label: 'Draw',
    sub: '2 of 2',
    kind: 'primary',
    onPress: nothing,
    gauge: 0.336,
  } as const;
  render(
    <AroundBlock
      place={places[seat] as Place}
      heading={null}
      prompt="Draw again?"
      refusal={0}
      onWhy={null}
      buttons={[draw]}
      undoOff={null}
      onUndo={nothing}
      onActions={nothing}
      onAsides={null}
      advice={null}
      onRefuse={nothing}
    />,
  );
  expect(screen.getByTestId('do-draw')).toHaveTextContent(/34%/);
});
