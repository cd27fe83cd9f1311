import { sql } from 'kysely'
import type { Id } from '#kernel/id.ts'
import type { Instant } from '#kernel/time.ts'
import type { Reader, Tx } from '#platform/db/database.ts'
import { timestamp } from '#platform/db/timestamp.ts'

/** What an operator told of who claims the winnings of a closed account. */
export interface Claim {
  readonly redemption: Id<'rdm'>
  readonly player: Id<'plr'>
  /** The verified name, as the account's own may be erased. */
  readonly holder: string
  /** How the operator verified it. */
  readonly identity: string
  readonly proposedBy: string
}

/** Of a claim that is made again, for another account, the latest counts. */
export async function putClaim(tx: Tx, { redemption, player, holder, identity, proposedBy }: Claim, at: Instant): Promise<void> {
  await sql`
    insert into redemption_claim (redemption, player, holder, identity, proposed_by, proposed_at)
    values (${redemption}, ${player}, ${holder}, ${identity}, ${proposedBy}, ${timestamp(at)})
    on conflict (redemption) do update set holder = excluded.holder, identity = excluded.identity,
      proposed_by = excluded.proposed_by, proposed_at = excluded.proposed_at`.execute(tx)
}

export async function findClaim(db: Reader, redemption: string): Promise<Claim | undefined> {
  const { rows } = await sql<Claim>`
    select redemption, player, holder, identity, proposed_by as "proposedBy" from redemption_claim
    where redemption = ${redemption}`.execute(db)
  return rows[0]
}
