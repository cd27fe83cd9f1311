import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import { type CalendarDay, DAY_MS, endOfDay, type Instant, startOfDay } from '#kernel/time.ts'
import type { OperatorContext } from '#platform/auth/operators/operators.ts'
import { toCsv, toDecimal } from '#platform/csv.ts'
import { readWinners, type Winner } from '#promotions/filings/read-winners.ts'
import type { exportWinners as contract } from '../contract.ts'

const WINNERS_MAX = 20_000
const DAYS_MAX = 366
const ENTRY = 100

type Query = InputOf<typeof contract>['query']
type Reply = ReplyOf<typeof contract>
type Refusal = Extract<Reply, { success: false }>['reasonType']

/** The list of winners of a brand's promotions (SWP-7). */
export async function exportWinners(ctx: OperatorContext, { query }: InputOf<typeof contract>): Promise<Reply> {
  const period = periodOf(query, ctx.theme.timeZone)
  if (typeof period === 'string') return { success: false, reasonType: period }
  const { run = null, list } = query
  return ctx.show<Reply>('winners', async (tx) => {
    const { timeZone: zone, id: brand } = ctx.theme
    const entriesMin = query.entriesAbove * ENTRY + 1
    const found = await readWinners(tx, { brand, zone, run, ...period, entriesMin, max: WINNERS_MAX + 1 })
    const winners = found.slice(0, WINNERS_MAX)
    const columns = Object.entries(COLUMNS[list])
    const csv = toCsv(
      columns.map(([name]) => name),
      winners.map((winner) => columns.map(([, textOf]) => textOf(winner))),
    )
    const data = { fileName: nameOf(query), csv, winners: winners.length, isCutOff: found.length > WINNERS_MAX }
    return { seen: [...new Set(winners.map(({ player }) => player))], value: { success: true, data } }
  })
}

/** Of a run without days, all of it. */
function periodOf({ run, from, to }: Query, zone: string): { from: Instant; to: Instant } | Refusal {
  if (run && !from && !to) return { from: 0, to: Date.UTC(9999, 0) }
  if (!from || !to) return 'period-missing'
  const period = { from: startOfDay(from as CalendarDay, zone), to: endOfDay(to as CalendarDay, zone) }
  if (period.to <= period.from) return 'period-wrong'
  return period.to - period.from > (DAYS_MAX + 1) * DAY_MS ? 'period-too-long' : period
}

const nameOf = ({ list, run, from, to }: Query): string =>
  `${['winners', list, ...(run ? [run] : []), ...(from ? [from, 'to', to] : [])].join('-')}.csv`

type Columns = Readonly<Record<string, (winner: Winner) => string>>

const fullName = (surname: (text: string) => string) => (winner: Winner) =>
  [winner.name, winner.surname && surname(winner.surname)].filter(Boolean).join(' ')

const initialOf = (text: string): string => Array.from(segmenter.segment(text), ({ segment }) => segment)[0] ?? ''
const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

const PRIZE: Columns = {
  entries: ({ entries }) => toDecimal(entries),
  /** One entry that is won through is worth a dollar. */
  'worth in USD': ({ entries }) => toDecimal(entries),
  date: ({ day }) => day,
}
const PLACE: Columns = { city: ({ city }) => city ?? '', state: ({ state }) => state }

const COLUMNS: Readonly<Record<Query['list'], Columns>> = {
  public: { promotion: ({ title }) => title, name: fullName((surname) => `${initialOf(surname)}.`), ...PLACE, ...PRIZE },
  authority: {
    promotion: ({ title }) => title,
    run: ({ run }) => run,
    name: fullName((surname) => surname),
    verified: ({ isVerified }) => (isVerified ? 'yes' : 'no'),
    account: ({ player }) => player,
    address: ({ address }) => address ?? '',
    zip: ({ zip }) => zip ?? '',
    ...PLACE,
    ...PRIZE,
  },
}
