import { type RawBuilder, sql } from 'kysely'
import type { Instant } from '#kernel/time.ts'

/** Converts an Instant to an SQL parameter; timestamptz is read as an Instant already. */
export const timestamp = (at: Instant): RawBuilder<Instant> => sql<Instant>`${new Date(at)}::timestamptz`
