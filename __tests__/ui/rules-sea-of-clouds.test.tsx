import { rulesFor } from '@/components/games/registry';
import { readFileSync } from 'node:fs';
import { relicsIn, rumIn, strengthIn } from '@/components/games/sea-of-clouds/rules/CountPictures';
import { seaOfCloudsRules as book } from '@/components/games/sea-of-clouds/rules';
import { picturesOf } from '@/components/games/sea-of-clouds/rules/Figure';
import { CAPTAINS, FIGURES, LANES, type FigureScript } from '@/components/games/sea-of-clouds/rules/figures';
import { PLACES } from '@/components/games/sea-of-clouds/rules/places';
import { boardingOf } from '@/components/games/sea-of-clouds/rules/play-boarding';
import { cardsOf, HOUSE_BOX, sharesOf, YOU } from '@/components/games/sea-of-clouds/rules/play-shares';
import { sectionsOf, titleKey } from '@/components/kit/rules/book';
import { figureKey } from '@/components/kit/rules/FigureSteps';
import { indexRules, searchRules } from '@/components/features/rules/search';
import { CARD_TYPES } from '@/engine/games/sea-of-clouds/data/types';
import { OPTIONS } from '@/engine/games/sea-of-clouds/options';
import { pointsOf, totalOf, type Holdings } from '@/engine/games/sea-of-clouds/score';
import { clauses, flatten, keysOf, lostIn, saidIn, toldBy } from '@/test/book';
import { wordsIn } from '@/test/words';

const SUBJECT = 'rules-sea-of-clouds';
const LANGUAGES = ['en', 'ru', 'uk'] as const;
const sections = sectionsOf(book);
const told = toldBy(book);

/** What a file of the engine names. */
const namesIn = (file: string, pattern: RegExp): string[] =>
  [...readFileSync(`engine/games/sea-of-clouds/${file}`, 'utf8').matchAll(pattern)].map(([, name]) => name ?? '');

function scriptOf<K extends FigureScript['kind']>(id: string, kind: K): Extract<FigureScript, { kind: K }> {
  const script = FIGURES[id];
  if (script?.kind !== kind) throw new Error(`${id} is no picture of ${kind}`);
  return script as Extract<FigureScript, { kind: K }>;
}

