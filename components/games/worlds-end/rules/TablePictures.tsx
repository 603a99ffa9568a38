import type { ReactNode } from 'react';
import { View } from 'react-native';
import { Icon } from '@/components/art/Icon';
import { Sign } from '@/components/kit/rules/Prose';
import type { Mark } from '@/components/kit/rules/book';
import { Text } from '@/components/ui/text';
import { eventFor, type EventId } from '@/engine/games/worlds-end/data/events';
import { MARKS } from './marks';
import { Die, Figures, LIGHT, PALE, useLabel } from './parts';
import { sunkChance } from './chances';

const FACES = [1, 2, 3, 4, 5, 6];

/** Null: nothing happens. */
const EVENT_MARKS: Readonly<Record<EventId, Mark | null>> = {
  armada: MARKS.armada,
  kraken: MARKS.kraken,
  convoy: MARKS.convoy,
  calm: MARKS.calm,
  quiet: null,
  auction: MARKS.auction,
  profit: MARKS.profit,
  calypso: MARKS.favour,
  storm: MARKS.storm,
  raid: MARKS.raid,
};

/** All 36 throws of the two event dice, with the sign of what each brings (2.11). */
export function EventsPicture() {
  return (
    <View style={{ gap: 4 }}>
      <Row first={null}>
        {FACES.map((face) => (
          <Die key={face} face={face} size={32} />
        ))}
      </Row>
      {FACES.map((one) => (
        <Row key={one} first={<Die face={one} size={32} />}>
          {FACES.map((other) => {
            const mark = EVENT_MARKS[eventFor(one, other)];
            return mark ? <Sign key={other} mark={mark} size={32} /> : <View key={other} style={CELL} />;
          })}
        </Row>
      ))}
    </View>
  );
}

const CELL = { width: 32, height: 32, borderRadius: 8, backgroundColor: 'rgba(255,255,255,0.12)' } as const;

function Row({ first, children }: { readonly first: ReactNode; readonly children: ReactNode }) {
  return (
    <View style={{ flexDirection: 'row', gap: 4 }}>
      {first ?? <View style={{ width: 32 }} />}
      {children}
    </View>
  );
}

/** How often one salvo sinks a ship without survivability: by its Defence, and by Attack (2.13). */
export function OddsPicture() {
  const words = useLabel();
  return (
    <View style={{ gap: 8 }}>
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: 8 }}>
        <Icon name={MARKS.hits.icon} size={22} color="#9CCBF5" />
        <Text role="sub" color={PALE}>
          {words('defence')}
        </Text>
        <Icon name={MARKS.fire.icon} size={22} color="#FF9BAA" />
        <Text role="sub" color={PALE}>
          {words('attack')}
        </Text>
      </View>
      <Line head="">
        {[1, 2, 3].map((attack) => (
          <View key={attack} style={{ width: 66, flexDirection: 'row', gap: 2 }}>
            {Array.from({ length: attack }, (_, i) => (
              <Icon key={i} name={MARKS.fire.icon} size={18} color="#FF9BAA" />
            ))}
          </View>
        ))}
      </Line>
      {[2, 3, 4, 5].map((defence) => (
        <Line key={defence} head={String(defence)}>
          {[1, 2, 3].map((attack) => (
            <View key={attack} style={{ width: 66 }}>
              <Figures>{`${Math.round(sunkChance(attack, defence) * 100)} %`}</Figures>
            </View>
          ))}
        </Line>
      ))}
    </View>
  );
}

function Line({ head, children }: { readonly head: string; readonly children: ReactNode }) {
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: 8 }}>
      <Text role="header" most={1.2} accessibilityRole="text" color={LIGHT} style={{ width: 26 }}>
        {head}
      </Text>
      {children}
    </View>
  );
}
