import { useQuery } from '@tanstack/react-query'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import { getPublicProfile } from '../contract.ts'

/** Undefined until it is loaded. */
export const useFace = () => useQuery(queryOf(useApi(), getPublicProfile)).data?.data
