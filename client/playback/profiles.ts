/** The speed at which a round is shown. The outcome is settled before; a profile only sets durations in ms. */
export interface Profile {
  readonly id: ProfileId
  /** From the press to the first reel's stop, if the reply has arrived. */
  readonly spinMs: number
  readonly stopGapMs: number
  readonly settleMs: number
  readonly anticipationMs: number
  /** At most this many reels of a spin tease. */
  readonly anticipationsMax: number
  readonly winMs: number
  readonly respinMs: number
  readonly nudgeMs: number
  /** Winners burst, the rest falls, new symbols drop in. The first of a chain; later ones are faster. */
  readonly cascadeMs: number
  readonly transformMs: number
  readonly walkMs: number
  readonly multiplierMs: number
  readonly collectMs: number
  readonly jackpotMs: number
  /** One respin of a hold-and-spin; later ones are faster. */
  readonly linkMs: number
  readonly rowsMs: number
  readonly trailMs: number
  readonly wheelMs: number
  readonly pickMs: number
  /** A roll of a bonus trail's die, the way it leads, and the stop. */
  readonly stepMs: number
  readonly featureCardMs: number
  /** The start of free spins, unless a tap starts them. */
  readonly introMs: number
  /** Multiplies count-ups. */
  readonly countScale: number
  /** The maximum length of a round; a longer one is sped up as a whole. */
  readonly roundMsMax: number
  /** Reels cross-fade instead of turning. */
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
    cascadeMs: 900,
    transformMs: 900,
    walkMs: 750,
    multiplierMs: 550,
    collectMs: 1_300,
    jackpotMs: 3_600,
    linkMs: 1_250,
    rowsMs: 900,
    trailMs: 900,
    wheelMs: 5_200,
    pickMs: 1_300,
    stepMs: 2_400,
    featureCardMs: 2_200,
    introMs: 5_000,
    countScale: 1,
    roundMsMax: 120_000,
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
    cascadeMs: 650,
    transformMs: 650,
    walkMs: 550,
    multiplierMs: 400,
    collectMs: 950,
    jackpotMs: 2_600,
    linkMs: 850,
    rowsMs: 650,
    trailMs: 650,
    wheelMs: 3_600,
    pickMs: 950,
    stepMs: 1_700,
    featureCardMs: 1_600,
    introMs: 3_500,
    countScale: 0.6,
    roundMsMax: 75_000,
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
    cascadeMs: 420,
    transformMs: 400,
    walkMs: 350,
    multiplierMs: 260,
    collectMs: 600,
    jackpotMs: 1_800,
    linkMs: 500,
    rowsMs: 400,
    trailMs: 400,
    wheelMs: 2_200,
    pickMs: 600,
    stepMs: 1_050,
    featureCardMs: 1_200,
    introMs: 1_200,
    countScale: 0.35,
    roundMsMax: 40_000,
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
    cascadeMs: 160,
    transformMs: 140,
    walkMs: 120,
    multiplierMs: 100,
    collectMs: 250,
    jackpotMs: 1_000,
    linkMs: 160,
    rowsMs: 140,
    trailMs: 140,
    wheelMs: 700,
    pickMs: 300,
    stepMs: 400,
    featureCardMs: 700,
    introMs: 700,
    countScale: 0,
    roundMsMax: 15_000,
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
    cascadeMs: 500,
    transformMs: 500,
    walkMs: 400,
    multiplierMs: 400,
    collectMs: 800,
    jackpotMs: 2_400,
    linkMs: 600,
    rowsMs: 400,
    trailMs: 500,
    wheelMs: 1_400,
    pickMs: 900,
    stepMs: 1_300,
    featureCardMs: 1_800,
    introMs: 5_000,
    countScale: 0,
    roundMsMax: 75_000,
    isStill: true,
  },
}
