import { sql } from 'kysely'
import { optionsOf } from '#kernel/feature.ts'
import { calendarDayOf, DAY_MS, type Instant } from '#kernel/time.ts'
import type { Id } from '#kernel/id.ts'
import { isListed } from '#kernel/listed-names.ts'
import type { PayoutMethodId } from '#kernel/payment-method.ts'
import { taxThreshold } from '#kernel/prize-tax.ts'
import { readBalances, readPlaythrough } from '#ledger/index.ts'
import { readCredentialChange } from '#platform/auth/credential-change.ts'
import { type Player, readPlayer } from '#platform/auth/players.ts'
import { isVerified } from '#platform/auth/verified.ts'
import type { Context } from '#platform/context.ts'
import type { Reader, Tx } from '#platform/db/database.ts'
import type { ServerFeature } from '#platform/feature.ts'
import type { PaymentProvider } from '#platform/payments/provider.ts'
import { providersFor } from '#platform/payments/providers-for.ts'
import { redemptions } from '../feature.ts'
import type { OpenPayments } from './extension-points.ts'
import { findAccount, hasBeenPaid, readAccounts, readSharers } from './payout-store.ts'
import type { Admission, Facts } from './rules.ts'
import { findTaxForm, hasOpenRequest, type KeptRedemption, sumSince } from './store.ts'

export interface RedemptionDeps {
  readonly payments: readonly PaymentProvider[]
  readonly slices: () => readonly ServerFeature[]
}

const MONTH_MS = 30 * DAY_MS

/** What the rules ask about a request. */
export async function gatherFacts(
  deps: RedemptionDeps,
  ctx: Context,
  db: Tx,
  { id, player: playerId, cents, account: accountId }: Pick<KeptRedemption, 'id' | 'player' | 'cents' | 'account'>,
): Promise<Facts> {
  const now = ctx.clock.now()
  const [player, account] = [await readPlayer(db, playerId), await findAccount(db, accountId)]
  const payments = await askPayments(deps, ctx, db, playerId)
  return {
    now,
    cents,
    isVerified: await isVerified(db, playerId),
    isOpenHere: await mayRedeem(deps, ctx, db, playerId),
    isEligible: await askEligible(deps, ctx, db, playerId),
    isTestForReal: await paysTestAccount(deps, db, playerId, accountId),
    isAccountOwn: account?.player === playerId && account.removedAt === null,
    isHolderKnown: account !== undefined && (account.isHolderMatched || (await hasBeenPaid(db, account.id))),
    openedAt: player.createdAt,
    credentialsChangedAt: await readCredentialChange(db, playerId),
    isContested: payments?.isContested ?? null,
    day: await sumSince(db, playerId, now - DAY_MS, id),
    month: await sumSince(db, playerId, now - MONTH_MS, id),
    sharedWith: account ? (await readSharers(db, ctx.theme.id, account)).length : 0,
    wrongRounds: await replay(deps, ctx, db, playerId),
    ...(await readPlaythrough(db, playerId)),
    isScreened: isListed(`${player.name ?? ''} ${player.surname ?? ''}`, optionsOf(ctx.theme, redemptions).screenedNames),
    ...(await readYear(ctx, db, playerId, { id, cents })),
    hasTaxForm: (await findTaxForm(db, playerId)) !== undefined,
  }
}

/** What is asked before a request is made. */
export async function gatherAdmission(
  deps: RedemptionDeps,
  ctx: Context,
  db: Reader,
  { playerId, askedCents, accountId }: { playerId: Id<'plr'>; askedCents: number; accountId: string | null },
): Promise<Admission & { readonly settlesAt: Instant | null }> {
  const player = await readPlayer(db, playerId)
  const account = (await readAccounts(db, playerId)).find(({ id }) => id === accountId)
  const payments = await askPayments(deps, ctx, db, playerId)
  return {
    askedCents,
    freeCents: (await readFree(db, playerId)).free,
    unsettledCents: payments?.unsettledCents ?? 0,
    settlesAt: payments?.settlesAt ?? null,
    dayCents: (await sumSince(db, playerId, ctx.clock.now() - DAY_MS)).cents,
    hasOpenRequest: await hasOpenRequest(db, playerId),
    isVerified: await isVerified(db, playerId),
    isOpenHere: await mayRedeem(deps, ctx, db, playerId),
    isBarred: (await askEligible(deps, ctx, db, playerId)) === false,
    isOpen: isOpen(deps),
    isServed: isOpen(depsFor(deps, player)),
    hasAccount: account !== undefined,
    leastCents: leastOf(deps, ctx),
    accountLeastCents: leastOf(deps, ctx, account?.method),
    state: player.state,
  }
}

