import type { ReactElement, ReactNode } from 'react';
import type { IconName } from '@/components/art/generated/icons';
import type { Language } from '@/components/i18n/languages';
import type { Words } from '@/components/i18n/words';
import type { Theme } from '@/components/ui/theme/theme';
import type { RuleError } from '@/engine';
import type { Ledger, Step } from '@/engine/companion/core/ledger';
import type { Person } from '@/engine/companion/core/person';
import type { Session } from '@/engine/companion/core/session';
import type { Fact, Tap, Tracker } from '@/engine/companion/core/tracker';
import type { Document } from '@/engine/saves/documents';
import type { ButtonProps } from '@/components/ui/button';
import type { CountTileProps } from '../CountTile';
import type { Habits } from '../habits';
import type { History, Result } from '../kept';
import type { TileProps } from '../Tile';
import type { Room } from '../use-room';
import type { Blocks } from './blocks';
import type { Field } from './fields';

/** The types that belong to one game. */
export interface Kind {
  readonly sheet: { readonly players: readonly Person[]; readonly finished: boolean };
  readonly tap: Tap;
  readonly fact: Fact;
  readonly setup: unknown;
  /** What opens over the sheet, besides what opens over every sheet. */
  readonly over: string;
  /** The pages between which tabs lead; `never` where all is one page. */
  readonly page: string;
  /** What has been chosen and not tapped yet, for as long as the same thing stands open. */
  readonly draft: object;
  /** How the pages are looked at; it stays while this sheet is open. */
  readonly view: object;
}

/** `player` and `table` need not be written: without them every field is listed. */
export type Opens<K extends Kind> = K['over'] | 'log' | 'fresh' | 'history' | 'player' | 'table';

export interface Over<K extends Kind> {
  readonly kind: Opens<K>;
  /** Whose; null: it belongs to the table. */
  readonly seat: number | null;
  /** What comes back when it is closed. */
  readonly from?: Opens<K> | undefined;
}

/** An open sheet as its spec sees it: what stands, and everything that can be done. */
export interface At<K extends Kind> {
  readonly sheet: K['sheet'];
  readonly ledger: Ledger<K['sheet'], K['tap'], K['fact'], K['setup']>;
  readonly t: Words;
  readonly language: Language;
  readonly theme: Theme;
  readonly room: Room;
  readonly habits: Habits;
  /** Whose page is shown. */
  readonly seat: number;
  readonly onSeat: (seat: number) => void;
  readonly page: K['page'];
  readonly onPage: (page: K['page']) => void;
  readonly draft: Partial<K['draft']>;
  readonly onDraft: (part: Partial<K['draft']>) => void;
  readonly view: K['view'];
  readonly onView: (part: Partial<K['view']>) => void;
  /** True: done. What makes no sense is said and changes nothing. */
  readonly tap: (tap: K['tap']) => boolean;
  /** Why it cannot be tapped, in words; null: it can. */
  readonly why: (tap: K['tap']) => string | null;
  readonly open: (kind: Opens<K>, seat?: number, from?: Opens<K>) => void;
  readonly close: () => void;
  readonly say: (text: string) => void;
  /** The rules of the game, or one section of them. */
  readonly rules: (section?: string) => void;
  /** What came of the last tap. */
  readonly told: string | undefined;
  /** Whom the lot of the last tap fell on: it may be whoever was first before, and then nothing else would show it. */
  readonly lot: string | undefined;
  readonly onUndo: (() => void) | null;
  /** Why the last tap could not be. */
  readonly refused: string | null;
}

/** The amber button: what the table is waiting for. */
export interface Moment extends Pick<ButtonProps, 'label' | 'sub' | 'off' | 'onPress'> {
  readonly id: string;
  readonly icon?: IconName | null;
}

/** What opens over a sheet. */
export interface Leaf {
  readonly title: string;
  readonly testID: string;
  readonly blocks: Blocks;
  /** At the foot, beside undo. */
  readonly keys?: readonly ButtonProps[];
  /** False: nothing is tapped in here that could be taken back. */
  readonly undo?: boolean;
  /** Where closing leads, if not back to where it was opened. */
  readonly onClose?: () => void;
  /** A finger comes down on the foot. */
  readonly onTouch?: (event: object) => void;
}

/** A number with its sign: a tile on the page of a phone, one of four at a place of a tablet. */
export interface TileSpec extends Omit<TileProps, 'testID' | 'value'> {
  readonly key: string;
  readonly value: string | number;
  /** Only there, or how it is there. */
  readonly place?: 'page' | 'quarter' | { readonly value?: string | number; readonly label?: string };
}

