import type { QueryClient } from '@tanstack/react-query'
import { keyOf } from '#ui/api/query.ts'
import { getHistory, getNext, getTournament } from '../contract.ts'

/** The server decides which tournament is running and which are over. */
export function askAnew(queries: QueryClient): void {
  for (const contract of [getTournament, getNext, getHistory]) void queries.invalidateQueries({ queryKey: keyOf(contract) })
}