describe('the rules of Sea of Clouds', () => {
  it.each(LANGUAGES)('have words in %s for everything in the book, and for nothing else', (language) => {
    const keys = keysOf(book);
    for (const label of [...LANES, ...CAPTAINS]) keys.add(`figures.labels.${label}`);
    for (const [id, script] of Object.entries(FIGURES)) {
      picturesOf(script).forEach((_, frame) => keys.add(figureKey(id, frame)));
    }
    expect(flatten(wordsIn(language, SUBJECT)).sort()).toEqual([...keys].sort());
  });

  it('name each section once, and lead only to sections and pictures that are there', () => {
    expect(lostIn(book, FIGURES)).toEqual([]);
  });

  it('3, 4, 7: tell every clause', () => {
    const wanted = [
      ...clauses('3', 12),
      ...clauses('4.1', 6),
      ...clauses('4.2', 10),
      ...clauses('4.3', 5),
      ...clauses('4.4', 10),
      ...clauses('4.5', 4),
      ...clauses('4.6', 7),
      ...clauses('4.7', 25),
      ...clauses('4.8', 10),
      ...clauses('4.9', 6),
      ...clauses('6.2', 7),
      ...clauses('7', 12),
      // Boards of other captains are a matter of looks (8.7).
      ...clauses('8', 6),
    ];
    expect(wanted.filter((clause) => !told.has(clause))).toEqual([]);
    expect([...told].filter((clause) => !/^\d+(\.\d+)*$/.test(clause))).toEqual([]);
  });

  it('9: tell every ruling', () => {
    expect(clauses('9', 37).filter((ruling) => !told.has(ruling))).toEqual([]);
  });

  it('2: have a place for every back and every card', () => {
    const things = [...CARD_TYPES, ...HOUSE_BOX.faces.map(({ id }) => id)];
    expect(things).toHaveLength(4 + 45);
    expect(things.filter((thing) => rulesFor('sea-of-clouds', thing) === null)).toEqual([]);
  });

  it('5.2, 8: answer every decision, reason, event and option, and a step of the boarding', () => {
    const asked = [
      ...OPTIONS.map(({ key }) => key),
      ...namesIn('pending.ts', /kind: '([a-zA-Z]+)'/g),
      ...namesIn('check.ts', /RuleError\('([a-z-]+)'/g).filter((code) => code !== 'unknown-action'),
      ...namesIn('events.ts', /type: '([a-z-]+)'/g),
      'boarding',
      ...Object.keys(PLACES),
    ];
    expect(asked.length).toBeGreaterThan(140);
    expect(asked.filter((about) => rulesFor('sea-of-clouds', about) === null)).toEqual([]);
    expect(rulesFor('sea-of-clouds', 'no such thing')).toBeNull();
  });

  it.each([
    ['en', 'chest', 'chest'],
    ['en', 'relics', 'relics'],
    ['en', 'stealing', 'steal'],
    ['ru', 'реликвию', 'relics'],
    ['ru', 'месье плюма', 'plume'],
    ['ru', 'обмену', 'exchange'],
    ['uk', 'таємницею', 'secrets'],
    ['uk', 'скринею', 'chest'],
    ['uk', 'месье плюм', 'plume'],
  ] as const)('are found in %s: “%s” leads first to %s', (language, query, id) => {
    expect(
      searchRules(indexRules(book, saidIn(language, SUBJECT)), query, saidIn(language, 'rules')('synonyms'))[0]?.section
        .id,
    ).toBe(id);
  });

  it.each(LANGUAGES)('are found in %s by the title of each section', (language) => {
    const said = saidIn(language, SUBJECT);
    const index = indexRules(book, said);
    const lost = sections.filter(
      (one) =>
        !searchRules(index, said(titleKey(one)), saidIn(language, 'rules')('synonyms')).some(
          ({ section }) => section.id === one.id,
        ),
    );
    expect(lost.map(({ id }) => id)).toEqual([]);
  });
});

describe('the pictures of Sea of Clouds', () => {
  const shares = (id: string) =>
    sharesOf(scriptOf(id, 'shares')).map((view) =>
      view.shares.map((s) => `${s.cards.length}+${s.doubloons}`).join(' '),
    );

  it('4.2, 4.3: two shares are left and the third one is taken', () => {
    expect(shares('turn')).toEqual(['3+0 2+0 2+0', '3+1 2+0 2+0', '3+1 3+0 2+0', '3+1 3+0 1+0']);
    const you = sharesOf(scriptOf('turn', 'shares')).at(-1)?.players[YOU];
    expect([you?.relics, you?.rum.known]).toEqual([['relic-kraken-1'], ['rum-golden-1']]);
  });

  it('4.4.6: the Map serves all three shares, the emptied one once', () => {
    expect(shares('map')).toEqual(['3+0 2+0 1+0', '3+0 0+0 1+0', '3+1 1+0 2+0']);
  });

  it('T7: four captains, and what their pirates bring', () => {
    const [fought, after] = boardingOf(scriptOf('boarding', 'boarding'));
    expect(fought?.fought.strengths).toEqual([0, 6, 4, 2]);
    expect(fought?.fought.beats).toEqual([[], [0, 2], [3], [0]]);
    expect([after?.doubloons, after?.parrot]).toEqual([[3, 13, 3, 7], 1]);
  });

  it('4.8.2, 4.8.5: the Chest goes to the winner, who takes one doubloon', () => {
    const [before, after] = boardingOf(scriptOf('chest', 'boarding'));
    expect(before?.fought.beats).toEqual([[2], [0, 2], []]);
    expect([before?.owner, before?.chest, after?.owner, after?.chest]).toEqual([0, 5, 1, 4]);
    expect(after?.doubloons).toEqual([2, 3, 2]);
  });

  it('T1–T3, T6: the numbers that the pictures come to', () => {
    expect(scriptOf('strength', 'strength').frames.map(({ crew, objects }) => strengthIn(crew, objects))).toEqual([
      7, 0, -1,
    ]);
    expect(scriptOf('rum', 'rum').frames.map(rumIn)).toEqual([
      [9, 4],
      [9, 2],
      [2, 2],
    ]);
    const { relic, frames } = scriptOf('ladder', 'ladder');
    expect(frames.map((copies) => relicsIn(relic, copies))).toEqual([-3, 6]);
  });

  it('T33: the sum of the example', () => {
    const nobody: Holdings = {
      doubloons: 0,
      chest: 0,
      rum: [],
      bottles: 0,
      relics: [],
      objects: [],
      secrets: [],
      parrot: false,
    };
    const own: Holdings = {
      ...nobody,
      doubloons: 11,
      bottles: 5,
      rum: cardsOf('rum-collector-1 rum-collector-2 rum-premium-1 rum-premium-2 rum-dark-1'),
      relics: cardsOf('relic-siren-1 relic-siren-2 relic-siren-3 relic-siren-4 relic-kraken-1'),
      objects: cardsOf('obj-shell-1 obj-idol-1'),
      secrets: cardsOf('sec-rum-guide-1'),
    };
    const points = pointsOf(HOUSE_BOX, [own, nobody], 0, -1);
    const sums = LANGUAGES.map(
      (language) => /: ([^:]+)\.$/.exec(saidIn(language, SUBJECT)('sections.score.example'))?.[1],
    );
    const { doubloons, rum, relics, secrets, objects } = points;
    const sum = `${doubloons} + ${rum} + ${relics} + ${secrets} − ${-objects} = ${totalOf(points)}`;
    expect(sums).toEqual([sum, sum, sum]);
  });
});
