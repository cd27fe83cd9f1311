import type { InputOf, DataOf, ReplyOf } from '#kernel/contract.ts'
import type { Id } from '#kernel/id.ts'
import type { PlayerContext, VisitorContext } from '#platform/context.ts'
import type { Reader } from '#platform/db/database.ts'
import { mayGetEntries, openWireReward } from '#platform/open-reward.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { findDrawOf, namePlaces, readDrawn, readWinners, refusalOf, takeDrawn } from '#promotions/index.ts'
import type * as contract from '../contract.ts'
import type { Reward } from '../contract.ts'
import { prizeAt } from '../shared/prize-at.ts'
import { requireDraw } from './draws.ts'
import { DRAW, lottery } from './promotion.ts'

const isDrawn = async (db: Reader, run: Id<'cmp'>): Promise<boolean> =>
  (await findDrawOf(db, { run, name: DRAW }))?.revealedAt != null

/** The winners of a draw by place, named as leaderboards name players, and what the visitor won. */
export const getLeaderboard =
  (slices: () => readonly ServerFeature[]) =>
  async (
    ctx: VisitorContext,
    { params: { id }, query: { limit, offset } }: InputOf<typeof contract.getLeaderboard>,
  ): Promise<DataOf<typeof contract.getLeaderboard>> => {
    const { reader, session } = ctx
    const { id: run, config } = await requireDraw(ctx, id)
    if (!(await isDrawn(reader, run))) return { isDrawn: false, winners: [], hasMore: false, own: null }
    const player = session?.playerId ?? null
    const areEntriesOpen = await mayGetEntries(ctx)
    const found = await readWinners(reader, { run, name: DRAW, limit: limit + 1, offset })
    const shown = found.slice(0, limit)
    const places = shown.map(({ place, player: of }) => ({ place, player: of, points: 0 }))
    const names = await namePlaces(reader, slices(), places)
    const winners = shown.map(({ place, ticket }, at) => {
      const { coins = 0, entries = 0 } = prizeAt(config.prizes, place) ?? {}
      const { name = null, avatar = null } = names[at] ?? {}
      return { place, name, avatar, ticket, ...openWireReward({ coins, entries }, areEntriesOpen) }
    })
    const own = player && (await readOwn(reader, { run, player, areEntriesOpen }))
    return { isDrawn: true, winners, hasMore: found.length > limit, own }
  }

interface OwnOf {
  readonly run: Id<'cmp'>
  readonly player: Id<'plr'>
  readonly areEntriesOpen: boolean
}

/** As paid, once it is paid. */
async function readOwn(db: Reader, { run, player, areEntriesOpen }: OwnOf) {
  const grants = await readDrawn(db, { run, player })
  if (grants.length === 0) return null
  const amounts = grants.map(({ paid, value }) => paid ?? value).map(amountsOf)
  const places = grants.map(({ cause }) => Number(cause.split(':').at(-1))).toSorted((one, other) => one - other)
  const isTaken = grants.every(({ state }) => state === 'paid')
  return { ...openWireReward(sumOf(amounts), isTaken || areEntriesOpen), places, isTaken }
}

type Value = Awaited<ReturnType<typeof readDrawn>>[number]['value']

const amountsOf = (value: Value): Reward =>
  value.kind === 'balance' ? { coins: value.coins, entries: value.entries } : { coins: 0, entries: 0 }

const sumOf = (amounts: readonly Reward[]): Reward =>
  amounts.reduce((sum, { coins, entries }) => ({ coins: sum.coins + coins, entries: sum.entries + entries }), {
    coins: 0,
    entries: 0,
  })

/** Pays the player's prizes of a draw. */
export async function takeReward(
  ctx: PlayerContext,
  { params: { id } }: InputOf<typeof contract.takeReward>,
): Promise<ReplyOf<typeof contract.takeReward>> {
  const draw = await requireDraw(ctx, id)
  if (!(await isDrawn(ctx.reader, draw.id))) return { success: false, reasonType: 'not-drawn' }
  const taken = await takeDrawn(ctx, lottery, draw)
  return taken.isDone
    ? { success: true, data: sumOf(taken.prizes.map(amountsOf)) }
    : (refusalOf(taken) as { success: false; reasonType: 'no-reward' })
}
