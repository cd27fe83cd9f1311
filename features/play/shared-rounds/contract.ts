import { z } from 'zod'
import { balances, gameEvent, gameMode, proof, slugParams } from '#features/play/game-session/contract.ts'
import { AVATARS } from '#kernel/avatars.ts'
import { route, wireAmount } from '#kernel/contract.ts'
import { definePush } from '#kernel/push.ts'

/** Bets are taken for this long after a round opens; then the multiplier starts to rise. */
export const BETTING_MS = 6_000
/** The burst is shown for this long before the next round opens. */
export const BURST_MS = 3_000
/** A page of the game asks for the state at least this often; without one no round follows. */
export const PRESENCE_MS = 30_000

const ms = z.int().meta({ description: 'Unix milliseconds' })
/** Hundredths of the stake. */
const multiplier = z.int()

const leaver = z.object({
  /** The public name and avatar; null for a player who hides. */
  name: z.string().nullable(),
  avatar: z.enum(AVATARS).nullable(),
  mode: gameMode,
  multiplier,
  win: wireAmount,
})

/** A round as everyone sees it. Phases follow from its times. */
const sharedRound = z.object({
  chain: z.int(),
  no: z.int(),
  state: z.enum(['open', 'over', 'called-off']),
  /** The hash of the seed: the seed of the round before it. */
  commit: z.string(),
  opensAt: ms,
  startsAt: ms,
  /** Null until the round has burst. */
  endsAt: ms.nullable(),
  burst: multiplier.nullable(),
  serverSeed: z.string().nullable(),
  /** The number of bets. */
  players: z.int(),
  /** Players who collected, the latest first. */
  leavers: z.array(leaver),
})
export type SharedRound = z.infer<typeof sharedRound>

const endedRound = z.object({ chain: z.int(), no: z.int(), burst: multiplier.nullable() })
export type EndedRound = z.infer<typeof endedRound>

/** What everyone sees: the round, and the last ones, latest first. */
const table = z.object({
  game: z.string(),
  /** The server's clock. */
  now: ms,
  chainEnd: z.string(),
  /** Null until the first player’s browser has created it. */
  clientSeed: z.string().nullable(),
  round: sharedRound.nullable(),
  ended: z.array(endedRound),
})
export type SharedTable = z.infer<typeof table>

/** A player's bet in a round. */
const sharedBet = z.object({
  id: z.string(),
  chain: z.int(),
  no: z.int(),
  mode: gameMode,
  state: z.enum(['open', 'settled', 'called-off']),
  stake: wireAmount,
  auto: multiplier.nullable(),
  /** Where it was collected; null if it was not. */
  collectedAt: multiplier.nullable(),
  win: wireAmount,
})
export type SharedBet = z.infer<typeof sharedBet>

const own = z.object({ table, bet: sharedBet.nullable(), balances })
export type OwnTable = z.infer<typeof own>

export const joinTable = route({
  method: 'POST',
  path: '/rest/shared-rounds/:slug/join/',
  effect: 'write',
  actor: 'player',
  guardedAs: { open: 'preferences' },
  summary:
    'Returns the shared round of a game with the player’s bet in it, and keeps rounds coming. A page of the game calls it when it opens and then at least every 20 seconds. `seed` is a new client seed for a chain that has none.',
  isUnattended: true,
  callsPerMinuteMax: 120,
  params: slugParams,
  body: z.strictObject({
    seed: z.object({ chainEnd: z.string().max(64), clientSeed: z.string().regex(/^[0-9a-f]{32}$/) }).optional(),
  }),
  reply: z.object({ success: z.literal(true), data: own }),
})

/** Why a bet was not placed or collected; the reply shows the current state. */
export const betRefusal = z.enum(['insufficient-funds', 'ask-to-play-winnings', 'betting-closed', 'already-in'])
export const collectRefusal = z.enum(['too-early', 'too-late', 'called-off'])

export const placeBet = route({
  method: 'POST',
  path: '/rest/shared-rounds/:slug/bet/',
  effect: 'write',
  actor: 'player',
  guardedAs: 'play',
  summary:
    'Places the player’s bet in the named round while it takes bets. The same Idempotency-Key returns the same bet; a second bet in the round is refused.',
  callsPerMinuteMax: 120,
  params: slugParams,
  body: z.strictObject({
    chain: z.int().positive(),
    no: z.int().positive(),
    stake: wireAmount.positive(),
    /** Collected automatically at this multiplier. */
    auto: multiplier.positive().nullable().default(null),
    /** The player agreed, for this session, to play winnings when entries run out. */
    mayPlayWinnings: z.boolean().default(false),
  }),
  reply: z.discriminatedUnion('success', [
    z.object({ success: z.literal(true), data: own }),
    z.object({ success: z.literal(false), reasonType: betRefusal, data: own }),
  ]),
})

export const collectBet = route({
  method: 'POST',
  path: '/rest/shared-rounds/bets/:id/collect/',
  effect: 'write',
  actor: 'player',
  guardedAs: { open: 'open-round' },
  summary:
    'Collects a bet at the multiplier of the moment at which the call arrives. A repeat returns the first result. Refused before the lowest multiplier and after the burst.',
  callsPerMinuteMax: 240,
  params: z.object({ id: z.string() }),
  reply: z.discriminatedUnion('success', [
    z.object({ success: z.literal(true), data: own }),
    z.object({ success: z.literal(false), reasonType: collectRefusal, data: own }),
  ]),
})

export const listEndedRounds = route({
  method: 'GET',
  path: '/rest/shared-rounds/:slug/ended/',
  effect: 'read',
  actor: 'visitor',
  summary: 'Lists the ended rounds of a game’s chain, latest first, 100 a page, each with its revealed seed.',
  callsPerMinuteMax: 60,
  params: slugParams,
  query: z.object({
    chain: z
      .string()
      .regex(/^\d{1,9}$/)
      .optional(),
    before: z
      .string()
      .regex(/^\d{1,9}$/)
      .optional(),
  }),
  reply: z.object({
    success: z.literal(true),
    data: z.object({
      chain: z.int(),
      chainEnd: z.string(),
      clientSeed: z.string().nullable(),
      rounds: z.array(endedRound.extend({ serverSeed: z.string(), isCalledOff: z.boolean() })),
    }),
  }),
})

export const exportSharedProofs = route({
  method: 'GET',
  path: '/rest/shared-rounds/proofs/',
  effect: 'read',
  actor: 'player',
  summary: 'Returns the proofs of the player’s settled bets in shared rounds, newest first, 100 a page.',
  callsPerMinuteMax: 60,
  query: z.object({ before: z.string().optional() }),
  reply: z.object({
    success: z.literal(true),
    data: z.object({ proofs: z.array(proof.extend({ events: z.array(gameEvent) })), next: z.string().nullable() }),
  }),
})

/** Published to everyone at a brand when the round or its list of collections changes: the complete current state. */
export const sharedTablePush = definePush({
  pushType: 'sharedTable',
  data: table,
})

/** A bet was settled: collected automatically, lost, or called off. */
export const sharedBetPush = definePush({
  pushType: 'sharedBet',
  data: z.object({ game: z.string(), bet: sharedBet }),
})
