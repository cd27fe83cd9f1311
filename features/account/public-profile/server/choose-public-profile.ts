import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import { generatedFace } from '#kernel/public-face.ts'
import type { PlayerContext } from '#platform/context.ts'
import type { choosePublicProfile as contract } from '../contract.ts'
import { isGeneratedName, nameKey, refuseName, tidyName } from './rules.ts'
import { isNameBarred, isNameTaken, saveFace } from './store.ts'

/**
 * Of two players who choose one name at the same time, the second is refused. Generated names belong to the players for
 * whom they were generated.
 */
export async function choosePublicProfile(
  ctx: PlayerContext,
  { body: { name: typed, avatar } }: InputOf<typeof contract>,
): Promise<ReplyOf<typeof contract>> {
  const { playerId, theme, clock } = ctx
  const name = tidyName(typed)
  const refusal = refuseName(name, theme.name)
  if (refusal) return { success: false, reasonType: refusal }
  if (isGeneratedName(name) && nameKey(name) !== nameKey(generatedFace(playerId).name))
    return { success: false, reasonType: 'name-taken' }
  try {
    const isSaved = await ctx.transaction(async (tx) => {
      if (await isNameBarred(tx, theme.id, name)) return false
      await saveFace(tx, { player: playerId, brand: theme.id, name, avatar, at: clock.now() })
      return true
    })
    if (!isSaved) return { success: false, reasonType: 'name-unfit' }
  } catch (error) {
    if (isNameTaken(error)) return { success: false, reasonType: 'name-taken' }
    throw error
  }
  return { success: true, data: { name, avatar, isChosen: true } }
}
