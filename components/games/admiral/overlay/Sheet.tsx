import { View } from 'react-native';
import { useWords } from '@/components/i18n/words';
import { absolute, bottomStrip } from '@/components/kit/frame/box';
import { nameOf } from '@/components/kit/people/seats';
import { Key } from '@/components/ui/key';
import { MoreBelow } from '@/components/ui/more-below';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import { RADIUS } from '@/components/ui/theme/tokens';
import { cardFor, driftsAhead, gunsOf, seaOf, windShares } from '@/engine/games/admiral/public';
import { fireThing, kindOf, sailsIn, unitThing } from '../asks';
import { scenarioNote } from '../scenario-words';
import { nextAtVane, shipSpoken } from '../spoken';
import { colourOf } from '../colours';
import { lossWords } from '../danger';
import { atStart, unitWords, windWords } from '../words';
import { DangerLegend } from './DangerLegend';
import { Drifts } from './Drifts';
import { ChipKey, InColumn, KeyLine, NARROW } from './keys';
import { Hull, Shots, Token } from './Pips';
import { ownFleet } from './own-fleet';
import type { OverlayProps } from './props';
import { ShipIcon } from './ShipIcon';
import { UnitSheet } from './UnitSheet';
import { WindChips } from './WindChips';

/** Where keys have signs alone. */
const SLIM = 376;
/** How much of the sea a card may cover. */
const MOST_OVER = 110;
/** Ships in one line. */
const LINE = 78;

interface SheetProps extends OverlayProps {
  readonly turn: number;
  readonly onDriftAll: () => void;
}

/** Under the sea: the card of what was touched; else the ships of whoever is asked, and in a storm the order of their drifts. */
export function Sheet(props: SheetProps) {
  const { layout, view, unit, onLook } = props;
  const t = useWords();
  const theme = useTheme();
  const storm = driftsAhead(view).length > 0;
  const winds = view.phase === 'wind' ? windShares(view) : null;
  const isLine = layout.frame.around !== null && !unit && !winds && !storm;
  const room = isLine ? bottomStrip(layout.sheet, LINE) : layout.sheet;
  return (
    <View
      pointerEvents="box-none"
      style={[absolute(bottomStrip(room, room.height + growth(layout))), { justifyContent: 'flex-end' }]}
    >
      <View
        testID="sheet"
        style={[
          {
            minHeight: room.height,
            flexShrink: 1,
            borderRadius: RADIUS.panel,
            backgroundColor: theme.raised,
            borderWidth: 1,
            borderColor: theme.line,
            overflow: 'hidden',
          },
        ]}
      >
        <InColumn value={layout.sheet.width < NARROW}>
          <MoreBelow contentContainerStyle={{ gap: 5, paddingVertical: 6 }}>
            {unit ? (
              <UnitSheet {...props} unit={unit} />
            ) : winds ? (
              <WindChips {...winds} next={nextSpinner(props)} />
            ) : storm ? (
              <Drifts {...props} />
            ) : (
              <Fleet {...props} />
            )}
          </MoreBelow>
        </InColumn>
        {unit && !props.isSole ? (
          <Key
            glyph="x"
            label={t('admiral:board.close')}
            testID="close-unit"
            onPress={() => onLook(null)}
            style={{ position: 'absolute', right: 0, top: 0, opacity: 0.75 }}
          />
        ) : null}
      </View>
    </View>
  );
}

/** A card with more on it than usual lies over a part of the sea, but never beside it. */
function growth({ frame, map }: OverlayProps['layout']): number {
  return frame.shape === 'wide' && !frame.around ? 0 : Math.min(MOST_OVER, map.height * 0.35);
}

/** 4.4.2: who has the vane after this wind; null: always the same. */
function nextSpinner({ view, seats }: OverlayProps): string | null {
  const next = nextAtVane({ ...view, phase: 'turn' });
  return next === view.windSeat ? null : nameOf(seats, next);
}

/** With nothing touched: the own ships with their tokens, the next one that can act, the danger switch. */
function Fleet(props: OverlayProps) {
  const { layout, view, seats, things, danger, onDanger, onLook, onThing } = props;
  const t = useWords();
  const ships = ownFleet(props);
  const able = ships.filter(({ id }) => things.has(unitThing(id)) || things.has(fireThing(id)));
  const { fire } = seaOf(view.options, view.seats).can;
  const open = (id: string) => {
    onLook(id);
    onThing(unitThing(id));
  };
  const [next] = able;
  const keys = (
    <>
      {fire && view.sector !== null ? (
        <ChipKey
          id="danger"
          label={t('admiral:board.danger')}
          icon="death-skull"
          spoken={`${t('admiral:board.danger')}. ${t('admiral:board.dangerNote')}`}
          chosen={danger}
          onPress={() => onDanger(!danger)}
        />
      ) : null}
      {next && able.length > 1 ? (
        <ChipKey
          id="next-ship"
          label={t('admiral:board.nextShort')}
          spoken={t('admiral:board.next')}
          isSign={layout.sheet.width < SLIM && layout.sheet.width >= NARROW}
          icon="ship-wheel"
          onPress={() => open(next.id)}
        />
      ) : null}
    </>
  );
  // At a flat table the sea lies under it: one line, and the wind stands beside the vane.
  const isFlat = layout.frame.around !== null;
  const isTall = !isFlat && layout.sheet.width >= NARROW;
  return (
    <>
      {isFlat ? null : (
        <View
          style={{
            flexDirection: 'row',
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: 6,
            paddingHorizontal: 12,
            minHeight: 44,
          }}
        >
          {danger ? (
            <DangerLegend view={view} />
          ) : (
            <Text
              role="sub"
              most={1.2}
              numberOfLines={3}
              tone="text2"
              style={{ flexGrow: 1, flexShrink: 1, flexBasis: layout.sheet.width < SLIM ? 90 : 120 }}
            >
              {view.sector === null ? scenarioNote(view.options.scenario, t) : atStart(windWords(view.sector, t))}
            </Text>
          )}
          {keys}
        </View>
      )}
      <KeyLine>
        {ships.map((ship) => {
          const kind = kindOf(ship.id);
          const { durability } = cardFor(view.options, view.seats, ship.id);
          const guns = gunsOf(view, ship.id);
          const loss = danger ? lossWords(view, ship, t) : undefined;
          return kind ? (
            <ChipKey
              key={ship.id}
              id={`own-${ship.id}`}
              label={atStart(unitWords(ship.id, t))}
              sub={loss}
              danger={loss !== undefined}
              spoken={[shipSpoken(view, seats, ship, t), loss].filter(Boolean).join('. ')}
              grows
              tall={isTall}
              {...(isTall ? {} : { least: 116 })}
              sign={
                <View style={{ alignItems: 'center', gap: 3 }}>
                  <ShipIcon kind={kind} seat={colourOf(seats, ship.owner)} size={32} />
                  <View style={{ flexDirection: 'row', gap: 3 }}>
                    {view.phase === 'turn' && ship.owner === view.active ? (
                      <Token size={13} color="#2FA27F" used={!sailsIn(view, ship.id).canSail} />
                    ) : null}
                    {fire ? <Shots left={guns.shots} of={guns.of} size={13} /> : null}
                  </View>
                  <Hull hull={durability - ship.damage} of={durability} size={9} />
                </View>
              }
              onPress={() => open(ship.id)}
            />
          ) : null;
        })}
        {isFlat ? keys : null}
      </KeyLine>
    </>
  );
}
