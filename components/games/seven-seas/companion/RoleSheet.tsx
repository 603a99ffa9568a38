import { useEffect, useState } from 'react';
import { say } from '@/components/i18n/words';
import type { ButtonProps } from '@/components/ui/button';
import { isMouse, Touches } from '@/components/kit/touches';
import { ordersOf } from '@/engine/companion/seven-seas/consequences';
import { actorOf, actorsOf, giftParts } from '@/engine/companion/seven-seas/gift';
import { CARTOGRAPHER, characterOf } from '@/engine/games/seven-seas/data/characters';
import { box, button, text, type Blocks } from '@/components/kit/companion/spec/blocks';
import { Leaf } from '@/components/kit/companion/spec/Leaf';
import { Called } from './Called';
import type { SeasAt } from './kind';
import { orderPill } from './orders';
import { freshDraft, turnFrom } from './roles/draft';
import { FORMS } from './roles/forms';
import { doKeys } from './roles/keys';
import { rituals } from './roles/rituals';
import { RulerStrip } from './RulerStrip';
import { TurnOrder } from './TurnOrder';
import { characterWords, roleWords } from './words';

/** What only leads to a role says nothing of it. */
const LEADS = ['call', 'chose', 'next-role'];

/** 11.3: the called character; who chose it, what each of them does, and then the next one. */
export function RoleSheet({ at }: { readonly at: SeasAt }) {
  const { sheet, ledger, t, room, tap, close, rules, onUndo, refused } = at;
  const { rank, players } = sheet;
  const actor = actorOf(sheet);
  const moment = `${sheet.round} ${rank} ${actor} ${sheet.raid !== null}`;
  // The keys at the foot change under the finger: a second tap in a hurry would book, or pass over, what the first has brought.
  const [touches] = useState(() => new Touches());
  const question = ((sheet.round * 8 + rank) * 5 + (actor ?? 4)) * 2 + (sheet.raid ? 1 : 0);
  useEffect(() => touches.asked(question), [touches, question]);
  const meant = (press: () => void) => () => {
    if (touches.mayAnswer(question)) press();
  };
  if (rank === 0) return null;
  const kept = at.draft.role;
  const draft = kept?.moment === moment ? kept.draft : freshDraft(sheet, actor ?? 0);
  const character = characterOf(rank);
  const actors = actorsOf(sheet, rank);
  const booked = actors.filter((seat) => (sheet.acted & (1 << seat)) !== 0);
  const last = rank === CARTOGRAPHER;
  const unsaid = last ? players.filter((_, seat) => sheet.chosen[seat] === 0).map(({ name }) => name) : [];
  const todo = actor === null ? [] : doKeys(sheet, actor, draft, t);
  const owed = turnFrom(sheet, booked.at(-1) ?? sheet.first).filter((seat) => {
    const one = players[seat];
    return one !== undefined && ordersOf(one).length > 0;
  });
  const told = LEADS.includes(ledger.steps.at(-1)?.tap.type ?? '') ? undefined : at.told;
  const next = () => {
    if (!last) tap({ type: 'next-role' });
    else if (tap({ type: 'end-round' })) close();
  };
  const declining = (seat: number): ButtonProps => ({
    label: t('companion-seven-seas:role.decline'),
    sub: t('companion-seven-seas:role.declineNote'),
    onPress: () => void tap({ type: 'decline', seat }),
    testID: 'decline',
  });
  /** At the foot: the next role, the mark where nothing else is possible, or what books this one. */
  function keys(): ButtonProps[] {
    if (actor === null) {
      const role = roleWords(rank + 1, t);
      return [
        {
          kind: 'primary',
          label: last ? t('companion-seven-seas:role.endRound') : t('companion-seven-seas:role.next', { role }),
          sub: actors.length === 0 ? t('companion-seven-seas:role.nobody') : undefined,
          onPress: meant(next),
          testID: 'next-role',
          style: { flex: 1 },
        },
      ];
    }
    if (todo.length === 0) {
      const key = declining(actor);
      return [{ ...key, kind: 'primary', onPress: meant(key.onPress), style: { flex: 1 } }];
    }
    return todo.map(({ tap: book, ...key }, i) => ({
      ...key,
      kind: i === todo.length - 1 ? 'primary' : 'secondary',
      onPress: meant(() => book && tap(book)),
      style: { flexGrow: 1, flexShrink: 1, flexBasis: 110 * room.scale },
    }));
  }

  function whoChose(): Blocks {
    const label = t('companion-seven-seas:role.who');
    return [
      <Called key="called" character={character} />,
      text(label, { role: 'label' }),
      {
        part: 'seats',
        label,
        players,
        checked: (seat) => sheet.chosen[seat] === rank,
        dim: (seat) => sheet.chosen[seat] !== rank && (sheet.acted & (1 << seat)) !== 0,
        onSeat: (seat) => tap({ type: 'chose', seat, character }),
        testID: 'who',
      },
    ];
  }

  function giftWords(parts: number): string {
    if (parts === 0) return t('companion-seven-seas:role.noGift');
    const gift = players.length === 2 ? 'giftTwo' : parts === 1 ? 'gift' : 'giftFirst';
    return say(t, `seven-seas:characters.${character}.${gift}`);
  }

  /** Who acts now, with the gift, and what the character asks. */
  function acting(seat: number): Blocks {
    const { name = '', emblem = 1 } = players[seat] ?? {};
    const parts = giftParts(sheet, seat);
    const onDraft = (part: Partial<typeof draft>) => at.onDraft({ role: { moment, draft: { ...draft, ...part } } });
    return box(
      { gap: 10 },
      box(
        { flexDirection: 'row', alignItems: 'center', gap: 10 },
        { part: 'emblem', emblem, size: 40 },
        box(
          { flex: 1 },
          text(name, { role: 'section', testID: 'actor' }),
          text(giftWords(parts), { role: 'sub', tone: parts > 0 ? 'lamp' : 'text2', testID: 'gift' }),
        ),
      ),
      todo.length === 0
        ? text(t('companion-seven-seas:role.cannot'), { tone: 'bad' })
        : FORMS[character]({ at, seat, draft, onDraft }),
      sheet.raid || todo.length === 0 ? null : { part: 'button', ...declining(seat), kind: 'ghost' },
    );
  }

  return (
    <Leaf
      close={close}
      onUndo={onUndo}
      refused={refused}
      leaf={{
        title: characterWords(character, t),
        testID: 'role-sheet',
        keys: keys(),
        onTouch: (event) => touches.began(isMouse(event)),
        blocks: [
          <RulerStrip key="ruler" lit={(_, one) => one >= rank} chosen={rank} testID="ruler" size={40} />,
          sheet.raid ? null : whoChose(),
          actors.length > 1 ? <TurnOrder players={players} actors={actors} actor={actor} /> : null,
          told ? text(told, { tone: 'good', accessibilityLiveRegion: 'polite', testID: 'booked' }) : null,
          owed.map((seat) =>
            box(
              { flexDirection: 'row', alignItems: 'center', gap: 8 },
              { part: 'emblem', emblem: players[seat]?.emblem ?? 1, size: 32 },
              box({ flex: 1 }, orderPill(at, seat, 'role')),
            ),
          ),
          actor === null ? null : acting(actor),
          actors.map((seat) => rituals(at, seat)),
          button(t('companion-seven-seas:rules'), 'role-rules', () => rules(character), { kind: 'ghost' }),
          unsaid.length > 0
            ? text(t('companion-seven-seas:role.unsaid', { names: unsaid.join(', ') }), {
                tone: 'bad',
                testID: 'unsaid',
              })
            : null,
        ],
      }}
    />
  );
}
