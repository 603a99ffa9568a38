import { useEffect, useState } from 'react';
import { reasonWords } from '@/components/i18n/reason-words';
import type { Words } from '@/components/i18n/words';
import type { Action, RuleError, View } from '@/engine';
import type { Together } from '@/components/kit/answers/presenter';
import { leftOf, touchThing } from '@/components/kit/answers/selection';
import type { Ask } from '@/components/kit/face';
import type { BlockButton } from './block/DecisionBlock';
import { haptics } from '@/components/kit/haptics/phone';
import { sounds } from '@/components/kit/sound/sounds';
import { Touches } from '@/components/kit/touches';
import { askOf, waitingWords, type Playing } from './asked';

/** What a person has begun and not finished; it belongs to one picture of the table and goes with it. */
interface Draft {
  readonly number: number;
  readonly touched: readonly string[];
  readonly chosen: Action | null;
  /** Where several are chosen at once: all of them, in this order. */
  readonly picked: readonly Action[];
  readonly note: Note | null;
}

/** Why something was not possible. */
interface Note {
  readonly text: string;
  /** The code of the reason; none for what is no rule of the game. */
  readonly code: string | null;
  /** Asked for again it is said again: how often so far. */
  readonly times: number;
}

export interface Turn {
  readonly ask: Ask<View, Action> | null;
  readonly chosen: Action | null;
  /** All that are chosen, where that may be several. */
  readonly picked: readonly Action[];
  /** The things that were touched of an answer that is not chosen yet. */
  readonly touched: readonly string[];
  /** The answers that can still be meant: all, or those of the things that were touched. */
  readonly left: readonly Action[];
  readonly prompt: string;
  /** The prompt says why something was not possible, for so many times in a row; 0: it does not. */
  readonly refusal: number;
  /** What the rules may be asked about now: a reason, or the kind of the decision. */
  readonly about: string | null;
  readonly buttons: readonly BlockButton[];
  /** The table has the keys of what is asked, and the block no bar. */
  readonly noBar: boolean;
  /** A piece was touched: the first touch chooses, the second plays, and what is not possible says why. */
  readonly touch: (action: Action) => void;
  /** A thing was touched: it is asked what it may do, or, where that is one thing only, that is chosen. */
  readonly touchThing: (thing: string) => void;
  readonly play: (action: Action, follows?: boolean) => void;
  /** Somebody points at this action: a piece is chosen by it, a button is not pressed. */
  readonly point: (action: Action) => void;
  /** An action taken from a list: a button is pressed, a piece is touched. */
  readonly press: (action: Action) => void;
  /** What was chosen is not meant after all. */
  readonly letGo: () => void;
  /** `code`: what the rules may be asked about it. */
  readonly refuse: (reason: string, code?: string | null) => void;
  /** Which question a finger means. */
  readonly touches: Touches;
}

const NOTHING = { touched: [], chosen: null, picked: [], note: null };

/** A thing that may do more than so much is no matter for the bar: the list of all answers has it. */
const MOST_KEYS = 3;
/** Of so many answers nobody asks what they are all called: their words would be made for nothing. */
const MOST_NAMED = 40;

