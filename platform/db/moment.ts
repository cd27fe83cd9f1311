import { type RawBuilder, sql } from 'kysely'
import type { Instant } from '#kernel/time.ts'

/** An Instant on its way into SQL, to write or to compare; on its way out timestamptz is an Instant already. */
export const moment = (at: Instant): RawBuilder<Instant> => sql<Instant>`${new Date(at)}::timestamptz`
