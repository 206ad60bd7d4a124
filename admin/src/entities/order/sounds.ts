import { DEFAULT_VALUES, type SettingValues } from '@domain/settings';
import { createStore } from '@shared/state/store';
import { playNotes, type Note } from '@shared/state/sound-player';

export type OrderSound =
  | 'new-order'
  | 'late'
  | 'ready'
  | 'changed'
  | 'cancelled'
  | 'missed'
  | 'message'
  | 'printer';

type SoundSettings = SettingValues['sounds'];

/** How the branch whose board is open wants to be called. */
export const soundSettings = createStore<SoundSettings>(DEFAULT_VALUES.sounds);

/** What a new order can sound like. */
const NEW_ORDER: Record<SoundSettings['newOrder'], readonly Note[]> = {
  CHIME: [
    { at: 0, length: 0.28, pitch: 659, shape: 'triangle' },
    { at: 0.16, length: 0.28, pitch: 880, shape: 'triangle' },
    { at: 0.32, length: 0.55, pitch: 1319, shape: 'triangle' },
  ],
  BELL: [
    { at: 0, length: 0.9, pitch: 1760, strength: 0.4 },
    { at: 0, length: 0.7, pitch: 2637, strength: 0.2 },
    { at: 0.45, length: 1.1, pitch: 1760, strength: 0.4 },
  ],
  KNOCK: [
    { at: 0, length: 0.09, pitch: 196, shape: 'square', strength: 0.35 },
    { at: 0.16, length: 0.09, pitch: 196, shape: 'square', strength: 0.35 },
    { at: 0.32, length: 0.16, pitch: 262, shape: 'square', strength: 0.35 },
  ],
};

/** Each event its own shape, so that it is known without looking: rising for new, falling for lost, level for the rest. */
const SOUNDS: Record<Exclude<OrderSound, 'new-order'>, readonly Note[]> = {
  late: [
    { at: 0, length: 0.14, pitch: 740, shape: 'square', strength: 0.16 },
    { at: 0.2, length: 0.14, pitch: 740, shape: 'square', strength: 0.16 },
    { at: 0.4, length: 0.14, pitch: 740, shape: 'square', strength: 0.16 },
  ],
  ready: [
    { at: 0, length: 0.5, pitch: 1047 },
    { at: 0.12, length: 0.6, pitch: 1568, strength: 0.35 },
  ],
  changed: [
    { at: 0, length: 0.18, pitch: 587, shape: 'triangle' },
    { at: 0.2, length: 0.18, pitch: 784, shape: 'triangle' },
    { at: 0.4, length: 0.3, pitch: 587, shape: 'triangle' },
  ],
  cancelled: [
    { at: 0, length: 0.3, pitch: 523, shape: 'triangle' },
    { at: 0.24, length: 0.6, pitch: 330, shape: 'triangle' },
  ],
  /** Falls further and longer than a cancellation, twice. */
  missed: [0, 1.1].flatMap((start) => [
    { at: start, length: 0.25, pitch: 659, shape: 'sawtooth' as const, strength: 0.35 },
    { at: start + 0.25, length: 0.25, pitch: 494, shape: 'sawtooth' as const, strength: 0.35 },
    { at: start + 0.5, length: 0.5, pitch: 294, shape: 'sawtooth' as const, strength: 0.35 },
  ]),
  message: [{ at: 0, length: 0.22, pitch: 1175, strength: 0.3 }],
  /** Like a head that moves and stops. */
  printer: [0, 0.09, 0.18, 0.27].map((at, step) => ({
    ...{ at, length: step === 3 ? 0.5 : 0.06, strength: 0.25 },
    ...{ pitch: step === 3 ? 220 : 330, shape: 'sawtooth' as const },
  })),
};

const notesOf = (sound: OrderSound, settings: SoundSettings) =>
  sound === 'new-order' ? NEW_ORDER[settings.newOrder] : SOUNDS[sound];

/**
 * Plays it at `volume` 0 to 1 of what the branch has set; false when nobody could hear it, which the screen then has to
 * say.
 */
export function playSound(sound: OrderSound, volume = 1, settings = soundSettings.get()): boolean {
  return playNotes(notesOf(sound, settings), (volume * settings.volume) / 100);
}

/** The same as loud as the device can, whatever the branch has set. */
export const playAtFullVolume = (sound: OrderSound): boolean =>
  playNotes(notesOf(sound, soundSettings.get()), 1);
