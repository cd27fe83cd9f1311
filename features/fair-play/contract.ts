import { z } from 'zod'
import { route } from '#kernel/contract.ts'
import { gameMode } from '#features/game-session/contract.ts'

/** What a pair of seeds is for: the rounds of a mode, or prizes of chance such as the wheel of the day. */
export const seedMode = z.enum([...gameMode.options, 'prizes'])

const seedPair = z.object({
  mode: seedMode,
  commit: z.string(),
  nextCommit: z.string(),
  clientSeed: z.string(),
  /** Rounds and prizes drawn from this pair. */
  nonce: z.int(),
})

const revealedPair = z.object({
  mode: seedMode,
  commit: z.string(),
  serverSeed: z.string(),
  clientSeed: z.string(),
  rounds: z.int(),
  revealedAt: z.iso.datetime(),
})

export const getSeeds = route({
  method: 'GET',
  path: '/rest/fair-play/seeds/',
  effect: 'read',
  actor: 'player',
  summary: 'The seed pair in use for each mode, the hash of the next one, and the pairs revealed before.',
  reply: z.object({
    success: z.literal(true),
    data: z.object({ active: z.array(seedPair), revealed: z.array(revealedPair) }),
  }),
})

/** 1 to 64 printable ASCII characters. */
export const clientSeed = z.string().regex(/^[\x20-\x7e]{1,64}$/)

export const rotateSeeds = route({
  method: 'POST',
  path: '/rest/fair-play/rotate/',
  effect: 'write',
  actor: 'player',
  summary:
    'Reveals the pair in use and starts the next one, whose hash was shown before, with the given client seed. Asked again before a round is played it changes nothing. While a round of the pair is open it is 409 round-open.',
  callsPerMinuteMax: 20,
  body: z.object({ mode: seedMode, clientSeed: clientSeed.optional() }),
  reply: z.object({ success: z.literal(true), data: z.object({ revealed: revealedPair, active: seedPair }) }),
})

const promotionDraw = seedPair.pick({ commit: true, clientSeed: true, nonce: true }).extend({
  at: z.iso.datetime(),
  rules: z.object({ id: z.string(), prizes: z.array(z.object({ id: z.string(), weight: z.int() })) }),
  prize: z.string(),
  serverSeed: z.string().nullable(),
})

export const listDraws = route({
  method: 'GET',
  path: '/rest/fair-play/draws/',
  effect: 'read',
  actor: 'player',
  summary: 'What promotions drew for the player, the latest first, each with its proof: complete once the pair is revealed.',
  reply: z.object({ success: z.literal(true), data: z.object({ draws: z.array(promotionDraw) }) }),
})
