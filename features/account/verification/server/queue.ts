import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import type { OperatorContext } from '#platform/auth/operators/operators.ts'
import { readPlayer } from '#platform/auth/players.ts'
import type { VisitorContext } from '#platform/context.ts'
import type { Reader, Tx } from '#platform/db/database.ts'
import { pushTo } from '#platform/outbox/index.ts'
import { AppError } from '#platform/problem.ts'
import { playerIdentityVerificationPush, type ProvenPerson, provenPerson } from '../contract.ts'
import type * as contract from '../shared/operator-contract.ts'
import { SEEN_PURPOSE } from './on-provider-call.ts'
import { NOTE_PURPOSE } from './request-review.ts'
import { mailOutcome } from './mail-outcome.ts'
import { personKeys } from './person-keys.ts'
import type { Decided } from './rules.ts'
import { settle } from './settle.ts'
import {
  closeReview,
  findReview,
  type KeptCheck,
  type KeptReview,
  lockIdentity,
  readChecks,
  readReviews,
  readSame,
} from './store.ts'

export async function listReviews(ctx: OperatorContext): Promise<ReplyOf<typeof contract.listReviews>> {
  return ctx.show<ReplyOf<typeof contract.listReviews>>('identity-reviews', async (tx) => {
    const reviews: ReplyOf<typeof contract.listReviews>['data']['reviews'] = []
    for (const review of await readReviews(tx, ctx.theme.id)) reviews.push(await toDesk(ctx, tx, review))
    return { seen: reviews.map(({ player }) => player.id), value: { success: true, data: { reviews } } }
  })
}

async function toDesk(ctx: OperatorContext, db: Reader, review: KeptReview) {
  const check = await checkOf(db, review)
  const { id, login, name, surname, birthDate, state } = await readPlayer(db, review.player)
  const seen = readSeen(ctx, check)
  const others = seen ? await readSame(db, ctx.theme.id, personKeys(ctx.vault, seen), review.player) : []
  const logins: string[] = []
  for (const other of others) logins.push((await readPlayer(db, other)).login)
  return {
    id: review.id,
    askedAt: new Date(review.askedAt).toISOString(),
    note: ctx.vault.open(NOTE_PURPOSE, review.note).toString(),
    player: { id, login, name, surname, birthDate, state },
    outcome: check.state === 'duplicate' ? ('duplicate' as const) : ('rejected' as const),
    reason: check.reason,
    provider: check.provider,
    seen: seen && { name: seen.name, surname: seen.surname, birthDate: seen.birthDate, documentCountry: seen.documentCountry },
    sameAs: logins,
  }
}

async function checkOf(db: Reader, { player, check }: KeptReview): Promise<KeptCheck> {
  const found = (await readChecks(db, player)).find(({ id }) => id === check)
  if (!found) throw new AppError('not-found', 'Check not found.')
  return found
}

function readSeen({ vault }: Pick<VisitorContext, 'vault'>, { seen }: KeptCheck): ProvenPerson | null {
  return seen && provenPerson.parse(JSON.parse(vault.open(SEEN_PURPOSE, seen).toString()))
}

const PUSHED = { approved: 'approved', rejected: 'rejected', duplicate: 'duplicateCredentials' } as const

/** An operator's decision is final: no provider changes it. Of two concurrent operators the second is refused. */
export async function decideReview(
  ctx: OperatorContext,
  { body: { id, decision, reason } }: InputOf<typeof contract.decideReview>,
): Promise<ReplyOf<typeof contract.decideReview>> {
  if (decision === 'rejected' && !reason) return { success: false, reasonType: 'wants-reason' }
  return ctx.change<ReplyOf<typeof contract.decideReview>>(async (tx) => {
    const review = await findReview(tx, ctx.theme.id, id)
    if (!review) throw new AppError('not-found', 'Review not found.')
    await lockIdentity(tx, review.player)
    if (!(await closeReview(tx, review.id, { decision, by: ctx.operator.id, at: ctx.clock.now() }))) {
      const now = await findReview(tx, ctx.theme.id, id)
      const isRepeat = now?.decidedBy === ctx.operator.id && now.decision === decision
      return { audit: null, value: isRepeat ? { success: true } : { success: false, reasonType: 'decided' } }
    }
    await decide(tx, ctx, review, toDecided(decision, reason))
    const audit = { subject: review.player, what: 'identity-review-decided', after: { decision, reason, check: review.check } }
    return { audit, value: { success: true } }
  })
}

async function decide(tx: Tx, ctx: OperatorContext, review: KeptReview, verdict: Decided): Promise<void> {
  const check = await checkOf(tx, review)
  const player = await readPlayer(tx, review.player)
  const { name, surname, birthDate } = player
  const person = readSeen(ctx, check) ?? (name && surname ? { name, surname, birthDate } : null)
  await settle(tx, ctx, { check, verdict, person, by: ctx.operator.id, isSurelyAnother: true })
  await pushTo(tx, review.player, playerIdentityVerificationPush, { action: PUSHED[verdict.state] })
  await mailOutcome(tx, ctx, player, verdict)
}

const toDecided = (decision: Decided['state'], reason: Decided['reason']): Decided =>
  decision === 'rejected' ? { state: decision, reason: reason ?? 'not-recognised' } : { state: decision, reason: null }
