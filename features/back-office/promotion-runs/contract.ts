import { z } from 'zod'
import { budgetUse } from '#kernel/campaign.ts'
import { route } from '#kernel/contract.ts'
import { experiment } from './shared/experiment.ts'

const id = z.string().max(60)
const why = z.string().trim().min(5).max(500)

/** Minor units. */
const amounts = { coins: z.number(), entries: z.number() }

const runHead = z.object({ id: z.string(), title: z.string(), feature: z.string(), isShadow: z.boolean(), isClosed: z.boolean() })
export type RunHead = z.infer<typeof runHead>

const report = z.object({
  run: runHead,
  players: z.int(),
  parked: z.int(),
  late: z.int(),
  grants: z.array(z.object({ state: z.string(), kind: z.string(), grants: z.int(), players: z.int(), ...amounts })),
  entitlements: z.array(z.object({ kind: z.string(), of: z.string(), given: z.int(), used: z.int(), expired: z.int() })),
  /** What it has granted of each limited asset of its budget, with the share that is reached. */
  budget: z.array(budgetUse),
  testAccounts: z.object({ players: z.int(), ...amounts }),
  /** Paid by the grants' own rows, also to test accounts. */
  paid: z.object(amounts),
  /** Paid by the transfers of the ledger that name the run; those without a grant must be none. */
  ledger: z.object({ transfers: z.int(), withoutGrant: z.int(), ...amounts }),
  freeSpins: z.object({ used: z.int(), expired: z.int() }),
  /**
   * Cents. An entry is worth a cent at most, and costs as much of it as its players' sweepstakes rounds paid back in the
   * run's time: only what is won with it can be redeemed. Coins cost nothing.
   */
  costCents: z.number(),
  /** The share that was paid back; 1 where nobody has played with entries yet. */
  expectedRedemption: z.number(),
  /** Of its players in its time, in cents: what sweepstakes rounds kept, and the same less the run's cost. */
  ggrCents: z.number(),
  ngrCents: z.number(),
  /** What those players staked with coins, and won; minor units. */
  coinPlay: z.object({ stake: z.number(), win: z.number() }),
  /** Null without one. */
  experiment: experiment.nullable(),
  /** Its final tables, by the board's name within the run; the run's own has none. */
  finalTables: z.array(z.object({ name: z.string().nullable(), places: z.int(), hash: z.string(), at: z.iso.datetime() })),
})
export type RunReport = z.infer<typeof report>

export const readRunReport = route({
  method: 'GET',
  path: '/rest/operator/runs/:id/',
  effect: 'read',
  actor: 'operator',
  right: 'promotions-read',
  summary: 'Operators: reports what a run of a promotion has granted, and compares it with the ledger.',
  params: z.object({ id }),
  reply: z.object({ success: z.literal(true), data: report }),
})

const recomputedTable = z.object({
  name: z.string().nullable(),
  /** Players with a score, by their stored rounds. */
  players: z.int(),
  /** Where both disagree, at most a hundred; null: no row. Of equal points, the moment differs. */
  differences: z.array(z.object({ player: z.string(), stored: z.number().nullable(), recomputed: z.number().nullable() })),
  /** The stored rows are in order and have the published hash. */
  isIntact: z.boolean(),
})
export type RecomputedTable = z.infer<typeof recomputedTable>

export const recomputeFinalTables = route({
  method: 'POST',
  path: '/rest/operator/runs/:id/recompute/',
  effect: 'write',
  actor: 'operator',
  right: 'promotions-read',
  summary: 'Operators: recomputes a run’s final tables from the stored rounds and lists the differences. Changes nothing.',
  callsPerMinuteMax: 6,
  params: z.object({ id }),
  reply: z.object({ success: z.literal(true), data: z.object({ tables: z.array(recomputedTable) }) }),
})

