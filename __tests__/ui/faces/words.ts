import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act } from '@testing-library/react-native';
import i18next from 'i18next';
import { LANGUAGES, type Language } from '@/components/i18n/languages';
import { speak, type Words } from '@/components/i18n/words';
import type { Ask } from '@/components/kit/face';
import type { Action, View } from '@/engine';
import { asksOf, listen, missingFrom } from './played';
import type { FaceSubject } from './settings';

/** Keys, holes, codes. */
const RAW = /\{\{|undefined|NaN|\$t\(|[a-z]+:[a-z]|[A-Z]{3,}_/;
const FOREIGN = { en: /[а-яёіїєґ]/i, ru: /[іїєґ]/i, uk: /[ыэъё]/i };
/** Few sentences prove nothing. */
const LEAST = 5000;

/** Every refusal that the sources of a game can give, read from the sources themselves. */
function refusalsIn(folders: readonly string[]): string[] {
  const files = folders.flatMap((folder) =>
    readdirSync(join(process.cwd(), folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => ({ file, text: readFileSync(join(process.cwd(), folder, file), 'utf8') })),
  );
  const codes = files.flatMap(({ file, text }) => {
    const thrown = [...text.matchAll(/new RuleError\(\s*'([a-z-]+)'/g)];
    const given = /(^|\/)(legal|check)\b/.test(file)
      ? [...text.matchAll(/(?:return|\?|:) '([a-z]+(?:-[a-z]+)+)'/g)]
      : [];
    return [...thrown, ...given].map(([, code]) => code as string);
  });
  return [...new Set(codes)];
}

class Ear {
  readonly words: string[] = [];
  readonly missing = new Set<string>();
  readonly events = new Set<string>();
  readonly kinds = new Set<string>();
  readonly actions = new Set<string>();

  constructor(
    readonly subject: FaceSubject,
    readonly language: Language,
  ) {}

  /** In the app a missing word would be said in English; here it is noted. */
  has(key: string, options: object = {}): boolean {
    const own = { lng: this.language, fallbackLng: [], ...options };
    return i18next.exists(key, own) || i18next.exists(key, { ...own, count: 1 });
  }

  readonly t = ((key: string, options?: object) => {
    if (!this.has(key, options)) this.missing.add(key);
    return i18next.t(key as 'app:time.days', options as { count: number });
  }) as unknown as Words;

  hear(...said: readonly (string | null | undefined)[]): void {
    this.words.push(...said.filter((text): text is string => typeof text === 'string'));
  }

  asked(ask: Ask<View, Action>): void {
    const { face, settings } = this.subject;
    const { t } = this;
    const { view, seats, decision, legal } = ask;
    this.kinds.add(decision.kind);
    this.hear(face.prompt(ask, t), face.waiting?.(view, t, seats), face.beforeWords?.(view, t));
    if (face.hides(decision, view)) this.hear(face.secretWords(decision, t));
    const heading = face.heading?.(view, seats, t);
    this.hear(heading?.title, heading?.note);
    const buttonOf = (action: Action) => {
      const { label, sub } = face.present.button(action, ask, t);
      this.hear(label, sub);
    };
    face.present.bar(ask).forEach(buttonOf);
    for (const action of legal) {
      this.actions.add(action.type);
      buttonOf(action);
      this.hear(face.present.words(action, ask, t));
      if (face.helps?.(view) ?? true) this.hear(...(face.adviceWords?.(action, ask, t) ?? []));
    }
    this.hear(...(settings.more?.(view, seats)(t) ?? []));
  }

  lacks(): string[] {
    const { actions, events } = this.subject.settings.rules.settings.mustSee;
    const kinds = asksOf(this.subject).filter((kind) => !this.kinds.has(kind));
    return [...missingFrom(this.events, events), ...kinds, ...missingFrom(this.actions, actions)];
  }

  play(): void {
    const { face, settings } = this.subject;
    const { t } = this;
    settings.rare?.forEach(({ type }) => this.events.add(type));
    listen(this.subject, {
      asked: (ask, sitting) => {
        this.asked(ask);
        const { seat } = ask.decision;
        for (const one of sitting.seats.keys()) {
          if (one === seat) continue;
          const legal = sitting.asides(one);
          const aside = { ...ask, view: sitting.view(one), decision: { seat: one, kind: 'aside' }, legal };
          for (const action of legal) {
            this.actions.add(action.type);
            this.hear(face.present.words(action, aside, t));
          }
        }
      },
      told: ({ event }, match) => {
        this.events.add(event.type);
        this.hear(face.eventWords(event, match.seats, t, match.options));
      },
      done: () => this.lacks().length === 0,
      over: (view, outcome, match) => {
        this.hear(...(settings.things?.(view)(t) ?? []));
        for (const reason of settings.reasons) {
          const sheet = face.sheet(view, { ...outcome, reason }, t);
          this.hear(sheet.reason, sheet.corner, ...[...sheet.rows, ...sheet.after].map(({ label }) => label));
        }
        for (const event of settings.rare ?? []) this.hear(face.eventWords(event, match.seats, t, match.options));
      },
    });
  }
}

/** Every event, option, question, answer and reason has its words in all languages. */
export function wordsAreThere(subject: FaceSubject): void {
  const { id, game, settings } = subject;
  describe.each(LANGUAGES)('what it says in %s', (language) => {
    const ear = new Ear(subject, language);

    beforeAll(() => {
      act(() => speak(language));
      ear.play();
    }, 120_000);

    it('tells every event, asks every question, and offers every kind of action at least once', () => {
      expect(ear.lacks()).toEqual([]);
      expect([...ear.kinds].filter((kind) => !asksOf(subject).includes(kind))).toEqual([]);
    });

    it('has every word in this language', () => expect([...ear.missing]).toEqual([]));

    it('never says a key, a hole or a code', () => {
      const bad = ear.words.filter((text) => RAW.test(text) || settings.ids?.test(text));
      expect([...new Set(bad)].slice(0, 5)).toEqual([]);
      expect(ear.words.length).toBeGreaterThan(LEAST);
    });

    it('keeps to its own letters', () => {
      const bad = ear.words.filter((text) => FOREIGN[language].test(text));
      expect([...new Set(bad)].slice(0, 5)).toEqual([]);
    });

    it('has name and note of every option, its values and every preset', () => {
      const { options, presets } = game.manifest;
      const named = [...options.map(({ key }) => `options.${key}`), ...presets.map((preset) => `presets.${preset.id}`)];
      const keys = [
        ...named.flatMap((key) => [`${key}.name`, `${key}.note`]),
        ...options.flatMap((spec) =>
          'values' in spec ? spec.values.map((value) => `options.${spec.key}.values.${value}`) : [],
        ),
      ];
      expect(keys.filter((key) => !ear.has(`${id}:${key}`))).toEqual([]);
    });

    it('has the reason for every refusal of its rules', () => {
      const codes = refusalsIn(settings.folders ?? [`engine/games/${id}`]);
      expect(codes.length).toBeGreaterThan(1);
      expect(codes.filter((code) => !ear.has(`${id}:reasons.${code}`) && !ear.has(`reasons:${code}`))).toEqual([]);
    });
  });
}
