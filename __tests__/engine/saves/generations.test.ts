import { FaultyStore } from '@/__tests__/fixtures/saves/faulty-store';
import { Stream } from '@/engine/core/luck';
import { frame } from '@/engine/saves/frame';
import { Generations } from '@/engine/saves/generations';
import type { Quarantined } from '@/engine/saves/quarantine';

function table() {
  const a = new FaultyStore(Stream.seeded('generations', 'a'));
  const b = new FaultyStore(Stream.seeded('generations', 'b'));
  return { a, b, stored: new Generations([a, b]), fresh: () => new Generations([a, b]) };
}

const codes = (list: readonly { code: string }[]) => list.map(({ code }) => code);

test('3.3 writes go to the two stores in turn and the newest wins', () => {
  const { a, b, stored, fresh } = table();
  for (const word of ['one', 'two', 'three']) expect(stored.write('k', [word])).toBeNull();
  expect(a.texts.get('k')).toBe(frame(['3', 'three']));
  expect(b.texts.get('k')).toBe(frame(['2', 'two']));
  const { copies, notices } = fresh().read('k');
  expect(copies.map(({ generation, records }) => [generation, ...records])).toEqual([
    [3, 'three'],
    [2, 'two'],
  ]);
  expect(notices).toEqual([]);
});

test('3.3 a broken copy is quarantined to the last character, reported, listed and never written over before', () => {
  const { a, b, stored, fresh } = table();
  for (const word of ['one', 'two', 'three']) stored.write('k', [word]);
  const broken = (a.texts.get('k') as string).replace('three', 'thrEe');
  a.texts.set('k', broken);

  const again = fresh();
  const { copies, notices } = again.read('k');
  expect(copies[0]).toMatchObject({ generation: 2, records: ['two'], whole: true });
  expect(notices).toEqual([{ code: 'copy-damaged', params: { key: 'k', store: 0 } }]);
  expect(a.texts.get('k')).toBe(broken);

  expect(again.write('k', ['four'])).toBeNull();
  expect(b.texts.get('k')).toBe(frame(['2', 'two']));
  expect(fresh().read('k').copies[0]).toMatchObject({ generation: 4, records: ['four'] });
  const kept = again.quarantine.list();
  expect(kept).toMatchObject([{ key: 'k', store: 0 }]);
  expect(again.quarantine.text(kept[0] as Quarantined)).toBe(broken);
  expect(again.quarantine.discard(kept[0] as Quarantined)).toBe(true);
  expect(again.quarantine.list()).toEqual([]);
});

test('3.3 a broken copy that cannot be kept is not written over', () => {
  const { a, stored, fresh } = table();
  for (const word of ['one', 'two', 'three']) stored.write('k', [word]);
  // Room for the new text in the place of the old one, but not for a second one beside it.
  const broken = 'broken'.repeat(15);
  a.texts.set('k', broken);
  a.room = 100;
  const again = fresh();
  expect(codes(again.read('k').notices)).toEqual(['copy-damaged']);
  expect(again.write('k', ['4'])).toEqual({ code: 'write-failed', params: { key: 'k' } });
  expect(a.texts.get('k')).toBe(broken);
  expect(again.quarantine.list()).toEqual([]);
});

test.each(['throw', 'drop', 'tear', 'tear-and-throw', 'flip'] as const)(
  '3.4 a write that goes wrong (%s) is reported and the earlier generation stays',
  (fault) => {
    const { a, b, stored, fresh } = table();
    for (const word of ['one', 'two']) stored.write('k', [word]);
    const before = b.texts.get('k');
    // The next write reads both stores, then sets in the first.
    a.faults.set(a.calls + 2, fault);
    expect(stored.write('k', ['three'.repeat(20)])).toEqual({ code: 'write-failed', params: { key: 'k' } });
    expect(b.texts.get('k')).toBe(before);
    expect(fresh().read('k').copies[0]).toMatchObject({ generation: 2, records: ['two'], whole: true });
    expect(stored.write('k', ['four'])).toBeNull();
    expect(b.texts.get('k')).toBe(before);
    expect(fresh().read('k').copies[0]).toMatchObject({ records: ['four'], whole: true });
  },
);

