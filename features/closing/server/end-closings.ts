import type { Id } from '#kernel/id.ts'
import { money, type PlayerAsset } from '#kernel/money.ts'
import { type Balances, post, readBalances } from '#ledger/index.ts'
import { audit } from '#platform/audit/index.ts'
import { readPlayer } from '#platform/auth/players.ts'
import type { JobContext } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { mailEnded, mailReport } from './mails.ts'
import { keptOf } from './rules.ts'
import type { Closing } from './closing.ts'
import { markEnded, takeDue } from './store.ts'
import { allTables } from './tables.ts'

/** What has no value outside ends with the account; winnings do not. */
const ENDING = ['coins', 'tourPoints', 'entries'] as const satisfies readonly PlayerAsset[]

/** Makes closings final whose time to come back is over, one transaction each. */
export async function endClosings(ctx: JobContext, slices: readonly ServerFeature[]): Promise<void> {
  for (let after = 0n; ;) {
    let taken: bigint | undefined
    try {
      taken = await ctx.transaction(async (tx) => {
        const closing = await takeDue(tx, { brand: ctx.theme.id, now: ctx.clock.now(), after })
        if (closing) await endOne({ ...ctx, reader: tx }, tx, closing, slices)
        return closing?.id
      })
    } catch (error) {
      // One that cannot end is somebody's to look at, and keeps no other one waiting.
      ctx.log.error({ err: error }, 'a closed account could not be ended')
      taken = await ctx.transaction(async (tx) => (await takeDue(tx, { brand: ctx.theme.id, now: ctx.clock.now(), after }))?.id)
    }
    if (taken === undefined) return
    after = taken
  }
}

async function endOne(ctx: JobContext, tx: Tx, { id, player, erasureAskedAt }: Closing, slices: readonly ServerFeature[]) {
  // A round that was on its way when the account was closed may have begun after all.
  for (const slice of slices) await slice.closeAccount?.(ctx, tx, player)
  const balances = await readBalances(tx, player)
  await endBalances(tx, { id, player, balances })
  await markEnded(tx, id, { at: ctx.clock.now(), owedWinnings: balances.winnings })
  const after = Object.fromEntries(Object.entries(balances).map(([asset, amount]) => [asset, Number(amount)]))
  await audit(tx, ctx, { actor: { kind: 'job' }, subject: player, what: 'account-closed-for-good', after })
  const person = await readPlayer(tx, player)
  const owed = { winnings: balances.winnings, reference: null }
  if (erasureAskedAt === null) await mailEnded(ctx, tx, person, owed)
  else await mailReport(ctx, tx, person, { kept: keptOf(allTables(slices)), owed })
}

async function endBalances(tx: Tx, { id, player, balances }: { id: bigint; player: Id<'plr'>; balances: Balances }) {
  const movements = ENDING.filter((asset) => balances[asset] > 0n).map((asset) => ({
    from: { player, asset },
    to: { house: 'expiry', asset },
    amount: money(asset, balances[asset]),
  })) as Parameters<typeof post>[1]['movements']
  if (movements.length > 0) await post(tx, { key: `account-closed:${id}`, kind: 'account-closed', player, movements })
}
