import { useState } from 'react';
import { pieceOf } from '@/engine/companion/dead-mans-draw/pieces';
import type { Suit } from '@/engine/games/dead-mans-draw/data/suits';
import { useHabits } from '@/components/kit/companion/habits';
import { NumberSheet } from './NumberSheet';
import type { PageProps } from './pages';
import { SuitPad } from './SuitPad';

/** The suits under the thumb: one tap a card. Held, or where the numbers are said too, the number is asked. */
export function TurnDock({ sheet, tap, large }: PageProps & { readonly large: boolean }) {
  const { numbers } = useHabits();
  const [asked, setAsked] = useState<Suit | null>(null);
  const needed = sheet.options.variant === 'strange-lands';
  const play = (suit: Suit) => {
    if (numbers || needed) setAsked(suit);
    else tap({ type: 'card', piece: suit });
  };
  return (
    <>
      <SuitPad sheet={sheet} onSuit={play} onHold={setAsked} large={large} />
      {asked ? (
        <NumberSheet
          sheet={sheet}
          suit={asked}
          place={null}
          needed={needed}
          onClose={() => setAsked(null)}
          onNumber={(value) => {
            setAsked(null);
            tap({ type: 'card', piece: pieceOf(asked, value) });
          }}
        />
      ) : null}
    </>
  );
}
