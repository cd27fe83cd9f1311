import { z } from 'zod'
import { route, wireAmount } from '#kernel/contract.ts'
import { VOID_REASONS } from '#kernel/void-reasons.ts'
import { gameMode, slugParams } from '#features/play/game-session/contract.ts'

/** Longer periods are several acts. */
export const VOID_DAYS_MAX = 31

const why = z.string().trim().min(5).max(500)

/** All rounds of a game that began in a period, of one version of its rules or of all; or a single round. */
const scope = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('game'),
    game: slugParams.shape.slug,
    definitionHash: z.string().max(100).nullable(),
    /** `from` inclusive, `until` exclusive. */
    from: z.iso.datetime(),
    until: z.iso.datetime(),
  }),
  z.object({ kind: z.literal('round'), round: z.string().regex(/^rnd_[0-9a-z]{26}$/) }),
])
export type VoidScope = z.infer<typeof scope>

/** Rounds that are not void yet, in one game mode. Minor units. */
const sum = z.object({
  mode: gameMode,
  /** Rounds of test accounts are returned like others, and are no part of reports. */
  isTest: z.boolean(),
  rounds: z.int(),
  /** Of them: settled by default first. */
  open: z.int(),
  players: z.int(),
  stake: wireAmount,
  /** Wins without pooled jackpots, which stay paid. */
  win: wireAmount,
  jackpots: wireAmount,
})
export type VoidSum = z.infer<typeof sum>

const preview = z.object({ game: z.string(), title: z.string(), rounds: z.int(), sums: z.array(sum) })
export type VoidPreview = z.infer<typeof preview>

const scopeRefusal = z.enum([
  /** There is no such game or round at this brand. */
  'unknown',
  /** The game's provider rolls its rounds back itself. */
  'provider-round',
  'period-wrong',
  'period-too-long',
  /** Rounds of the period have left the database for files. */
  'archived',
  'already-void',
])
export type ScopeRefusal = z.infer<typeof scopeRefusal>

const act = z.object({
  id: z.string(),
  state: z.enum(['waiting', 'running', 'done', 'rejected']),
  game: z.string(),
  title: z.string(),
  /** One version of the rules; null for all. */
  definitionHash: z.string().nullable(),
  /** A single round; null for a period. */
  round: z.string().nullable(),
  from: z.iso.datetime(),
  until: z.iso.datetime(),
  reason: z.enum(VOID_REASONS),
  why: z.string(),
  takesWins: z.boolean(),
  switchedOff: z.boolean(),
  by: z.string(),
  isYours: z.boolean(),
  at: z.iso.datetime(),
  decidedBy: z.string().nullable(),
  doneAt: z.iso.datetime().nullable(),
  /** Rounds that are not void yet; empty once the act is done. */
  left: z.array(sum),
  /** What was returned and taken back so far, by mode. */
  done: z.array(z.object({ mode: gameMode, rounds: z.int(), players: z.int(), returned: wireAmount, takenBack: wireAmount })),
})
export type VoidAct = z.infer<typeof act>

/** A game with the versions of its rules that rounds of this site may have. */
const voidableGame = z.object({ slug: z.string(), title: z.string(), versions: z.array(z.string()), isOn: z.boolean() })
export type VoidableGame = z.infer<typeof voidableGame>

export const listVoids = route({
  method: 'GET',
  path: '/rest/operator/void-rounds/',
  effect: 'read',
  actor: 'operator',
  right: 'games-read',
  summary: 'Operators: lists the games, and the acts that void rounds after a fault, newest first.',
  reply: z.object({
    success: z.literal(true),
    data: z.object({
      games: z.array(voidableGame),
      acts: z.array(act),
    }),
  }),
})

export const previewVoid = route({
  method: 'POST',
  path: '/rest/operator/void-rounds/preview/',
  effect: 'read',
  actor: 'operator',
  right: 'rounds-void',
  summary: 'Operators: counts the rounds that an act would void, with players, play amounts, and wins by game mode.',
  callsPerMinuteMax: 30,
  body: z.object({ scope }),
  reply: z.discriminatedUnion('success', [
    z.object({ success: z.literal(true), data: preview }),
    z.object({ success: z.literal(false), reasonType: scopeRefusal }),
  ]),
})

export const proposeVoid = route({
  method: 'POST',
  path: '/rest/operator/void-rounds/propose/',
  effect: 'write',
  actor: 'operator',
  right: 'rounds-void',
  summary:
    'Operators: asks a second operator to void the rounds that were seen. The game is switched off immediately if asked for. Idempotent by Idempotency-Key.',
  callsPerMinuteMax: 20,
  body: z.object({
    scope,
    /** The number of rounds in the preview. */
    rounds: z.int().positive(),
    reason: z.enum(VOID_REASONS),
    /** Takes wins back as far as players still have them. */
    takesWins: z.boolean(),
    switchesOff: z.boolean(),
    why,
  }),
  reply: z.discriminatedUnion('success', [
    z.object({ success: z.literal(true), data: z.object({ id: z.string() }) }),
    z.object({ success: z.literal(false), reasonType: z.enum([...scopeRefusal.options, 'changed', 'waiting-already']) }),
  ]),
})

export const decideVoid = route({
  method: 'POST',
  path: '/rest/operator/void-rounds/decide/',
  effect: 'write',
  actor: 'operator',
  right: 'rounds-void',
  summary: 'Operators: approves the act that was seen, or rejects it. Nobody approves their own.',
  callsPerMinuteMax: 20,
  body: z.object({
    id: z.string(),
    isApproved: z.boolean(),
    /** The number of rounds that was seen. */
    rounds: z.int(),
    why,
  }),
  reply: z.discriminatedUnion('success', [
    z.object({ success: z.literal(true) }),
    z.object({ success: z.literal(false), reasonType: z.enum(['changed', 'your-own']) }),
  ]),
})
