import { optionsOf } from '#kernel/feature.ts'
import { withheldOf } from '#kernel/prize-tax.ts'
import { DAY_MS } from '#kernel/time.ts'
import { voidHold } from '#ledger/index.ts'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import type { RedemptionReason } from '../contract.ts'
import { redemptions } from '../feature.ts'
import { gatherFacts, readYear, type RedemptionDeps } from './gather-facts.ts'
import { insertPayout, findAccount } from './payout-store.ts'
import { decide, RULES_VERSION } from './rules.ts'
import { type Actor, findTaxForm, insertRun, type KeptRedemption, lockRedemption, setHeld, setWithheld } from './store.ts'
import { moveOn } from './tell.ts'

/** How soon an operator looks at a request. */
export const REVIEW_MS = DAY_MS

const UNDECIDED: readonly string[] = ['deciding', 'waiting', 'needs-player']

/** Lets the rules decide. Run again with the same facts, it changes nothing. */
export async function decideRequest(deps: RedemptionDeps, ctx: Context, tx: Tx, id: string): Promise<void> {
  const request = await lockRedemption(tx, id)
  if (!UNDECIDED.includes(request.state) || request.code === 'question') return
  const at = ctx.clock.now()
  const facts = await gatherFacts(deps, ctx, tx, request)
  const { verdict, code, results } = decide(facts, optionsOf(ctx.theme, redemptions))
  if (request.state === 'needs-player' && verdict.is === 'ask' && code === request.code) return
  await insertRun(tx, { redemption: request.id, version: RULES_VERSION, facts, results, at })
  const change = { code, actor: 'rule', at } as const
  if (verdict.is === 'pass') await approve(ctx, tx, request, { actor: 'rule' })
  else if (verdict.is === 'refuse') await refuse(ctx, tx, request, { actor: 'rule', code })
  else if (verdict.is === 'ask') await moveOn(ctx, tx, request, { ...change, state: 'needs-player' })
  else if (verdict.is === 'wait') await moveOn(ctx, tx, request, { ...change, state: 'waiting', dueAt: verdict.until })
  else await moveOn(ctx, tx, request, { ...change, state: 'review', dueAt: at + REVIEW_MS })
}

/** Prepares the payout, which the job sends. */
export async function approve(
  ctx: Context,
  tx: Tx,
  request: KeptRedemption,
  { actor, code = null }: { actor: Actor; code?: RedemptionReason | null },
): Promise<void> {
  const at = ctx.clock.now()
  const account = await findAccount(tx, request.account)
  const form = await findTaxForm(tx, request.player)
  const year = await readYear(ctx, tx, request.player, request)
  const withheld = withheldOf(request.cents, { ...year, hasNumber: form?.hasNumber ?? false })
  await setWithheld(tx, request.id, withheld)
  await moveOn(ctx, tx, request, { state: 'approved', code, actor, at })
  const payout = {
    id: ctx.newId('pot'),
    redemption: request.id,
    account: request.account,
    provider: account?.provider ?? '',
    cents: request.cents - withheld,
  }
  await insertPayout(tx, payout, at)
}

/** Gives the winnings back to the player. */
export async function refuse(
  ctx: Context,
  tx: Tx,
  request: KeptRedemption,
  { actor, code }: { actor: Actor; code: RedemptionReason | null },
): Promise<void> {
  if (request.hold) await voidHold(tx, request.hold)
  await setHeld(tx, { ...request, hold: null })
  await moveOn(ctx, tx, request, { state: 'refused', code, actor, at: ctx.clock.now() })
}
