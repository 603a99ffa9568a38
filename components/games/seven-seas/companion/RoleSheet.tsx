import { useEffect, useState } from 'react';
import { View } from 'react-native';
import { say, useWords } from '@/components/i18n/words';
import { isMouse, Touches } from '@/components/kit/touches';
import { Button } from '@/components/ui/button';
import { Emblem } from '@/components/ui/emblem';
import { useGo } from '@/components/ui/go';
import { Sheet } from '@/components/ui/sheet';
import { Text } from '@/components/ui/text';
import { ordersOf } from '@/engine/companion/seven-seas/consequences';
import { actorOf, actorsOf, giftParts } from '@/engine/companion/seven-seas/gift';
import { CARTOGRAPHER, characterOf } from '@/engine/games/seven-seas/data/characters';
import { Called } from './Called';
import { OrderPill } from './OrderPill';
import type { Over, PageProps } from './pages';
import { freshDraft, turnFrom, type Draft } from './roles/draft';
import { FORMS } from './roles/forms';
import { doKeys } from './roles/keys';
import { Rituals } from './roles/Rituals';
import { RulerStrip } from './RulerStrip';
import { SeatChips } from '@/components/kit/companion/SeatChips';
import { TurnOrder } from './TurnOrder';
import { UndoFoot, type FootProps } from '@/components/kit/companion/UndoFoot';
import { useRoom } from '@/components/kit/companion/use-room';
import { characterWords, roleWords } from './words';

interface RoleSheetProps extends PageProps, FootProps {
  /** What came of the last tap. */
  readonly told: string | undefined;
  readonly onOver: (over: Over | null) => void;
}

