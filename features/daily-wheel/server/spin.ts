import { drawPrize } from '#engine/fair/prize-draw.ts'
import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import { assert } from '#kernel/result.ts'
import { post } from '#ledger/index.ts'
import { currentCampaign } from '#platform/campaigns/index.ts'
import type { PlayerContext } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { drawPromotion } from '#platform/fair/prize-draws.ts'
import { lockPrizes, readSeedPair } from '#platform/fair/seed-pairs.ts'
import type { Sector, spin as contract } from '../contract.ts'
import { dailyWheelCampaign } from '../shared/campaign.ts'
import { wheelOf } from './get-configs.ts'
import { wheelPrize } from './postings.ts'
import { sectorOf, WHEEL_ID, wheelHash, wheelRules } from './rules.ts'
import { insertSpin, readSpin, type Spin } from './store.ts'

type Reply = ReplyOf<typeof contract>

/** Turns the wheel of the day once: of two requests at once one draws, and a retry of it gets its slice again. */
export async function spin(ctx: PlayerContext, { params: { id } }: InputOf<typeof contract>): Promise<Reply> {
  const campaign = await currentCampaign(ctx, dailyWheelCampaign)
  if (!campaign) return { success: false, reasonType: 'not_running' }
  if (campaign.id !== id) return { success: false, reasonType: 'not_found' }
  return ctx.transaction(async (tx) => {
    await lockPrizes(tx, ctx.playerId)
    const before = await readSpin(tx, ctx.playerId, ctx.today)
    if (before && before.request !== ctx.idempotencyKey) return { success: false, reasonType: 'spun_today' }
    const done = before ?? (await draw(ctx, tx, { wheel: campaign.id, sectors: campaign.config.sectors }))
    const { commit, clientSeed } = await readSeedPair({ ...ctx, reader: tx }, done.seed_pair)
    const { sector: index, nonce, def_hash: defHash } = done
    return {
      success: true,
      data: {
        winSector: { sectorDto: { index, coins: Number(done.coins), entries: Number(done.entries) } },
        wheelData: wheelOf(ctx, campaign, done),
        proof: { commit, clientSeed, nonce: Number(nonce), gameId: WHEEL_ID, defHash },
      },
    }
  })
}

async function draw(
  ctx: PlayerContext,
  tx: Tx,
  { wheel, sectors }: { wheel: string; sectors: readonly Sector[] },
): Promise<Spin> {
  const order = { playerId: ctx.playerId, rules: wheelRules(sectors), draw: drawPrize }
  const { prize, pair, nonce } = await drawPromotion(ctx, tx, order)
  const at = sectorOf(sectors, prize)
  const won = sectors[at]
  assert(won, `slice ${at} is on the wheel`)
  const done: Spin = {
    player: ctx.playerId,
    day: ctx.today,
    wheel,
    sector: at,
    coins: BigInt(won.coins),
    entries: BigInt(won.entries),
    request: ctx.idempotencyKey,
    seed_pair: pair,
    nonce: BigInt(nonce),
    def_hash: wheelHash(sectors),
    spun_at: ctx.clock.now(),
  }
  await insertSpin(tx, done)
  await post(tx, wheelPrize(ctx.playerId, ctx.today, won))
  return done
}
