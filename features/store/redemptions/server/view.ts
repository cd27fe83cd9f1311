import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import { optionsOf } from '#kernel/feature.ts'
import { toUnixSeconds } from '#kernel/time.ts'
import type { PlayerContext } from '#platform/context.ts'
import type { Reader } from '#platform/db/database.ts'
import type { FeatureStatus } from '#platform/feature.ts'
import type { getRedemptions as contract, RedeemStatus, Redemption, RedemptionState } from '../contract.ts'
import { redemptions } from '../feature.ts'
import { depsFor, gatherAdmission, isOpen, leastOf, mayRedeem, readFree, readYear, type RedemptionDeps } from './gather-facts.ts'
import { findAccount, readAccounts, toAccount } from './payout-store.ts'
import { readQuestions } from './question-store.ts'
import { blocksOf, mostOf } from './rules.ts'
import {
  findRedemption,
  findTaxForm,
  hasOpenRequest,
  type KeptRedemption,
  listRedemptions,
  readSteps,
  type Step,
} from './store.ts'

const A_PAGE = 10

const OWNERS: Readonly<Record<RedemptionState, Redemption['owner']>> = {
  deciding: 'us',
  waiting: 'us',
  review: 'us',
  'needs-player': 'you',
  approved: 'us',
  sending: 'provider',
  unknown: 'provider',
  sent: 'bank',
  'needs-method': 'you',
  paid: null,
  refused: null,
}

export const getRedemptionsWith =
  (deps: RedemptionDeps) =>
  async (ctx: PlayerContext, { query: { before } }: InputOf<typeof contract>): Promise<ReplyOf<typeof contract>> => {
    const { reader, playerId } = ctx
    const options = optionsOf(ctx.theme, redemptions)
    const admission = await gatherAdmission(deps, ctx, reader, { playerId, askedCents: 0, accountId: null })
    const { payments } = depsFor(deps, ctx.session)
    const { winnings, held } = await readFree(reader, playerId)
    const accounts = await readAccounts(reader, playerId)
    const found = await listRedemptions(reader, playerId, { before, limit: A_PAGE + 1 })
    const most = mostOf(admission, options)
    return {
      success: true,
      data: {
        blocks: [...blocksOf(admission, options)],
        winnings,
        heldWinnings: held,
        availableCents: most.cents,
        limitedBy: most.limitedBy,
        minCents: admission.leastCents,
        maxCents: options.dayMaxCents,
        settlesAt: admission.settlesAt === null ? null : toUnixSeconds(admission.settlesAt),
        accounts: accounts.map((account) => ({ ...toAccount(account), minCents: leastOf(deps, ctx, account.method) })),
        mayAddGiftCard: payments.some(({ giftCards }) => giftCards) && !accounts.some(({ method }) => method === 'gift-card'),
        taxForm: await readTaxForm(ctx, most.cents),
        isTest: payments.some(({ isTest }) => isTest),
        requests: await viewAll(reader, found.slice(0, A_PAGE)),
        hasMore: found.length > A_PAGE,
      },
    }
  }

/** What every page knows: whether to offer redemption, and what is set aside for a request. */
export const readStatusWith =
  (deps: RedemptionDeps) =>
  async (ctx: PlayerContext): Promise<{ readonly redeem: FeatureStatus & RedeemStatus }> => {
    const { reader, playerId } = ctx
    const isActive = isOpen(depsFor(deps, ctx.session)) && (await mayRedeem(deps, ctx, reader, playerId))
    const { held } = await readFree(reader, playerId)
    return { redeem: { isActive, heldWinnings: held, isPending: await hasOpenRequest(reader, playerId) } }
  }

async function readTaxForm(ctx: PlayerContext, cents: number): Promise<ReplyOf<typeof contract>['data']['taxForm']> {
  if (await findTaxForm(ctx.reader, ctx.playerId)) return 'given'
  const { yearCents, taxThresholdCents } = await readYear(ctx, ctx.reader, ctx.playerId, { id: 'rdm_', cents })
  return yearCents >= taxThresholdCents ? 'needed' : 'not-needed'
}

export async function viewRedemption(db: Reader, id: string): Promise<Redemption> {
  const [view] = await viewAll(db, [(await findRedemption(db, id)) as KeptRedemption])
  return view as Redemption
}

async function viewAll(db: Reader, requests: readonly KeptRedemption[]): Promise<Redemption[]> {
  const idsOf = (some: readonly KeptRedemption[]) => some.map(({ id }) => id)
  const steps = await readSteps(db, idsOf(requests))
  const asked = await readQuestions(db, idsOf(requests.filter(({ code }) => code === 'question')))
  return Promise.all(
    requests.map(async (request) => {
      const account = await findAccount(db, request.account)
      return {
        id: request.id,
        state: request.state,
        reason: request.code,
        // Nobody but the provider delivers a gift card.
        owner: request.state === 'sent' && account?.method === 'gift-card' ? 'provider' : OWNERS[request.state],
        askedCents: request.askedCents,
        cents: request.cents,
        withheldCents: request.withheldCents,
        account: account ? toAccount(account) : null,
        question: asked.findLast(({ redemption }) => redemption === request.id)?.question ?? null,
        requestedAt: toUnixSeconds(request.requestedAt),
        dueAt: request.dueAt === null ? null : toUnixSeconds(request.dueAt),
        endedAt: request.endedAt === null ? null : toUnixSeconds(request.endedAt),
        steps: steps.filter(({ redemption }) => redemption === request.id).map(toStep),
      }
    }),
  )
}

const toStep = ({ state, code, at }: Step): Redemption['steps'][number] => ({ state, reason: code, at: toUnixSeconds(at) })
