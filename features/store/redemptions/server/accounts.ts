import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import type { PayoutMethodId } from '#kernel/payment-method.ts'
import { audit } from '#platform/audit/index.ts'
import { readPlayer } from '#platform/auth/players.ts'
import { requireProof } from '#platform/auth/proof.ts'
import { isVerified } from '#platform/auth/verified.ts'
import type { PlayerContext } from '#platform/context.ts'
import { AppError } from '#platform/problem.ts'
import type { AddedAccount, PaymentProvider } from '#platform/payments/provider.ts'
import type * as contract from '../contract.ts'
import { decideRequest, REVIEW_MS } from './decide-request.ts'
import { depsFor, type RedemptionDeps } from './gather-facts.ts'
import { putAccount, readAccounts, removeAccountRow, toAccount } from './payout-store.ts'
import { answerLast } from './question-store.ts'
import { sendReady } from './send-payouts.ts'
import { findRedemption, listRedemptions, lockRedemption, putTaxForm, setAccount, setState } from './store.ts'
import { moveOn } from './tell.ts'
import { viewRedemption } from './view.ts'

const ACCOUNTS_MAX = 5

/** The provider matches the account's holder with the verified name (PAY-3), or a person does; the number stays there. */
export const addAccountWith =
  (deps: RedemptionDeps) =>
  async (ctx: PlayerContext, { body }: InputOf<typeof contract.addAccount>): Promise<ReplyOf<typeof contract.addAccount>> => {
    await requireProof(ctx)
    const { name, surname } = await readPlayer(ctx.reader, ctx.playerId)
    if (!(await isVerified(ctx.reader, ctx.playerId)) || !name || !surname)
      return { success: false, reasonType: 'verify-identity' }
    if ((await readAccounts(ctx.reader, ctx.playerId)).length >= ACCOUNTS_MAX)
      return { success: false, reasonType: 'too-many-accounts' }
    const provider = depsFor(deps, ctx.session).payments.find(({ payoutAccounts }) => payoutAccounts)
    return addAt(ctx, provider?.payoutAccounts && { provider, method: provider.payoutAccounts.method }, () =>
      provider?.payoutAccounts?.add({ ...body, player: ctx.playerId, name: `${name} ${surname}` }),
    )
  }

/** Gift cards go to the confirmed address, which nobody else can name. */
export const addGiftCardWith =
  (deps: RedemptionDeps) =>
  async (ctx: PlayerContext): Promise<ReplyOf<typeof contract.addGiftCard>> => {
    await requireProof(ctx)
    const { name, surname, email, emailConfirmedAt } = await readPlayer(ctx.reader, ctx.playerId)
    if (!(await isVerified(ctx.reader, ctx.playerId)) || !name || !surname)
      return { success: false, reasonType: 'verify-identity' }
    if (!email || emailConfirmedAt === null) return { success: false, reasonType: 'email-needed' }
    const provider = depsFor(deps, ctx.session).payments.find(({ giftCards }) => giftCards)
    return addAt(ctx, provider && { provider, method: 'gift-card' }, () =>
      provider?.giftCards?.add({ email, name: `${name} ${surname}` }),
    )
  }

/** Asks the provider and keeps its token. */
async function addAt(
  ctx: PlayerContext,
  by: { readonly provider: PaymentProvider; readonly method: PayoutMethodId } | undefined,
  ask: () => Promise<AddedAccount> | undefined,
): Promise<ReplyOf<typeof contract.addAccount>> {
  const added =
    by &&
    (await ask()?.catch((error: unknown) => {
      ctx.log.warn({ err: error, provider: by.provider.id }, 'a payment provider did not take a payout account')
      return undefined
    }))
  if (added?.is !== 'told') return { success: false, reasonType: reasonOf(added) }
  const own = { id: ctx.newId('pac'), brand: ctx.theme.id, player: ctx.playerId, at: ctx.clock.now() }
  const account = await ctx.transaction(async (tx) => {
    const kept = await putAccount(tx, { ...own, ...added, provider: by!.provider.id, method: by!.method })
    const actor = { kind: 'player', id: ctx.playerId } as const
    const after = { account: kept.id, title: kept.title }
    await audit(tx, ctx, { actor, subject: ctx.playerId, what: 'payout-account-added', after, address: ctx.address })
    return kept
  })
  return { success: true, data: toAccount(account) }
}