/** 11.3: the called character; who chose it, what each of them does, and then the next one. */
export function RoleSheet({ sheet, tap, told, onOver, onUndo, refused }: RoleSheetProps) {
  const t = useWords();
  const go = useGo();
  const { scale } = useRoom();
  const { rank, players } = sheet;
  const actor = actorOf(sheet);
  const moment = `${sheet.round} ${rank} ${actor} ${sheet.raid !== null}`;
  const [kept, setKept] = useState<{ readonly moment: string; readonly draft: Draft } | null>(null);
  // The keys at the foot change under the finger: a second tap in a hurry would book, or pass over, what the first has brought.
  const [touches] = useState(() => new Touches());
  const question = ((sheet.round * 8 + rank) * 5 + (actor ?? 4)) * 2 + (sheet.raid ? 1 : 0);
  useEffect(() => touches.asked(question), [touches, question]);
  const meant = (press: () => void) => () => {
    if (touches.mayAnswer(question)) press();
  };
  if (rank === 0) return null;
  const draft = kept?.moment === moment ? kept.draft : freshDraft(sheet, actor ?? 0);
  const character = characterOf(rank);
  const actors = actorsOf(sheet, rank);
  const booked = actors.filter((seat) => (sheet.acted & (1 << seat)) !== 0);
  const player = actor === null ? undefined : players[actor];
  const Form = FORMS[character];
  const last = rank === CARTOGRAPHER;
  const unsaid = last ? players.filter((_, seat) => sheet.chosen[seat] === 0).map(({ name }) => name) : [];
  const keys = actor === null ? [] : doKeys(sheet, actor, draft, t);
  const owed = turnFrom(sheet, booked.at(-1) ?? sheet.first).filter((seat) => {
    const one = players[seat];
    return one !== undefined && ordersOf(one).length > 0;
  });
  const next = () => {
    if (!last) tap({ type: 'next-role' });
    else if (tap({ type: 'end-round' })) onOver(null);
  };
  const declined = (seat: number) => () => void tap({ type: 'decline', seat });
  const decline = (seat: number, kind: 'primary' | 'ghost') => (
    <Button
      kind={kind}
      label={t('companion-seven-seas:role.decline')}
      sub={t('companion-seven-seas:role.declineNote')}
      onPress={kind === 'primary' ? meant(declined(seat)) : declined(seat)}
      testID="decline"
      style={kind === 'primary' ? { flex: 1 } : {}}
    />
  );
  return (
    <Sheet
      open
      title={characterWords(character, t)}
      closeLabel={t('app:common.close')}
      onClose={() => onOver(null)}
      testID="role-sheet"
      foot={
        <UndoFoot onUndo={onUndo} refused={refused} onTouch={(event) => touches.began(isMouse(event))}>
          {actor === null ? (
            <Button
              kind="primary"
              label={
                last
                  ? t('companion-seven-seas:role.endRound')
                  : t('companion-seven-seas:role.next', { role: roleWords(rank + 1, t) })
              }
              {...(actors.length === 0 ? { sub: t('companion-seven-seas:role.nobody') } : {})}
              onPress={meant(next)}
              testID="next-role"
              style={{ flex: 1 }}
            />
          ) : keys.length === 0 ? (
            decline(actor, 'primary')
          ) : (
            keys.map(({ label, sub, off, tap: book, testID }, i) => (
              <Button
                key={testID}
                kind={i === keys.length - 1 ? 'primary' : 'secondary'}
                label={label}
                sub={sub}
                off={off}
                onPress={meant(() => book && tap(book))}
                testID={testID}
                style={{ flexGrow: 1, flexShrink: 1, flexBasis: 110 * scale }}
              />
            ))
          )}
        </UndoFoot>
      }
    >
      <RulerStrip lit={(_, one) => one >= rank} chosen={rank} testID="ruler" size={40} />
      {sheet.raid ? null : (
        <>
          <Called character={character} />
          <Text role="label">{t('companion-seven-seas:role.who')}</Text>
          <SeatChips
            label={t('companion-seven-seas:role.who')}
            players={players}
            checked={(seat) => sheet.chosen[seat] === rank}
            dim={(seat) => sheet.chosen[seat] !== rank && (sheet.acted & (1 << seat)) !== 0}
            onSeat={(seat) => tap({ type: 'chose', seat, character })}
            testID="who"
          />
        </>
      )}
      {actors.length > 1 ? <TurnOrder players={players} actors={actors} actor={actor} /> : null}
      {told ? (
        <Text tone="good" accessibilityLiveRegion="polite" testID="booked">
          {told}
        </Text>
      ) : null}
      {owed.map((seat) => (
        <View key={seat} style={{ flexDirection: 'row', alignItems: 'center', gap: 8 }}>
          <Emblem emblem={players[seat]?.emblem ?? 1} size={32} />
          <View style={{ flex: 1 }}>
            <OrderPill sheet={sheet} tap={tap} seat={seat} onOver={(over) => onOver({ ...over, from: 'role' })} />
          </View>
        </View>
      ))}
      {player && actor !== null ? (
        <View style={{ gap: 10 }}>
          <View style={{ flexDirection: 'row', alignItems: 'center', gap: 10 }}>
            <Emblem emblem={player.emblem} size={40} />
            <View style={{ flex: 1 }}>
              <Text role="section" testID="actor">
                {player.name}
              </Text>
              <Text role="sub" tone={giftParts(sheet, actor) > 0 ? 'lamp' : 'text2'} testID="gift">
                {giftWords(giftParts(sheet, actor), character)}
              </Text>
            </View>
          </View>
          {keys.length === 0 ? (
            <Text tone="bad">{t('companion-seven-seas:role.cannot')}</Text>
          ) : (
            <Form
              sheet={sheet}
              tap={tap}
              seat={actor}
              draft={draft}
              onDraft={(part) => setKept({ moment, draft: { ...draft, ...part } })}
              onOver={onOver}
            />
          )}
          {sheet.raid || keys.length === 0 ? null : decline(actor, 'ghost')}
        </View>
      ) : null}
      {actors.map((seat) => (
        <Rituals key={seat} sheet={sheet} tap={tap} seat={seat} />
      ))}
      <Button
        kind="ghost"
        label={t('companion-seven-seas:rules')}
        onPress={() => go({ pathname: '/rules/[game]/[section]', params: { game: 'seven-seas', section: character } })}
        testID="role-rules"
      />
      {unsaid.length > 0 ? (
        <Text tone="bad" testID="unsaid">
          {t('companion-seven-seas:role.unsaid', { names: unsaid.join(', ') })}
        </Text>
      ) : null}
    </Sheet>
  );

  function giftWords(parts: number, one: string): string {
    if (parts === 0) return t('companion-seven-seas:role.noGift');
    const gift = players.length === 2 ? 'giftTwo' : parts === 1 ? 'gift' : 'giftFirst';
    return say(t, `seven-seas:characters.${one}.${gift}`);
  }
}
