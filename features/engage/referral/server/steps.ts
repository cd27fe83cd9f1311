import { sql } from 'kysely'
import type { Id } from '#kernel/id.ts'
import type { Instant } from '#kernel/time.ts'
import type { Reader, Tx } from '#platform/db/database.ts'
import { timestamp } from '#platform/db/timestamp.ts'
import type { ReferralCondition } from '#features/account/registration/contract.ts'

/** A condition met; `started`: the first purchase or level; `refused`: pays with the inviter's payment method. */
export type Step = ReferralCondition | 'started' | 'refused'

/** Those of the steps that are new for this player; each is kept once, forever. */
export async function keepSteps(tx: Tx, player: Id<'plr'>, steps: readonly Step[], at: Instant): Promise<Step[]> {
  const { rows } = await sql<{ step: Step }>`
    insert into referral_step (player, step, reached_at)
    select ${player}, step, ${timestamp(at)} from unnest(${[...steps]}::text[]) as step
    on conflict do nothing returning step`.execute(tx)
  return rows.map(({ step }) => step)
}

export async function readSteps(db: Reader, players: readonly Id<'plr'>[]): Promise<ReadonlyMap<Id<'plr'>, ReadonlySet<Step>>> {
  const { rows } = await sql<{ player: Id<'plr'>; steps: Step[] }>`
    select player, array_agg(step) as steps from referral_step where player = any(${[...players]}) group by player`.execute(db)
  return new Map(rows.map(({ player, steps }) => [player, new Set(steps)]))
}
