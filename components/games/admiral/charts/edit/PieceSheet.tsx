import { useState } from 'react';
import { View } from 'react-native';
import { useWords, type Words } from '@/components/i18n/words';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Row } from '@/components/ui/row';
import { Sheet } from '@/components/ui/sheet';
import { Text } from '@/components/ui/text';
import {
  boardOf,
  isSame,
  piecesOn,
  sizeOf,
  wholeLayouts,
  type Edit,
  type Piece,
} from '@/engine/games/admiral/chart-room';
import type { Scenario } from '@/engine/games/admiral/data/scenario';
import { columnOf, rowOf, squareFrom, type SquareId } from '@/engine/games/admiral/data/squares';
import type { MapTools } from './use-map-tools';

interface PieceSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly scenario: Scenario;
  readonly layout: number;
  readonly tools: MapTools;
  /** The tool in hand, on this square. */
  readonly onTap: (at: SquareId) => void;
  /** Whether anything could be done. */
  readonly onEdit: (edit: Edit) => boolean;
}

/** E-24 (2): everything on the map, with its square, for keyboards, screen readers and small screens. */
export function PieceSheet({ open, onClose, scenario, layout, tools, onTap, onEdit }: PieceSheetProps) {
  const t = useWords();
  const [square, setSquare] = useState('');
  const [chosen, setChosen] = useState<Piece | null>(null);
  const at = squareOn(scenario, square);
  const pieces = piecesOn(scenario, layout);
  const here = chosen && pieces.find((one) => isSame(one, chosen));

  function move(to: SquareId): void {
    if (!here) return;
    const [from, next] = [squareFrom(here.at), squareFrom(to)];
    const way = { dx: columnOf(next) - columnOf(from), dy: rowOf(next) - rowOf(from) };
    if (onEdit({ type: 'carry', piece: here, ...way })) setChosen({ ...here, at: to });
  }

  return (
    <Sheet
      open={open}
      title={t('charts-admiral:pieces.title')}
      closeLabel={t('app:common.close')}
      onClose={onClose}
      testID="piece-sheet"
    >
      <Field
        label={t('charts-admiral:pieces.square')}
        note={t('charts-admiral:pieces.squareNote')}
        value={square}
        onChange={(text) => setSquare(text.toUpperCase())}
        maxLength={3}
        autoCapitalize="characters"
        testID="piece-square"
      />
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: 8 }}>
        <Button
          label={t('charts-admiral:pieces.tool', { tool: t(`charts-admiral:tools.${tools.tool}`) })}
          off={at === null ? t('charts-admiral:pieces.noSquare') : null}
          onPress={() => at && onTap(at)}
          testID="piece-lay"
          style={{ flexGrow: 1 }}
        />
        {here ? (
          <Button
            label={t('charts-admiral:pieces.move', { piece: pieceWords(here, t) })}
            off={at === null ? t('charts-admiral:pieces.noSquare') : null}
            onPress={() => at && move(at)}
            testID="piece-move"
            style={{ flexGrow: 1 }}
          />
        ) : null}
        {here?.type === 'island' ? (
          <Button
            label={t('charts-admiral:turn')}
            onPress={() => onEdit({ type: 'turn', at: middle(scenario, layout, here) })}
            testID="piece-turn"
            style={{ flexGrow: 1 }}
          />
        ) : null}
        {here ? (
          <Button
            kind="danger"
            label={t('charts-admiral:tools.erase')}
            onPress={() => {
              onEdit({ type: 'remove', piece: here });
              setChosen(null);
            }}
            testID="piece-erase"
            style={{ flexGrow: 1 }}
          />
        ) : null}
      </View>
      {pieces.length === 0 ? <Text tone="text3">{t('charts-admiral:pieces.none')}</Text> : null}
      {pieces.map((piece, i) => (
        <Row
          key={i}
          title={pieceWords(piece, t)}
          radio
          chosen={here === piece}
          onPress={() => setChosen(piece)}
          testID={`piece-${piece.type}-${piece.at}`}
        />
      ))}
    </Sheet>
  );
}

function pieceWords(piece: Piece, t: Words): string {
  const name =
    piece.type === 'ship'
      ? `${t(`admiral:classes.${piece.kind}`)}, ${t('charts-admiral:player', { number: piece.seat + 1 })}`
      : t(`charts-admiral:tools.${piece.type}`);
  return `${name}: ${piece.at}`;
}

/** A square of the board; null: it is none, or is still being written. */
function squareOn(scenario: Scenario, text: string): SquareId | null {
  const square = squareFrom(text.trim());
  const { cols, rows } = boardOf(scenario);
  return square !== undefined && columnOf(square) < cols && rowOf(square) < rows ? text.trim() : null;
}

/** A square on which only this island lies, most likely: tiles may touch at their rims. */
function middle(scenario: Scenario, layout: number, piece: Piece): SquareId {
  const isle = piece.type === 'island' ? wholeLayouts(scenario)[layout]?.islands?.[piece.index] : undefined;
  if (!isle) return piece.at;
  const [w, h] = sizeOf(scenario, isle);
  const from = squareFrom(isle.at);
  return `${String.fromCharCode(65 + columnOf(from) + Math.trunc(w / 2))}${rowOf(from) + 1 + Math.trunc(h / 2)}`;
}
