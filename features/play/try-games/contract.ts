import { z } from 'zod'
import { route, wireAmount } from '#kernel/contract.ts'
import { awaiting, betParams, choice, gameEvent, slugParams } from '#features/play/game-session/contract.ts'

/** What a demo begins with, in minor units: 10,000 coins. The page alone keeps the balance. */
export const DEMO_COINS = 1_000_000
/** An unfinished demo round can be continued for this long. */
export const DEMO_ROUND_HOURS = 12
/** One address tries this many rounds a minute at most, and makes as many choices. */
const CALLS_PER_MINUTE_MAX = 240
const SEALED_CHARACTERS_MAX = 16_384

/** The page that tries a game, without language prefix. */
export const demoPath = (slug: string): string => `/game/${slug}/demo`

export const demoRound = z.object({
  params: betParams,
  /** Minor units of the demo balance that the round has cost so far, including its choices. */
  stake: wireAmount,
  win: wireAmount,
  events: z.array(gameEvent),
  choices: z.array(choice),
  /** Null once the round is settled. */
  awaiting: awaiting.nullable(),
  /** The open round, which the next choice returns; only the server can read it. Null once the round is settled. */
  sealed: z.string().nullable(),
})
export type DemoRound = z.infer<typeof demoRound>

const reply = z.object({ success: z.literal(true), data: z.object({ round: demoRound }) })

export const tryGame = route({
  method: 'GET',
  path: '/rest/try/:slug/',
  effect: 'read',
  actor: 'visitor',
  summary: 'Returns a game that a guest may try, with its stakes and the demo balance to begin with.',
  callsPerMinuteMax: CALLS_PER_MINUTE_MAX,
  params: slugParams,
  reply: z.object({
    success: z.literal(true),
    data: z.object({
      slug: z.string(),
      title: z.string(),
      definitionHash: z.string(),
      /** In minor units, ascending. */
      stakes: z.array(wireAmount),
      coins: wireAmount,
    }),
  }),
})

export const tryRound = route({
  method: 'POST',
  path: '/rest/try/:slug/spin/',
  effect: 'write',
  actor: 'visitor',
  summary: 'Plays one demo round, or opens one that awaits a choice. Stores nothing; for guests only.',
  callsPerMinuteMax: CALLS_PER_MINUTE_MAX,
  params: slugParams,
  body: z.strictObject({ stake: wireAmount.positive(), params: betParams.optional() }),
  reply,
})

export const tryChoice = route({
  method: 'POST',
  path: '/rest/try/:slug/choose/',
  effect: 'write',
  actor: 'visitor',
  summary:
    'Makes one choice in an open demo round. Stores nothing; for guests only. Returns 410 for a round that is too old, of another game, or changed.',
  callsPerMinuteMax: CALLS_PER_MINUTE_MAX,
  params: slugParams,
  body: z.strictObject({ sealed: z.string().max(SEALED_CHARACTERS_MAX), choice }),
  reply,
})
