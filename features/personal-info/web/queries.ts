import { useSuspenseQuery } from '@tanstack/react-query'
import { getProfile, type Profile } from '#features/account/contract.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'

/** Every page of a player has it loaded before it renders. */
export const useProfile = (): Profile => useSuspenseQuery(queryOf(useApi(), getProfile)).data.data