/** `holds` is null where the value decides nothing by itself. */
const condition = z.object({ name: z.string(), holds: z.boolean().nullable(), value: z.string() })
const audience = z.object({ name: z.string(), words: z.string(), holds: z.boolean(), findings: z.array(condition) })
const explainedGrant = z.object({
  key: z.string(),
  value: z.string(),
  state: z.string(),
  /** `event 17, round.settled`, `act spin`, `tick`, `close`. */
  cause: z.string(),
  configHash: z.string(),
  draws: z.array(z.object({ pair: z.string(), nonce: z.int(), prize: z.string() })),
  transfer: z.string().nullable(),
  /** Which purchase of the player earned it, and what went with that. */
  purchase: z.int().nullable(),
  takenBack: z.string().nullable(),
  earnedAt: z.iso.datetime(),
  paidAt: z.iso.datetime().nullable(),
})

/** An event that the promotion hears; `reason` says why it did not count, null if it counted. */
const judgedEvent = z.object({ at: z.string(), type: z.string(), about: z.string(), reason: z.string().nullable() })

const explanation = z.object({
  player: z.object({ id: z.string(), login: z.string() }),
  conditions: z.array(condition),
  audiences: z.array(audience),
  /** JSON of the player's state in the run; null without one. */
  cell: z.string().nullable(),
  grants: z.array(explainedGrant),
  /** The last 20, newest first. */
  events: z.array(judgedEvent),
})
export type Explanation = z.infer<typeof explanation>

export const explainPlayer = route({
  method: 'POST',
  path: '/rest/operator/runs/explain/',
  effect: 'write',
  actor: 'operator',
  right: 'promotions-read',
  summary: 'Operators: explains why a player got something in a run or didn’t, condition by condition. Audited.',
  callsPerMinuteMax: 60,
  body: z.object({
    run: id,
    /** The account's number, login or email. */
    player: z.string().trim().min(2).max(200),
  }),
  reply: z.object({ success: z.literal(true), data: z.object({ explanation: explanation.nullable() }) }),
})

const time = z.iso.datetime()
const disputePack = z.object({
  madeAt: time,
  grant: z.object({
    key: z.string(),
    player: z.string(),
    feature: z.string(),
    /** As the step granted it, and as it was paid: without entries where they are closed. Minor units. */
    value: z.unknown(),
    paid: z.unknown(),
    state: z.string(),
    cause: z.string(),
    /** The same; minor units. */
    purchase: z.int().nullable(),
    gone: z.unknown(),
    earnedAt: time,
    paidAt: time.nullable(),
  }),
  run: z.object({
    id: z.string(),
    brand: z.string(),
    title: z.string(),
    startsAt: time,
    endsAt: time.nullable(),
    countsSince: time.nullable(),
    timeZone: z.string(),
  }),
  /** The hash is the SHA-256 of the text. */
  config: z.object({ hash: z.string(), text: z.string().nullable() }),
  event: z.object({ id: z.string().nullable(), type: z.string(), payload: z.unknown() }).nullable(),
  act: z.object({ key: z.string(), name: z.string(), input: z.unknown(), reply: z.unknown(), at: time }).nullable(),
  /** The player's state before and after the step. */
  cell: z.object({ before: z.unknown(), after: z.unknown() }),
  draws: z.array(
    z.object({
      commit: z.string(),
      clientSeed: z.string(),
      nonce: z.int(),
      /** Null until its pair is revealed. */
      serverSeed: z.string().nullable(),
      rules: z.unknown(),
      prize: z.string(),
      at: time,
      oddsSince: time.nullable(),
    }),
  ),
  /** Of a prize for a place: the row of the final table, and the table's hash. */
  place: z.object({ board: z.string(), place: z.int(), points: z.number(), reachedAt: time, hash: z.string() }).nullable(),
  transfer: z
    .object({ no: z.string(), key: z.string(), kind: z.string(), movements: z.unknown(), ref: z.unknown(), at: time })
    .nullable(),
})
export type DisputePack = z.infer<typeof disputePack>

