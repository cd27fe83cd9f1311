import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import type { PlayerContext, VisitorContext } from '#platform/context.ts'
import { readPromotionDraws } from '#platform/fair/prize-draws.ts'
import { proveSharedDraw as prove } from '#promotions/shared-draws/reveal.ts'
import { findSharedDraw, fullName, readSharedDraws } from '#promotions/shared-draws/shared-draws.ts'
import { AppError } from '#platform/problem.ts'
import type { listDraws as contract, listSharedDraws as sharedContract, proveSharedDraw as proofContract } from '../contract.ts'

type Reply = ReplyOf<typeof contract>

const DRAWS_A_PAGE = 50

/** Promotional draws from the player's seeds (FAIR-9). */
export async function listDraws(ctx: PlayerContext, { query }: InputOf<typeof contract>): Promise<Reply> {
  const found = await readPromotionDraws(ctx, ctx.playerId, { after: toAfter(query.after), limit: DRAWS_A_PAGE + 1 })
  const draws = found.slice(0, DRAWS_A_PAGE).map(({ at, rules, oddsSince, ...drawn }) => ({
    ...drawn,
    at: new Date(at).toISOString(),
    oddsSince: oddsSince === null ? null : new Date(oddsSince).toISOString(),
    rules: rules as Reply['data']['draws'][number]['rules'],
  }))
  const last = found.length > DRAWS_A_PAGE ? draws.at(-1) : undefined
  return { success: true, data: { draws, olderAfter: last ? `${last.commit}-${last.nonce}` : null } }
}

function toAfter(cursor: string | undefined) {
  const [commit, nonce] = cursor?.split('-') ?? []
  return commit === undefined ? undefined : { commit, nonce: Number(nonce) }
}

/** Draws for all players of this brand: guests see them too. */
export async function listSharedDraws(
  ctx: VisitorContext,
  { query }: InputOf<typeof sharedContract>,
): Promise<ReplyOf<typeof sharedContract>> {
  const found = await readSharedDraws(ctx, { after: query.after, limit: DRAWS_A_PAGE + 1 })
  const draws = found.slice(0, DRAWS_A_PAGE).map((draw) => ({
    sharedDraw: fullName(draw),
    commit: draw.commit,
    rules: draw.rules,
    committedAt: new Date(draw.committedAt).toISOString(),
    sales: draw.sales,
    revealedAt: draw.revealedAt === null ? null : new Date(draw.revealedAt).toISOString(),
  }))
  return { success: true, data: { draws, olderAfter: found.length > DRAWS_A_PAGE ? draws.at(-1)!.commit : null } }
}

export async function proveSharedDraw(
  ctx: VisitorContext,
  { query }: InputOf<typeof proofContract>,
): Promise<ReplyOf<typeof proofContract>> {
  const draw = await findSharedDraw(ctx, query.commit)
  if (!draw) throw new AppError('not-found', 'No draw has this commitment')
  const proof = await prove(ctx, draw)
  return { success: true, data: { proof: (proof as ReplyOf<typeof proofContract>['data']['proof']) ?? null } }
}
