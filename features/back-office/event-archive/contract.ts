import { z } from 'zod'
import { route, unixSeconds } from '#kernel/contract.ts'

const archivedFile = z.object({
  kind: z.enum(['events', 'rounds', 'audit']),
  file: z.string(),
  since: unixSeconds,
  until: unixSeconds,
  rows: z.int(),
  bytes: z.int(),
  sha256: z.string(),
  archivedAt: unixSeconds,
  /** Compared with its hash; gone; another file; or there with its size, and not read yet. */
  state: z.enum(['whole', 'missing', 'altered', 'unread']),
})
export type ArchivedFile = z.infer<typeof archivedFile>

export const listArchived = route({
  method: 'GET',
  path: '/rest/operator/event-archive/',
  effect: 'read',
  actor: 'operator',
  right: 'promotions-read',
  summary:
    'Operators: lists the files of events, rounds and audit entries that have left the database, newest first, with their state, and since when events are whole. Reads files for a second, so a few may be unread.',
  reply: z.object({
    success: z.literal(true),
    data: z.object({
      wholeSince: unixSeconds,
      /** How long files of events are kept; 0 if past weeks are deleted. */
      months: z.int(),
      /** How many whole months of rounds stay in the database; null if all do. */
      roundMonths: z.int().nullable(),
      /** The same of audit entries. */
      auditMonths: z.int().nullable(),
      files: z.array(archivedFile),
    }),
  }),
})