export const readDisputePack = route({
  method: 'POST',
  path: '/rest/operator/runs/dispute-pack/',
  effect: 'write',
  actor: 'operator',
  right: 'promotions-read',
  summary: 'Operators: returns everything that decided one grant: event, configuration, cell, draws, and transfer. Audited.',
  callsPerMinuteMax: 60,
  body: z.object({ run: id, player: id, key: z.string().min(1).max(200) }),
  reply: z.object({ success: z.literal(true), data: z.object({ pack: disputePack }) }),
})

const parkedCell = z.object({
  run: z.string(),
  title: z.string(),
  player: z.string(),
  event: z.string(),
  type: z.string(),
  failure: z.string(),
  waiting: z.int(),
  at: z.iso.datetime(),
})
const failedTick = z.object({
  run: z.string(),
  title: z.string(),
  player: z.string(),
  failure: z.string(),
  /** Of its first failure. */
  at: z.iso.datetime(),
})
const lateFields = {
  run: z.string(),
  title: z.string(),
  player: z.string(),
  event: z.string(),
  at: z.iso.datetime(),
  /** The operator who requested the refusal; another one confirms. */
  refusal: z.object({ name: z.string(), isOwn: z.boolean() }).nullable(),
}
const lateEvent = z.object({ ...lateFields, type: z.string() })
const lateScore = z.object({ ...lateFields, board: z.string(), mode: z.enum(['sum', 'best']), points: z.number() })
export type ParkedCell = z.infer<typeof parkedCell>
export type FailedTick = z.infer<typeof failedTick>
export type LateEvent = z.infer<typeof lateEvent>
export type LateScore = z.infer<typeof lateScore>

export const listHeld = route({
  method: 'GET',
  path: '/rest/operator/runs/held/',
  effect: 'read',
  actor: 'operator',
  right: 'promotions-read',
  summary:
    'Operators: lists cells of promotions whose step or tick failed, and events and scores that came after their run had closed.',
  reply: z.object({
    success: z.literal(true),
    data: z.object({
      parked: z.array(parkedCell),
      ticks: z.array(failedTick),
      late: z.array(lateEvent),
      scores: z.array(lateScore),
    }),
  }),
})

export const replayCell = route({
  method: 'POST',
  path: '/rest/operator/runs/replay/',
  effect: 'write',
  actor: 'operator',
  right: 'promotions-write',
  summary: 'Operators: folds the events that wait for a parked cell, all of them or none. Idempotent.',
  callsPerMinuteMax: 300,
  body: z.object({ run: id, player: id, why }),
  reply: z.discriminatedUnion('success', [
    z.object({ success: z.literal(true), data: z.object({ folded: z.int() }) }),
    z.object({ success: z.literal(false), reasonType: z.literal('failed'), failure: z.string() }),
  ]),
})

/** `board` names a late score; null means the event itself. */
const lateKey = { run: id, event: z.string().regex(/^\d{1,18}$/), board: z.string().max(120).nullable() }

export const payLate = route({
  method: 'POST',
  path: '/rest/operator/runs/pay-late/',
  effect: 'write',
  actor: 'operator',
  right: 'promotions-write',
  summary: 'Operators: grants what a late event or score adds to what its player got. Idempotent.',
  callsPerMinuteMax: 300,
  body: z.object({ ...lateKey, why }),
  reply: z.discriminatedUnion('success', [
    z.object({ success: z.literal(true), data: z.object({ granted: z.int() }) }),
    z.object({ success: z.literal(false), reasonType: z.enum(['downwards', 'failed']), failure: z.string() }),
  ]),
})

const refusalReply = z.discriminatedUnion('success', [
  z.object({ success: z.literal(true) }),
  z.object({ success: z.literal(false), reasonType: z.enum(['decided', 'not-requested', 'your-own']) }),
])

export const refuseLate = route({
  method: 'POST',
  path: '/rest/operator/runs/refuse-late/',
  effect: 'write',
  actor: 'operator',
  right: 'promotions-write',
  summary: 'Operators: asks another operator to close a late event or score without a change. Idempotent.',
  callsPerMinuteMax: 300,
  body: z.object({ ...lateKey, why }),
  reply: refusalReply,
})

