import { sql } from 'kysely'
import { findGame } from '#games/all.ts'
import type { AnyGame } from '#games/game.ts'
import type { PlayerContext } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { beginCycle, giveBackCycle, type Pace, restartCycle, tooFast } from '#platform/pace/pace.ts'
import { AppError } from '#platform/problem.ts'
import type { PlayOrder } from './play-order.ts'
import { openIn } from './store.ts'

const requestOf = ({ playerId, key }: PlayOrder) => ({ playerId, request: `round:${key}` })
const isSlot = (game: AnyGame): boolean => game.definition.kind === 'slot'

/**
 * Where play is strict (DSGN-1): begins the round's cycle, or refuses a round that is too early or in a second slot.
 * Repeats of any earlier round pass, as they begin nothing.
 */
export async function beginInPace(ctx: PlayerContext, order: PlayOrder): Promise<Pace | null> {
  if (!ctx.theme.isPlayStrict) return null
  const kind = isSlot(order.game) ? 'slot' : 'other'
  const pace = await ctx.transaction(async (tx) => {
    if (await isKnown(tx, order)) return 'repeated'
    if (kind === 'slot') await refuseSecondSlot(tx, order)
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

/** A round that waits in this game and mode is answered with itself instead. */
async function refuseSecondSlot(tx: Tx, { playerId, mode, game: { slug } }: PlayOrder): Promise<void> {
  const { rows } = await sql<{ game: string; open_in: string }>`
    select game, open_in from game_round where open_in ^@ ${`${playerId} `}`.execute(tx)
  const other = rows.find(({ game, open_in: open }) => {
    const found = findGame(game)
    return open !== openIn(playerId, mode, slug) && found && isSlot(found)
  })
  if (other) throw new AppError('other-slot-open', 'A round in another slot is unfinished.', { game: other.game })
}
