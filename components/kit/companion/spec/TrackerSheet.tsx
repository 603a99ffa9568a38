import { goBack } from '@/components/ui/go-back';
import { useState, type ReactElement } from 'react';
import { Icon } from '@/components/art/Icon';
import { useLanguage, useWords } from '@/components/i18n/words';
import { Facing } from '@/components/ui/facing';
import { useGo } from '@/components/ui/go';
import { useTheme } from '@/components/ui/theme/context';
import { useToast } from '@/components/ui/toast';
import type { Ledger } from '@/engine/companion/core/ledger';
import type { Trouble } from '@/engine/saves/codes';
import { Backdrop } from '../Backdrop';
import { Band } from '../Band';
import type { Books } from '../books';
import { Frame } from '../Frame';
import { FreshSheet } from '../FreshSheet';
import { useHabits } from '../habits';
import { HistorySheet } from '../HistorySheet';
import { formLeft, useKeptForm } from '../kept-form';
import { LogSheet } from '../LogSheet';
import { Quarter } from '../Quarter';
import { Quarters } from '../Quarters';
import { useOpenSheet } from '../use-open-sheet';
import { useRoom } from '../use-room';
import { BlockList } from './BlockList';
import { Leaf } from './Leaf';
import { plainPlayer, plainTable } from './plain';
import { SeatPage } from './SeatPage';
import type { At, Kind, Opens, Over, SheetSpec } from './spec';

interface TrackerSheetProps<K extends Kind> {
  readonly spec: SheetSpec<K>;
  readonly books: Books<K['sheet'], K['tap'], K['fact'], K['setup']>;
  readonly ledger: Ledger<K['sheet'], K['tap'], K['fact'], K['setup']>;
  readonly onTrouble: (trouble: Trouble | null) => void;
  /** The same players once more, or others. */
  readonly onAgain: () => void;
  readonly onOthers: () => void;
}

