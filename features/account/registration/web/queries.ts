import { useQuery } from '@tanstack/react-query'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import { checkRewards } from '../contract.ts'

/** The sign-up rewards with this invitation, or with none. */
export const useSignUpRewards = (invitation: string | undefined) =>
  useQuery(queryOf(useApi(), checkRewards, { query: invitation ? { invited_by: invitation } : {} })).data
