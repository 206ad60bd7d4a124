import { createStore } from './store';

/** One tone: `at` and `length` in seconds, `pitch` in hertz, `strength` 0 to 1. */
export interface Note {
  at: number;
  length: number;
  pitch: number;
  strength?: number;
  shape?: OscillatorType;
}

const KEY = 'comanda.sound';
let context: AudioContext | null = null;

function saved(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
}

/** Whether the person wants to hear anything on this device. */
export const soundEnabled = createStore(saved());
/** True while the browser keeps the page silent until somebody presses something. */
export const soundBlocked = createStore(false);

export function setSoundEnabled(wanted: boolean): void {
  soundEnabled.set(wanted);
  try {
    localStorage.setItem(KEY, wanted ? 'on' : 'off');
  } catch {
    // Without storage the choice lasts as long as the page.
  }
  if (wanted) void unlockSound();
}

/** A call, another program or an unplugged speaker may take the sound away at any time; the page is told of no other moment. */
function sound(): AudioContext {
  if (context) return context;
  const made = new AudioContext();
  made.onstatechange = () => soundBlocked.set(made.state !== 'running');
  context = made;
  return made;
}

/** Call from a press or a key: browsers let a page sound only after one. */
export async function unlockSound(): Promise<boolean> {
  const audio = sound();
  if (audio.state !== 'running') await audio.resume().catch(() => undefined);
  const running = audio.state === 'running';
  soundBlocked.set(!running);
  return running;
}

/** Plays the notes at `volume` 0 to 1; false when it could not be heard (not wanted, or blocked by the browser). */
export function playNotes(notes: readonly Note[], volume = 1): boolean {
  if (!soundEnabled.get()) return false;
  const audio = sound();
  if (audio.state !== 'running') {
    soundBlocked.set(true);
    return false;
  }
  const master = audio.createGain();
  master.gain.value = Math.min(1, Math.max(0, volume));
  master.connect(audio.destination);
  for (const note of notes) playNote(audio, master, note);
  return true;
}

/** A quick rise and an even fall: a tone that begins or ends at once clicks. */
function playNote(
  audio: AudioContext,
  out: AudioNode,
  { at, length, pitch, strength = 0.5, shape = 'sine' }: Note,
) {
  const begin = audio.currentTime + at;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0, begin);
  gain.gain.linearRampToValueAtTime(strength, begin + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.001, begin + length);
  const tone = audio.createOscillator();
  tone.type = shape;
  tone.frequency.value = pitch;
  tone.connect(gain).connect(out);
  tone.start(begin);
  tone.stop(begin + length + 0.02);
}
