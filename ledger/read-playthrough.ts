import type { Id } from '#kernel/id.ts'
import type { Reader } from '#platform/db/database.ts'
import { sumStatement } from './statement.ts'

/** Minor units of entries over the player's whole time: those that came with purchases, and those that were played. */
export async function readPlaythrough(
  db: Reader,
  playerId: Id<'plr'>,
): Promise<{ readonly entriesGranted: number; readonly entriesPlayed: number }> {
  const all = await sumStatement(db, { player: playerId, kinds: { names: ['purchase', 'round', 'round-void'], isExcept: false } })
  const of = (name: string) => all.filter(({ asset, kind }) => kind === name && (asset === 'entries' || asset === 'winnings'))
  return {
    entriesGranted: total(of('purchase').flatMap(({ asset, gained }) => (asset === 'entries' ? [gained] : []))),
    // The play amounts of void rounds have yet to be played.
    entriesPlayed: total([...of('round').map(({ spent }) => spent), ...of('round-void').map(({ gained }) => -gained)]),
  }
}

const total = (amounts: readonly bigint[]): number => Number(amounts.reduce((sum, amount) => sum + amount, 0n))