/** A sheet in use, as its spec says: one page or several on a phone, a place for each player on a tablet, and what opens over it. */
export function TrackerSheet<K extends Kind>(props: TrackerSheetProps<K>) {
  const { spec, books, ledger, onTrouble, onAgain, onOthers } = props;
  const { sheet, steps, session } = ledger;
  const { players } = sheet;
  const t = useWords();
  const theme = useTheme();
  const language = useLanguage();
  const toast = useToast();
  const habits = useHabits();
  const go = useGo();
  const room = useRoom();
  const [start] = useState(() => spec.start?.(sheet) ?? {});
  const [page, setPage] = useState(start.page ?? (spec.pages?.[0] as K['page']));
  const [view, setView] = useState(() => spec.view(room.wide));
  const [chosen, setSeat] = useState(start.seat ?? 0);
  const [left] = useState(() => formLeft(session.seed, steps.length));
  const [over, setOver] = useState<Over<K> | null>(() =>
    left ? { kind: left.kind as Opens<K>, seat: left.seat } : start.over ? { kind: start.over, seat: null } : null,
  );
  const [far, setFar] = useState(false);
  const [draft, setDraft] = useState((left?.draft ?? {}) as Partial<K['draft']>);
  useKeptForm(session.seed, steps.length, over, draft);

  const lines = steps.map((step, i) => {
    const { text, seat } = spec.log(step, sheet, t);
    return { count: i + 1, text, emblem: seat === null ? null : (players[seat]?.emblem ?? null) };
  });
  const { tap, backTo, onUndo, onRedo, refused, lot, forget } = useOpenSheet({
    books,
    ledger,
    lines,
    reasonOf: (why) => spec.reason(why, t),
    nameOf: spec.tracker.describe,
    warningOf: (one) => spec.warning?.(sheet, one, t) ?? null,
    winners: spec.winners,
    resultOf: spec.result,
    onTrouble,
    onChange: (now, before) => spec.onChange?.(at, now, before),
  });
  const show = (next: Over<K> | null) => {
    setDraft({});
    setOver(next);
  };
  const close = () => {
    forget();
    show(over?.from ? { kind: over.from, seat: null } : null);
  };
  const say = (text: string) => toast({ text });
  const at: At<K> = {
    sheet,
    ledger,
    t,
    language,
    theme,
    room,
    habits,
    seat: Math.min(chosen, players.length - 1),
    onSeat: (seat) => {
      setDraft({});
      setSeat(seat);
    },
    page,
    onPage: (next) => {
      setSeat(0);
      setPage(next);
    },
    draft,
    onDraft: (part) => setDraft((now) => ({ ...now, ...part })),
    view,
    onView: (part) => setView((now) => ({ ...now, ...part })),
    tap,
    why: (one) => {
      const why = books.why(one);
      return why && spec.reason(why, t);
    },
    open: (kind, seat, from) => {
      // What belongs to the table is turned to whoever holds the tablet; what is one player's stays turned to that one.
      if (seat === undefined) setFar(false);
      forget();
      show({ kind, seat: seat ?? null, from });
    },
    close,
    say,
    rules: (section) =>
      section
        ? go({ pathname: '/rules/[game]/[section]', params: { game: spec.tracker.game, section } })
        : go({ pathname: '/rules/[game]', params: { game: spec.tracker.game } }),
    told: lines.at(-1)?.text,
    lot,
    onUndo,
    refused,
  };

  const instead = spec.instead?.(at) ?? null;
  if (instead) return instead;
  const { id, icon, ...amber } = spec.moment(at);
  const clock = spec.clock?.(at) ?? null;
  const common = {
    onUndo,
    onRedo,
    onRefuse: say,
    onLog: () => at.open('log'),
    onBack: () => goBack(),
    moment: {
      ...amber,
      ...(icon ? { icon: <Icon name={icon} size={32} color={theme.button.primary.text} /> } : {}),
      testID: `moment-${id}`,
    },
  };
  const onTable = () => at.open('table');
  const { seat: placeOf, band: bandOf } = spec;
  // Large letters need the scrolling page of a phone.
  const places = placeOf && bandOf && room.tablet && !room.large && !spec.together?.(sheet);
  function bodyOf() {
    const body = spec.body?.(at) ?? null;
    if (body || !placeOf) return <BlockList of={body} />;
    return <SeatPage at={at} seats={players.map((_, seat) => placeOf(at, seat))} />;
  }

  function overlayOf(): ReactElement | null {
    if (!over) return null;
    const { kind, seat } = over;
    switch (kind) {
      case 'log': {
        const onBackTo = (count: number) => {
          close();
          backTo(count);
        };
        return <LogSheet lines={lines} onBackTo={onBackTo} onClose={close} />;
      }
      case 'fresh':
        return <FreshSheet onAgain={onAgain} onOthers={onOthers} onClose={close} />;
      case 'history':
        return <HistorySheet list={spec.winners.list()} withWords={spec.withWords} onClose={close} />;
      default: {
        const plain = kind === 'table' ? plainTable : plainPlayer;
        const made = Object.hasOwn(spec.leaves, kind)
          ? spec.leaves[kind as K['over']](at, seat ?? 0)
          : plain(at, spec.fields, seat ?? 0);
        return 'blocks' in made ? (
          <Leaf key={kind} leaf={made} close={close} onUndo={onUndo} refused={refused} />
        ) : (
          made
        );
      }
    }
  }

  return (
    <>
      {places ? (
        <Quarters
          players={players.length}
          quarter={(seat, turned) => {
            const open = (kind: Opens<K>, whose?: number) => {
              setFar(turned);
              show({ kind, seat: whose ?? null });
            };
            return (
              <Quarter
                key={seat}
                person={players[seat]}
                seat={seat}
                turned={turned}
                spec={placeOf({ ...at, open }, seat)}
              />
            );
          }}
          band={<Band {...common} {...bandOf(at)} onTable={onTable} />}
        />
      ) : (
        <Frame
          {...common}
          title={t(`app:games.${spec.tracker.game}.title`)}
          sub={spec.sub(at)}
          tabs={
            spec.pages
              ? {
                  pages: spec.pages.map((value) => ({
                    value,
                    label: t(`companion:tabs.${value}` as 'companion:tabs.table'),
                    testID: `page-${value}`,
                  })),
                  page,
                  onPage: at.onPage,
                }
              : null
          }
          {...(spec.pages
            ? {}
            : { menu: { label: t('companion:table.whole'), onPress: onTable }, behind: <Backdrop /> })}
          dock={spec.dock?.(at)}
        >
          {clock}
          {bodyOf()}
        </Frame>
      )}
      <Facing turn={far ? 180 : 0}>{overlayOf()}</Facing>
    </>
  );
}
