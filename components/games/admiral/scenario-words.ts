import { say, spokenLanguage, type Words } from '@/components/i18n/words';
import type { Texts } from '@/engine/games/admiral/data/scenario';
import { isOwn, scenarioFrom } from '@/engine/games/admiral/data/scenarios';

/** 14.1: as the file says it in this language, in English, or in any. */
export function textIn(texts: Texts): string {
  return texts[spokenLanguage()] ?? texts.en ?? texts.ru ?? texts.uk ?? '';
}

/** What a scenario is called: those of the app in the app's words, others in their own. */
export function scenarioName(option: string, t: Words): string {
  return isOwn(option) ? textIn(scenarioFrom(option).title) : say(t, `admiral:options.scenario.values.${option}`);
}

/** What it is about, in a line or two. */
export function scenarioNote(option: string, t: Words): string {
  if (!isOwn(option)) return say(t, `admiral:options.scenario.notes.${option}`);
  const { summary, briefing } = scenarioFrom(option);
  return textIn(briefing ?? summary ?? {});
}
