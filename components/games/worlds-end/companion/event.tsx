import { View } from 'react-native';
import { say } from '@/components/i18n/words';
import { Live } from '@/components/ui/live';
import { Text } from '@/components/ui/text';
import type { ButtonProps } from '@/components/ui/button';
import { EVENTS, eventFor, type EventId } from '@/engine/games/worlds-end/data/events';
import { CALYPSO_GOLD, CALYPSO_MAX, CONVOY_REWARD, EXTRA_INCOME } from '@/engine/games/worlds-end/data/table';
import { box, button, GROW, line, quiet, section, text, type Blocks } from '@/components/kit/companion/spec/blocks';
import type { Leaf } from '@/components/kit/companion/spec/spec';
import { Die } from '../rules/parts';
import { faceKeys } from './dice';
import { openDue } from './due-words';
import type { SeasAt } from './kind';
import { goldWords, skillWords } from './names';

/** 11.4: rolled here or typed off real dice; what the event does is done at once, the rest is asked. */
export function eventOf(at: SeasAt): Leaf {
  const { sheet, t } = at;
  return {
    title: t('companion-worlds-end:event.title'),
    testID: 'event-sheet',
    blocks: [
      sheet.event === null ? null : rolled(at, sheet.event),
      sheet.event === null || sheet.before ? typing(at) : null,
      section(t('companion-worlds-end:event.all')),
      EVENTS.map((event) =>
        box(
          { gap: 2 },
          text(`${sumOf(event, t('companion-worlds-end:event.double'))}: ${say(t, `worlds-end:fates.${event}.name`)}`, {
            role: 'label',
          }),
          quiet(fateWords(at, event), { role: 'note' }),
        ),
      ),
    ],
    keys: [sheet.event === null ? roll(at) : goOn(at)],
  };
}

const FACES = [1, 2, 3, 4, 5, 6];

/** The sum that brings this event; a double has none of its own. */
function sumOf(event: EventId, double: string): string {
  if (event === 'armada') return double;
  for (const one of FACES) {
    for (const other of FACES) if (eventFor(one, other) === event) return String(one + other);
  }
  return '';
}

function fateWords({ t }: SeasAt, event: EventId): string {
  const gold = { convoy: CONVOY_REWARD, profit: EXTRA_INCOME, calypso: CALYPSO_GOLD }[event as string] ?? 0;
  return say(t, `worlds-end:fates.${event}.text`, { gold: goldWords(gold), most: CALYPSO_MAX });
}

function rolled(at: SeasAt, event: EventId): Blocks {
  const { sheet, t, tap } = at;
  const again = (which: 'first' | 'second' | 'both') =>
    button(
      say(t, `worlds-end:buttons.EVENT_REROLL.${which}`),
      `reroll-${which}`,
      () => tap({ type: 'reroll', which }),
      GROW,
    );
  return [
    <Live key="event" testID="event" style={{ gap: 6 }}>
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: 10 }}>
        {sheet.dice.map((face, i) => (
          <Die key={i} face={face} size={52} />
        ))}
        <Text role="title" style={{ flexShrink: 1 }}>
          {say(t, `worlds-end:fates.${event}.name`)}
        </Text>
      </View>
      <Text>{fateWords(at, event)}</Text>
    </Live>,
    sheet.before
      ? [
          section(t('companion-worlds-end:event.again', { skill: skillWords(sheet, sheet.active, 1, t) })),
          line(again('first'), again('second'), again('both')),
        ]
      : null,
  ];
}

/** Real dice: one face after the other, and the event is there. */
function typing({ sheet, t, tap, draft, onDraft }: SeasAt): Blocks {
  const [one = 0, other = 0] = draft.dice ?? [];
  const put = (first: number, second: number) => {
    if (first === 0 || second === 0) onDraft({ dice: [first, second] });
    else if (tap({ type: sheet.event === null ? 'event' : 'again', one: first, other: second })) onDraft({ dice: [] });
    else onDraft({ dice: [first, second] });
  };
  const label = t('companion-worlds-end:event.typed');
  return [
    section(label),
    faceKeys(label, one || null, (face) => put(face, other), 'first-die'),
    faceKeys(label, other || null, (face) => put(one, face), 'second-die'),
  ];
}

function roll({ t, tap }: SeasAt): ButtonProps {
  return {
    kind: 'primary',
    label: t('companion-worlds-end:event.roll'),
    onPress: () => tap({ type: 'roll' }),
    testID: 'event-roll',
    style: { flex: 1 },
  };
}

function goOn(at: SeasAt): ButtonProps {
  const { sheet, t, close } = at;
  const [due] = sheet.due;
  return {
    kind: 'primary',
    label: due ? say(t, `companion-worlds-end:due.${due.kind}.title`) : t('companion-worlds-end:goOn'),
    onPress: () => (due ? openDue(at, due.seat) : close()),
    testID: 'event-on',
    style: { flex: 1 },
  };
}