/** The way from a touch to an action: two steps for targets, one for buttons. */
export function useTurn({ store, table, face }: Playing, t: Words): Turn {
  const [draft, setDraft] = useState<Draft>({ number: 0, ...NOTHING });
  const [touches] = useState(() => new Touches());
  const { number } = table;
  useEffect(() => touches.asked(number), [touches, number]);
  const { touched, chosen, picked, note } = draft.number === number ? draft : NOTHING;
  const { seats, game } = store.match;
  const text = (action: Action) => game.describe(action);
  const ask = askOf({ store, table, face });
  const because = (error: RuleError | null) => (error ? reasonWords(error, face.id, seats, t) : '');
  const choose = (action: Action | null, things: readonly string[] = []) => {
    if (action || things.length > 0) haptics.say('pick');
    setDraft({ number, touched: things, chosen: action, picked: action ? [action] : [], note: null });
  };
  const pick = (action: Action, those: Together<Action, Ask<View, Action>>, asked: Ask<View, Action>) => {
    haptics.say('pick');
    const others = picked.filter((one) => text(one) !== text(action));
    const known = others.length < picked.length;
    const kept = known ? others : those.may(picked, action, asked) ? [...picked, action] : [action];
    setDraft({ number, touched: [], chosen: kept.at(-1) ?? null, picked: kept, note: null });
  };
  const refuse = (reason: string, code: string | null = null) => {
    haptics.say('refuse');
    sounds.play('refuse');
    const again = (before: Draft) => (before.number === number ? (before.note?.times ?? 0) : 0) + 1;
    setDraft((before) => ({ number, ...NOTHING, note: { text: reason, code, times: again(before) } }));
  };
  const refuseFor = (error: RuleError | null) => refuse(because(error), error?.code);
  const play = (action: Action, follows = false) => {
    // Two fingers at once, or a second tap in a hurry: it was meant for a question that is no longer asked.
    const unseen = ask !== null && chosen === null && face.unseen?.(ask.decision) === true;
    if (store.current().number !== number || !(follows || touches.mayAnswer(number, unseen))) return;
    const error = store.act(action);
    if (error) refuseFor(error);
  };
  const playAll = (actions: readonly Action[], last: Action | undefined) => {
    if (store.current().number !== number || !touches.mayAnswer(number)) return;
    for (const action of actions) {
      const error = store.act(action);
      if (error) return refuseFor(error);
    }
    // There may be nothing more to be chosen from: then it is not asked.
    if (last && store.current().decision?.kind === ask?.decision.kind) store.act(last);
  };
  const touch = (action: Action) => {
    if (!touches.mayAnswer(number)) return;
    const legal = table.legal.find((one) => text(one) === text(action));
    if (!ask) refuse(waitingWords({ store, table, face }, t));
    else if (!legal) refuseFor(store.why(action));
    else if (face.present.together(legal)) {
      sounds.play('button');
      pick(legal, face.present.together(legal) as Together<Action, Ask<View, Action>>, ask);
    } else if (chosen && text(chosen) === text(action)) play(legal);
    else {
      sounds.play('button');
      choose(legal);
    }
  };
  const next = (thing: string) => {
    if (!touches.mayAnswer(number)) return;
    if (!ask) return refuse(waitingWords({ store, table, face }, t));
    const selection = touchThing(face.present, ask, touched, thing);
    if (!selection) return;
    if (selection.chosen && chosen && text(selection.chosen) === text(chosen)) return play(selection.chosen);
    sounds.play('button');
    choose(selection.chosen, selection.touched);
  };
  const isButton = (action: Action) => face.present.isInBar(action);
  const left = ask && !chosen && touched.length > 0 ? leftOf(face.present, ask, touched) : (ask?.legal ?? []);
  const point = (action: Action) => {
    if (ask && !isButton(action)) choose(action);
  };
  const press = (action: Action) => {
    touches.noTouch();
    return isButton(action) ? play(action) : touch(action);
  };
  const question = ask ? face.prompt(ask, t) : waitingWords({ store, table, face }, t);
  /** The rest of a stretch may be left to the rule bot, as long as nothing is chosen. */
  function leaveKey({ decision }: Ask<View, Action>): BlockButton[] {
    if (decision.stretch === undefined || chosen || touched.length > 0 || face.hasKeys?.(decision)) return [];
    return [{ id: 'leave-rest', kind: 'ghost', label: t('app:play.leaveRest'), onPress: () => store.leave() }];
  }

  function leavingKey(): BlockButton[] {
    if (table.leaving === null) return [];
    return [{ id: 'take-over', kind: 'secondary', label: t('app:play.takeOver'), onPress: () => store.takeOver() }];
  }

  function keyOf(action: Action, asked: Ask<View, Action>): BlockButton {
    const { kind = 'primary', ...button } = face.present.button(action, asked, t);
    const possible = asked.legal.some((one) => text(one) === text(action));
    const error = possible ? null : store.why(action);
    const off = possible ? null : because(error);
    return {
      ...button,
      kind,
      action,
      id: `do-${text(action)}`,
      off,
      offCode: error?.code,
      onPress: () => play(action),
    };
  }

  /** A key for what is chosen on the table: before that it says so, and then it confirms. */
  function leadKey(action: Action, asked: Ask<View, Action>): BlockButton {
    const { label, icon, kind = 'primary' } = face.present.button(action, asked, t);
    const possible = asked.legal.some((one) => face.present.under(one) === action.type);
    const error = possible ? null : store.why(action);
    const off = possible ? null : because(error);
    const say = () => setDraft({ number, ...NOTHING, note: { text: t('app:play.choose'), code: null, times: 0 } });
    return { id: `lead-${action.type}`, label, icon, kind, off, offCode: error?.code, onPress: say };
  }

  /** What is not in the bar by itself, and is confirmed there, stands for all of its kind. */
  const barKey = (action: Action, asked: Ask<View, Action>): BlockButton =>
    !isButton(action) && face.present.under(action) !== null ? leadKey(action, asked) : keyOf(action, asked);

  function barOf(asked: Ask<View, Action>): BlockButton[] {
    return oneAmber(face.present.bar(asked).map((action) => barKey(action, asked)));
  }

  function confirmKey(one: Action, asked: Ask<View, Action>): BlockButton {
    const { label, sub, icon, kind = 'primary' } = face.present.button(one, asked, t);
    return { id: 'confirm', action: one, kind, label, sub, icon, onPress: () => play(one) };
  }

  /** The keys of a question stay while something is chosen; the one that stands for it confirms it. */
  function confirmInBar(one: Action, asked: Ask<View, Action>): BlockButton[] | null {
    const { present } = face;
    const bar = present.bar(asked);
    const at = bar.map(({ type }) => type).lastIndexOf(present.under(one) ?? '');
    if (at < 0) return null;
    return bar.map((action, i): BlockButton => {
      if (i === at) return confirmKey(one, asked);
      const key = barKey(action, asked);
      return key.kind === 'primary' ? { ...key, kind: 'secondary' } : key;
    });
  }

  /** Before anything is chosen: what all answers are called alike, and never one of them. */
  function pickKey(asked: Ask<View, Action>): BlockButton {
    const [first, ...others] = left.filter((action) => !isButton(action));
    const called = first && face.present.button(first, asked, t).label;
    const alike =
      others.length < MOST_NAMED && others.every((action) => face.present.button(action, asked, t).label === called);
    const one = first && others.every(({ type }) => type === first.type) ? face.present.pick(first, t) : undefined;
    const label = one ?? (called !== undefined && alike ? called : t('app:play.pick'));
    return { id: 'confirm', kind: 'primary', label, off: t('app:play.choose'), onPress: () => undefined };
  }

  const confirmWords = (asked: Ask<View, Action>, one: Action) =>
    face.present.together(one)?.words(picked, asked, t) ??
    face.present.chosen(one, asked, t) ??
    (face.present.isStill(one) ? question : t('app:play.confirm'));

  function buttonsOf(asked: Ask<View, Action>): BlockButton[] {
    const { present } = face;
    if (face.hasKeys?.(asked.decision)) return [];
    const letGo: BlockButton = {
      id: 'let-go',
      kind: 'ghost',
      label: t('app:play.cancelChoice'),
      onPress: () => choose(null),
    };
    const those = chosen && present.together(chosen);
    if (those) {
      const others = present.bar(asked).map((action): BlockButton => ({ ...keyOf(action, asked), kind: 'secondary' }));
      const { kind = 'primary', ...words } = those.button(picked, asked, t);
      return [...others, { ...words, id: 'confirm', kind, onPress: () => playAll(picked, those.last) }];
    }
    if (chosen) return confirmInBar(chosen, asked) ?? [letGo, confirmKey(chosen, asked)];
    if (touched.length > 0) {
      const whole = left.filter((action) => present.path(action, asked).length === touched.length);
      const fits = whole.length > 0 && whole.length <= MOST_KEYS;
      const lead = face.showsTargets ? [] : [pickKey(asked)];
      return [letGo, ...(fits ? whole.map((action) => keyOf(action, asked)) : lead)];
    }
    const direct = barOf(asked);
    // What declines is never alone: beside it stands, still off, the key of what there is to choose.
    const declines = direct.every(({ kind }) => kind === 'ghost') && left.some((action) => !isButton(action));
    return declines ? [...direct, pickKey(asked)] : direct;
  }

  return {
    ask,
    chosen,
    picked,
    touched,
    left,
    prompt: note?.text ?? (ask && chosen ? confirmWords(ask, chosen) : question),
    refusal: note?.times ?? 0,
    about: note ? note.code : (ask?.decision.kind ?? null),
    buttons: ask ? [...buttonsOf(ask), ...leaveKey(ask)] : leavingKey(),
    noBar: ask !== null && face.hasKeys?.(ask.decision) === true,
    touch,
    touchThing: next,
    play,
    point,
    press,
    letGo: () => {
      if (chosen || touched.length > 0) choose(null);
    },
    refuse,
    touches,
  };
}

/** Of several amber keys that can be pressed the first one keeps its colour. */
function oneAmber(keys: readonly BlockButton[]): BlockButton[] {
  const first = keys.find(({ kind, off }) => kind === 'primary' && off === null);
  return keys.map((key) => (key.kind === 'primary' && first && key !== first ? { ...key, kind: 'secondary' } : key));
}
