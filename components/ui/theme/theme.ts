import { mix } from '@/components/art/mix';
import { COLOUR, GAME_COLOURS } from './tokens';

export type Scheme = 'night' | 'day';
export type ThemedGame = keyof typeof GAME_COLOURS;

export interface ButtonColours {
  readonly top: string;
  readonly face: string;
  readonly edge: string;
  readonly line: string;
  readonly text: string;
  readonly sub: string;
}

/** Everything a screen may colour itself with, for one scheme and (inside a game) one place. */
export interface Theme {
  readonly scheme: Scheme;
  readonly game: ThemedGame | null;
  /** High contrast: solid panels, clear lines, one tone of text. */
  readonly high: boolean;
  readonly text1: string;
  readonly text2: string;
  readonly text3: string;
  readonly textOff: string;
  readonly lamp: string;
  readonly lampHot: string;
  readonly ember: string;
  readonly good: string;
  readonly bad: string;
  /** The ground of a screen: the room, or the front sheet of a game. */
  readonly ground: string;
  /** A sheet that comes in front of the ground. */
  readonly raised: string;
  readonly panel: string;
  readonly panelStrong: string;
  readonly slotEmpty: string;
  readonly line: string;
  readonly accent: string;
  /** Back to front: the lit depth behind the pieces. */
  readonly stage: readonly string[];
  readonly button: {
    readonly primary: ButtonColours;
    readonly secondary: ButtonColours;
    readonly danger: ButtonColours;
    readonly ghost: ButtonColours;
    readonly off: ButtonColours;
  };
}

const byte = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16);

/** `#RRGGBB` with an alpha. */
export function withAlpha(hex: string, alpha: number): string {
  return `rgba(${byte(hex, 1)}, ${byte(hex, 3)}, ${byte(hex, 5)}, ${alpha})`;
}

function solid(tones: { top: string; bottom: string; edge: string; text: string; sub: string }): ButtonColours {
  return {
    top: mix(tones.top, '#FFFFFF', 0.25),
    face: mix(tones.top, tones.bottom, 0.5),
    edge: tones.edge,
    line: tones.edge,
    text: tones.text,
    sub: tones.sub,
  };
}

function outline(base: string, fill: number, line: number, text: string, sub: string): ButtonColours {
  const face = withAlpha(base, fill);
  return { top: face, face, edge: 'transparent', line: withAlpha(base, line), text, sub };
}

/** Panels in high contrast let hardly anything through. */
export const SOLID = 0.92;

export function makeTheme(scheme: Scheme, game: ThemedGame | null = null, high = false): Theme {
  const tones = COLOUR[scheme];
  const place = game ? GAME_COLOURS[game] : null;
  const night = scheme === 'night';
  const room = night ? COLOUR.night.room.ink800 : COLOUR.day.room.mid;
  const ground = place ? (night ? place.frontNight : place.frontDay) : room;
  const base = night ? '#FFFFFF' : '#1B2733';
  const textOff = high ? tones.text2 : tones.textOff;
  const { primary, secondary, danger, ghost, off } = COLOUR.button;
  return {
    scheme,
    game,
    high,
    text1: tones.text1,
    text2: high ? tones.text1 : tones.text2,
    text3: high ? tones.text1 : tones.text3,
    textOff,
    lamp: tones.lamp,
    lampHot: tones.lampHot,
    ember: tones.ember,
    good: tones.good,
    bad: tones.bad,
    ground,
    raised: night ? mix(ground, '#FFFFFF', 0.07) : mix(ground, '#FFFFFF', 0.6),
    panel: withAlpha(tones.panel.hex, high ? SOLID : tones.panel.alpha),
    panelStrong: withAlpha(tones.panelStrong.hex, high ? SOLID : tones.panelStrong.alpha),
    slotEmpty: withAlpha(tones.slotEmpty.hex, tones.slotEmpty.alpha),
    line: withAlpha(base, high ? 0.7 : 0.16),
    accent: place ? place.accent : tones.lamp,
    stage: place ? (night ? place.stage.slice(1) : place.stage) : [room],
    button: {
      primary: {
        top: primary.top,
        face: primary.mid,
        edge: primary.edge,
        line: primary.edge,
        text: primary.text,
        sub: primary.sub,
      },
      secondary: solid({ ...secondary, ...place?.action }),
      danger: solid({ ...danger, sub: danger.text }),
      ghost: outline(
        base,
        ghost.fillAlpha,
        high ? 0.8 : ghost.lineAlpha,
        tones.text1,
        high ? tones.text1 : tones.text2,
      ),
      off: outline(base, off.fillAlpha, high ? 0.5 : off.lineAlpha, textOff, textOff),
    },
  };
}