function reasonOf(added: AddedAccount | undefined): contract.AccountReason {
  if (added?.is !== 'refused') return 'provider-unavailable'
  return added.code === 'name-mismatch' ? 'name-mismatch' : 'account-unknown'
}

export async function removeAccount(
  ctx: PlayerContext,
  { params: { id } }: InputOf<typeof contract.removeAccount>,
): Promise<ReplyOf<typeof contract.removeAccount>> {
  await ctx.transaction(async (tx) => {
    if (!(await removeAccountRow(tx, ctx.playerId, id, ctx.clock.now()))) return
    const actor = { kind: 'player', id: ctx.playerId } as const
    const after = { account: id }
    await audit(tx, ctx, { actor, subject: ctx.playerId, what: 'payout-account-removed', after, address: ctx.address })
  })
  return { success: true }
}

/** After a failed or returned payout: the rules look at the request with the new account. */
export const changeAccountWith =
  (deps: RedemptionDeps) =>
  async (
    ctx: PlayerContext,
    { params, body }: InputOf<typeof contract.changeAccount>,
  ): Promise<ReplyOf<typeof contract.changeAccount>> => {
    await requireProof(ctx)
    const found = await findRedemption(ctx.reader, params.id)
    if (found?.player !== ctx.playerId) throw new AppError('not-found', 'There is no such redemption.')
    const account = (await readAccounts(ctx.reader, ctx.playerId)).find(({ id }) => id === body.accountId)
    if (!account) return { success: false, reasonType: 'account-needed' }
    await ctx.transaction(async (tx) => {
      const { id, state, code } = await lockRedemption(tx, found.id)
      const isAskedFor = state === 'needs-method' || (state === 'needs-player' && code === 'other-account')
      if (!isAskedFor) return
      await setAccount(tx, id, account.id)
      await setState(tx, id, { state: 'deciding', actor: 'player', at: ctx.clock.now() })
      await decideRequest(deps, ctx, tx, id)
    })
    await sendReady(deps, ctx, found.id)
    return { success: true, data: await viewRedemption(ctx.reader, found.id) }
  }

/** The request returns to review. */
export async function answerQuestion(
  ctx: PlayerContext,
  { params, body: { answer } }: InputOf<typeof contract.answerQuestion>,
): Promise<ReplyOf<typeof contract.answerQuestion>> {
  const found = await findRedemption(ctx.reader, params.id)
  if (found?.player !== ctx.playerId) throw new AppError('not-found', 'There is no such redemption.')
  await ctx.transaction(async (tx) => {
    const request = await lockRedemption(tx, found.id)
    if (request.state !== 'needs-player' || request.code !== 'question') return
    const at = ctx.clock.now()
    await answerLast(tx, request.id, answer, at)
    await moveOn(ctx, tx, request, { state: 'review', actor: 'player', at, dueAt: at + REVIEW_MS })
  })
  return { success: true, data: await viewRedemption(ctx.reader, found.id) }
}

const TAX_PURPOSE = 'taxpayer number'

/** Sealed like documents; a later one replaces it. A request that waited for it goes on. */
export const giveTaxFormWith =
  (deps: RedemptionDeps) =>
  async (
    ctx: PlayerContext,
    { body: { number } }: InputOf<typeof contract.giveTaxForm>,
  ): Promise<ReplyOf<typeof contract.giveTaxForm>> => {
    await requireProof(ctx)
    const sealed = number === null ? null : ctx.vault.seal(TAX_PURPOSE, Buffer.from(number), ctx.playerId)
    const waiting = (await listRedemptions(ctx.reader, ctx.playerId, { limit: 1 })).find(({ code }) => code === 'tax-form')
    await ctx.transaction(async (tx) => {
      if (waiting) await lockRedemption(tx, waiting.id)
      await putTaxForm(tx, ctx.playerId, sealed, ctx.clock.now())
      const actor = { kind: 'player', id: ctx.playerId } as const
      const after = { hasNumber: number !== null }
      await audit(tx, ctx, { actor, subject: ctx.playerId, what: 'tax-form-given', after, address: ctx.address })
      if (waiting) await decideRequest(deps, ctx, tx, waiting.id)
    })
    if (waiting) await sendReady(deps, ctx, waiting.id)
    return { success: true }
  }
