import type { ReplyOf } from '#kernel/contract.ts'
import { giveOperatorCode, givePassword } from '#platform/auth/operator-sign-in.ts'
import { findOperator, hasOperators, OPERATOR_COOKIE, putOperator, signOutOperator } from '#platform/auth/operators.ts'
import type { Context, VisitorContext } from '#platform/context.ts'
import { newToken } from '#platform/crypto/token.ts'
import { bind, type ServerFeature } from '#platform/feature.ts'
import * as contract from '../contract.ts'

const COOKIE_SECONDS = 12 * 60 * 60

/** The door of those who run the site. */
export const operatorsServer: ServerFeature = {
  id: 'operators',
  isInEveryTheme: true,
  routes: [
    bind(contract.signInOperator, signIn),
    bind(contract.giveOperatorCode, giveCode),
    bind(contract.signOutOperator, signOut),
    bind(contract.getOperator, async (ctx) => {
      const operator = await findOperator(ctx)
      return { success: true as const, data: operator ? { name: operator.name, role: operator.role, brand: ctx.theme.id } : null }
    }),
  ],
  seed: makeFirst,
}

/** The first operator of a development site; the password stands in its log this once. */
async function makeFirst(ctx: Context): Promise<void> {
  if (await hasOperators(ctx)) return
  const password = newToken(ctx.rng).slice(0, 16)
  await ctx.transaction((tx) => putOperator(tx, ctx, { name: 'operator', password, role: 'owner' }))
  // In the sentence, as the log keeps fields of that name to itself. A site that is not for trying makes no operator by itself.
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
  return { success: true, data: { name: step.operator.name, role: step.operator.role } }
}

async function signOut(ctx: VisitorContext): Promise<{ success: true }> {
  const { name, path } = OPERATOR_COOKIE
  const token = ctx.cookies.get(name, { path })
  if (token) await signOutOperator(ctx, token)
  ctx.cookies.clear(name, { path })
  return { success: true }
}