export const confirmRefusal = route({
  method: 'POST',
  path: '/rest/operator/runs/confirm-refusal/',
  effect: 'write',
  actor: 'operator',
  right: 'promotions-approve',
  summary: 'Operators: closes a late event or score without a change, on another operator’s request.',
  callsPerMinuteMax: 300,
  body: z.object({ ...lateKey, why }),
  reply: refusalReply,
})

/** The cell as JSON, null without one; points by board. */
const rebuilt = z.object({ cell: z.string().nullable(), points: z.array(z.object({ board: z.string(), points: z.number() })) })
const rebuiltGrant = z.object({ key: z.string(), value: z.string() })
const rebuild = z.object({
  id: z.string(),
  state: z.enum(['opening', 'comparing', 'compared', 'applying', 'applied', 'discarded']),
  requestedBy: z.object({ name: z.string(), isYou: z.boolean() }),
  requestedAt: z.iso.datetime(),
  approvedBy: z.string().nullable(),
  /** Compared so far, and still to be. */
  players: z.int(),
  waiting: z.int(),
  differing: z.int(),
  failed: z.int(),
  /** Of players who differ or whose replay failed, at most 200. */
  rows: z.array(
    z.object({
      player: z.string(),
      state: z.enum(['different', 'failed', 'applied']),
      failure: z.string().nullable(),
      stored: rebuilt.nullable(),
      rebuilt: rebuilt.nullable(),
      /** Applying pays these. */
      missing: z.array(rebuiltGrant),
      /** Given otherwise than the log says; they stay. */
      surplus: z.array(rebuiltGrant),
    }),
  ),
})
export type Rebuild = z.infer<typeof rebuild>

export const readRebuild = route({
  method: 'GET',
  path: '/rest/operator/runs/:id/rebuild/',
  effect: 'read',
  actor: 'operator',
  right: 'promotions-read',
  summary: 'Operators: returns the last rebuild of a run from the event log, with the players whose cells differ.',
  params: z.object({ id }),
  reply: z.object({ success: z.literal(true), data: z.object({ rebuild: rebuild.nullable() }) }),
})

export const startRebuild = route({
  method: 'POST',
  path: '/rest/operator/runs/start-rebuild/',
  effect: 'write',
  actor: 'operator',
  right: 'promotions-write',
  summary: 'Operators: replays a run’s event log beside its cells and lists the differences. Changes nothing.',
  callsPerMinuteMax: 60,
  body: z.object({ run: id, why }),
  reply: z.discriminatedUnion('success', [
    z.object({ success: z.literal(true) }),
    z.object({ success: z.literal(false), reasonType: z.enum(['closed', 'fault', 'log-gone', 'open']) }),
  ]),
})
export type RebuildRefusal = 'closed' | 'fault' | 'log-gone' | 'open'

const rebuildKey = z.object({ run: id, rebuild: z.string().regex(/^\d{1,18}$/), why })
const rebuildReply = z.discriminatedUnion('success', [
  z.object({ success: z.literal(true) }),
  z.object({ success: z.literal(false), reasonType: z.enum(['decided', 'your-own']) }),
])

export const approveRebuild = route({
  method: 'POST',
  path: '/rest/operator/runs/approve-rebuild/',
  effect: 'write',
  actor: 'operator',
  right: 'promotions-approve',
  summary: 'Operators: applies a compared rebuild that another operator started: writes the cells and pays missing grants.',
  callsPerMinuteMax: 60,
  body: rebuildKey,
  reply: rebuildReply,
})

export const discardRebuild = route({
  method: 'POST',
  path: '/rest/operator/runs/discard-rebuild/',
  effect: 'write',
  actor: 'operator',
  right: 'promotions-write',
  summary: 'Operators: closes a rebuild without a change.',
  callsPerMinuteMax: 60,
  body: rebuildKey,
  reply: rebuildReply,
})
