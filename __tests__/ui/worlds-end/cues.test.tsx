import { patched } from '@/components/games/worlds-end/cues/patched';
import { WORLDS_END_SOUNDS, worldsEndCue } from '@/components/games/worlds-end/cues/cues';
import { TIMES } from '@/components/games/worlds-end/cues/times';
import { Match, type SeatSetup } from '@/engine';
import { eventFor } from '@/engine/core/event';
import { Stream } from '@/engine/core/luck';
import { worldsEnd } from '@/engine/games/worlds-end';
import type { WorldsEndEvent } from '@/engine/games/worlds-end/events';
import type { BattleView, WorldsEndView } from '@/engine/games/worlds-end/view';

interface Told {
  readonly event: WorldsEndEvent;
  readonly before: WorldsEndView;
  readonly after: WorldsEndView;
}

const FIGHTS = new Set(['ATTACK', 'FIRE', 'PORT_BUY', 'CONVOY', 'OPEN_PORT']);

/** What a bystander is told of whole matches, in which much is fought. */
function story(matches: number): Told[] {
  const luck = Stream.seeded('cues', 'worlds-end');
  const seats = ['Anna', 'Borys', 'Vira'].map((name): SeatSetup => ({ kind: 'person', name }));
  const told: Told[] = [];
  for (let n = 0; n < matches; n++) {
    const match = Match.start({ game: worldsEnd, options: { shortGame: true }, seats, seed: `cues ${n}` });
    let view = match.view(null) as WorldsEndView;
    for (let [asked] = match.pending(); asked; [asked] = match.pending()) {
      const legal = match.legal(asked.seat);
      const likely = legal.filter(({ type }) => FIGHTS.has(type));
      const action = luck.pick(likely.length > 0 && luck.below(4) > 0 ? likely : legal);
      for (const one of match.act(asked.seat, action)) {
        const event = eventFor(one, null) as WorldsEndEvent;
        const after = worldsEnd.fold(view, event);
        told.push({ event, before: view, after });
        view = after;
      }
    }
  }
  return told;
}

const TOLD = story(6);

describe('what a battle shows before the rules write it down', () => {
  const SEEN: readonly (keyof BattleView)[] = ['lines', 'damaged', 'sunk', 'sunkOf', 'withdrawn', 'taken'];

  it('is what they write down next', () => {
    const wrong = new Set<string>();
    let checked = 0;
    TOLD.forEach(({ event, after }, i) => {
      const next = TOLD[i + 1];
      if (!after.battle || next?.event.type !== 'battle' || !next.after.battle) return;
      const shown = patched(after.battle, event);
      checked++;
      for (const key of SEEN) {
        if (event.type === 'withdrew' && key === 'sunkOf') continue;
        if (JSON.stringify(shown[key]) !== JSON.stringify(next.after.battle[key])) wrong.add(`${event.type} ${key}`);
      }
      const { salvo } = next.after.battle;
      if (event.type === 'fired' && salvo) {
        expect([shown.salvo?.ship, shown.salvo?.target, shown.salvo?.side]).toEqual([
          salvo.ship,
          salvo.target,
          salvo.side,
        ]);
      }
      if (event.type === 'dice' && event.why !== 'smoke' && salvo) {
        expect([shown.salvo?.dice, shown.salvo?.check, shown.salvo?.answer]).toEqual([
          salvo.dice,
          salvo.check,
          salvo.answer,
        ]);
      }
    });
    expect([...wrong]).toEqual([]);
    expect(checked).toBeGreaterThan(200);
  });
});

describe('cues', () => {
  it('the rests of a salvo follow each other as the look says (20.2)', () => {
    const fired = TOLD.find(({ event }) => event.type === 'fired') as Told;
    const rolled = TOLD.find(({ event }) => event.type === 'dice' && event.why === 'salvo') as Told;
    const sunk = TOLD.find(({ event }) => event.type === 'struck' && event.result === 'sunk') as Told;
    expect(worldsEndCue(fired, false).lands).toBe(240);
    expect(worldsEndCue(rolled, false).lands).toBe(600);
    expect(worldsEndCue(rolled, false).motion).toMatchObject({ kind: 'roll', told: 680 });
    expect(worldsEndCue(sunk, false).time).toBe(900);
  });

  it('with less motion nothing moves, and nothing takes longer than it must be read', () => {
    for (const told of TOLD) {
      const { motion, time } = worldsEndCue(told, true);
      // The music of an end is heard to its end.
      if (told.event.type !== 'over') expect(time).toBeLessThanOrEqual(1300);
      if ('for' in motion) expect(motion.for).toBe(0);
      if (motion.kind === 'roll' || motion.kind === 'dice') expect(motion.lands).toBe(0);
    }
  });

  it('what a battle has brought is kept for whoever has fought in it (E-16: a bystander is everybody)', () => {
    const home = TOLD.find(({ event }) => event.type === 'home') as Told;
    expect(worldsEndCue(home, false).step?.kept).toBe(true);
    const sides: readonly (number | null)[] = home.before.battle?.sides ?? [];
    const stranger = [0, 1, 2].find((seat) => !sides.includes(seat) && home.before.battle?.commander !== seat);
    const seen = { ...home, before: { ...home.before, viewer: stranger ?? 9 } };
    expect(worldsEndCue(seen, false).step?.kept ?? false).toBe(false);
  });

  it('13.10: the armada is seen to its end the first time, stands until somebody goes on, and takes its time', () => {
    const dusk = TOLD.find(({ event }) => event.type === 'last-battle') as Told;
    const comes = TOLD.find(({ event }) => event.type === 'battle-began' && event.battle.kind === 'final') as Told;
    const [falls, come] = [worldsEndCue(dusk, false), worldsEndCue(comes, false)];
    expect(falls.firm).toBeDefined();
    expect(come.firm).toBe(falls.firm);
    expect(come.step).toEqual({ stands: null, kept: true });
    // 20.4: 6.2 s with four ships, the blade and the light among them.
    expect(TIMES.blade + falls.time + come.time).toBeGreaterThan(4000);
    expect(TIMES.blade + falls.time + come.time).toBeLessThan(8000);
    for (const cue of [falls, come]) {
      expect(cue.sounds.some(({ sound }) => sound.startsWith('knell'))).toBe(true);
      for (const { at, sound } of cue.sounds) {
        expect(at).toBeLessThanOrEqual(cue.time);
        expect(WORLDS_END_SOUNDS).toContain(sound);
      }
    }
  });

  it('its two ends sound differently, and stand', () => {
    const [over] = TOLD.filter(({ event }) => event.type === 'over');
    const end = (result: 'armadaBeaten' | 'armadaVictory', reduced = false) =>
      worldsEndCue({ ...(over as Told), event: { type: 'over', seat: 0, result } }, reduced);
    expect(end('armadaBeaten').sounds).not.toEqual(end('armadaVictory').sounds);
    for (const { step } of [end('armadaBeaten'), end('armadaVictory')]) expect(step?.kept).toBe(true);
    // Without motion whoever has won is there at once.
    expect(end('armadaBeaten').motion).toEqual({ kind: 'end', for: expect.any(Number) });
    expect(end('armadaBeaten', true).motion).toEqual({ kind: 'end', for: 0 });
  });
});
