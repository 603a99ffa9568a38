import { useState } from 'react';
import { useWindowDimensions, View } from 'react-native';
import { Icon } from '@/components/art/Icon';
import { SEAT_COLOURS, seatLook, type SeatLook } from '@/components/art/seats';
import { Button } from '@/components/ui/button';
import { Emblem } from '@/components/ui/emblem';
import { Sheet } from '@/components/ui/sheet';
import { Text } from '@/components/ui/text';
import { RADIUS } from '@/components/ui/theme/tokens';
import { Touch } from '@/components/ui/touch';
import { losersOf, nextDuels, redOwner, type Duel } from '@/engine/companion/seven-seas/lid';
import type { PadDie } from '@/engine/companion/seven-seas/sheet';
import { FLOOR, lidPlace } from './lid-place';
import type { SeasAt } from './kind';
import { Picks } from '@/components/kit/companion/Picks';
import { UndoFoot } from '@/components/kit/companion/UndoFoot';

const DIE = 34;
const TOUCH = 44;
/** On a phone that lies on its side: all of it is seen, beside what is laid into it. */
const LOW_LID = 204;
const RED = '#C7402F';
const CARAVAN = { color: RED, on: '#FFFFFF', emblem: 'queen-crown' } as const;

/** 11.3: the real dice laid down on a drawing of the lid; it finds the closest enemies and counts the losses. */
export function LidSheet({ at }: { readonly at: SeasAt }) {
  const { sheet, t, tap, open, close, onUndo, refused } = at;
  const { low } = at.room;
  const [owner, setOwner] = useState(0);
  const [face, setFace] = useState(6);
  const [side, setSide] = useState(0);
  const { height } = useWindowDimensions();
  const red = redOwner(sheet);
  const duels = nextDuels(sheet);
  const [nearest] = duels;
  const lit = new Set(duels.flatMap(({ pirate, red: other }) => [pirate, other]));
  const back = () => (sheet.raid ? open('role') : close());
  const nameOf = (one: number) => sheet.players[one]?.name ?? t('companion-seven-seas:caravan');
  const dieWords = (die: PadDie) => t('companion-seven-seas:lid.die', { owner: nameOf(die.owner), face: die.face });
  const duelWords = ({ pirate, red: other, mm }: Duel) => {
    const [one, two] = [sheet.pad[pirate], sheet.pad[other]];
    return one && two ? t('companion-seven-seas:lid.pair', { one: dieWords(one), other: dieWords(two), mm }) : '';
  };
  /** Which die comes next. */
  function choices() {
    return (
      <>
        <Picks
          label={t('companion-seven-seas:lid.whose')}
          picks={[...sheet.players.map(({ name }) => name), t('companion-seven-seas:caravan')].map((label, i) => ({
            key: String(i),
            label,
            // Five names would push the lid below the edge of a phone.
            bare: true,
            left:
              i < red ? (
                <Emblem emblem={sheet.players[i]?.emblem ?? 1} size={32} />
              ) : (
                <Icon name="queen-crown" size={30} color={RED} />
              ),
          }))}
          chosen={String(owner)}
          onPick={(key) => setOwner(Number(key))}
          testID="owner"
        />
        <Picks
          label={t('companion-seven-seas:lid.face')}
          picks={[1, 2, 3, 4, 5, 6].map((value) => ({ key: String(value), label: String(value) }))}
          chosen={String(face)}
          onPick={(key) => setFace(Number(key))}
          testID="face"
        />
        <Text role="note" tone="text2">
          {t('companion-seven-seas:lid.how')}
        </Text>
      </>
    );
  }

  function lookOf(one: number): Pick<SeatLook, 'color' | 'on' | 'emblem'> {
    const player = sheet.players[one];
    return player ? seatLook(SEAT_COLOURS[player.emblem - 1] ?? 'coral') : CARAVAN;
  }

  function lid() {
    return (
      <View
        style={{
          width: '100%',
          maxWidth: Math.min(420, Math.max(240, height - 170)),
          aspectRatio: 1,
          alignSelf: 'center',
          borderRadius: RADIUS.sheet,
          borderWidth: 10,
          borderColor: '#8C8577',
          backgroundColor: '#17626F',
        }}
      >
        <Touch
          accessibilityRole="button"
          accessibilityLabel={t('companion-seven-seas:lid.floor')}
          testID="lid"
          onLayout={({ nativeEvent }) => setSide(nativeEvent.layout.width)}
          onPress={({ nativeEvent }) => {
            if (side > 0) tap({ type: 'die', owner, face, ...lidPlace(nativeEvent, side) });
          }}
          style={{ position: 'absolute', top: 0, left: 0, right: 0, bottom: 0 }}
        />
        {sheet.pad.map((die, i) => (
          <Touch
            key={i}
            accessibilityRole="button"
            accessibilityLabel={t('companion-seven-seas:lid.lift', { die: dieWords(die) })}
            testID={`die-${i}`}
            onPress={() => tap({ type: 'lift', die: i })}
            style={{
              position: 'absolute',
              left: `${(die.x * 100) / FLOOR}%`,
              top: `${(die.y * 100) / FLOOR}%`,
              width: TOUCH,
              height: TOUCH,
              marginLeft: -TOUCH / 2,
              marginTop: -TOUCH / 2,
              alignItems: 'center',
              justifyContent: 'center',
            }}
          >
            <View
              style={{
                width: DIE,
                height: DIE,
                borderRadius: 7,
                alignItems: 'center',
                justifyContent: 'center',
                backgroundColor: lookOf(die.owner).color,
                borderWidth: lit.has(i) ? 3 : 1,
                borderColor: lit.has(i) ? '#FFD876' : 'rgba(0, 0, 0, 0.4)',
              }}
            >
              <Text role="label" most={1} color={lookOf(die.owner).on} style={{ lineHeight: 17 }}>
                {die.face}
              </Text>
              <Icon name={lookOf(die.owner).emblem} size={12} color={lookOf(die.owner).on} />
            </View>
          </Touch>
        ))}
      </View>
    );
  }

  return (
    <Sheet
      open
      title={t('companion-seven-seas:lid.title')}
      closeLabel={t('app:common.close')}
      onClose={back}
      testID="lid-sheet"
      foot={
        <UndoFoot onUndo={onUndo} refused={refused}>
          {nearest && duels.length === 1 ? (
            <Button
              kind="primary"
              label={t('companion-seven-seas:lid.fight')}
              sub={t('companion-seven-seas:lid.sinks', {
                names: losersOf(sheet.pad, nearest)
                  .map((at) => nameOf(sheet.pad[at]?.owner ?? red))
                  .join(', '),
              })}
              onPress={() => tap({ type: 'duel', pirate: nearest.pirate, red: nearest.red })}
              testID="lid-fight"
              style={{ flex: 1 }}
            />
          ) : null}
        </UndoFoot>
      }
    >
      {low ? (
        <View style={{ flexDirection: 'row', alignItems: 'flex-start', gap: 10 }}>
          <View style={{ flex: 1, gap: 8 }}>{choices()}</View>
          <View style={{ width: LOW_LID }}>{lid()}</View>
        </View>
      ) : (
        <>
          {choices()}
          {lid()}
        </>
      )}
      {duels.length > 1 ? <Text role="label">{t('companion-seven-seas:lid.captain')}</Text> : null}
      {duels.length > 1
        ? duels.map((duel) => (
            <Button
              key={`${duel.pirate} ${duel.red}`}
              label={duelWords(duel)}
              onPress={() => tap({ type: 'duel', pirate: duel.pirate, red: duel.red })}
              testID={`duel-${duel.pirate}-${duel.red}`}
            />
          ))
        : null}
      {nearest && duels.length === 1 ? <Text testID="nearest">{duelWords(nearest)}</Text> : null}
      <Text tone="text2" testID="lid-sunk">
        {t('companion-seven-seas:lid.sunk', {
          list: sheet.padSunk.map((count, i) => `${nameOf(i)}: ${count}`).join(' · '),
        })}
      </Text>
      <Text role="note" tone="text2">
        {t('companion-seven-seas:lid.leaning')}
      </Text>
      <Button
        kind="ghost"
        label={t('companion-seven-seas:lid.clear')}
        onPress={() => tap({ type: 'clear-lid' })}
        testID="lid-clear"
      />
    </Sheet>
  );
}
