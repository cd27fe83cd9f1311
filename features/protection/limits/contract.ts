import { z } from 'zod'
import { route, unixSeconds } from '#kernel/contract.ts'
import { gameMode } from '#features/play/game-session/contract.ts'

/** Purchases in cents, time in minutes, play in minor units of the mode. */
export const limitName = z.object({
  scope: z.enum(['Purchases', 'TournamentPoints', 'SweepStakes', 'Time']),
  /** Gross: everything spent or staked; net: that less wins; single: one round. */
  kind: z.enum(['gross', 'net', 'single']),
  period: z.enum(['day', 'week', 'month', 'once']),
})
export type LimitName = z.infer<typeof limitName>

const PERIODS = ['day', 'week', 'month'] as const
const overPeriods = (scope: LimitName['scope'], kind: LimitName['kind']): LimitName[] =>
  PERIODS.map((period) => ({ scope, kind, period }))
const ofMode = (scope: LimitName['scope']): LimitName[] => [
  ...overPeriods(scope, 'net'),
  ...overPeriods(scope, 'gross'),
  { scope, kind: 'single', period: 'once' },
]

/** Every limit (LIM-1), in the page's order. Only the gross limit of purchases is called a purchase limit. */
export const LIMITS: readonly LimitName[] = [
  ...overPeriods('Purchases', 'gross'),
  ...ofMode('TournamentPoints'),
  ...ofMode('SweepStakes'),
  ...overPeriods('Time', 'gross'),
]

const isLimit = ({ scope, kind, period }: LimitName): boolean =>
  LIMITS.some((each) => each.scope === scope && each.kind === kind && each.period === period)

const amount = z.int().min(0).max(100_000_000_000)
export const MINUTES_MAX = { day: 24 * 60, week: 7 * 24 * 60, month: 31 * 24 * 60, once: 0 } as const

export const limit = z.object({
  ...limitName.shape,
  /** The player's own limit; null without one. */
  amount: amount.nullable(),
  /** The operator's limit for this player, which applies as well. */
  houseAmount: amount.nullable(),
  /** The amount counted towards it; negative for a player who is ahead. Null for the single-round limit. */
  used: z.int().nullable(),
  /** A requested looser limit; it takes effect when the player confirms it, at the earliest from then on. */
  next: z.object({ amount: amount.nullable(), from: unixSeconds }).nullable(),
})
export type Limit = z.infer<typeof limit>

const info = z.object({ success: z.literal(true), data: z.object({ limits: z.array(limit) }) })

export const getLimits = route({
  method: 'GET',
  path: '/rest/limits/info/',
  effect: 'read',
  actor: 'player',
  summary: 'Lists every limit with its amount, usage, and pending change.',
  reply: info,
})

export const chooseLimit = route({
  method: 'POST',
  path: '/rest/limits/choose/',
  effect: 'write',
  actor: 'visitor',
  summary:
    'Sets a limit of the signed-in player. A lower one applies right away; a higher one, or none (null), waits 24 hours and for `confirm`.',
  body: z
    .object({ ...limitName.shape, amount: amount.nullable() })
    .refine(isLimit, 'There is no such limit.')
    .refine(({ scope, period, amount: minutes }) => scope !== 'Time' || (minutes ?? 0) <= MINUTES_MAX[period], 'Too long.'),
  reply: info,
})

export const confirmLimit = route({
  method: 'POST',
  path: '/rest/limits/confirm/',
  effect: 'write',
  actor: 'visitor',
  summary: 'Confirms a raised limit after its 24-hour wait. Without confirmation it never applies.',
  body: limitName.refine(isLimit, 'There is no such limit.'),
  reply: z.discriminatedUnion('success', [
    info,
    z.object({ success: z.literal(false), reasonType: z.enum(['nothing-waits', 'too-early']) }),
  ]),
})

const sums = z.array(z.object({ mode: gameMode, rounds: z.int(), stake: z.int(), win: z.int() }))

export const getOverview = route({
  method: 'GET',
  path: '/rest/limits/overview/',
  effect: 'read',
  actor: 'player',
  summary: 'Returns the session length and what was played today and in the last 30 days.',
  reply: z.object({
    success: z.literal(true),
    data: z.object({ since: unixSeconds, today: sums, month: sums }),
  }),
})
export type PlayedSums = z.infer<typeof sums>
