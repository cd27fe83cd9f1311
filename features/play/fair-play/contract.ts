import { z } from 'zod'
import { route } from '#kernel/contract.ts'
import { definePush } from '#kernel/push.ts'
import { gameMode } from '#features/play/game-session/contract.ts'

/** The purpose of a seed pair: the rounds of one mode, or promotional draws such as the daily wheel. */
export const seedMode = z.enum([...gameMode.options, 'prizes'])

const seedPair = z.object({
  mode: seedMode,
  commit: z.string(),
  nextCommit: z.string(),
  clientSeed: z.string(),
  /** `player`: created by the player or their browser after the hash was published. */
  clientSeedBy: z.enum(['player', 'house']),
  /** Number of rounds and prizes drawn from this pair. */
  nonce: z.int(),
})

const nextPair = z.object({
  mode: seedMode,
  commit: z.string(),
  /** Null until the player's browser creates one for this hash. */
  clientSeed: z.string().nullable(),
})

const revealedPair = z.object({
  mode: seedMode,
  commit: z.string(),
  serverSeed: z.string(),
  /** Null if the pair was retired before its first draw. */
  clientSeed: z.string().nullable(),
  clientSeedBy: z.enum(['player', 'house']),
  rounds: z.int(),
  createdAt: z.iso.datetime(),
  revealedAt: z.iso.datetime(),
})

const pairsInUse = z.object({ active: z.array(seedPair), next: z.array(nextPair) })

export const getSeeds = route({
  method: 'GET',
  path: '/rest/fair-play/seeds/',
  effect: 'read',
  actor: 'player',
  summary:
    'Returns the active seed pair per mode, the next server seed’s hash, and the latest revealed pairs. A mode without draws has only a next pair.',
  reply: z.object({
    success: z.literal(true),
    data: pairsInUse.extend({
      revealed: z.array(revealedPair),
      /** More revealed pairs exist: call `listRevealed` with this hash as the cursor. */
      olderAfter: z.string().nullable(),
    }),
  }),
})

export const listRevealed = route({
  method: 'GET',
  path: '/rest/fair-play/revealed/',
  effect: 'read',
  actor: 'player',
  summary: 'Lists the player’s revealed pairs, newest first, paged.',
  query: z.object({ after: z.string().optional() }),
  reply: z.object({
    success: z.literal(true),
    data: z.object({ revealed: z.array(revealedPair), olderAfter: z.string().nullable() }),
  }),
})

/** 1 to 64 printable ASCII characters. */
export const clientSeed = z.string().regex(/^[\x20-\x7e]{1,64}$/)

export const chooseClientSeed = route({
  method: 'POST',
  path: '/rest/fair-play/client-seed/',
  effect: 'write',
  actor: 'player',
  guardedAs: { open: 'preferences' },
  isUnattended: true,
  summary:
    'Sets the browser’s client seed for the announced pair, named by its hash, and activates the pair if none is active. An active pair keeps its client seed. Idempotent.',
  callsPerMinuteMax: 60,
  body: z.object({ mode: seedMode, commit: z.string(), clientSeed }),
  reply: z.discriminatedUnion('success', [
    z.object({ success: z.literal(true), data: pairsInUse }),
    /** The hash is not, or no longer, the hash of the announced pair. */
    z.object({ success: z.literal(false), reasonType: z.literal('hash-outdated'), data: pairsInUse }),
  ]),
})

export const rotateSeeds = route({
  method: 'POST',
  path: '/rest/fair-play/rotate/',
  effect: 'write',
  actor: 'player',
  guardedAs: { open: 'preferences' },
  summary:
    'Reveals the active pair and starts the next, published one with the given client seed. Idempotent until a round is played. Returns 409 round-open while a round of the pair is open.',
  callsPerMinuteMax: 20,
  body: z.object({ mode: seedMode, clientSeed: clientSeed.optional() }),
  reply: z.object({
    success: z.literal(true),
    data: z.object({ revealed: revealedPair, active: seedPair, next: nextPair }),
  }),
})

/** One of the player's pairs was revealed and the next one took over. */
export const seedsPush = definePush({
  pushType: 'seeds',
  data: z.object({
    action: z.literal('changed'),
    mode: seedMode,
    /** The hash of the revealed pair. */
    commit: z.string(),
    /** True if the house rotated the pair on schedule, false if the player asked for it. */
    isAutomatic: z.boolean(),
  }),
})

