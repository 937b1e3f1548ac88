// The sounds themselves, made of tones and noise: paper, wood, acorns. All are quiet.

import type { Sound } from "./heard";

/** Somewhere to play, and when. */
interface Place {
  context: BaseAudioContext;
  out: AudioNode;
  at: number; // in seconds of the context
}

interface Tone {
  pitch: number;
  loud: number; // at its beginning
  fades: number; // seconds until nothing is left
  type?: OscillatorType;
  to?: number; // the pitch it glides to
}

interface Rustle {
  pitch: number; // the middle of what is let through
  wide: number; // less is more: the filter's Q
  loud: number;
  rises: number;
  fades: number;
}

/** Starts loud or rises to it, then fades to nothing. */
function level({ context, out, at }: Place, loud: number, rises: number, fades: number): GainNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(rises ? 0.0001 : loud, at);
  if (rises) gain.gain.linearRampToValueAtTime(loud, at + rises);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + rises + fades);
  gain.connect(out);
  return gain;
}

function tone(place: Place, { pitch, loud, fades, type = "sine", to }: Tone): void {
  const oscillator = place.context.createOscillator();
  oscillator.type = type;
  oscillator.frequency.setValueAtTime(pitch, place.at);
  if (to) oscillator.frequency.exponentialRampToValueAtTime(to, place.at + fades);
  oscillator.connect(level(place, loud, 0.002, fades));
  oscillator.start(place.at);
  oscillator.stop(place.at + fades + 0.05);
}

const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

/** A second of noise, the same in every run. */
function noise(context: BaseAudioContext): AudioBuffer {
  const found = noises.get(context);
  if (found) return found;
  const made = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = made.getChannelData(0);
  let number = 7;
  for (let at = 0; at < samples.length; at++) {
    number = (number * 48271) % 2147483647;
    samples[at] = number / 1073741823.5 - 1;
  }
  noises.set(context, made);
  return made;
}

function rustle(place: Place, { pitch, wide, loud, rises, fades }: Rustle): void {
  const source = place.context.createBufferSource();
  const filter = place.context.createBiquadFilter();
  source.buffer = noise(place.context);
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  filter.Q.value = wide;
  source.connect(filter).connect(level(place, loud, rises, fades));
  source.start(place.at);
  source.stop(place.at + rises + fades + 0.02);
}

/** A knock on wood: a click and two tones that fade at once. */
function knock(place: Place, pitch: number, loud: number): void {
  rustle(place, { pitch: pitch * 6, wide: 1, loud: loud * 0.6, rises: 0, fades: 0.02 });
  tone(place, { pitch, loud, fades: 0.11, to: pitch * 0.93 });
  tone(place, { pitch: pitch * 2.76, loud: loud * 0.35, fades: 0.05 });
}

const later = (place: Place, seconds: number): Place => ({ ...place, at: place.at + seconds });

/** Soft tones one after the other, as of a wooden bar that is struck. */
function melody(place: Place, pitches: readonly number[], apart: number, fades: number): void {
  pitches.forEach((pitch, at) => {
    const then = later(place, at * apart);
    tone(then, { pitch, loud: 0.11, fades, type: "triangle" });
    tone(then, { pitch: pitch * 4, loud: 0.02, fades: fades / 4 });
  });
}

const PLAYED: Record<Sound, (place: Place) => void> = {
  lay: (place) => {
    rustle(place, { pitch: 1900, wide: 0.7, loud: 0.14, rises: 0.004, fades: 0.06 });
    tone(place, { pitch: 150, loud: 0.08, fades: 0.07, to: 110 });
  },
  draw: (place) => {
    rustle(place, { pitch: 3200, wide: 0.9, loud: 0.1, rises: 0.09, fades: 0.08 });
  },
  wood: (place) => {
    knock(place, 420, 0.13);
    knock(later(place, 0.07), 470, 0.05);
  },
  boat: (place) => {
    knock(place, 210, 0.12);
    rustle(place, { pitch: 520, wide: 0.6, loud: 0.09, rises: 0.14, fades: 0.3 });
  },
  acorn: (place) => {
    [1180, 1420, 1290].forEach((pitch, at) => {
      knock(later(place, at * 0.055), pitch, 0.06);
    });
  },
  turn: (place) => melody(place, [523, 784], 0.13, 0.35),
  win: (place) => melody(place, [523, 659, 784, 1047, 1319], 0.12, 0.7),
  end: (place) => melody(place, [659, 523], 0.18, 0.5),
};

/** A sound, `after` seconds from now, so softly that talk is louder. */
export function sound(
  context: BaseAudioContext,
  name: Sound,
  after = 0,
  out: AudioNode = context.destination,
): void {
  PLAYED[name]({ context, out, at: context.currentTime + after });
}
