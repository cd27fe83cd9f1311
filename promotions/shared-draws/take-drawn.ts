import { playerChannel } from '#kernel/push.ts'
import type { Campaign } from '#platform/campaigns/index.ts'
import type { PlayerContext } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { pushMany } from '#platform/outbox/index.ts'
import { reserve, settle, sumOf } from '../claims/budget.ts'
import type { GrantValue, PromotionDefinition } from '../definition.ts'
import { paidPushOf } from '../grants/paid-push.ts'
import { payGrants } from '../grants/pay.ts'
import { type Grant, readDrawn } from '../grants/store.ts'
import type { KnownRun } from '../runs/known-runs.ts'
import { readKnownRun } from '../runs/read-known-run.ts'

type Taken =
  | { readonly isDone: true; /** As paid: without entries where they are closed. */ readonly prizes: readonly GrantValue[] }
  | { readonly isDone: false; readonly refused: string }

/**
 * Pays the player what the lotteries of a run have drawn. Repeated, it replies the same and moves nothing. Refused as
 * `no-reward` without a prize, and by the limits of the run's budget and the caps: then the prizes go on waiting.
 */
export async function takeDrawn<C, Cell>(
  ctx: PlayerContext,
  promotion: PromotionDefinition<C, Cell>,
  campaign: Campaign<C>,
): Promise<Taken> {
  const known = await readKnownRun(ctx, promotion as unknown as PromotionDefinition, campaign)
  const drawn = { run: campaign.id, player: ctx.playerId }
  return ctx.transaction(async (tx) => {
    const grants = await readDrawn(tx, { ...drawn, isLocked: true })
    if (grants.length === 0) return { isDone: false, refused: 'no-reward' }
    const open = grants.filter(({ state }) => state === 'due' || state === 'held')
    const refused = await payAll(ctx, tx, { known, open })
    if (refused) return { isDone: false, refused }
    const paid = await readDrawn(tx, drawn)
    return { isDone: true, prizes: paid.flatMap(({ paid: value }) => value ?? []) }
  })
}

interface Payable {
  readonly known: KnownRun
  readonly open: readonly Grant[]
}

/** All or none; the limit that refuses them. */
async function payAll(ctx: PlayerContext, tx: Tx, { known, open }: Payable): Promise<string | undefined> {
  const { playerId: player, theme, clock } = ctx
  const spender = { known, run: known.run.id, player, theme, at: clock.now() }
  const hold = await reserve(tx, spender, sumOf(open.map(({ value }) => value)), { isWaiting: true })
  if (typeof hold === 'string') return hold
  const paid = await payGrants(ctx, tx, open)
  const messages = open.flatMap((grant, nth) => paidPushOf(known, grant, paid[nth]!) ?? [])
  await pushMany(
    tx,
    messages.map((message) => ({ channel: playerChannel(player), message })),
  )
  await settle(tx, hold, paid)
  return undefined
}
