import bell from '@/assets/sounds/bell.wav';
import blade from '@/assets/sounds/blade.wav';
import blast from '@/assets/sounds/blast.wav';
import bottle from '@/assets/sounds/bottle.wav';
import button from '@/assets/sounds/button.wav';
import cannon from '@/assets/sounds/cannon.wav';
import chain from '@/assets/sounds/chain.wav';
import chestFull from '@/assets/sounds/chest-full.wav';
import coin from '@/assets/sounds/coin.wav';
import crate from '@/assets/sounds/crate.wav';
import crew from '@/assets/sounds/crew.wav';
import curse from '@/assets/sounds/curse.wav';
import curtain from '@/assets/sounds/curtain.wav';
import dieDie1 from '@/assets/sounds/die-die-1.wav';
import dieDie2 from '@/assets/sounds/die-die-2.wav';
import dieFloor1 from '@/assets/sounds/die-floor-1.wav';
import dieFloor2 from '@/assets/sounds/die-floor-2.wav';
import dieWall1 from '@/assets/sounds/die-wall-1.wav';
import dieWall2 from '@/assets/sounds/die-wall-2.wav';
import drum1 from '@/assets/sounds/drum-1.wav';
import drum10 from '@/assets/sounds/drum-10.wav';
import drum2 from '@/assets/sounds/drum-2.wav';
import drum3 from '@/assets/sounds/drum-3.wav';
import drum4 from '@/assets/sounds/drum-4.wav';
import drum5 from '@/assets/sounds/drum-5.wav';
import drum6 from '@/assets/sounds/drum-6.wav';
import drum7 from '@/assets/sounds/drum-7.wav';
import drum8 from '@/assets/sounds/drum-8.wav';
import drum9 from '@/assets/sounds/drum-9.wav';
import flip from '@/assets/sounds/flip.wav';
import fuse from '@/assets/sounds/fuse.wav';
import gain from '@/assets/sounds/gain.wav';
import hammer from '@/assets/sounds/hammer.wav';
import horn from '@/assets/sounds/horn.wav';
import hullCrack from '@/assets/sounds/hull-crack.wav';
import knell1 from '@/assets/sounds/knell-1.wav';
import knell2 from '@/assets/sounds/knell-2.wav';
import knell3 from '@/assets/sounds/knell-3.wav';
import knell4 from '@/assets/sounds/knell-4.wav';
import land from '@/assets/sounds/land.wav';
import loss from '@/assets/sounds/loss.wav';
import oracle from '@/assets/sounds/oracle.wav';
import overboard from '@/assets/sounds/overboard.wav';
import parrot from '@/assets/sounds/parrot.wav';
import rattle from '@/assets/sounds/rattle.wav';
import refuse from '@/assets/sounds/refuse.wav';
import relic from '@/assets/sounds/relic.wav';
import ritual from '@/assets/sounds/ritual.wav';
import sink from '@/assets/sounds/sink.wav';
import slide from '@/assets/sounds/slide.wav';
import splash from '@/assets/sounds/splash.wav';
import stamp from '@/assets/sounds/stamp.wav';
import tape from '@/assets/sounds/tape.wav';
import tentacle from '@/assets/sounds/tentacle.wav';
import vaneTick from '@/assets/sounds/vane-tick.wav';
import win from '@/assets/sounds/win.wav';
import windCalm from '@/assets/sounds/wind-calm.wav';
import windFresh from '@/assets/sounds/wind-fresh.wav';
import windStorm from '@/assets/sounds/wind-storm.wav';
import yinYang from '@/assets/sounds/yin-yang.wav';
import type { SoundId } from './sound-ids';

export const SOUND_FILES: Readonly<Record<SoundId, number>> = {
  bell,
  blade,
  blast,
  bottle,
  button,
  cannon,
  chain,
  'chest-full': chestFull,
  coin,
  crate,
  crew,
  curse,
  curtain,
  'die-die-1': dieDie1,
  'die-die-2': dieDie2,
  'die-floor-1': dieFloor1,
  'die-floor-2': dieFloor2,
  'die-wall-1': dieWall1,
  'die-wall-2': dieWall2,
  'drum-1': drum1,
  'drum-10': drum10,
  'drum-2': drum2,
  'drum-3': drum3,
  'drum-4': drum4,
  'drum-5': drum5,
  'drum-6': drum6,
  'drum-7': drum7,
  'drum-8': drum8,
  'drum-9': drum9,
  flip,
  fuse,
  gain,
  hammer,
  horn,
  'hull-crack': hullCrack,
  'knell-1': knell1,
  'knell-2': knell2,
  'knell-3': knell3,
  'knell-4': knell4,
  land,
  loss,
  oracle,
  overboard,
  parrot,
  rattle,
  refuse,
  relic,
  ritual,
  sink,
  slide,
  splash,
  stamp,
  tape,
  tentacle,
  'vane-tick': vaneTick,
  win,
  'wind-calm': windCalm,
  'wind-fresh': windFresh,
  'wind-storm': windStorm,
  'yin-yang': yinYang,
};
