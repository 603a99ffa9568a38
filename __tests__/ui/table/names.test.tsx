import i18next from 'i18next';
import { speak } from '@/components/i18n/words';
import { LANGUAGES } from '@/components/i18n/languages';
import { firstDraft } from '@/components/play/matches/drafts';
import { nameOf } from '@/components/kit/people/seats';
import type { Game } from '@/engine';
import { deadMansDraw } from '@/engine/games/dead-mans-draw';

const GAME = deadMansDraw as unknown as Game;

afterAll(() => speak(null));

describe.each(LANGUAGES)('a match that was dealt in %s', (dealt) => {
  it.each(LANGUAGES)('names whom nobody has named in %s, and leaves a given name alone', (read) => {
    speak(dealt);
    const { seats } = firstDraft(GAME, i18next.t);
    const crew = [...seats, { kind: 'bot' as const, name: 'Halyna' }, { kind: 'bot' as const, name: '' }];
    speak(read);
    const { seats: here } = firstDraft(GAME, i18next.t);
    expect(crew.map((_, seat) => nameOf(crew, seat))).toEqual([...here.map(({ name }) => name), 'Halyna', '5']);
    const several = [...crew, { kind: 'person' as const, name: 'Anna' }];
    expect(nameOf(several, 0)).toBe(i18next.t('app:crew.personMore', { number: 1 }));
    expect(nameOf(several, 5)).toBe('Anna');
  });
});
