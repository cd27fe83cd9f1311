import { DAY_MS, HOUR_MS } from '#kernel/time.ts'

/** So long somebody may object to a rejection, and the staff look again. */
export const REJECTED_KEPT_MS = 30 * DAY_MS
/** A file that is not here by then stopped on its way. */
export const ARRIVAL_KEPT_MS = HOUR_MS

/** What stays for how long, and why: part of every copy of a player's data, and the answer when somebody wants it erased. */
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
  { what: 'content of a document taken back', until: 'deleted at once', why: 'nobody needs it' },
  {
    what: 'that a document was sent, by whom it was opened and how it was decided',
    until: 'five years after the account is closed',
    why: 'the record of who saw personal data',
  },
] as const
