import { z } from 'zod'

const id = z.string().regex(/^[a-z][a-z0-9-]{0,47}$/)
const whole = z.int().min(0)
const positive = z.int().min(1)
const strips = z.array(z.array(id)).min(1).max(12)
const weights = z.record(id, whole)
const pays = z.record(z.string().regex(/^[1-9]\d*$/), positive)

const wildReels = z
  .array(z.strictObject({ reels: z.array(whole.max(11)).max(11), weight: positive }))
  .min(2)
  .max(64)

const value = z.strictObject({
  weight: positive,
  units: positive.optional(),
  jackpot: id.optional(),
  multiplier: z.int().min(2).optional(),
})

const wheelSchema = z.strictObject({
  kind: z.literal('wheel'),
  symbol: id,
  countMin: positive,
  wedges: z.array(z.strictObject({ variant: id, weight: positive })).min(2),
  modes: z
    .array(
      z.strictObject({
        variant: id,
        spins: positive,
        retriggerSpins: whole,
        spinsMax: positive,
        multiplier: positive,
        wilds: z.literal('expand-and-stay').optional(),
      }),
    )
    .min(1),
  reels: strips.optional(),
})

/** The schema of a definition; the rules in `check-definition.ts` judge its content. */
export const definitionSchema = z.strictObject({
  kind: z.literal('slot'),
  id,
  rows: positive.max(8),
  heights: z.strictObject({ min: positive, weights: z.array(z.array(whole)) }).optional(),
  symbols: z
    .array(
      z.strictObject({
        id,
        role: z.enum(['plain', 'wild', 'scatter']),
        multiplier: positive.optional(),
        twoOf: id.optional(),
        values: z.array(value).min(1).optional(),
      }),
    )
    .min(1),
  reels: strips,
  unitsPerPlay: positive,
  screens: z.strictObject({ count: z.int().min(2).max(2), together: z.int().min(2) }).optional(),
  addsReels: z.strictObject({ first: positive }).optional(),
  wins: z.array(
    z.discriminatedUnion('kind', [
      z.strictObject({
        kind: z.literal('lines'),
        lines: z.array(z.array(whole)).min(1),
        pays: z.record(id, pays),
        direction: z.literal('both').optional(),
        wildMultipliers: z.enum(['sum', 'product']).optional(),
        fullGridMultiplier: positive.optional(),
      }),
      z.strictObject({ kind: z.literal('ways'), pays: z.record(id, pays) }),
      z.strictObject({ kind: z.literal('cluster'), pays: z.record(id, pays) }),
      z.strictObject({ kind: z.literal('anywhere'), pays: z.record(id, pays) }),
      z.strictObject({ kind: z.literal('scatters'), symbol: id, pays }),
    ]),
  ),
  features: z.array(
    z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('nudge-respin'), symbol: id }),
      z.strictObject({ kind: z.literal('collect'), symbol: id }),
      z.strictObject({
        kind: z.literal('hold-and-spin'),
        symbol: id,
        countMin: positive,
        respins: positive.max(5),
        coins: z.record(id, positive),
        empty: positive,
        fullGrid: id.optional(),
        rowsAt: z.array(positive).min(1).max(5).optional(),
      }),
      wheelSchema,
      z.strictObject({
        kind: z.literal('picks'),
        symbol: id,
        countMin: positive,
        opensMax: positive,
        prizes: z
          .array(
            z.strictObject({
              id,
              count: positive,
              units: positive.optional(),
              multiplier: z.int().min(2).optional(),
              ends: z.literal(true).optional(),
            }),
          )
          .min(1),
      }),
      z.strictObject({
        kind: z.literal('bonus-trail'),
        symbol: id,
        countMin: positive,
        moves: positive.max(12),
        sides: positive.min(2).max(12),
        steps: z
          .array(
            z.strictObject({
              id,
              units: positive.optional(),
              multiplier: z.int().min(2).optional(),
              moves: positive.max(6).optional(),
              ends: z.literal(true).optional(),
            }),
          )
          .min(2)
          .max(36),
      }),
      z.strictObject({ kind: z.literal('walking-wilds'), symbol: id, respinsMax: positive }),
      z.strictObject({
        kind: z.literal('free-spins'),
        symbol: id,
        countMin: positive,
        spins: positive,
        retriggerSpins: whole,
        spinsMax: positive,
        multiplier: positive,
        reels: strips.optional(),
        expands: z.array(id).min(1).optional(),
        grows: z.strictObject({ max: positive }).optional(),
        wildsStick: z.literal(true).optional(),
        upgrades: z.strictObject({ trail: z.array(id) }).optional(),
        weights: weights.optional(),
        stages: z
          .strictObject({ symbol: id, every: positive, spins: positive, multipliers: z.array(positive).min(1) })
          .optional(),
        ladder: z.strictObject({ symbol: id, multipliers: z.array(positive).min(2) }).optional(),
        wildReels: wildReels.optional(),
      }),
    ]),
  ),
  cascade: z.strictObject({ multipliers: z.array(positive).min(1), stepsMax: positive }).optional(),
  tumble: z
    .strictObject({
      weights,
      stepsMax: positive,
      holds: z.literal(true).optional(),
      bombs: z.strictObject({ symbol: id, multipliers: pays, gathers: z.literal(true).optional() }).optional(),
      growingCells: z.strictObject({ max: positive }).optional(),
      meter: z
        .array(z.strictObject({ cells: positive, multiplier: z.int().min(2) }))
        .min(1)
        .max(12)
        .optional(),
    })
    .optional(),
  wildReels: wildReels.optional(),
  mystery: z.strictObject({ symbol: id, weights }).optional(),
  book: z.strictObject({ sha256: z.string().regex(/^[0-9a-f]{64}$/) }).optional(),
  buy: z.strictObject({ price: positive }).optional(),
  capMultiple: positive,
  jackpots: z.record(id, positive).optional(),
  pools: z
    .array(
      z.strictObject({
        tier: id,
        seed: z.strictObject({ TournamentPoints: whole, SweepStakes: whole }),
        millionths: positive.max(1_000_000),
      }),
    )
    .min(1)
    .optional(),
  poolDraws: z
    .strictObject({ amountLeast: positive, entryWeight: positive.optional(), oneIn: z.record(id, positive) })
    .optional(),
  betLevels: z.strictObject({
    TournamentPoints: z.array(positive).min(1),
    SweepStakes: z.array(positive).min(1),
  }),
})
