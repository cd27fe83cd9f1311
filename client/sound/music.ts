/** Calm chord progressions, as semitones above the root. */
const PROGRESSIONS = [
  [
    [0, 4, 7, 11],
    [9, 12, 16, 19],
    [5, 9, 12, 16],
    [7, 11, 14, 17],
  ],
  [
    [0, 7, 12, 15],
    [8, 12, 15, 19],
    [3, 7, 10, 14],
    [10, 14, 17, 22],
  ],
  [
    [0, 4, 9, 14],
    [5, 9, 12, 16],
    [2, 5, 9, 12],
    [7, 12, 14, 19],
  ],
] as const
const ROOTS = 5
const LOWEST_HZ = 110
const CHORD_SECONDS = 5
const PLUCKS = 10
const PAD_GAIN = 0.05
const PLUCK_GAIN = 0.035
const MUSIC_RATE = 22_050

export interface Note {
  /** Seconds from the start of the loop. */
  readonly at: number
  readonly seconds: number
  readonly hz: number
  readonly gain: number
  readonly shape: 'triangle' | 'sine'
}

/** The loop of a game. Its name chooses root, chords and the order of the notes, so that it is always the same. */
export function tuneOf(slug: string): { readonly seconds: number; readonly notes: readonly Note[] } {
  const seed = Array.from(slug).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9_973, 7)
  const chords = PROGRESSIONS[seed % PROGRESSIONS.length]!
  const root = LOWEST_HZ * 2 ** ((seed % ROOTS) / 12)
  const pitch = (semitones: number): number => root * 2 ** (semitones / 12)
  const notes = chords.flatMap((chord, bar): Note[] => {
    const at = bar * CHORD_SECONDS
    const gap = CHORD_SECONDS / PLUCKS
    return [
      ...chord.map((tone): Note => ({ at, seconds: CHORD_SECONDS, hz: pitch(tone), gain: PAD_GAIN, shape: 'triangle' })),
      ...Array.from({ length: PLUCKS }, (_, step): Note => {
        const tone = chord[(step * 3 + seed) % chord.length]!
        return { at: at + step * gap, seconds: gap * 1.6, hz: pitch(tone + 12), gain: PLUCK_GAIN, shape: 'sine' }
      }),
    ]
  })
  return { seconds: chords.length * CHORD_SECONDS, notes }
}

/** A quiet loop behind a game, rendered once when it first plays. */
export class Music {
  readonly #context: AudioContext
  readonly #level: GainNode
  readonly #slug: string
  #source: AudioBufferSourceNode | null = null
  #isBegun = false
  #isEnded = false

  constructor(context: AudioContext, slug: string) {
    this.#context = context
    this.#slug = slug
    this.#level = context.createGain()
    this.#level.gain.value = 0
    this.#level.connect(context.destination)
  }

  /** Fades to a volume; 0 is silence, for which nothing is rendered. */
  fadeTo(volume: number): void {
    if (volume > 0 && !this.#isBegun) {
      this.#isBegun = true
      void this.#begin()
    }
    this.#level.gain.setTargetAtTime(volume, this.#context.currentTime, 0.15)
  }

  /** Silent from now on: the player has left the game. */
  end(): void {
    this.#isEnded = true
    this.#level.disconnect()
    this.#source?.stop()
  }

  async #begin(): Promise<void> {
    const { seconds, notes } = tuneOf(this.#slug)
    const offline = new OfflineAudioContext(1, seconds * MUSIC_RATE, MUSIC_RATE)
    for (const note of notes) addNote(offline, note, seconds)
    const buffer = await offline.startRendering()
    if (this.#isEnded) return
    this.#source = new AudioBufferSourceNode(this.#context, { buffer, loop: true })
    this.#source.connect(this.#level)
    this.#source.start()
  }
}

/** Pads swell, plucks decay, and both are silent where the loop closes. */
function addNote(context: OfflineAudioContext, { at, seconds, hz, gain, shape }: Note, end: number): void {
  const oscillator = new OscillatorNode(context, { type: shape, frequency: hz })
  const level = new GainNode(context, { gain: 0 })
  const stop = Math.min(at + seconds, end)
  const peak = at + (shape === 'triangle' ? seconds / 3 : 0.02)
  level.gain.setValueAtTime(0, at)
  level.gain.linearRampToValueAtTime(gain, Math.min(peak, stop))
  level.gain.linearRampToValueAtTime(0, stop)
  oscillator.connect(level).connect(context.destination)
  oscillator.start(at)
  oscillator.stop(stop)
}
