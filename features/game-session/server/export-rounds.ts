import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import type { PlayerContext } from '#platform/context.ts'
import type { exportRounds as contract } from '../contract.ts'
import { toRound } from './replies.ts'
import { toCsv } from './rounds-csv.ts'
import { listRounds } from './store.ts'

const ROUNDS_MAX = 10_000

export async function exportRounds(ctx: PlayerContext, input: InputOf<typeof contract>): Promise<ReplyOf<typeof contract>> {
  const rounds = await listRounds(ctx.reader, ctx.playerId, input.query, ROUNDS_MAX)
  return { success: true, data: { fileName: `rounds-${ctx.today}.csv`, csv: toCsv(rounds.map(toRound)) } }
}
