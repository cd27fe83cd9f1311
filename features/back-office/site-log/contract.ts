import { z } from 'zod'
import { gameMode } from '#features/play/game-session/contract.ts'
import { type DataOf, route, unixSeconds } from '#kernel/contract.ts'

/** Pages go back from an id. */
const pageQuery = z.object({
  before: z
    .string()
    .regex(/^\d{1,18}$/)
    .optional(),
})

const fact = z.object({
  id: z.string(),
  at: unixSeconds,
  /** Of an event that lasted; `until` is null while its end is not known. */
  since: unixSeconds.nullable(),
  until: unixSeconds.nullable(),
})
const event = z.discriminatedUnion('kind', [
  fact.extend({
    kind: z.literal('large-win'),
    player: z.string(),
    login: z.string(),
    isTest: z.boolean(),
    round: z.string(),
    game: z.string(),
    mode: gameMode,
    /** Minor units of the mode. */
    stake: z.number(),
    win: z.number(),
  }),
  fact.extend({ kind: z.enum(['outage', 'database-lost']), host: z.string() }),
  /** Positive: the clock went, or is, ahead. */
  fact.extend({ kind: z.enum(['clock-changed', 'clock-differs']), host: z.string(), byMs: z.number() }),
  fact.extend({ kind: z.enum(['provider-lost', 'provider-back']), host: z.string(), provider: z.string() }),
  fact.extend({ kind: z.literal('random-source-failed'), host: z.string(), fault: z.string() }),
])
export type SiteLogEvent = z.infer<typeof event>

export const listSiteEvents = route({
  method: 'GET',
  path: '/rest/operator/site-log/',
  effect: 'read',
  actor: 'operator',
  right: 'site-log-read',
  callsPerMinuteMax: 60,
  summary:
    'Operators: lists significant events of the brand and of the site, newest first: large wins, outages, clocks, providers, and the random source. Audited.',
  query: pageQuery,
  reply: z.object({ success: z.literal(true), data: z.object({ events: z.array(event), next: z.string().nullable() }) }),
})

const version = z.object({
  id: z.string(),
  at: unixSeconds,
  kind: z.enum(['release', 'migrations', 'game']),
  name: z.string(),
  version: z.string(),
})
export type LoggedVersion = z.infer<typeof version>

export const listVersions = route({
  method: 'GET',
  path: '/rest/operator/site-log/versions/',
  effect: 'read',
  actor: 'operator',
  right: 'site-log-read',
  callsPerMinuteMax: 60,
  summary: 'Operators: lists each change of release, migrations and rules of games that a start has brought, newest first.',
  query: pageQuery,
  reply: z.object({ success: z.literal(true), data: z.object({ versions: z.array(version), next: z.string().nullable() }) }),
})

const sealFault = z.object({
  seal: z.string(),
  fault: z.enum(['chain', 'entries', 'facts', 'words']),
  since: unixSeconds,
})

export const readSeals = route({
  method: 'GET',
  path: '/rest/operator/site-log/seals/',
  effect: 'read',
  actor: 'operator',
  right: 'site-log-read',
  callsPerMinuteMax: 60,
  summary:
    'Operators: returns the last seal of the audit trail, since when entries wait for one, and what the last check of all seals found.',
  reply: z.object({
    success: z.literal(true),
    data: z.object({
      /** Null before the first one. */
      last: z.object({ number: z.string(), hash: z.string(), at: unixSeconds }).nullable(),
      /** When the oldest entry without a seal was written; null if all have one. */
      unsealedSince: unixSeconds.nullable(),
      /** That entry has waited for longer than sealing takes. */
      isLate: z.boolean(),
      /** Of the last check, and of the last one without a fault. */
      checkedAt: unixSeconds.nullable(),
      passedAt: unixSeconds.nullable(),
      faults: z.int(),
      /** At most 100 of them. */
      shown: z.array(sealFault),
    }),
  }),
})
export type SealStateShown = DataOf<typeof readSeals>
