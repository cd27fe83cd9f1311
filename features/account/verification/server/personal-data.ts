import type { Id } from '#kernel/id.ts'
import type { Instant } from '#kernel/time.ts'
import type { JobContext } from '#platform/context.ts'
import { isVerified } from '#platform/auth/verified.ts'
import { SEEN_PURPOSE } from './on-provider-call.ts'
import { NOTE_PURPOSE } from './request-review.ts'
import { readChecks, readOwnRecords } from './store.ts'

/** What is retained, for how long and why: part of the data export and of the answer to an erasure request. */
const RETENTION = [
  {
    what: 'checks of your identity, their outcome, and who the provider saw',
    until: 'five years after the account is closed',
    why: 'proof of identity that the law asks us to keep',
  },
  {
    what: 'keyed fingerprints of name, birth date and document number',
    until: 'your data are erased; five years after the account is closed where you keep it so, or are excluded',
    why: 'one person has one account; nobody can read the details back from them',
  },
  {
    what: 'what you wrote to the person who looked, and what they decided',
    until: 'five years after the account is closed',
    why: 'so that the decision can be explained',
  },
] as const

/** What this slice stores about a player, in clear text for the player. */
export async function readPersonalChecks({ reader, vault }: JobContext, playerId: Id<'plr'>): Promise<unknown> {
  const { words, reviews } = await readOwnRecords(reader, playerId)
  const checks = await readChecks(reader, playerId)
  return {
    isVerified: await isVerified(reader, playerId),
    checks: checks.map(({ provider, state, step, reason, startedAt, decidedAt, decidedBy, seen }) => ({
      provider,
      state,
      step,
      reason,
      startedAt: iso(startedAt),
      decidedAt: iso(decidedAt),
      isByPerson: decidedBy !== null,
      seen: seen && JSON.parse(vault.open(SEEN_PURPOSE, seen).toString()),
    })),
    words: words.map(({ outcome, at }) => ({ outcome, at: iso(at) })),
    reviews: reviews.map(({ note, askedAt, decidedAt, decision }) => ({
      note: vault.open(NOTE_PURPOSE, note).toString(),
      askedAt: iso(askedAt),
      decidedAt: iso(decidedAt),
      decision,
    })),
    retention: RETENTION,
  }
}

const iso = (at: Instant | null): string | null => (at === null ? null : new Date(at).toISOString())
