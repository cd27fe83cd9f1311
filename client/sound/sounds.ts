import type { ZZFX } from 'zzfx'
import type { Cue, CueOf } from '../playback/cue.ts'
import { ROLL_SHARE, WALK_SHARE } from '../playback/walk-shares.ts'
import type { WinTier } from '../playback/win-tier.ts'
import { EFFECTS, type Effect } from './effects.ts'
import type { Music } from './music.ts'
import type { Volume } from './volume.ts'

const MASTER_VOLUME = 0.5
const VOICES_MAX = 8
const SEMITONE = 2 ** (1 / 12)
const FANFARE_GAP_MS = 160
const PEGS_MAX = 28
/** The share of its cue during which the wheel turns. */
const WHEEL_SHARE = 0.8
const DIE_KNOCKS = 4

/** A game's synthesized sounds. Muted, and not loaded, until the player turns them on. */
export class Sounds {
  #isOn = false
  #isAttended = true
  #volume: Volume = { music: 0, effects: 1 }
  #zzfx: typeof ZZFX | null = null
  #music: Music | null = null
  readonly #slug: string | null
  readonly #samples = new Map<Effect, number[]>()
  #voices = 0

  /** Without a slug there is no music, for replays. */
  constructor(slug: string | null = null) {
    this.#slug = slug
  }

  /** Called from a press, because browsers require a user gesture to start audio. */
  async turn(isOn: boolean): Promise<void> {
    this.#isOn = isOn
    if (!isOn || !('AudioContext' in globalThis)) return this.#level()
    const { ZZFX } = await import('zzfx')
    ZZFX.volume = MASTER_VOLUME
    this.#zzfx = ZZFX
    await ZZFX.audioContext.resume()
    if (this.#slug && !this.#music) {
      const { Music } = await import('./music.ts')
      // It may have been turned off while this loaded.
      if (this.#isOn) this.#music ??= new Music(ZZFX.audioContext, this.#slug)
    }
    this.#level()
  }

  setVolume(volume: Volume): void {
    this.#volume = volume
    this.#level()
  }

  /** Music pauses while the page is hidden. */
  attend(isAttended: boolean): void {
    this.#isAttended = isAttended
    this.#level()
  }

  /** Turns everything off; the loop of a game that was left would else go on, silent, beside the next one. */
  close(): void {
    this.#isOn = false
    this.#music?.end()
    this.#music = null
  }

  #level(): void {
    this.#music?.fadeTo(this.#isOn && this.#isAttended ? this.#volume.music : 0)
  }

  play(effect: Effect, semitones = 0): void {
    if (!this.#isOn || !this.#zzfx || document.hidden || this.#voices >= VOICES_MAX) return
    const zzfx = this.#zzfx
    let samples = this.#samples.get(effect)
    if (!samples) {
      samples = zzfx.buildSamples(...EFFECTS[effect])
      this.#samples.set(effect, samples)
    }
    this.#voices++
    zzfx.playSamples([samples], this.#volume.effects, SEMITONE ** semitones).onended = () => this.#voices--
  }

  /** Each stop is a semitone higher than the previous one. */
  reelStop(reel: number): void {
    this.play('reelStop', reel)
  }

  /** A return below the play amount is no win, so it is silent. */
  cue(cue: Cue): void {
    const effect = effectOf(cue)
    if (effect) this.play(effect)
    if (cue.kind === 'wheel' && !cue.isStill) this.#pegs(cue.ms)
    if (cue.kind === 'trailMove') this.#steps(cue)
    if (cue.kind === 'jackpot' && cue.amount >= cue.view.stake) this.#fanfare()
    if (cue.kind === 'wins' || cue.kind === 'featureEnd' || cue.kind === 'collect') this.won(cue.tier)
  }

  won(tier: WinTier): void {
    if (tier === 'nice' || tier === 'good') this.play('winSmall')
    if (tier === 'big') this.play('winBig')
    if (tier === 'mega' || tier === 'epic') this.#fanfare()
  }

  /** The pegs of a wheel pass ever more slowly. */
  #pegs(ms: number): void {
    const pegs = Math.round(Math.min(PEGS_MAX, (ms / 1_000) * 6))
    for (let peg = 0; peg < pegs; peg++) setTimeout(() => this.play('wheelPeg'), ms * WHEEL_SHARE * (peg / pegs) ** 2)
  }

  /** The die rattles, and each step sounds a little higher. */
  #steps({ ms, from, position, isStill }: CueOf<'trailMove'>): void {
    if (isStill) return this.play('step')
    for (let knock = 0; knock < DIE_KNOCKS; knock++) setTimeout(() => this.play('chip'), (ms * ROLL_SHARE * knock) / DIE_KNOCKS)
    const hop = (ms * WALK_SHARE) / Math.max(1, position - from)
    for (let step = 1; step <= position - from; step++) {
      setTimeout(() => this.play('step', 2 * step), ms * ROLL_SHARE + hop * step)
    }
  }

  #fanfare(): void {
    for (const [index, semitones] of [0, 4, 7].entries()) {
      setTimeout(() => this.play('winBig', semitones), index * FANFARE_GAP_MS)
    }
  }
}

/** The sound at the start of a cue, except wins. */
function effectOf(cue: Cue): Effect | undefined {
  switch (cue.kind) {
    case 'spin':
      if (cue.isDrop && cue.sticky.length > 0) return 'lock'
      return cue.reels.some(({ isTeasing }) => isTeasing) ? 'anticipation' : undefined
    case 'trigger':
    case 'featureStart':
    case 'picked':
    case 'trailBoard':
      return 'reveal'
    case 'cascade':
      return 'burst'
    case 'transform':
      return cue.reason === 'mystery' ? 'reveal' : 'multiplier'
    case 'multiplier':
      return 'multiplier'
    case 'rows':
    case 'trail':
      return 'unlock'
    case 'walk':
      return 'step'
    default:
      return undefined
  }
}
