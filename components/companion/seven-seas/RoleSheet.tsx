import { View } from 'react-native';
import { say, useWords } from '@/components/i18n/words';
import { Button } from '@/components/ui/button';
import { Emblem } from '@/components/ui/emblem';
import { useGo } from '@/components/ui/go';
import { Sheet } from '@/components/ui/sheet';
import { Text } from '@/components/ui/text';
import { actorOf, actorsOf, giftParts } from '@/engine/companion/seven-seas/gift';
import { CARTOGRAPHER, characterOf } from '@/engine/games/seven-seas/data/characters';
import type { Over, PageProps } from './pages';
import { FORMS } from './roles/forms';
import { Rituals } from './roles/Rituals';
import { RulerStrip } from './RulerStrip';
import { SeatChips } from '../SeatChips';
import { TurnOrder } from './TurnOrder';
import { UndoFoot, type FootProps } from '../UndoFoot';
import { characterWords, roleWords } from './words';

interface RoleSheetProps extends PageProps, FootProps {
  readonly onOver: (over: Over | null) => void;
}

/** 11.3: the called character; who chose it, what each of them does, and then the next one. */
export function RoleSheet({ sheet, tap, onOver, onUndo, refused }: RoleSheetProps) {
  const t = useWords();
  const go = useGo();
  const { rank, players } = sheet;
  if (rank === 0) return null;
  const character = characterOf(rank);
  const actors = actorsOf(sheet, rank);
  const actor = actorOf(sheet);
  const player = actor === null ? undefined : players[actor];
  const Form = FORMS[character];
  const last = rank === CARTOGRAPHER;
  const unsaid = last ? players.filter((_, seat) => sheet.chosen[seat] === 0).map(({ name }) => name) : [];
  const next = () => {
    if (!last) tap({ type: 'next-role' });
    else if (tap({ type: 'end-round' })) onOver(null);
  };
  return (
    <Sheet
      open
      title={characterWords(character, t)}
      closeLabel={t('app:common.close')}
      onClose={() => onOver(null)}
      testID="role-sheet"
      foot={
        <UndoFoot onUndo={onUndo} refused={refused}>
          {actor === null ? (
            <Button
              kind="primary"
              label={
                last
                  ? t('companion-seven-seas:role.endRound')
                  : t('companion-seven-seas:role.next', { role: roleWords(rank + 1, t) })
              }
              {...(actors.length === 0 ? { sub: t('companion-seven-seas:role.nobody') } : {})}
              onPress={next}
              testID="next-role"
              style={{ flex: 1 }}
            />
          ) : null}
        </UndoFoot>
      }
    >
      <RulerStrip lit={(_, one) => one >= rank} chosen={rank} testID="ruler" size={40} />
      <Text tone="text2">{say(t, `seven-seas:characters.${character}.text`)}</Text>
      <Text role="label">{t('companion-seven-seas:role.who')}</Text>
      <SeatChips
        label={t('companion-seven-seas:role.who')}
        players={players}
        checked={(seat) => sheet.chosen[seat] === rank}
        onSeat={(seat) => tap({ type: 'chose', seat, character })}
        testID="who"
      />
      {actors.length > 1 ? <TurnOrder players={players} actors={actors} actor={actor} /> : null}
      {player && actor !== null ? (
        <View style={{ gap: 10 }} key={`${rank} ${actor}`}>
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
          <Form sheet={sheet} tap={tap} seat={actor} onOver={onOver} />
          {sheet.raid ? null : (
            <Button
              kind="ghost"
              label={t('companion-seven-seas:role.decline')}
              sub={t('companion-seven-seas:role.declineNote')}
              onPress={() => tap({ type: 'decline', seat: actor })}
              testID="decline"
            />
          )}
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
