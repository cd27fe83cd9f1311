import { DAY_MS, toUnixSeconds } from '#kernel/time.ts'
import { readPlayer } from '#platform/auth/players.ts'
import type { Context } from '#platform/context.ts'
import type { PayoutFact } from '#platform/payments/fact.ts'
import type { PaymentProvider, ProviderReply } from '#platform/payments/provider.ts'
import { askAbout } from '#platform/payments/questions.ts'
import { takeFacts } from '#platform/payments/take-facts.ts'
import { findClaim } from './claim-store.ts'
import { decideRequest, refuse } from './decide-request.ts'
import { paysTestAccount, type RedemptionDeps } from './gather-facts.ts'
import { type Account, claimPayout, findAccount, type Payout, readPayouts, readReady, setPayout } from './payout-store.ts'
import { findRedemption, type KeptRedemption, lockRedemption, readUndecided } from './store.ts'
import { moveOn } from './tell.ts'

const AT_ONCE = 100
/** How long a provider is asked about a payout whose end it has not told. */
const HORIZON_MS = 30 * DAY_MS

/** Lets the rules look again at requests that waited for a date or for their player. */
export async function decideWaiting(deps: RedemptionDeps, ctx: Context): Promise<void> {
  for (const id of await readUndecided(ctx.reader, ctx.theme.id, ctx.clock.now(), AT_ONCE))
    await ctx.transaction((tx) => decideRequest(deps, ctx, tx, id))
}

/** Sends approved payouts that no process has sent yet. */
export async function sendPayouts(deps: RedemptionDeps, ctx: Context): Promise<void> {
  for (const payout of await readReady(ctx.reader, ctx.theme.id, AT_ONCE)) await sendPayout(deps, ctx, payout)
}

/** The payout of one request, right after its approval. */
export async function sendReady(deps: RedemptionDeps, ctx: Context, redemption: string): Promise<void> {
  const payout = (await readPayouts(ctx.reader, redemption)).find(({ state }) => state === 'ready')
  if (payout) await sendPayout(deps, ctx, payout)
}

async function sendPayout(deps: RedemptionDeps, ctx: Context, payout: Payout): Promise<void> {
  const provider = deps.payments.find(({ id }) => id === payout.provider)
  const request = await findRedemption(ctx.reader, payout.redemption)
  const account = await findAccount(ctx.reader, payout.account)
  if (!provider || !request || !account || !(await claim(deps, ctx, payout))) return
  const reply = await payAt(ctx, { provider, payout, request, account })
  const at = ctx.clock.now()
  await ctx.transaction(async (tx) => {
    const facts = factsOf(reply).map((fact) => ({ reference: payout.id, at: toUnixSeconds(at), fact }))
    if (facts.length > 0)
      return takeFacts(ctx, tx, deps.slices(), { facts, heard: { provider: provider.id, source: 'reply', at } })
    const now = await lockRedemption(tx, request.id)
    const underWay = (await readPayouts(tx, request.id)).at(-1)
    // A message may have been faster than the reply.
    if (underWay?.id !== payout.id || underWay.state !== 'asked') return
    if (reply.is === 'not-sent') return setPayout(tx, payout.id, 'ready')
    if (now.state === 'sending') await moveOn(ctx, tx, now, { state: 'unknown', actor: 'provider', at })
  })
}

/** Stored before the provider hears of it, so that a lost reply is asked about and no second process sends it. */
async function claim(deps: RedemptionDeps, ctx: Context, payout: Payout): Promise<boolean> {
  const at = ctx.clock.now()
  return ctx.transaction(async (tx) => {
    const request = await lockRedemption(tx, payout.redemption)
    if (!(await claimPayout(tx, payout.id, at))) return false
    // Made a test account after the approval.
    if (await paysTestAccount(deps, tx, request.player, request.account)) {
      await setPayout(tx, payout.id, 'failed', 'test-account')
      await refuse(ctx, tx, request, { actor: 'rule', code: 'test-account' })
      return false
    }
    await askAbout(tx, { reference: payout.id, provider: payout.provider }, { at, until: at + HORIZON_MS })
    if (request.state === 'approved') await moveOn(ctx, tx, request, { state: 'sending', actor: 'rule', at })
    return true
  })
}

interface Sent {
  readonly provider: PaymentProvider
  readonly payout: Payout
  readonly request: KeptRedemption
  readonly account: Account
}

async function payAt(ctx: Context, { provider, payout, request, account }: Sent): Promise<ProviderReply<PayoutFact>> {
  const { name, surname } = await readPlayer(ctx.reader, request.player)
  const claim = await findClaim(ctx.reader, request.id)
  try {
    return await provider.pay({
      reference: payout.id,
      method: account.method,
      amount: { cents: payout.cents, currency: 'usd' },
      account: account.token,
      player: request.player,
      name: claim?.holder ?? `${name ?? ''} ${surname ?? ''}`.trim(),
      callbackUrl: `${request.origin}/rest/payments/hear/${provider.id}/`,
    })
  } catch (error) {
    ctx.log.warn({ err: error, provider: provider.id }, 'a payment provider did not answer; it is asked later')
    return { is: 'unknown' }
  }
}

function factsOf(reply: ProviderReply<PayoutFact>): readonly PayoutFact[] {
  if (reply.is === 'refused') return [{ kind: 'payout-failed', code: reply.code }]
  return reply.is === 'told' ? reply.facts : []
}
