import type { Id } from '#kernel/id.ts'
import type { Instant } from '#kernel/time.ts'
import { audit } from '#platform/audit/index.ts'
import { markVerified, unmarkVerified } from '#platform/auth/verified.ts'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { identityApproved, playerProved } from '#platform/events/index.ts'
import { emit } from '#platform/outbox/index.ts'
import type { ProvenPerson } from '../contract.ts'
import { personKeys } from './person-keys.ts'
import type { Verdict } from './rules.ts'
import { claimPerson, freePerson, type KeptCheck, setVerdict } from './store.ts'

type Ctx = Pick<Context, 'vault' | 'clock' | 'theme'>

interface Settling {
  readonly check: KeptCheck
  readonly verdict: Verdict
  /** The identified person, who is recognized by it under another account. */
  readonly person: Pick<ProvenPerson, 'name' | 'surname' | 'birthDate'> | null
  /** The operator who decided. */
  readonly by?: string
  /** An operator may decide that two accounts are two people. */
  readonly isSurelyAnother?: boolean
  readonly heard?: number
  readonly seen?: Buffer | null
}

/** Stores a check's outcome. An approved person whom the brand already knows is a duplicate instead (ACC-3). */
export async function settle(tx: Tx, ctx: Ctx, settling: Settling): Promise<Verdict> {
  const { check, by, heard, seen } = settling
  const at = ctx.clock.now()
  const verdict = await withDuplicates(tx, ctx, settling)
  const change = { at, ...(by ? { by } : {}), ...(heard ? { heard } : {}), ...(seen ? { seen } : {}) }
  await setVerdict(tx, check, verdict, change)
  if (verdict.state === 'open') return verdict
  await markPlayer(tx, check.player, { isVerified: verdict.state === 'approved', at, by: by ?? check.provider })
  const actor = by ? ({ kind: 'operator', id: by } as const) : ({ kind: 'job', id: check.provider } as const)
  await audit(tx, ctx, {
    actor,
    subject: check.player,
    what: `identity-${verdict.state}`,
    ...(verdict.reason ? { why: verdict.reason } : {}),
    after: { check: check.id },
  })
  return verdict
}

async function withDuplicates(tx: Tx, ctx: Ctx, { check, verdict, person, isSurelyAnother }: Settling): Promise<Verdict> {
  if (verdict.state !== 'approved' || !person) return verdict
  const others = await claimPerson(tx, check.brand, personKeys(ctx.vault, person), check.player)
  if (others.length === 0 || isSurelyAnother) return verdict
  await freePerson(tx, check.player)
  return { state: 'duplicate', reason: null }
}

interface Mark {
  readonly isVerified: boolean
  readonly at: Instant
  readonly by: string
}

async function markPlayer(tx: Tx, player: Id<'plr'>, { isVerified, at, by }: Mark): Promise<void> {
  if (isVerified) {
    if (await markVerified(tx, player, { at, by })) await emit(tx, identityApproved, { playerId: player, payload: {}, at })
    return emit(tx, playerProved, { playerId: player, payload: { what: 'identity' } })
  }
  await unmarkVerified(tx, player)
  await freePerson(tx, player)
}
