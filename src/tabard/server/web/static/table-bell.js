// A soft bell when it becomes one's turn, for whoever has asked for it: two tones that fade away.
const TONES = [660, 990];
const SECONDS = 1.4;

export class Bell {
  constructor(wanted) {
    this.wanted = wanted;
    /** @type {AudioContext | null} */
    this.air = null;
    this.turn = null; // not known yet: a page that opens does not ring
    if (!wanted) return;
    // Browsers let a page sound once it has been touched.
    const wake = () => { this.air ??= new AudioContext(); this.air.resume(); };
    addEventListener("pointerdown", wake, { once: true });
    addEventListener("keydown", wake, { once: true });
  }

  hear(turn) {
    const rings = turn && this.turn === false;
    this.turn = Boolean(turn);
    if (rings && this.wanted) this.ring();
  }

  ring() {
    if (this.air?.state !== "running") return;
    document.documentElement.dataset.rang = String(Number(document.documentElement.dataset.rang ?? 0) + 1);
    const now = this.air.currentTime;
    TONES.forEach((tone, i) => {
      const voice = this.air.createOscillator();
      const loud = this.air.createGain();
      voice.frequency.value = tone;
      loud.gain.setValueAtTime(0.0001, now);
      loud.gain.exponentialRampToValueAtTime(0.12 / (i + 1), now + 0.02);
      loud.gain.exponentialRampToValueAtTime(0.0001, now + SECONDS);
      voice.connect(loud).connect(this.air.destination);
      voice.start(now + 0.12 * i);
      voice.stop(now + 0.12 * i + SECONDS);
    });
  }
}
