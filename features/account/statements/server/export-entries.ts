import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import { readStatement } from '#ledger/index.ts'
import type { PlayerContext } from '#platform/context.ts'
import { toCsv, toDecimal } from '#platform/csv.ts'
import type { exportEntries as contract } from '../contract.ts'
import { filterOf, toEntry } from './list-entries.ts'
import { type Slices, titlesOf } from './titles.ts'

const ENTRIES_MAX = 20_000
const COLUMNS = ['id', 'at', 'subject', 'kind', 'game', 'campaign', 'balance of', 'amount', 'balance after'] as const

type Export = typeof contract

export const exportEntries =
  (slices: Slices) =>
  async (ctx: PlayerContext, { query }: InputOf<Export>): Promise<ReplyOf<Export>> => {
    const found = await readStatement(ctx.reader, filterOf(ctx, query), { max: ENTRIES_MAX + 1 })
    const lines = found.slice(0, ENTRIES_MAX)
    const titles = await titlesOf(ctx, slices, lines)
    const rows = lines.map((line) => {
      const { id, at, subject, kind, game, campaign, asset, amount, balance } = toEntry(line, titles)
      return [id, at, subject, kind, game?.title ?? '', campaign ?? '', asset, toDecimal(amount), toDecimal(balance)]
    })
    const isCutOff = found.length > ENTRIES_MAX
    return { success: true, data: { fileName: `statement-${ctx.today}.csv`, csv: toCsv(COLUMNS, rows), isCutOff } }
  }
