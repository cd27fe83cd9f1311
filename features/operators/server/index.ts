import type { ReplyOf } from '#kernel/contract.ts'
import { asOperator, OPERATOR_COOKIE, signInOperator, signOutOperator } from '#platform/auth/operators.ts'
import type { VisitorContext } from '#platform/context.ts'
import { bind, type ServerFeature } from '#platform/feature.ts'
import * as contract from '../contract.ts'

const COOKIE_SECONDS = 12 * 60 * 60

/** The door of those who run the site. */
export const operatorsServer: ServerFeature = {
  id: 'operators',
  isInEveryTheme: true,
  routes: [
    bind(contract.signInOperator, signIn),
    bind(contract.signOutOperator, signOut),
    bind(contract.getOperator, async (ctx) => {
      const { operator, theme } = await asOperator(ctx)
      return { success: true as const, data: { name: operator.name, brand: theme.id } }
    }),
  ],
}

async function signIn(
  ctx: VisitorContext,
  { body }: { body: { name: string; password: string } },
): Promise<ReplyOf<typeof contract.signInOperator>> {
  const reply = await signInOperator(ctx, body)
  if (!reply.isIn) return { success: false, reasonType: reply.isLocked ? 'locked' : 'wrong' }
  const { name, path } = OPERATOR_COOKIE
  ctx.cookies.set(name, reply.token, { maxAgeSeconds: COOKIE_SECONDS, path })
  return { success: true, data: { name: reply.operator.name } }
}

async function signOut(ctx: VisitorContext): Promise<{ success: true }> {
  const { name, path } = OPERATOR_COOKIE
  const token = ctx.cookies.get(name, { path })
  if (token) await signOutOperator(ctx, token)
  ctx.cookies.clear(name, { path })
  return { success: true }
}
