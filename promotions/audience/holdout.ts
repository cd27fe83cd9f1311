import { type RawBuilder, sql } from 'kysely'
import type { CalendarDay } from '#kernel/time.ts'
import { BUCKETS, type Experiment, holdoutOf, variantOf } from '../experiments/assignment.ts'

const VARIANT = 'holdout'

/** Whether a player belongs to the holdout of the day's quarter. */
export const isInHoldout = (player: string, day: CalendarDay): boolean => variantOf(holdoutOn(day), player) === VARIANT

/** The same in SQL, over a column of player ids. Computed, since a copy would be of the quarter of the last event. */
export function holdoutSql(player: RawBuilder<unknown>, day: CalendarDay): RawBuilder<boolean> {
  const { id, variants } = holdoutOn(day)
  const nth = variants.findIndex(({ key }) => key === VARIANT)
  const from = variants.slice(0, nth).reduce((sum, { share }) => sum + share, 0)
  const hash = sql`encode(substr(sha256(convert_to(${`${id}|`} || ${player}, 'UTF8')), 1, 6), 'hex')`
  const bucket = sql`(('x' || ${hash})::bit(48)::bigint % ${sql.lit(BUCKETS)})`
  return sql`(${bucket} between ${sql.lit(from)} and ${sql.lit(from + variants[nth]!.share - 1)})`
}

/** Every quarter has a holdout of its own. */
const holdoutOn = (day: CalendarDay): Experiment => holdoutOf(`${day.slice(0, 4)}-q${Math.ceil(Number(day.slice(5, 7)) / 3)}`)
