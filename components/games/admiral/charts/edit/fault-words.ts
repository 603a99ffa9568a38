import { hasWords, say, type Words } from '@/components/i18n/words';
import { checkOf, valueAt, type Fault, type Mend } from '@/engine/games/admiral/chart-room';
import type { Scenario } from '@/engine/games/admiral/data/scenario';
import { squareFrom } from '@/engine/games/admiral/data/squares';

export type TabId = 'map' | 'rules' | 'texts' | 'test';

const capital = (words: string): string => words.charAt(0).toLocaleUpperCase() + words.slice(1);

export function faultWords({ code, params }: Fault, t: Words): string {
  const piece = typeof params.piece === 'string' ? pieceWords(params.piece, t) : undefined;
  return capital(say(t, `admiral:reasons.${code}`, { ...params, ...(piece !== undefined && { piece }) }));
}

function pieceWords(piece: string, t: Words): string {
  const words = [`admiral:classes.${piece}`, `charts-admiral:pieces.${piece}`].find(hasWords);
  return words ? say(t, words) : piece;
}

/** The square it is about; null: none. */
export function squareOfFault(scenario: Scenario, { at, params }: Fault): string | null {
  const candidates = [
    valueAt(scenario, at),
    (valueAt(scenario, at) as { readonly at?: unknown } | null | undefined)?.at,
    params.square,
    params.ship,
  ];
  return (
    (candidates.find((one) => typeof one === 'string' && squareFrom(one) !== undefined) as string | undefined) ?? null
  );
}

/** The check of 15.4, and where. */
export function placeWords(scenario: Scenario, fault: Fault): string {
  const index = Number(/^layouts\[(\d+)\]/.exec(fault.at)?.[1] ?? -1);
  const layout = scenario.layouts.length > 1 ? scenario.layouts[index]?.id : undefined;
  const rest = layout === undefined ? fault.at : fault.at.replace(/^layouts\[\d+\]\.?/, '');
  return [checkOf(fault), layout, squareOfFault(scenario, fault) ?? rest].filter(Boolean).join(' · ');
}

/** The page on which it can be put right. */
export function tabOfFault({ at }: Fault): TabId {
  if (at.startsWith('rules')) return 'rules';
  return /^(title|summary|briefing|author)/.test(at) ? 'texts' : 'map';
}

export function mendWords({ kind, square }: Mend, t: Words): string {
  return square === null ? t(`charts-admiral:mends.${kind}`) : t('charts-admiral:mends.eraseAt', { square });
}
