import { useSuspenseQuery } from '@tanstack/react-query'
import { getHomePage } from '#features/lobby/contract.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'

/** The home page with the parts of all slices; whatever shows one has it read before it is drawn. */
export const useHome = () => useHomeQuery().data

export const useHomeReadAt = () => useHomeQuery().dataUpdatedAt

const useHomeQuery = () => useSuspenseQuery(queryOf(useApi(), getHomePage))
