import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import type { PlayerContext } from '#platform/context.ts'
import { HISTORY_PAGE_SIZE, type listRounds as contract } from '../contract.ts'
import { toRound } from './replies.ts'
import * as store from './store.ts'

export async function listRounds(ctx: PlayerContext, input: InputOf<typeof contract>): Promise<ReplyOf<typeof contract>> {
  const rows = await store.listRounds(ctx.reader, ctx.playerId, input.query)
  const page = rows.slice(0, HISTORY_PAGE_SIZE)
  const next = rows.length > page.length ? (page.at(-1)?.id ?? null) : null
  return { success: true, data: { rounds: page.map(toRound), next } }
}