test('3.4 a full disk: the write fails with a code, what was there stays, and it works again when there is room', () => {
  const { a, b, stored, fresh } = table();
  for (const word of ['one', 'two']) stored.write('k', [word]);
  a.room = 40;
  expect(stored.write('k', ['three'.repeat(20)])).toEqual({ code: 'write-failed', params: { key: 'k' } });
  expect([a.texts.get('k'), b.texts.get('k')]).toEqual([frame(['1', 'one']), frame(['2', 'two'])]);
  a.room = Infinity;
  expect(stored.write('k', ['three'])).toBeNull();
  expect(fresh().read('k').copies[0]).toMatchObject({ generation: 3, records: ['three'] });
});

test('3.4 a store that answers nothing: the other one is read, and nothing is written over it', () => {
  const { a, b, stored, fresh } = table();
  for (const word of ['one', 'two', 'three']) stored.write('k', [word]);
  a.deadFrom = 0;
  const { copies, notices } = fresh().read('k');
  expect(copies).toMatchObject([{ generation: 2, records: ['two'] }]);
  expect(codes(notices)).toEqual(['store-unreadable']);
  expect(fresh().write('k', ['four'])).toEqual({ code: 'write-failed', params: { key: 'k' } });
  expect(b.texts.get('k')).toBe(frame(['2', 'two']));
  expect(fresh().keys('')).toEqual(['k']);
  expect(fresh().delete('k')).toEqual({ code: 'delete-failed', params: { key: 'k' } });
});

test('3.3 a copy that vanished is missed', () => {
  const { a, b, stored, fresh } = table();
  stored.write('k', ['one']);
  expect(fresh().read('k').notices).toEqual([]);
  a.texts.clear();
  expect(codes(fresh().read('k').notices)).toEqual(['copy-missing']);
  b.texts.clear();
  expect(fresh().read('k')).toEqual({ copies: [], notices: [] });
});

test('3.3 the stamp changes with every write, also when the same key begins anew', () => {
  const { stored, fresh } = table();
  expect(stored.stamp('k')).toBeUndefined();
  const stamps = ['one', 'two', 'three'].map((word) => {
    stored.write('k', [word]);
    return fresh().stamp('k');
  });
  stored.delete('k');
  stored.write('k', ['other']);
  expect(new Set([...stamps, stored.stamp('k')]).size).toBe(4);
});

test('3.3 another page that wrote in the meantime is noticed', () => {
  const { stored, fresh } = table();
  stored.write('k', ['one']);
  stored.write('k', ['two']);
  const other = fresh();
  other.write('k', ['three']);
  stored.write('k', ['four']);
  expect(
    fresh()
      .read('k')
      .copies.map(({ generation, records }) => [generation, ...records]),
  ).toEqual([
    [4, 'four'],
    [3, 'three'],
  ]);
});

test('3.4 a guard sees the best copy and can refuse', () => {
  const { stored } = table();
  const refusal = { code: 'id-taken', params: { id: 'k' } } as const;
  expect(stored.write('k', ['one'], () => refusal)).toBeNull();
  expect(stored.write('k', ['two'], ([best]) => (best.records[0] === 'one' ? refusal : null))).toEqual(refusal);
  expect(stored.read('k').copies).toMatchObject([{ generation: 1 }, { generation: 1 }]);
});

test('3.4 moving takes both copies along as they are; on any error nothing is lost', () => {
  const { a, b, stored } = table();
  stored.write('k', ['one']);
  stored.write('k', ['two']);
  a.texts.set('k', 'broken');
  expect(stored.move('k', 'm')).toBeNull();
  expect([a.texts.get('m'), b.texts.get('m')]).toEqual(['broken', frame(['2', 'two'])]);
  expect([a.texts.get('k'), b.texts.get('k')]).toEqual([undefined, undefined]);

  for (let nth = 1; nth <= 14; nth++) {
    for (const one of [0, 1]) {
      const at = table();
      at.stored.write('k', ['one']);
      at.stored.write('k', ['two']);
      const place = [at.a, at.b][one] as FaultyStore;
      place.faults.set(place.calls + nth, 'throw');
      const failed = at.stored.move('k', 'm');
      const newest = at.b.texts.get(failed ? 'k' : 'm');
      if (newest !== frame(['2', 'two'])) throw new Error(`lost at call ${nth} of store ${one}`);
    }
  }
});
