import { sql } from 'kysely'
import type { ReplyOf } from '#kernel/contract.ts'
import { mayOperator, type OperatorRole } from '#kernel/operator-rights.ts'
import { giveOperatorCode, givePassword } from '#platform/auth/operators/operator-sign-in.ts'
import { findOperator, hasOperators, OPERATOR_COOKIE, putOperator, signOutOperator } from '#platform/auth/operators/operators.ts'
import { readOperatorAddresses, readSoleRights } from '#platform/auth/operators/operator-team.ts'
import { mailboxOf } from '#platform/auth/person-keys.ts'
import type { Context, VisitorContext } from '#platform/context.ts'
import { newToken } from '#platform/crypto/token.ts'
import { bind, type ServerFeature, type SiteServices } from '#platform/feature.ts'
import { slicesOn } from '#platform/slices.ts'
import * as contract from '../contract.ts'
import * as operators from '../shared/operator-contract.ts'
import { changeOwnAccess, getOwnAccess, joinTeam } from './own-access.ts'
import { answerWish, changeOperator, giveOperatorEmail, inviteOperator, listTeam } from './team.ts'

/** How operators are named in matches of players' accounts. */
const SUBJECT = 'operator:'
const COOKIE_SECONDS = 12 * 60 * 60

/** Operators' sign-in and team management. */
export const operatorsServer = ({ slices }: Pick<SiteServices, 'slices'>): ServerFeature => ({
  id: 'operators',
  isInEveryTheme: true,
  routes: [
    bind(contract.signInOperator, signIn),
    bind(contract.giveOperatorCode, giveCode),
    bind(contract.signOutOperator, signOut),
    bind(contract.getOperator, async (ctx) => {
      const operator = await findOperator(ctx)
      if (!operator) return { success: true as const, data: null }
      const { id, name, role } = operator
      const [waiting, soleRights] = await Promise.all([waitingFor(ctx, role, slices()), readSoleRights(ctx.reader, id)])
      return { success: true as const, data: { name, role, brand: ctx.theme.id, waiting, soleRights } }
    }),
    bind(operators.listTeam, listTeam),
    bind(operators.inviteOperator, inviteOperator),
    bind(operators.changeOperator, changeOperator),
    bind(operators.giveOperatorEmail, giveOperatorEmail),
    bind(operators.answerWish, answerWish),
    bind(operators.joinTeam, joinTeam),
    bind(operators.getOwnAccess, getOwnAccess),
    bind(operators.changeOwnAccess, changeOwnAccess),
  ],
  // SWP-11: an operator's own player account, recognized by the mailbox.
  async barredByRule(db, players) {
    const addressed = players.filter(({ email }) => email !== null)
    if (addressed.length === 0) return []
    const staff = (await readOperatorAddresses(db)).filter(({ email }) => email !== null)
    const byMailbox = Map.groupBy(staff, ({ email }) => mailboxOf(email!))
    return addressed.flatMap(({ id: player, email }) =>
      (byMailbox.get(mailboxOf(email!)) ?? []).map(
        ({ id, name }) => ({ player, subject: SUBJECT + id, whom: name, reason: 'staff', kind: 'mail' }) as const,
      ),
    )
  },
  async releasedSubjects(db, subjects) {
    const own = subjects.filter((subject) => subject.startsWith(SUBJECT))
    if (own.length === 0) return []
    const staff = new Set((await readOperatorAddresses(db)).map(({ id }) => SUBJECT + id))
    return own.filter((subject) => !staff.has(subject))
  },
  async staffWithoutAddress(db) {
    return (await readOperatorAddresses(db)).filter(({ email }) => email === null).map(({ name }) => name)
  },
  seed: makeFirst,
})

/** The queues of the role at this brand. */
async function waitingFor(ctx: VisitorContext, role: OperatorRole, slices: readonly ServerFeature[]) {
  const mayOpen = (path: string): boolean => {
    const right = contract.OPERATOR_QUEUES.find((queue) => queue.path === path)?.right ?? 'players-read'
    return mayOperator(role, right)
  }
  const queues = slicesOn(ctx, slices).flatMap(({ queue }) => (queue && mayOpen(queue.path) ? queue : []))
  return Object.fromEntries(
    await Promise.all(queues.map(async ({ path, countWaiting }) => [path, await countWaiting(ctx)] as const)),
  )
}

/** The first operator of a development site; the password is logged once. */
async function makeFirst(ctx: Context): Promise<void> {
  const password = newToken(ctx.rng).slice(0, 16)
  const isMade = await ctx.transaction(async (tx) => {
    // Brands are seeded at once, and each would give the one operator another password.
    await sql`lock table operator in share row exclusive mode`.execute(tx)
    if (await hasOperators({ reader: tx })) return false
    await putOperator(tx, ctx, { name: 'operator', password, role: 'owner' })
    return true
  })
  if (!isMade) return
  // Part of the sentence, because the log redacts fields of that name. A production site never creates an operator by
  // itself.
  ctx.log.info(`first operator made: sign in at /operator as operator with ${password}`)
}

async function signIn(
  ctx: VisitorContext,
  { body }: { body: { name: string; password: string } },
): Promise<ReplyOf<typeof contract.signInOperator>> {
  const step = await givePassword(ctx, body)
  return step.isRight
    ? { success: true, data: { setup: step.setup } }
    : { success: false, reasonType: step.isLocked ? 'locked' : 'wrong' }
}

async function giveCode(
  ctx: VisitorContext,
  { body }: { body: { code: string } },
): Promise<ReplyOf<typeof contract.giveOperatorCode>> {
  const step = await giveOperatorCode(ctx, body.code.replaceAll(/\s/g, ''))
  if (!step.isIn) return { success: false, reasonType: step.reason }
  const { name, path } = OPERATOR_COOKIE
  ctx.cookies.set(name, step.token, { maxAgeSeconds: COOKIE_SECONDS, path })
  const { operator: found, recoveryCodes } = step
  return { success: true, data: { name: found.name, role: found.role, recoveryCodes } }
}

async function signOut(ctx: VisitorContext): Promise<{ success: true }> {
  const { name, path } = OPERATOR_COOKIE
  const token = ctx.cookies.get(name, { path })
  if (token) await signOutOperator(ctx, token)
  ctx.cookies.clear(name, { path })
  return { success: true }
}
