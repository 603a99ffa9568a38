import type { SkCanvas } from '@shopify/react-native-skia';
import type { Rect } from '@/components/kit/frame/frame';
import { drawPanel } from '@/components/kit/skia/panel';
import { RADIUS } from '@/components/ui/theme/tokens';
import type { TableLayout } from '../table-layout';

interface PanelLook {
  readonly day: boolean;
  readonly high: boolean;
  /** The sheet that explains a character lies where the port is. */
  readonly explained: boolean;
}

/** The sheets under numbers and names: in the canvas, so that pieces which fly lie over them. */
export function drawPanels(canvas: SkCanvas, layout: TableLayout, { day, high, explained }: PanelLook) {
  const { mode, strips, market, own, sides, fleets, frame, bay } = layout;
  const flat = frame.around !== null;
  const panel = (rect: Rect, radius: number) => drawPanel(canvas, rect, radius, day, true, high);
  if (flat) sides.forEach((rect) => panel(rect, RADIUS.panel));
  if (mode === 'lid') panel(fleets, RADIUS.strip);
  if (mode !== 'lid' || frame.shape === 'side') strips.forEach(({ rect }) => panel(rect, RADIUS.strip));
  if (mode === 'lid') return;
  if (bay) panel(bay.deck, RADIUS.strip);
  else if (!explained && !layout.twin) panel(market, RADIUS.strip);
  if (mode === 'table' && !flat) panel(own.rect, RADIUS.panel);
}
