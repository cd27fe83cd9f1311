import { optionsOf } from '#kernel/feature.ts'
import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import { mayOperator } from '#kernel/operator-rights.ts'
import { type Instant, toUnixSeconds } from '#kernel/time.ts'
import type { OperatorContext } from '#platform/auth/operators/operators.ts'
import { readOperatorNames } from '#platform/auth/operators/operator-team.ts'
import { readPlayer } from '#platform/auth/players.ts'
import type { Tx } from '#platform/db/database.ts'
import { AppError } from '#platform/problem.ts'
import { redemptions } from '../feature.ts'
import type * as contract from '../shared/operator-contract.ts'
import { findClaim } from './claim-store.ts'
import { approve, refuse } from './decide-request.ts'
import { paysTestAccount, type RedemptionDeps } from './gather-facts.ts'
import { holdLess } from './holds.ts'
import { type Account, findAccount, readPayouts, readSharers } from './payout-store.ts'
import { insertQuestion, readQuestions } from './question-store.ts'
import { sendReady } from './send-payouts.ts'
import {
  findRedemption,
  type KeptRedemption,
  lockRedemption,
  readLastRun,
  readQueue,
  readSteps,
  setFirstApproval,
} from './store.ts'
import { moveOn } from './tell.ts'

const QUEUE_MAX = 100

export async function listQueue(
  ctx: OperatorContext,
  { query: { which } }: InputOf<typeof contract.listRedemptions>,
): Promise<ReplyOf<typeof contract.listRedemptions>> {
  return ctx.show('redemptions', async (tx) => {
    const requests: contract.WaitingRedemption[] = []
    const found = await readQueue(tx, ctx.theme.id, which, QUEUE_MAX)
    for (const request of found) requests.push(await toDesk(ctx, tx, request))
    return { seen: found.map(({ player }) => player), value: { success: true as const, data: { requests } } }
  })
}

async function toDesk(ctx: OperatorContext, tx: Tx, request: KeptRedemption): Promise<contract.WaitingRedemption> {
  const { id, state, cents, askedCents, code, approvedBy, approvedCents } = request
  const player = await readPlayer(tx, request.player)
  const account = (await findAccount(tx, request.account)) as Account
  const run = await readLastRun(tx, id)
  const sharedWith: string[] = []
  for (const other of await readSharers(tx, ctx.theme.id, account)) sharedWith.push((await readPlayer(tx, other)).login)
  const names = await readOperatorNames(tx)
  const nameOf = (operator: string): string => names.get(operator) ?? operator
  const claim = await findClaim(tx, id)
  return {
    id,
    state,
    player: {
      id: player.id,
      login: player.login,
      name: [player.name, player.surname].filter(Boolean).join(' '),
      state: player.state,
      openedAt: toUnixSeconds(player.createdAt),
    },
    cents,
    askedCents,
    account: account.title,
    reason: code,
    requestedAt: toUnixSeconds(request.requestedAt),
    dueAt: secondsOf(request.dueAt),
    rules: (run?.results ?? []).map(({ id: rule, code: found, verdict }) => ({ id: rule, code: found, verdict: verdict.is })),
    facts: { ...run?.facts },
    sharedWith,
    onePersonMaxCents: optionsOf(ctx.theme, redemptions).onePersonMaxCents,
    approval:
      approvedBy === null
        ? null
        : {
            by: nameOf(approvedBy),
            cents: approvedCents ?? cents,
            isYours: approvedBy === ctx.operator.id,
          },
    claim: claim ? { holder: claim.holder, identity: claim.identity, by: nameOf(claim.proposedBy) } : null,
    questions: (await readQuestions(tx, [id])).map(({ question, askedBy, askedAt, answer, answeredAt }) => ({
      question,
      askedBy: nameOf(askedBy),
      askedAt: toUnixSeconds(askedAt),
      answer,
      answeredAt: secondsOf(answeredAt),
    })),
    payouts: (await readPayouts(tx, id)).map((payout) => ({
      id: payout.id,
      cents: payout.cents,
      state: payout.state,
      code: payout.code,
    })),
    steps: (await readSteps(tx, [id])).map((step) => ({
      state: step.state,
      reason: step.code,
      actor: step.actor,
      at: toUnixSeconds(step.at),
    })),
  }
}

const secondsOf = (at: Instant | null): number | null => (at === null ? null : toUnixSeconds(at))

type Decision = InputOf<typeof contract.decideRedemption>['body']

