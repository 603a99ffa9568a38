import { View } from 'react-native';
import { useWords } from '@/components/i18n/words';
import { Text } from '@/components/ui/text';
import { driftsAhead } from '@/engine/games/admiral/public';
import { kindOf, sailsIn, unitThing } from '../asks';
import { colourOf } from '../colours';
import { nextDrift } from '../drifting';
import { atStart, unitWords } from '../words';
import { ChipKey, KeyLine, NARROW } from './keys';
import { ownFleet } from './own-fleet';
import type { OverlayProps } from './props';
import { ShipIcon } from './ShipIcon';

/** 13.15: who must drift, in order, where to, and what a reef does. */
export function Drifts({ onDriftAll, ...props }: OverlayProps & { readonly onDriftAll: () => void }) {
  const { layout, view, seats, ask, onLook, onThing } = props;
  const t = useWords();
  const ahead = driftsAhead(view);
  const isTall = layout.sheet.width >= NARROW;
  const first = Math.min(...ahead.map(({ place }) => place));
  const sheltered = ownFleet(props).filter(({ id }) => sailsIn(view, id).isSheltered);
  const open = (id: string) => {
    onLook(id);
    if (ask) onThing(unitThing(id));
  };
  return (
    <>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 6, paddingHorizontal: 12 }}>
        <Text role="sub" most={1.2} tone="text2" style={{ flexGrow: 1, flexShrink: 1, flexBasis: 100 }}>
          {t('admiral:board.driftOrder')}
        </Text>
        {ask && ahead.length > 1 && nextDrift(ask) !== null ? (
          <ChipKey id="drift-all" label={t('admiral:buttons.Drift_all')} icon="sail" onPress={onDriftAll} />
        ) : null}
      </View>
      <KeyLine>
        {ahead.map(({ ship, path, damage, place }) => {
          const kind = kindOf(ship);
          const to = path.at(-1);
          const end = to ? t('admiral:board.drift', { to }) : t('admiral:board.stays');
          return kind ? (
            <ChipKey
              key={ship}
              id={`drift-${ship}`}
              label={atStart(unitWords(ship, t))}
              spoken={[
                `${place}. ${atStart(unitWords(ship, t))}`,
                damage > 0 ? t('admiral:board.reef', { count: damage }) : end,
              ].join('. ')}
              sub={damage > 0 ? t('admiral:board.reef', { count: damage }) : end}
              danger={damage > 0}
              chosen={place === first}
              grows
              tall={isTall}
              sign={
                <View style={{ flexDirection: 'row', alignItems: 'center', gap: 4 }}>
                  <ShipIcon kind={kind} seat={colourOf(seats, view.active)} size={34} />
                  <Order place={place} isNext={place === first} />
                </View>
              }
              onPress={() => open(ship)}
            />
          ) : null;
        })}
        {sheltered.map(({ id, owner }) => {
          const kind = kindOf(id);
          return kind ? (
            <ChipKey
              key={id}
              id={`drift-${id}`}
              label={atStart(unitWords(id, t))}
              sub={t('admiral:board.shelter')}
              grows
              tall={isTall}
              icon="anchor"
              sign={<ShipIcon kind={kind} seat={colourOf(seats, owner)} size={34} />}
              onPress={() => open(id)}
            />
          ) : null;
        })}
      </KeyLine>
    </>
  );
}

/** Look 20.7: only the next number is amber. */
function Order({ place, isNext }: { readonly place: number; readonly isNext: boolean }) {
  return (
    <View
      style={{
        width: 22,
        height: 22,
        borderRadius: 11,
        borderWidth: 1.6,
        borderColor: '#FFD592',
        backgroundColor: isNext ? '#FFC86A' : '#0C1820',
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      <Text role="min" most={1} color={isNext ? '#2A1706' : '#FFE7B5'}>
        {place}
      </Text>
    </View>
  );
}
