import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { getSecurity, type SecurityState } from '#features/security/contract.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { useFailureText } from '#ui/api/failure-text.ts'
import { keyOf, queryOf } from '#ui/api/query.ts'
import { showToast } from '#ui/toast/toasts.ts'
import { chooseAlerts } from '../contract.ts'

/** The page of security has it loaded before it renders. */
export const useSecurity = (): SecurityState => useSuspenseQuery(queryOf(useApi(), getSecurity)).data.data

export function useChooseAlerts() {
  const api = useApi()
  const queries = useQueryClient()
  const failureText = useFailureText()
  return useMutation({
    mutationFn: (byMail: boolean) => api.call(chooseAlerts, { body: { byMail } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: keyOf(getSecurity) }),
    onError: (error) => showToast(failureText(error), { kind: 'error' }),
  })
}
