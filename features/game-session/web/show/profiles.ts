/** How fast a round is shown. The outcome is settled before any of it; a profile only decides how long it takes. */
export interface Profile {
  readonly id: ProfileId
  /** From the press to the first reel's stop, once the answer is there. */
  readonly spinMs: number
  readonly stopGapMs: number
  readonly settleMs: number
  readonly anticipationMs: number
  /** At most this many reels of a spin tease. */
  readonly anticipationsMax: number
  readonly winMs: number
  readonly respinMs: number
  readonly nudgeMs: number
  readonly featureCardMs: number
  /** Multiplies count-ups. */
  readonly countScale: number
  /** Reels fade into each other instead of turning. */
  readonly isStill: boolean
}

export type ProfileId = 'normal' | 'fast' | 'turbo' | 'instant' | 'reduced'

export const PROFILES: Readonly<Record<ProfileId, Profile>> = {
  normal: {
    id: 'normal',
    spinMs: 700,
    stopGapMs: 180,
    settleMs: 220,
    anticipationMs: 1_600,
    anticipationsMax: 5,
    winMs: 1_000,
    respinMs: 900,
    nudgeMs: 450,
    featureCardMs: 2_200,
    countScale: 1,
    isStill: false,
  },
  fast: {
    id: 'fast',
    spinMs: 400,
    stopGapMs: 110,
    settleMs: 180,
    anticipationMs: 1_000,
    anticipationsMax: 5,
    winMs: 700,
    respinMs: 600,
    nudgeMs: 350,
    featureCardMs: 1_600,
    countScale: 0.6,
    isStill: false,
  },
  turbo: {
    id: 'turbo',
    spinMs: 180,
    stopGapMs: 60,
    settleMs: 140,
    anticipationMs: 800,
    anticipationsMax: 1,
    winMs: 450,
    respinMs: 350,
    nudgeMs: 220,
    featureCardMs: 1_200,
    countScale: 0.35,
    isStill: false,
  },
  instant: {
    id: 'instant',
    spinMs: 0,
    stopGapMs: 0,
    settleMs: 80,
    anticipationMs: 0,
    anticipationsMax: 0,
    winMs: 250,
    respinMs: 80,
    nudgeMs: 80,
    featureCardMs: 700,
    countScale: 0,
    isStill: false,
  },
  reduced: {
    id: 'reduced',
    spinMs: 150,
    stopGapMs: 0,
    settleMs: 150,
    anticipationMs: 0,
    anticipationsMax: 0,
    winMs: 900,
    respinMs: 300,
    nudgeMs: 300,
    featureCardMs: 1_800,
    countScale: 0,
    isStill: true,
  },
}