const promotionDraw = seedPair.pick({ commit: true, clientSeed: true, nonce: true }).extend({
  at: z.iso.datetime(),
  rules: z.object({ id: z.string(), prizes: z.array(z.object({ id: z.string(), weight: z.int() })), picks: z.int().optional() }),
  prize: z.string(),
  /** SHA-256 of these odds, as shown before the draw; null for draws from before it was recorded. */
  definitionHash: z.string().nullable(),
  /** When that hash was first published. */
  oddsSince: z.iso.datetime().nullable(),
  serverSeed: z.string().nullable(),
})

/** The seed hash and the nonce of a draw. */
const drawCursor = z.string().regex(/^[0-9a-f]{64}-[0-9]{1,15}$/)

export const listDraws = route({
  method: 'GET',
  path: '/rest/fair-play/draws/',
  effect: 'read',
  actor: 'player',
  summary:
    'Lists the promotion draws for the player, newest first, paged, each with its proof, which is complete once the pair is revealed.',
  query: z.object({ after: drawCursor.optional() }),
  reply: z.object({
    success: z.literal(true),
    data: z.object({ draws: z.array(promotionDraw), olderAfter: drawCursor.nullable() }),
  }),
})

const hash = z.string().regex(/^[0-9a-f]{64}$/)

const sharedRules = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('moments'),
    id: z.string(),
    count: z.int(),
    gapSeconds: z.int(),
    startsAt: z.int(),
    seconds: z.int(),
  }),
  z.object({ kind: z.literal('lottery'), id: z.string(), winners: z.int() }),
])

const sharedDraw = z.object({
  /** The name that is part of every word. */
  sharedDraw: z.string(),
  commit: hash,
  rules: sharedRules,
  committedAt: z.iso.datetime(),
  /** Of a lottery whose sales are closed: the root and number of its tickets. */
  sales: z.object({ root: hash, size: z.int() }).nullable(),
  revealedAt: z.iso.datetime().nullable(),
})

export const listSharedDraws = route({
  method: 'GET',
  path: '/rest/fair-play/shared-draws/',
  effect: 'read',
  actor: 'visitor',
  summary: 'Lists the draws for all players, newest first, paged: the committed seed hash and rules of each.',
  query: z.object({ after: hash.optional() }),
  reply: z.object({
    success: z.literal(true),
    data: z.object({ draws: z.array(sharedDraw), olderAfter: hash.nullable() }),
  }),
})

const sharedProof = z.object({
  sharedDraw: z.string(),
  commit: hash,
  serverSeed: hash,
  rules: sharedRules,
  moments: z.array(z.int()).optional(),
  root: hash.optional(),
  size: z.int().optional(),
  winners: z.array(z.object({ index: z.int(), ticket: z.string(), path: z.array(hash) })).optional(),
})

export const proveSharedDraw = route({
  method: 'GET',
  path: '/rest/fair-play/shared-draw/',
  effect: 'read',
  actor: 'visitor',
  summary: 'Returns the proof of a draw for all players, named by its seed hash, or null before its seed is revealed.',
  callsPerMinuteMax: 30,
  query: z.object({ commit: hash }),
  reply: z.object({ success: z.literal(true), data: z.object({ proof: sharedProof.nullable() }) }),
})

const commitmentRoot = z.object({
  day: z.iso.date(),
  fromAt: z.iso.datetime(),
  untilAt: z.iso.datetime(),
  size: z.int(),
  root: z.string(),
  previous: z.string(),
  publicKey: z.string(),
  signature: z.string(),
})

export const listRoots = route({
  method: 'GET',
  path: '/rest/fair-play/roots/',
  effect: 'read',
  actor: 'visitor',
  summary: 'Returns the latest daily roots: one signed, chained hash over all server seed hashes published in a day.',
  reply: z.object({ success: z.literal(true), data: z.object({ roots: z.array(commitmentRoot) }) }),
})

export const getInclusion = route({
  method: 'GET',
  path: '/rest/fair-play/inclusion/',
  effect: 'read',
  actor: 'player',
  summary: 'Returns the path from one of the player’s hashes to the root of its day, or null before that is published.',
  callsPerMinuteMax: 10,
  query: z.object({ commit: hash }),
  reply: z.object({
    success: z.literal(true),
    data: z.object({
      inclusion: z
        .object({
          day: z.iso.date(),
          root: z.string(),
          leaf: z.string(),
          index: z.int(),
          size: z.int(),
          path: z.array(z.string()),
        })
        .nullable(),
    }),
  }),
})
