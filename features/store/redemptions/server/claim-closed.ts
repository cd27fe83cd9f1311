import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import { optionsOf } from '#kernel/feature.ts'
import type { Id } from '#kernel/id.ts'
import { isListed } from '#kernel/listed-names.ts'
import type { OperatorContext } from '#platform/auth/operators/operators.ts'
import { readPlayer } from '#platform/auth/players.ts'
import type { Instant } from '#kernel/time.ts'
import type { Reader, Tx } from '#platform/db/database.ts'
import type { AddedAccount, PaymentProvider } from '#platform/payments/provider.ts'
import { redemptions } from '../feature.ts'
import type { claimClosed as contract } from '../shared/operator-contract.ts'
import { findClaim, putClaim } from './claim-store.ts'
import { REVIEW_MS } from './decide-request.ts'
import { depsFor, isOpen, readFree, type RedemptionDeps } from './gather-facts.ts'
import { holdFor } from './holds.ts'
import { putAccount } from './payout-store.ts'
import {
  insertRedemption,
  type KeptRedemption,
  listRedemptions,
  lockPlayer,
  lockRedemption,
  setAccount,
  setFirstApproval,
} from './store.ts'
import { moveOn } from './tell.ts'

type Body = InputOf<typeof contract>['body']
type Refusal = Extract<ReplyOf<typeof contract>, { success: false }>['reasonType']

/**
 * Proposes to pay the winnings that a closed account still has, to the person whom an operator verified: all of them,
 * below any minimum too. A second operator approves it, whatever the amount.
 */
export const claimClosedWith =
  (deps: RedemptionDeps) =>
  async (ctx: OperatorContext, { body }: InputOf<typeof contract>): Promise<ReplyOf<typeof contract>> => {
    const player = await findClaimant(deps, ctx, body.reference)
    if (!player) return refused('unknown-reference')
    if (isListed(body.holder, optionsOf(ctx.theme, redemptions).screenedNames)) return refused('screening')
    const own = depsFor(deps, await readPlayer(ctx.reader, player))
    if (isOpen(deps) && !isOpen(own)) return refused('test-account')
    const provider = own.payments.find(({ payoutAccounts }) => payoutAccounts)
    const added = await addAt(ctx, provider, { player, body })
    if (!provider || added?.is !== 'told') return refused(reasonOf(added))
    return ctx.change<ReplyOf<typeof contract>>(async (tx) => {
      await lockPlayer(tx, player)
      const made = await propose(ctx, tx, { player, body, provider, added })
      if (typeof made === 'string') return { audit: null, value: refused(made) }
      const { id, cents } = made
      const after = { redemption: id, cents, reason: 'closed-account', needsTwo: true, holder: body.holder }
      return {
        audit: { subject: player, what: 'redemption-half-approved', why: body.identity, after },
        value: { success: true, data: { id, cents } },
      }
    })
  }

const refused = (reasonType: Refusal): ReplyOf<typeof contract> => ({ success: false, reasonType })

/** Every slice is asked, also one that is switched off. */
async function findClaimant({ slices }: RedemptionDeps, ctx: OperatorContext, reference: string) {
  for (const slice of slices()) {
    const player = await slice.closedClaimant?.(ctx.visit, reference)
    if (player) return player
  }
  return undefined
}

/** The provider matches the account's holder with the name and keeps the number. */
async function addAt(
  ctx: OperatorContext,
  provider: PaymentProvider | undefined,
  { player, body: { routing, number, holder: name } }: { readonly player: Id<'plr'>; readonly body: Body },
): Promise<AddedAccount | undefined> {
  return provider?.payoutAccounts?.add({ player, routing, number, name }).catch((error: unknown) => {
    ctx.log.warn({ err: error, provider: provider.id }, 'a payment provider did not take a payout account')
    return undefined
  })
}

function reasonOf(added: AddedAccount | undefined): Refusal {
  if (added?.is !== 'refused') return 'provider-unavailable'
  return added.code === 'name-mismatch' ? 'name-mismatch' : 'account-unknown'
}

interface Proposal {
  readonly player: Id<'plr'>
  readonly body: Body
  readonly provider: PaymentProvider
  readonly added: Extract<AddedAccount, { is: 'told' }>
}

/** A new request over all winnings, or another account for one whose payout came back. */
async function propose(
  ctx: OperatorContext,
  tx: Tx,
  { player, body, provider, added }: Proposal,
): Promise<Pick<KeptRedemption, 'id' | 'cents'> | Refusal> {
  const at = ctx.clock.now()
  const [last] = await listRedemptions(tx, player, { limit: 1 })
  const open = last?.endedAt === null ? await lockRedemption(tx, last.id) : undefined
  const isReturned = open?.state === 'needs-method' && (await findClaim(tx, open.id)) !== undefined
  if (open && !isReturned) return 'request-open'
  const { free } = await readFree(tx, player)
  if (!open && free <= 0) return 'nothing-owed'
  const own = { id: ctx.newId('pac'), brand: ctx.theme.id, player, at, provider: provider.id }
  const { id: account } = await putAccount(tx, { ...own, ...added, method: provider.payoutAccounts!.method })
  const request = open ?? (await insert(ctx, tx, { player, cents: free, account }))
  if (open) await setAccount(tx, open.id, account)
  const { holder, identity } = body
  await putClaim(tx, { redemption: request.id, player, holder, identity, proposedBy: ctx.operator.id }, at)
  await setFirstApproval(tx, request.id, { by: ctx.operator.id, cents: request.cents })
  const dueAt = at + REVIEW_MS
  await moveOn(ctx.visit, tx, request, { state: 'review', code: 'closed-account', actor: 'operator', at, dueAt })
  return request
}

/** For the page of claims. */
export async function readClaimProgress(db: Reader, player: Id<'plr'>, since: Instant): Promise<KeptRedemption | undefined> {
  const [last] = await listRedemptions(db, player, { limit: 1 })
  if (!last || (last.endedAt !== null && last.endedAt < since)) return undefined
  return last
}

async function insert(
  ctx: OperatorContext,
  tx: Tx,
  { player, cents, account }: Pick<KeptRedemption, 'player' | 'cents' | 'account'>,
): Promise<KeptRedemption> {
  const { visit, clock, theme } = ctx
  const request = { id: ctx.newId('rdm'), player, cents, holds: 1 }
  const hold = await holdFor(tx, request)
  const { state: residence } = await readPlayer(tx, player)
  const asked = { askedCents: cents, account, residence, origin: visit.origin, requestedAt: clock.now() }
  await insertRedemption(tx, { ...request, ...asked, brand: theme.id, requestKey: `claim:${request.id}`, hold })
  return lockRedemption(tx, request.id)
}
