import type { Id } from '#kernel/id.ts'
import { money, type PlayerAsset } from '#kernel/money.ts'
import { type Balances, post, readBalances } from '#ledger/index.ts'
import { audit } from '#platform/audit/index.ts'
import { readPlayer } from '#platform/auth/players.ts'
import type { JobContext } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import type { DomainEvent, ServerFeature } from '#platform/feature.ts'
import { lateReference } from './claim.ts'
import { mailEnded, mailOwed, mailReport } from './mails.ts'
import { keptOf } from './rules.ts'
import type { AccountClosure } from './account-closure.ts'
import { markEnded, markOwed, readClosure, takeDue } from './store.ts'
import { allTables } from './tables.ts'

/** Balances without cash value end with the account; winnings do not. */
const ENDING = ['coins', 'tourPoints', 'entries'] as const satisfies readonly PlayerAsset[]

/** Finalizes closures whose reopening period is over, one transaction each. */
export async function endClosures(ctx: JobContext, slices: readonly ServerFeature[]): Promise<void> {
  for (let after = 0n; ;) {
    let taken: bigint | undefined
    try {
      taken = await ctx.transaction(async (tx) => {
        const closure = await takeDue(tx, { brand: ctx.theme.id, now: ctx.clock.now(), after })
        if (closure) await endOne({ ...ctx, reader: tx }, tx, closure, slices)
        return closure?.id
      })
    } catch (error) {
      // A closure that fails is reported to operators and does not block the others.
      ctx.log.error({ err: error }, 'a closed account could not be ended')
      taken = await ctx.transaction(async (tx) => (await takeDue(tx, { brand: ctx.theme.id, now: ctx.clock.now(), after }))?.id)
    }
    if (taken === undefined) return
    after = taken
  }
}

/** A win or a refund that arrives after the final closure: the win is owed, the refund is forfeited. */
export async function takeLate(
  ctx: JobContext,
  { id: event, playerId }: DomainEvent<'closed-account.credited'>,
  tx: Tx,
): Promise<void> {
  const closure = await readClosure(tx, playerId, true)
  // Until the closure is final all balances are still there; they are counted then.
  if (!closure || closure.endedAt === null) return
  const balances = await readBalances(tx, playerId)
  await endBalances(tx, { key: `account-closed:${closure.id}:${event}`, player: playerId, balances })
  const { winnings } = balances
  if (winnings === closure.owedWinnings) return
  await markOwed(tx, closure.id, winnings)
  const owed = { before: { winnings: Number(closure.owedWinnings ?? 0n) }, after: { winnings: Number(winnings) } }
  await audit(tx, ctx, { actor: { kind: 'job' }, subject: playerId, what: 'owed-after-closing', ...owed })
  const person = await readPlayer(tx, playerId)
  await mailOwed(ctx, tx, person, { winnings, reference: await lateReference(ctx, tx, { closure, person, winnings }) })
}

async function endOne(ctx: JobContext, tx: Tx, closure: AccountClosure, slices: readonly ServerFeature[]) {
  const { id, player, erasureAskedAt } = closure
  // A round in flight when the account closed may have started after all.
  for (const slice of slices) await slice.closeAccount?.(ctx, tx, player)
  const balances = await readBalances(tx, player)
  await endBalances(tx, { key: `account-closed:${id}`, player, balances })
  await markEnded(tx, id, { at: ctx.clock.now(), owedWinnings: balances.winnings })
  const after = Object.fromEntries(Object.entries(balances).map(([asset, amount]) => [asset, Number(amount)]))
  await audit(tx, ctx, { actor: { kind: 'job' }, subject: player, what: 'account-closed-for-good', after })
  const person = await readPlayer(tx, player)
  const { winnings } = balances
  const owed = { winnings, reference: await lateReference(ctx, tx, { closure, person, winnings }) }
  if (erasureAskedAt === null) await mailEnded(ctx, tx, person, owed)
  else await mailReport(ctx, tx, person, { kept: keptOf(allTables(slices)), owed })
}

async function endBalances(tx: Tx, { key, player, balances }: { key: string; player: Id<'plr'>; balances: Balances }) {
  const movements = ENDING.filter((asset) => balances[asset] > 0n).map((asset) => ({
    from: { player, asset },
    to: { house: 'expiry', asset },
    amount: money(asset, balances[asset]),
  })) as Parameters<typeof post>[1]['movements']
  if (movements.length > 0) await post(tx, { key, kind: 'account-closed', player, movements })
}
