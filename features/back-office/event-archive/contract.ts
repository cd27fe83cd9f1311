import { z } from 'zod'
import { route, unixSeconds } from '#kernel/contract.ts'

const kind = z.enum(['events', 'rounds', 'audit'])

const archivedFile = z.object({
  kind,
  file: z.string(),
  since: unixSeconds,
  until: unixSeconds,
  rows: z.int(),
  bytes: z.int(),
  sha256: z.string(),
  archivedAt: unixSeconds,
  /** Compared with its hash; gone; another file; there with its size, and not read yet; or not to be read. */
  state: z.enum(['whole', 'missing', 'altered', 'unread', 'unreadable']),
  /** Why it cannot be read: `EACCES`. */
  code: z.string().optional(),
})
export type ArchivedFile = z.infer<typeof archivedFile>

const archiveFolder = z.object({
  kind,
  /** Empty if none is set. */
  path: z.string(),
  /**
   * What keeps the archive from it: none is set, as there was once; it is gone; it has no mark, as an unmounted volume's; the
   * mark of another archive; files of another database; or it cannot be read.
   */
  fault: z
    .object({
      why: z.enum(['unset', 'absent', 'markless', 'foreign', 'taken', 'unreadable']),
      code: z.string().optional(),
    })
    .nullable(),
})
export type ArchiveFolder = z.infer<typeof archiveFolder>

export const listArchived = route({
  method: 'GET',
  path: '/rest/operator/event-archive/',
  effect: 'read',
  actor: 'operator',
  right: 'promotions-read',
  summary:
    'Operators: lists the files of events, rounds and audit entries that have left the database, newest first, with their state, what is wrong with the folder of each, and since when events are whole. Reads files for a second, so a few may be unread.',
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
      folders: z.array(archiveFolder),
      files: z.array(archivedFile),
    }),
  }),
})
