import type { IconName } from '@/components/art/generated/icons';
import { reasonWords } from '@/components/i18n/reason-words';
import { useWords, type Words } from '@/components/i18n/words';
import type { AdmiralAction } from '@/engine/games/admiral/actions';
import { seaOf } from '@/engine/games/admiral/public';
import type { AdmiralView, UnitId } from '@/engine/games/admiral/view';
import { DRIFT, shipOf, type AdmiralAsk } from '../asks';
import { present } from '../present';
import type { Mode } from '../state-of';
import { BigKey, ChipKey, KeyLine, SignKey } from './keys';
import type { OverlayProps } from './props';

interface ShipKeysProps extends OverlayProps {
  readonly unit: UnitId;
  readonly ask: AdmiralAsk;
  readonly can: Readonly<Record<Mode, boolean>>;
  readonly shown: Mode | null;
}

/** A lower card has keys without signs. */
const LOW = 160;
const MODES = ['move', 'fire', 'board'] as const;
const ICON: Readonly<Record<Mode, IconName>> = { move: 'sail', fire: 'cannon', board: 'crossed-sabres' };

/** 13.14: the same four keys on every card. One that is off says why. */
export function ShipKeys({ unit, ask, can, shown, onMode, onTouch, onPlay, ...props }: ShipKeysProps) {
  const t = useWords();
  const { view, seats, things, touched, chosen, onThing } = props;
  const low = props.layout.sheet.height < LOW;
  const words = modeWords(view, can.board ? ask : null, t);
  const end = ask.legal.find(({ type }) => type === 'EndTurn');
  const endWords = end && present.button(end, ask, t);
  return (
    <KeyLine>
      {MODES.map((mode) => {
        // In a storm the key that sails drifts.
        if (mode === 'move' && things.has(DRIFT)) {
          const drift = t('admiral:buttons.Drift');
          const held = touched.includes(DRIFT) || chosen?.type === 'Drift';
          return (
            <BigKey
              key={mode}
              low={low}
              id={DRIFT}
              label={drift}
              icon="sail"
              chosen={held}
              onPress={() => onThing(DRIFT)}
            />
          );
        }
        const instead = can[mode] ? null : insteadOf(mode, unit, ask);
        if (!can[mode] && !instead) return null;
        const why = instead && ask.why(instead);
        return (
          <BigKey
            key={mode}
            low={low}
            id={`mode-${mode}`}
            label={words[mode]}
            icon={ICON[mode]}
            chosen={shown === mode}
            off={why && reasonWords(why, 'admiral', seats, t)}
            onPress={() => (instead ? onTouch(instead) : onMode(mode))}
          />
        );
      })}
      {/* With nothing in hand it stands in the bar. */}
      {end && endWords && (touched.length > 0 || chosen) ? (
        <BigKey
          low={low}
          id="card-end"
          label={endWords.label}
          spoken={[endWords.label, endWords.sub].filter(Boolean).join('. ')}
          icon="hourglass"
          onPress={() => onPlay(end)}
        />
      ) : null}
    </KeyLine>
  );
}

/** What is asked of the rules to learn why a ship of one's own does not do it now; null: it is never asked here. */
function insteadOf(mode: Mode, unit: UnitId, { view, decision }: AdmiralAsk): AdmiralAction | null {
  const ship = shipOf(view, unit);
  if (decision.kind !== 'Turn' || ship?.owner !== decision.seat) return null;
  if (mode === 'move') return { type: 'Move', ship: unit, course: 'N', squares: 1 };
  const { can } = seaOf(view.options, view.seats);
  const enemy = view.ships.find(({ owner, at }) => owner !== decision.seat && at !== null)?.id;
  if (!enemy) return null;
  if (mode === 'fire') return can.fire ? { type: 'Fire', unit, target: enemy } : null;
  return can.board ? { type: 'Board', target: enemy, ship: unit } : null;
}

/** Where only a fort can be attacked the key says so. */
function modeWords(view: AdmiralView, ask: AdmiralAsk | null, t: Words): Record<Mode, string> {
  const { board, assault } = seaOf(view.options, view.seats).can;
  const onlyForts = ask ? ask.legal.every(({ type }) => type !== 'Board') : !board;
  return {
    move: t('admiral:buttons.Move'),
    fire: t('admiral:buttons.Fire'),
    board: t(assault && onlyForts ? 'admiral:buttons.Assault' : 'admiral:buttons.Board'),
  };
}

/** Whatever else this unit may do now: a key each. */
export function DeedKeys({
  deeds,
  things,
  ask,
  onThing,
  touched,
  chosen,
}: OverlayProps & { readonly deeds: readonly string[] }) {
  const t = useWords();
  if (deeds.length === 0) return null;
  return (
    <KeyLine>
      {deeds.map((thing) => {
        const [action] = things.get(thing) ?? [];
        if (!action || !ask) return null;
        const { label, sub, kind } = present.button(action, ask, t);
        return (
          <ChipKey
            key={thing}
            id={thing}
            label={thing === 'do-together' ? t('admiral:board.together') : label}
            sub={thing === 'do-together' ? undefined : sub}
            danger={kind === 'danger'}
            chosen={touched.includes(thing) || action === chosen}
            onPress={() => onThing(thing)}
          />
        );
      })}
    </KeyLine>
  );
}

/** Most ships may become one, few do: its key stands beside the hull. */
export function FireshipKey({ thing, things, ask, touched, onThing }: OverlayProps & { readonly thing: string }) {
  const t = useWords();
  const [action] = things.get(thing) ?? [];
  if (!action || !ask) return null;
  const { label, sub } = present.button(action, ask, t);
  return (
    <SignKey
      id={thing}
      icon="flame"
      label={[label, sub].filter(Boolean).join('. ')}
      chosen={touched.includes(thing)}
      onPress={() => onThing(thing)}
    />
  );
}
