import { useSuspenseQuery } from '@tanstack/react-query'
import { getHomePage } from '#features/play/lobby/contract.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'

/** The home page with the sections of all slices; every page that shows one loads it before rendering. */
export const useHome = () => useHomeQuery().data

export const useHomeReadAt = () => useHomeQuery().dataUpdatedAt

const useHomeQuery = () => useSuspenseQuery(queryOf(useApi(), getHomePage))