/** Everything of one player, for the page of a phone and for the place at a tablet. */
export interface SeatSpec {
  /** The number that counts: its testID, its name, and how it is said with its owner's. */
  readonly key: string;
  readonly title: string;
  /** What the number counts, where its owner's name stands beside it. */
  readonly unit: string;
  readonly value: number;
  readonly spoken: string;
  /** None: it is reckoned, and no hand may change it. */
  readonly onStep?: (by: number) => void;
  /** What is said of a number that is reckoned. */
  readonly computed?: string;
  /** Under the number on the tab. */
  readonly short?: string;
  /** On either side of a number that is reckoned, in the colour that can be read there. */
  readonly sides?: (color: string) => readonly [ReactNode, ReactNode];
  /** The one sentence that matters now, and how it is put at a tablet. */
  readonly note: string;
  readonly line?: string;
  /** In the panel of the number, in the colour that can be read there. */
  readonly under?: (color: string) => ReactNode;
  /** Between the number and the tiles. */
  readonly strip: Blocks;
  /** At a tablet, in the colour that can be read there. */
  readonly far?: (color: string) => ReactNode;
  /** At a tablet: what the hands at this place have to do. */
  readonly pill?: ReactNode;
  /** What waits to be done, as a dot on the tab of this seat. */
  readonly due?: string | null;
  readonly tiles: readonly TileSpec[];
  readonly counts: readonly (Omit<CountTileProps, 'testID'> & { readonly key: string })[];
  /** The whole width, below everything else. */
  readonly below?: Blocks;
  readonly hints?: Blocks;
  /** What it would come to if it ended now. */
  readonly ifEnded?: { readonly label: string; readonly points: string };
}

/** Between the places of a tablet: how far the game is, and what belongs to all. */
export interface BandSpec {
  readonly title: string;
  /** In one line with the title: who is first, prices. */
  readonly beside: Blocks;
  readonly blocks: Blocks;
}

/** The companion of one boxed game: its books, and everything that is shown of them. */
export interface SheetSpec<K extends Kind> {
  readonly tracker: Tracker<K['sheet'], K['tap'], K['fact'], K['setup']>;
  readonly stored: Document<Session<K['setup']> | null>;
  readonly winners: History;
  /** Seats at the table, and the emblems that its colours come nearest to. */
  readonly most: number;
  /** With how many it is played, where that is not any number from two on. */
  readonly counts?: readonly number[];
  readonly emblems: readonly number[];
  /** `before`: the set-up of the sheet that the same players have just used. */
  readonly setup: (players: readonly Person[], before: K['setup'] | null) => K['setup'];
  /** What stays in the list of winners. */
  readonly result: (sheet: K['sheet']) => Result;
  readonly withWords?: (key: string, t: Words) => string;
  readonly reason: (why: RuleError, t: Words) => string;
  /** What the rules say against a tap that is possible: a second tap does it all the same. */
  readonly warning?: (sheet: K['sheet'], tap: K['tap'], t: Words) => string | null;
  /** A line of the log, and whose emblem stands before it. */
  readonly log: (
    step: Step<K['tap'], K['fact']>,
    sheet: K['sheet'],
    t: Words,
  ) => { readonly text: string; readonly seat: number | null };

  /** What is counted. */
  readonly fields: readonly Field<K['sheet'], K['tap']>[];
  readonly sub: (at: At<K>) => string | undefined;
  readonly moment: (at: At<K>) => Moment;
  readonly pages?: readonly K['page'][];
  readonly view: (wide: boolean) => K['view'];
  /** Where a sheet is opened. */
  readonly start?: (sheet: K['sheet']) => {
    readonly page?: K['page'];
    readonly seat?: number;
    readonly over?: K['over'] | null;
  };
  /** What is shown; null: the page of the chosen seat. */
  readonly body?: (at: At<K>) => Blocks;
  readonly seat?: (at: At<K>, seat: number) => SeatSpec;
  readonly band?: (at: At<K>) => BandSpec;
  /** Something is done by all together: no places of their own on a tablet. */
  readonly together?: (sheet: K['sheet']) => boolean;
  /** What counts down, above the page. */
  readonly clock?: (at: At<K>) => ReactElement | null;
  /** What is touched again and again: always in the thumb's reach. */
  readonly dock?: (at: At<K>) => ReactNode;
  /** Shown in place of everything, as long as it is not null. */
  readonly instead?: (at: At<K>) => ReactElement | null;
  /** What opens over the sheet; an element where it is made by hand. */
  readonly leaves: { readonly [P in K['over']]: (at: At<K>, seat: number) => Leaf | ReactElement };
  /** The sheet has changed, and how it was before. */
  readonly onChange?: (at: At<K>, now: K['sheet'], before: K['sheet']) => void;
}
