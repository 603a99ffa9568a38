import { useWords } from '@/components/i18n/words';
import { fightAhead, gunsOf } from '@/engine/games/admiral/public';
import type { UnitId } from '@/engine/games/admiral/view';
import { boardedAt, boardThing, firedAt, fireThing, kindOf, placeOfUnit, shipOf } from '../asks';
import { colourOf } from '../colours';
import { atStart, unitWords } from '../words';
import { ChipKey, KeyLine } from './keys';
import type { OverlayProps } from './props';
import { ShipIcon } from './ShipIcon';

const percent = (chance: number) => `${Math.round(chance * 100)} %`;

function signOf(id: UnitId, { view, seats }: Pick<OverlayProps, 'view' | 'seats'>) {
  const kind = kindOf(id);
  const ship = shipOf(view, id);
  return kind && ship ? <ShipIcon kind={kind} seat={colourOf(seats, ship.owner)} size={30} /> : undefined;
}

/** E-20: whom this unit can hit, how far, how surely; the second way to every shot. */
export function FireTargets({ unit, ...props }: OverlayProps & { readonly unit: UnitId }) {
  const t = useWords();
  const { view, things, chosen, touched, onThing } = props;
  const { aims, shots } = gunsOf(view, unit);
  const aimed = touched.map(firedAt).find(Boolean) ?? (chosen?.type === 'Fire' ? chosen.target : null);
  return (
    <KeyLine>
      {aims
        .filter(({ target }) => things.has(fireThing(target)) || target === aimed)
        .map(({ target, at, distance, chance }) => (
          <ChipKey
            key={target}
            id={`aim-${target}`}
            label={atStart(unitWords(target, t))}
            sub={`${at} · ${percent(chance)}`}
            spoken={t('admiral:spoken.target', {
              unit: atStart(unitWords(target, t)),
              at,
              distance,
              percent: Math.round(chance * 100),
              shots,
            })}
            sign={signOf(target, props)}
            chosen={target === aimed}
            onPress={() => onThing(fireThing(target))}
          />
        ))}
    </KeyLine>
  );
}

/** 13.16: whom this ship can board or storm, with the chance of winning alone. */
export function BoardTargets({ unit, ...props }: OverlayProps & { readonly unit: UnitId }) {
  const t = useWords();
  const { view, things, chosen, onThing } = props;
  const now = chosen?.type === 'Board' ? chosen.target : chosen?.type === 'Assault' ? chosen.fort : null;
  const targets = [...things.keys()].flatMap((thing) => boardedAt(thing) ?? []);
  return (
    <KeyLine>
      {[...new Set([...targets, ...(now ? [now] : [])])].map((target) => {
        const { odds, attack, defence } = fightAhead(view, {
          isAssault: kindOf(target) === null,
          target,
          attackers: [unit],
          defenders: [],
        });
        return (
          <ChipKey
            key={target}
            id={`prize-${target}`}
            label={atStart(unitWords(target, t))}
            sub={`${placeOfUnit(view, target) ?? ''} · ${attack} : ${defence} · ${percent(odds.win)}`}
            sign={signOf(target, props)}
            chosen={target === now}
            onPress={() => onThing(boardThing(target))}
          />
        );
      })}
    </KeyLine>
  );
}
