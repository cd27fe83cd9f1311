import { z } from 'zod'
import { gameMode, roundDetail } from '#features/play/game-session/contract.ts'
import { AVATARS } from '#kernel/avatars.ts'
import { route, wireAmount } from '#kernel/contract.ts'

const token = z.string().regex(/^[\w-]{20,60}$/)
const roundId = z.string().startsWith('rnd_').max(60)

const link = z.object({
  token,
  /** The whole address, to be sent to others. */
  url: z.string(),
  /** The round's server seed is public, so that anybody can verify the round. */
  isRevealed: z.boolean(),
  /** The round of everyone at a table: its server seed is revealed when it ends, not by the player. */
  isShared: z.boolean(),
})

export type SharedLink = z.infer<typeof link>

const bestWin = z.object({
  round: z.string(),
  game: z.string(),
  title: z.string(),
  mode: gameMode,
  stake: wireAmount,
  win: wireAmount,
  at: z.iso.datetime(),
  /** Null while the player does not share it. */
  link: link.nullable(),
})
export type BestWin = z.infer<typeof bestWin>

const record = z.object({
  rounds: z.int(),
  since: z.iso.datetime(),
  /** The game that was played most often recently; null before the first round. */
  favorite: z.object({ game: z.string(), title: z.string() }).nullable(),
  /** The win that is the largest multiple of its play amount; null before the first one. */
  best: bestWin.nullable(),
})
export type PlayerRecord = z.infer<typeof record>

export const getRecord = route({
  method: 'GET',
  path: '/rest/player/record/',
  effect: 'read',
  actor: 'player',
  summary: 'Returns how much the player has played, and the biggest win with its link if it is shared.',
  callsPerMinuteMax: 60,
  reply: z.object({ success: z.literal(true), data: record }),
})

/** `hidden`: the player is not named in public. `no-win`: the round is not settled or won nothing. */
export const shareRefusal = z.enum(['hidden', 'no-win'])
export type ShareRefusal = z.infer<typeof shareRefusal>

export const shareWin = route({
  method: 'POST',
  path: '/rest/player/shared-wins/',
  effect: 'write',
  actor: 'player',
  guardedAs: 'free-play',
  summary: 'Creates a public link of one of the player’s won rounds. A repeat returns the same link.',
  callsPerMinuteMax: 20,
  body: z.strictObject({ round: roundId }),
  reply: z.discriminatedUnion('success', [
    z.object({ success: z.literal(true), data: link }),
    z.object({ success: z.literal(false), reasonType: shareRefusal }),
  ]),
})

export const revokeWin = route({
  method: 'POST',
  path: '/rest/player/shared-wins/revoke/',
  effect: 'write',
  actor: 'player',
  guardedAs: { open: 'preferences' },
  summary: 'Revokes the public link of a round. Idempotent.',
  callsPerMinuteMax: 20,
  body: z.strictObject({ round: roundId }),
  reply: z.object({ success: z.literal(true) }),
})

/** A round without anything about the player's balances. */
const sharedRound = roundDetail.omit({
  isAcknowledged: true,
  balanceBefore: true,
  balanceAfter: true,
  fromGranted: true,
  fromWon: true,
})

const sharedWin = z.object({
  name: z.string(),
  avatar: z.enum(AVATARS),
  round: sharedRound,
})
export type SharedWin = z.infer<typeof sharedWin>

export const getSharedWin = route({
  method: 'GET',
  path: '/rest/shared-wins/:token/',
  effect: 'read',
  actor: 'visitor',
  summary: 'Returns a round that its player shares, with the public name and the proof. 404 once it is revoked.',
  callsPerMinuteMax: 60,
  params: z.object({ token }),
  reply: z.object({ success: z.literal(true), data: sharedWin }),
})
