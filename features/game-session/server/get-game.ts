import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import type { VisitorContext } from '#platform/context.ts'
import type { getGame as contract } from '../contract.ts'
import { gameInfo, playableGame } from './catalogue.ts'

export async function getGame(_ctx: VisitorContext, input: InputOf<typeof contract>): Promise<ReplyOf<typeof contract>> {
  return { success: true, data: { game: gameInfo(playableGame(input.params.slug)) } }
}
