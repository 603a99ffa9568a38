import { say, useWords } from '@/components/i18n/words';
import { Text } from '@/components/ui/text';
import { CURSES, throwsShips } from '@/engine/games/seven-seas/data/curses';
import { GOODS } from '@/engine/games/seven-seas/data/goods';
import { PerSeat } from '../PerSeat';
import { Picks } from '@/components/kit/companion/Picks';
import { curseWords, goodWords } from '../words';
import { eachOf, mostOf, turnFrom, withOne } from './draft';
import type { FormProps } from './form';
import { TavernForm } from './TavernForm';

/** 4.10: which curse; then how many dice each player throws, and how many of them are hit. */
export function ShamanForm(props: FormProps) {
  const { sheet, seat, draft, onDraft } = props;
  const t = useWords();
  const { curse } = draft;
  return (
    <>
      <Picks
        label={t('companion-seven-seas:curse.which')}
        picks={CURSES.map((one, i) => ({
          key: one,
          label: curseWords(one, t),
          dim: (sheet.curses & (1 << i)) !== 0,
        }))}
        chosen={curse}
        onPick={(key) =>
          onDraft({ curse: CURSES.find((one) => one === key) ?? null, each: sheet.players.map(() => 0) })
        }
        wide
        testID="curse"
      />
      {curse ? <Text testID="curse-text">{say(t, `seven-seas:curses.${curse}.text`)}</Text> : null}
      {curse && throwsShips(curse) ? (
        <PerSeat
          players={sheet.players}
          order={turnFrom(sheet, seat)}
          values={eachOf(sheet, seat, draft)}
          most={(one) => mostOf(sheet, seat, draft, one)}
          label={(one) => t('companion-seven-seas:curse.ofDice', { count: mostOf(sheet, seat, draft, one) })}
          spoken={(name) => t('companion-seven-seas:curse.hit', { name })}
          onChange={(one, count) => onDraft({ each: withOne(eachOf(sheet, seat, draft), one, count) })}
          testID="hits"
        />
      ) : null}
      {curse === 'idol' ? (
        <Picks
          label={curseWords('idol', t)}
          picks={GOODS.map((good) => ({ key: good, label: goodWords(good, t) }))}
          chosen={draft.good}
          onPick={(key) => onDraft({ good: GOODS.find((one) => one === key) ?? null })}
          testID="idol"
        />
      ) : null}
      {curse === 'tavern' ? <TavernForm {...props} /> : null}
    </>
  );
}
