import { DAY_MS, HOUR_MS } from '#kernel/time.ts'

/** How long a rejection can be disputed and reviewed again. */
export const REJECTED_KEPT_MS = 30 * DAY_MS
/** An upload not complete by then has been aborted. */
export const ARRIVAL_KEPT_MS = HOUR_MS

/** What is retained, for how long and why: part of the data export and of the answer to an erasure request. */
export const RETENTION = [
  {
    what: 'content of an accepted document',
    until: 'five years after the account is closed',
    why: 'proof of identity that the law asks us to keep',
  },
  {
    what: 'content of a rejected document',
    until: '30 days after the decision',
    why: 'so that the decision can be looked at again',
  },
  { what: 'content of a document taken back', until: 'deleted immediately', why: 'nobody needs it' },
  {
    what: 'that a document was sent, by whom it was opened and how it was decided',
    until: 'five years after the account is closed',
    why: 'the record of who saw personal data',
  },
] as const
