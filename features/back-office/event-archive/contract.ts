import { z } from 'zod'
import { route, unixSeconds } from '#kernel/contract.ts'

const archivedFile = z.object({
  file: z.string(),
  since: unixSeconds,
  until: unixSeconds,
  rows: z.int(),
  bytes: z.int(),
  sha256: z.string(),
  archivedAt: unixSeconds,
})
export type ArchivedFile = z.infer<typeof archivedFile>

export const listArchived = route({
  method: 'GET',
  path: '/rest/operator/event-archive/',
  effect: 'read',
  actor: 'operator',
  right: 'promotions-read',
  summary: 'Operators: lists the files of events that have left the database, newest first, and since when events are whole.',
  reply: z.object({ success: z.literal(true), data: z.object({ wholeSince: unixSeconds, files: z.array(archivedFile) }) }),
})
