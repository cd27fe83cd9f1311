import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import type { PlayerContext } from '#platform/context.ts'
import type { SiteServices } from '#platform/feature.ts'
import type { exportRounds as contract } from '../contract.ts'
import { readHistory } from './history.ts'
import { toCsv } from './rounds-csv.ts'

const ROUNDS_MAX = 10_000

type Export = typeof contract

export const exportRoundsOf =
  (slices: SiteServices['slices']) =>
  async (ctx: PlayerContext, { query: filter }: InputOf<Export>): Promise<ReplyOf<Export>> => {
    const rounds = await readHistory(slices, ctx, { filter, max: ROUNDS_MAX })
    return { success: true, data: { fileName: `rounds-${ctx.today}.csv`, csv: toCsv(rounds) } }
  }