/** Winnings, and how much of them is set aside for requests. */
export async function readFree(db: Reader, playerId: Id<'plr'>): Promise<{ winnings: number; held: number; free: number }> {
  const { winnings } = await readBalances(db, playerId)
  const { rows } = await sql<{ held: number }>`
    select coalesce(sum(cents), 0)::int as held from redemption where player = ${playerId} and hold is not null`.execute(db)
  const held = rows[0]!.held
  return { winnings: Number(winnings), held, free: Number(winnings) - held }
}

/** The sum of this year, paid or under way, and from what sum it is reported. */
export async function readYear(
  ctx: Context,
  db: Reader,
  playerId: Id<'plr'>,
  { id, cents }: Pick<KeptRedemption, 'id' | 'cents'>,
): Promise<{ yearCents: number; taxThresholdCents: number }> {
  const year = Number(calendarDayOf(ctx.clock.now(), ctx.theme.timeZone).slice(0, 4))
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(cents), 0)::int as cents from redemption where player = ${playerId} and state <> 'refused'
      and id <> ${id} and extract(year from requested_at at time zone ${ctx.theme.timeZone}) = ${year}`.execute(db)
  return { yearCents: rows[0]!.cents + cents, taxThresholdCents: taxThreshold(year) }
}

/** Whether a provider pays out prizes. */
export const isOpen = ({ payments }: RedemptionDeps): boolean =>
  payments.some(({ payoutAccounts, giftCards }) => payoutAccounts ?? giftCards)

/** The same with the providers that may serve this account. */
export const depsFor = (deps: RedemptionDeps, account: Pick<Player, 'isTest'>): RedemptionDeps => ({
  ...deps,
  payments: providersFor(deps.payments, account),
})

/** Whether a payout would move real money to a test account. */
export async function paysTestAccount(deps: RedemptionDeps, db: Reader, player: Id<'plr'>, account: string): Promise<boolean> {
  const [own, payee] = [depsFor(deps, await readPlayer(db, player)), await findAccount(db, account)]
  return own.payments.length < deps.payments.length && !own.payments.some(({ id }) => id === payee?.provider)
}

/** The least of a redemption by this method (R3), or by any that is open. */
export function leastOf({ payments }: RedemptionDeps, { theme }: Context, method?: PayoutMethodId): number {
  const { bankMinCents, giftCardMinCents } = optionsOf(theme, redemptions)
  if (method) return method === 'gift-card' ? giftCardMinCents : bankMinCents
  const hasBanks = payments.some(({ payoutAccounts }) => payoutAccounts)
  const hasCards = payments.some(({ giftCards }) => giftCards)
  return Math.min(hasBanks || !hasCards ? bankMinCents : Infinity, hasCards ? giftCardMinCents : Infinity)
}

/** Every slice is asked, also one that is switched off. */
export async function mayRedeem({ slices }: RedemptionDeps, ctx: Context, db: Reader, playerId: Id<'plr'>): Promise<boolean> {
  for (const slice of slices()) if ((await slice.mayRedeem?.(ctx, db, playerId)) === false) return false
  return true
}

async function askEligible({ slices }: RedemptionDeps, ctx: Context, db: Reader, playerId: Id<'plr'>): Promise<boolean | null> {
  for (const slice of slices()) if (slice.isEligible) return slice.isEligible(ctx, db, playerId)
  return true
}

/** Undefined if no slice knows the player's purchases. */
async function askPayments(
  { slices }: RedemptionDeps,
  ctx: Context,
  db: Reader,
  playerId: Id<'plr'>,
): Promise<OpenPayments | undefined> {
  for (const slice of slices()) if (slice.openPayments) return slice.openPayments(ctx, db, playerId)
  return undefined
}

/** Null if no slice has rounds to replay, or one cannot read its own. */
async function replay({ slices }: RedemptionDeps, ctx: Context, tx: Tx, player: Id<'plr'>): Promise<readonly string[] | null> {
  let wrong: readonly string[] | null = null
  for (const { replayRounds } of slices())
    if (replayRounds) {
      const replayed = await replayRounds(ctx, tx, player)
      if (!replayed) return null
      wrong = [...(wrong ?? []), ...replayed.wrong]
    }
  return wrong
}
