import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import { money, toWire } from '#kernel/money.ts'
import { readStatement, type StatementFilter, type StatementLine } from '#ledger/index.ts'
import type { PlayerContext } from '#platform/context.ts'
import { type listEntries as contract, STATEMENT_PAGE_SIZE, type StatementEntry } from '../contract.ts'
import { kindsOf, type Subject, subjectOf } from '../shared/subjects.ts'
import { type Days, readMark, spanOf, toMark } from './rules.ts'
import { runOf, type Slices, type Titles, titlesOf } from './titles.ts'

type List = typeof contract

export const listEntries =
  (slices: Slices) =>
  async (ctx: PlayerContext, { query }: InputOf<List>): Promise<ReplyOf<List>> => {
    // One more than a page shows whether another follows.
    const page = { max: STATEMENT_PAGE_SIZE + 1, before: readMark(query.before) }
    const found = await readStatement(ctx.reader, filterOf(ctx, query), page)
    const lines = found.slice(0, STATEMENT_PAGE_SIZE)
    const last = found.length > lines.length ? lines.at(-1) : undefined
    const titles = await titlesOf(ctx, slices, lines)
    return {
      success: true,
      data: { entries: lines.map((line) => toEntry(line, titles)), next: last ? toMark(last) : null },
    }
  }

type Asked = Days & { readonly asset?: StatementLine['asset'] | undefined; readonly subject?: Subject | undefined }

export const filterOf = ({ playerId, clock }: PlayerContext, { asset, subject, ...days }: Asked): StatementFilter => ({
  player: playerId,
  ...spanOf(days, clock.now()),
  asset,
  kinds: subject && kindsOf(subject),
})

export function toEntry(line: StatementLine, titles: Titles): StatementEntry {
  const { asset, kind, ref } = line
  const slug = ref['game']
  const run = runOf(ref)
  return {
    id: toMark(line),
    at: new Date(line.at).toISOString(),
    subject: subjectOf(kind),
    kind,
    game: typeof slug === 'string' ? { slug, title: titles.ofGame(slug) } : null,
    campaign: run === undefined ? null : titles.ofRun(run),
    asset,
    amount: toWire(money(asset, line.amount)),
    balance: toWire(money(asset, line.balance)),
  }
}
