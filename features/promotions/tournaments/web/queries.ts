import type { QueryClient } from '@tanstack/react-query'
import { keyOf } from '#ui/api/query.ts'
import { getHistory, getNext, getTournament } from '../contract.ts'

/** Which one goes on, and which are over, the server says. */
export function askAnew(queries: QueryClient): void {
  for (const contract of [getTournament, getNext, getHistory]) void queries.invalidateQueries({ queryKey: keyOf(contract) })
}
