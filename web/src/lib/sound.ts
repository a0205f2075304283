/** Three short tones, made on the spot: no files. Silent unless the reader has turned sounds on. */
type Tone = 'turn' | 'move' | 'end';

const NOTES: Record<Tone, number[]> = { turn: [587, 880], move: [330], end: [523, 659, 784] };

let context: AudioContext | undefined;

export function play(tone: Tone): void {
  context ??= new AudioContext();
  NOTES[tone].forEach((pitch, i) => {
    if (!context) return;
    const start = context.currentTime + i * 0.13;
    const oscillator = context.createOscillator();
    const gain = context.createGain();
    oscillator.type = 'triangle';
    oscillator.frequency.value = pitch;
    gain.gain.setValueAtTime(0, start);
    gain.gain.linearRampToValueAtTime(0.12, start + 0.02);
    gain.gain.exponentialRampToValueAtTime(0.001, start + 0.35);
    oscillator.connect(gain).connect(context.destination);
    oscillator.start(start);
    oscillator.stop(start + 0.4);
  });
}