/** Above the limit of one person, and for claims, two operators who may approve large amounts (PAY-5). One refuses or asks alone. */
export const decideByOperatorWith =
  (deps: RedemptionDeps) =>
  async (
    ctx: OperatorContext,
    { body }: InputOf<typeof contract.decideRedemption>,
  ): Promise<ReplyOf<typeof contract.decideRedemption>> => {
    const found = await findRedemption(ctx.reader, body.id)
    if (found?.brand !== ctx.theme.id) throw new AppError('not-found', 'There is no such redemption.')
    const reply = await ctx.change<ReplyOf<typeof contract.decideRedemption>>(async (tx) => {
      const request = await lockRedemption(tx, body.id)
      const isApproval = request.state === 'review' && body.decision === 'approve'
      const isBarred = isApproval && (await paysTestAccount(deps, tx, request.player, request.account))
      const decided: Decided = isBarred ? { refused: 'test-account' } : await decideNow(ctx, tx, request, body)
      if ('refused' in decided) return { audit: null, value: { success: false, reasonType: decided.refused } }
      const cents = decided.outcome === 'refused' ? request.cents : (body.cents ?? request.cents)
      const needsTwo = await needsTwoPersons(ctx, tx, { id: request.id, cents })
      const asked = body.question && { question: body.question }
      const after = { redemption: request.id, cents, reason: request.code, needsTwo, ...asked }
      return {
        audit: { subject: request.player, what: `redemption-${decided.outcome}`, why: body.why, after },
        value: { success: true, data: { outcome: decided.outcome } },
      }
    })
    if (reply.success) await sendReady(deps, ctx.visit, body.id)
    return reply
  }

type Decided =
  | { readonly outcome: 'approved' | 'half-approved' | 'refused' | 'asked' }
  | {
      readonly refused:
        | 'decided'
        | 'your-own'
        | 'needs-approver'
        | 'amount'
        | 'question-needed'
        | 'claimant-not-asked'
        | 'test-account'
    }

/** Above the limit of one person, and for every claim of a closed account. */
const needsTwoPersons = async (ctx: OperatorContext, tx: Tx, { id, cents }: Pick<KeptRedemption, 'id' | 'cents'>) =>
  cents > optionsOf(ctx.theme, redemptions).onePersonMaxCents || (await findClaim(tx, id)) !== undefined

async function decideNow(ctx: OperatorContext, tx: Tx, request: KeptRedemption, body: Decision): Promise<Decided> {
  if (request.state !== 'review') return { refused: 'decided' }
  if (body.decision === 'ask') return ask(ctx, tx, request, body.question)
  if (body.decision === 'approve') return approveAmount(ctx, tx, request, body.cents ?? request.cents)
  await refuse(ctx.visit, tx, request, { actor: 'operator', code: 'by-operator' })
  return { outcome: 'refused' }
}

/** The player answers, and the request returns to review; an approval before that no longer counts. */
async function ask(ctx: OperatorContext, tx: Tx, request: KeptRedemption, question: string | undefined): Promise<Decided> {
  if (question === undefined) return { refused: 'question-needed' }
  // Whoever claims has no account to answer in.
  if (await findClaim(tx, request.id)) return { refused: 'claimant-not-asked' }
  const at = ctx.clock.now()
  await insertQuestion(tx, { redemption: request.id, question, askedBy: ctx.operator.id, askedAt: at })
  await setFirstApproval(tx, request.id, null)
  await moveOn(ctx.visit, tx, request, { state: 'needs-player', code: 'question', actor: 'operator', at })
  return { outcome: 'asked' }
}

async function approveAmount(ctx: OperatorContext, tx: Tx, request: KeptRedemption, cents: number): Promise<Decided> {
  if (cents > request.cents) return { refused: 'amount' }
  if (await needsTwoPersons(ctx, tx, { id: request.id, cents })) {
    if (!mayOperator(ctx.operator.role, 'payments-approve')) return { refused: 'needs-approver' }
    const isSame = request.approvedCents === cents
    if (isSame && request.approvedBy === ctx.operator.id) return { refused: 'your-own' }
    if (!isSame) {
      await setFirstApproval(tx, request.id, { by: ctx.operator.id, cents })
      return { outcome: 'half-approved' }
    }
  }
  if (cents < request.cents) await holdLess(tx, request, cents)
  const code = cents < request.cents ? 'part-approved' : null
  await approve(ctx.visit, tx, await lockRedemption(tx, request.id), { actor: 'operator', code })
  return { outcome: 'approved' }
}
