import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import type { PlayerContext } from '#platform/context.ts'
import type { choosePublicProfile as contract } from '../contract.ts'
import { refuseName, tidyName } from './rules.ts'
import { isNameTaken, saveFace } from './store.ts'

/** Of two players who choose one name at the same time, the second is refused. */
export async function choosePublicProfile(
  ctx: PlayerContext,
  { body: { name: typed, avatar } }: InputOf<typeof contract>,
): Promise<ReplyOf<typeof contract>> {
  const { playerId, theme, clock } = ctx
  const name = tidyName(typed)
  const refusal = refuseName(name, theme.name)
  if (refusal) return { success: false, reasonType: refusal }
  try {
    await ctx.transaction((tx) => saveFace(tx, { player: playerId, brand: theme.id, name, avatar, at: clock.now() }))
  } catch (error) {
    if (isNameTaken(error)) return { success: false, reasonType: 'name-taken' }
    throw error
  }
  return { success: true, data: { name, avatar, isChosen: true } }
}
