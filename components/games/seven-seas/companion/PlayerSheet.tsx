import { View } from 'react-native';
import { say, useWords } from '@/components/i18n/words';
import { Button } from '@/components/ui/button';
import { Sheet } from '@/components/ui/sheet';
import { Text } from '@/components/ui/text';
import { fleetOf, pointsOf, saleAt } from '@/engine/companion/seven-seas/fleet';
import { COST, FLEET, MARK_COST } from '@/engine/games/seven-seas/data/table';
import { NATIONS } from '@/engine/games/seven-seas/data/nations';
import type { Field } from '@/engine/companion/seven-seas/taps';
import { Rename } from '@/components/kit/companion/Rename';
import { Stepper } from '@/components/kit/companion/Stepper';
import type { Over, PageProps } from './pages';
import { Picks } from '@/components/kit/companion/Picks';
import { RulerStrip } from './RulerStrip';
import { stepField, valueOf } from './step';
import { UndoFoot, type FootProps } from '@/components/kit/companion/UndoFoot';
import { fieldWords, nationWords } from './words';

interface PlayerSheetProps extends PageProps, FootProps {
  readonly seat: number;
  readonly onOver: (over: Over | null) => void;
}

const CARGO: readonly Field[] = ['fruit', 'coffee', 'rum', 'talismans'];
const THINGS: readonly Field[] = ['owned', 'yy', 'hold', 'unsink', 'cards'];

/** 11.2: every number of one player, each to be put right by hand. */
export function PlayerSheet({ sheet, tap, seat, onOver, onUndo, refused }: PlayerSheetProps) {
  const t = useWords();
  const player = sheet.players[seat];
  if (!player) return null;
  const { free, loaded, guards, supply } = fleetOf(player);
  const step = stepField(tap, seat, player);
  const points = pointsOf(player);
  const steppers = (fields: readonly Field[]) => (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: 8 }}>
      {fields.map((field) => (
        <Stepper
          key={field}
          half
          label={fieldWords(field, t)}
          value={valueOf(player, field)}
          onStep={(by) => {
            if (field !== 'owned' || valueOf(player, field) + by <= FLEET) step(field)(by);
          }}
          testID={`set-${field}`}
        />
      ))}
    </View>
  );
  const ritual = (kind: 'doubleHold' | 'unsinkable', key: string) => (
    <Button
      label={say(t, `seven-seas:rituals.${key}.name`)}
      sub={t('companion-seven-seas:costs', { count: COST[kind] })}
      off={player.yy < COST[kind] ? t('companion-seven-seas:reasons.yy-short', { cost: COST[kind] }) : null}
      onPress={() => tap({ type: 'ritual', seat, kind })}
      testID={`ritual-${kind}`}
      style={{ flexGrow: 1, flexShrink: 1 }}
    />
  );
  return (
    <Sheet
      open
      title={player.name}
      closeLabel={t('app:common.close')}
      onClose={() => onOver(null)}
      testID="player-sheet"
      foot={<UndoFoot onUndo={onUndo} refused={refused} />}
    >
      <Text role="label" testID="fleet-line">
        {t('companion-seven-seas:fleet', { free, loaded, guards, supply })}
      </Text>
      {steppers(CARGO)}
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: 8 }}>
        <Button
          label={t('companion-seven-seas:loot.open')}
          onPress={() => onOver({ kind: 'loot', seat })}
          testID="open-loot"
          style={{ flexGrow: 1 }}
        />
        <Button
          label={t('companion-seven-seas:marksWhy')}
          onPress={() => onOver({ kind: 'marks', seat })}
          testID="open-marks"
          style={{ flexGrow: 1 }}
        />
      </View>
      {steppers(THINGS)}
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: 8 }}>
        {ritual('doubleHold', 'RITUAL_DOUBLE_HOLD')}
        {ritual('unsinkable', 'RITUAL_UNSINKABLE')}
      </View>
      <Text role="section">{t('companion-seven-seas:flags')}</Text>
      <Picks
        label={t('companion-seven-seas:flags')}
        picks={NATIONS.map((nation, flag) => {
          const owner = sheet.players.find(({ corsair }) => (corsair & (1 << flag)) !== 0);
          const mine = owner === player;
          return {
            key: nation,
            label: `${mine ? '✓ ' : ''}${nationWords(nation, t)}`,
            ...(owner && !mine ? { sub: owner.name } : {}),
            checked: mine,
          };
        })}
        onPick={(key) => {
          const nation = NATIONS.find((one) => one === key);
          if (nation) tap({ type: 'flag', seat, nation });
        }}
        wide
        testID="flag"
      />
      <Text role="section">{t('companion-seven-seas:lying')}</Text>
      <RulerStrip
        lit={(_, rank) => (player.played & (1 << rank)) === 0}
        onRole={(character) => tap({ type: 'played', seat, character })}
        testID="lies"
      />
      <Text role="section">{t('companion-seven-seas:ifEnded')}</Text>
      <Text testID="forecast">
        {t('companion-seven-seas:forecast', {
          now: points,
          sold: points + saleAt(sheet.port, player.goods),
          cards: points + saleAt(sheet.port, player.goods) - MARK_COST * player.cards,
        })}
      </Text>
      <Rename
        person={player}
        onName={(name) => tap({ type: 'name', seat, name })}
        onEmblem={(emblem) => tap({ type: 'emblem', seat, emblem })}
      />
    </Sheet>
  );
}
