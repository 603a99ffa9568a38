import type { ReactNode } from 'react';
import { View } from 'react-native';
import { Icon } from '@/components/art/Icon';
import type { IconName } from '@/components/art/generated/icons';
import { useWords } from '@/components/i18n/words';
import type { Rect } from '@/components/kit/frame/box';
import { nameOf, youAt } from '@/components/kit/people/seats';
import { Text } from '@/components/ui/text';
import { useLargeText, useTheme } from '@/components/ui/theme/context';
import { boxOf } from '@/engine/games/worlds-end/box';
import { REGIONS, regionOf, SEAS, type SeaId } from '@/engine/games/worlds-end/data/board';
import { placeName } from '../names';
import { offerSize, seaAt } from '../table-facts';
import { goodWords, seaWords } from '../words';
import { Doubloon } from './Doubloon';
import { Panel } from './Panel';
import type { OverlayProps } from './props';
import { SeaCard } from './SeaCard';
import { Company, Home, Note, Odds } from './SeaDefence';
import { COMPANY_SIGN, DIFFICULTY_SIGN, FAME, GOLD_SIGN, GOODS_SIGNS, GUARD_SIGN, PORT_SIGN } from './signs';

interface SeaSheetProps extends OverlayProps {
  readonly sea: SeaId;
  readonly room: Rect;
  /** It stands at the top of its room: the sea lies below. */
  readonly top?: boolean;
}

const CARD = 88;
/** On a narrower sheet the facts need all of its width. */
const NARROW = 366;

/** All that everybody may know of one sea (look 20.3). */
export function SeaSheet({ sea, room, top = false, ...props }: SeaSheetProps) {
  const t = useWords();
  const theme = useTheme();
  const bare = useLargeText() || room.width < NARROW;
  const { view, seats, onLook, layout } = props;
  const at = SEAS.indexOf(sea);
  const { seas, goods } = boxOf(view.options);
  const card = seas[at];
  const { owner, guards } = seaAt(view, sea);
  if (!card) return null;
  const three = goods[card.good] ?? [];
  const mine = three.filter((one) => view.seas[one]?.owner === layout.focus).length;
  const facts = (
    <>
      <Columns>
        <Line icon={owner === null ? COMPANY_SIGN : FAME} color={owner === null ? '#FF9BAA' : theme.lamp}>
          {owner === null
            ? t('worlds-end:company')
            : owner === youAt(seats)
              ? t('worlds-end:sheet.yours')
              : nameOf(seats, owner)}
        </Line>
        <View
          style={{ flexDirection: 'row', gap: 3 }}
          accessible
          accessibilityRole="image"
          accessibilityLabel={t('worlds-end:sheet.difficulty', { n: card.difficulty })}
        >
          {Array.from({ length: card.difficulty }, (_, i) => (
            <Icon key={i} name={DIFFICULTY_SIGN} size={20} color="#FF8A5E" />
          ))}
        </View>
      </Columns>
      <Columns>
        <Line icon={GOLD_SIGN} color="#F0B63E">
          {t('worlds-end:sheet.perTurn', { gold: card.income })}
        </Line>
        <Line icon={PORT_SIGN} color={card.port ? '#8FDCD6' : theme.text3}>
          {card.port ? t('worlds-end:sheet.port', { count: offerSize(view) }) : t('worlds-end:sheet.noPort')}
        </Line>
      </Columns>
      <Columns>
        <Line icon={GOODS_SIGNS[card.good] ?? 'barrel'} color={card.good < 0 ? theme.text3 : theme.lamp}>
          {card.good < 0
            ? t('worlds-end:sheet.noGood')
            : t('worlds-end:sheet.good', { good: goodWords(view, card.good, t), count: mine, of: three.length })}
        </Line>
        {owner === null ? (
          <Text role="sub" tone="text2">
            {t('worlds-end:sheet.guardedBy')}
          </Text>
        ) : (
          <Line icon={GUARD_SIGN} color={theme.lamp}>
            {guards.count > 0 ? t('worlds-end:sheet.guards', { count: guards.count }) : t('worlds-end:sheet.noGuards')}
          </Line>
        )}
      </Columns>
    </>
  );
  return (
    <Panel
      room={room}
      id="sea-sheet"
      title={seaWords(view, sea, t)}
      aside={placeName(t, `regions.${REGIONS[regionOf(at)]}`)}
      at={top ? 'top' : 'bottom'}
      mark={bare ? null : <SeaCard view={view} sea={sea} width={CARD} />}
      lead={facts}
      onClose={() => onLook(null)}
    >
      {owner === null ? <Company {...props} difficulty={card.difficulty} /> : <Home {...props} sea={sea} t={t} />}
      <Odds {...props} sea={sea} />
      <Note {...props} sea={sea} />
    </Panel>
  );
}

function Columns({ children }: { readonly children: ReactNode }) {
  return (
    <View
      style={{
        flexDirection: 'row',
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        alignItems: 'center',
        columnGap: 12,
      }}
    >
      {children}
    </View>
  );
}

interface LineProps {
  readonly icon: IconName;
  readonly color: string;
  readonly children: string;
}

function Line({ icon, color, children }: LineProps) {
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: 8, minHeight: 26, flexShrink: 1 }}>
      {icon === GOLD_SIGN ? <Doubloon size={20} /> : <Icon name={icon} size={20} color={color} />}
      <Text role="sub" style={{ flexShrink: 1 }}>
        {children}
      </Text>
    </View>
  );
}
