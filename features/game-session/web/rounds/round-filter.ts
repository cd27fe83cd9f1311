import type { HistoryFilter } from '../../contract.ts'

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** The filter as the address has it (`?game=` would open a game): days are whole days, the last one included. */
export function filterOf(search: URLSearchParams): HistoryFilter {
  const text = (name: string): string | undefined => search.get(name) || undefined
  const mode = text('mode')
  const [from, to] = [dayOf(text('from'), 0), dayOf(text('to'), 1)]
  const game = text('slug')
  return {
    ...(game ? { game } : {}),
    ...(mode === 'SweepStakes' || mode === 'TournamentPoints' ? { mode } : {}),
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
    ...(text('wins') ? { wins: '1' as const } : {}),
  }
}

/** The first instant of a day, or of the one so many days on; undefined for what is no day. */
function dayOf(day: string | undefined, daysOn: number): string | undefined {
  if (!day || !DAY.test(day)) return undefined
  const at = new Date(`${day}T00:00:00Z`)
  if (Number.isNaN(at.getTime())) return undefined
  at.setUTCDate(at.getUTCDate() + daysOn)
  return at.toISOString()
}
