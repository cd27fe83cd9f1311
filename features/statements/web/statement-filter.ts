import { PLAYER_ASSETS } from '#kernel/money.ts'
import { PERIODS, type StatementQuery } from '../contract.ts'
import { SUBJECTS } from '../shared/subjects.ts'

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** The filter as the address has it; what it cannot mean is left out. */
export function filterOf(search: URLSearchParams): StatementQuery {
  const oneOf = <T extends string>(name: string, known: readonly T[]): T | undefined =>
    known.find((each) => each === search.get(name))
  const [from, to] = [dayOf(search.get('from')), dayOf(search.get('to'))]
  const asset = oneOf('balance', PLAYER_ASSETS)
  const subject = oneOf('what', SUBJECTS)
  return {
    period: oneOf('period', PERIODS) ?? '90d',
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
    ...(asset ? { asset } : {}),
    ...(subject ? { subject } : {}),
  }
}

/** The sums are of the days alone. */
export const daysOf = ({ period, from, to }: StatementQuery): StatementQuery => ({
  ...(period ? { period } : {}),
  ...(from ? { from } : {}),
  ...(to ? { to } : {}),
})

const dayOf = (text: string | null): string | undefined =>
  text && DAY.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text) ? text : undefined
