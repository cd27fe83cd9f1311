import { sql } from 'kysely'
import { findGame } from '#games/all.ts'
import type { AnyGame } from '#games/game.ts'
import type { PlayerContext } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { findOtherSlot, type OpenSlot, otherSlotOpen } from '#platform/pace/open-slots.ts'
import { beginCycle, giveBackCycle, type Pace, restartCycle, tooFast } from '#platform/pace/pace.ts'
import type { PlayOrder } from './play-order.ts'

const requestOf = ({ playerId, key }: PlayOrder) => ({ playerId, request: `round:${key}` })
const isSlot = (game: AnyGame): boolean => game.definition.kind === 'slot'

/**
 * Where play is strict (DSGN-1): begins the round's cycle, or refuses a round that is too early or in a second slot.
 * Repeats of any earlier round pass, as they begin nothing.
 */
export async function beginInPace(ctx: PlayerContext, slices: readonly ServerFeature[], order: PlayOrder): Promise<Pace | null> {
  if (!ctx.theme.isPlayStrict) return null
  const kind = isSlot(order.game) ? 'slot' : 'other'
  const pace = await ctx.transaction(async (tx) => {
    if (await isKnown(tx, order)) return 'repeated'
    if (kind === 'slot') {
      const slot = { provider: 'house', game: order.game.slug, mode: order.mode }
      const other = await findOtherSlot({ ctx, db: tx, slices, playerId: order.playerId, slot })
      if (other) throw otherSlotOpen(other)
    }
    return beginCycle(tx, { ...requestOf(order), kind, at: order.at })
  })
  if (typeof pace === 'number') throw tooFast(pace)
  return pace
}

/** What became of the round decides whether its cycle runs. */
export async function keepInPace(
  ctx: PlayerContext,
  order: PlayOrder,
  end: { pace: Pace | null; isPlayed: boolean },
): Promise<void> {
  if (end.pace === 'begun' && !end.isPlayed) await ctx.transaction((tx) => giveBackCycle(tx, requestOf(order)))
  if (end.pace === 'repeated' && end.isPlayed)
    await ctx.transaction((tx) => restartCycle(tx, { ...requestOf(order), at: order.at }))
}

/** The ledger keeps the key of every round, also of those that have left the table. */
async function isKnown(tx: Tx, { playerId, key }: PlayOrder): Promise<boolean> {
  const { rows } = await sql`
    select from ledger.transfer where player = ${playerId} and key = ${`round:${key}`}
    union all select from game_round where request = ${`${playerId} ${key}`} limit 1`.execute(tx)
  return rows.length > 0
}

export const readOpenSlots: NonNullable<ServerFeature['openSlots']> = async (_, db, playerId) => {
  const { rows } = await sql<Pick<OpenSlot, 'game' | 'mode'>>`
    select game, mode from game_round where open_in ^@ ${`${playerId} `}`.execute(db)
  return rows.flatMap(({ game, mode }) => {
    const found = findGame(game)
    return found && isSlot(found) ? [{ provider: 'house', game, mode }] : []
  })
}
