import { z } from 'zod'
import { unixSeconds } from './contract.ts'

/** A file of archived rows that cannot be read: rows of its time may be missing from what is shown. The end is exclusive. */
export const unreadFile = z.object({ file: z.string(), since: unixSeconds, until: unixSeconds })
export type UnreadFile = z.infer<typeof unreadFile>
