import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useApi } from '#ui/api/api-context.tsx'
import { useFailureText } from '#ui/api/failure-text.ts'
import { keyOf, queryOf } from '#ui/api/query.ts'
import { showToast } from '#ui/toast/toasts.ts'
import { chooseAlerts, getSecurity, type SecurityState } from '../contract.ts'

/** Loaded before the page renders. */
export const useSecurity = (): SecurityState => useSuspenseQuery(queryOf(useApi(), getSecurity)).data.data

export function useRefetchSecurity(): () => Promise<void> {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: keyOf(getSecurity) })
}

export function useChooseAlerts() {
  const api = useApi()
  const failureText = useFailureText()
  return useMutation({
    mutationFn: (byMail: boolean) => api.call(chooseAlerts, { body: { byMail } }),
    onSuccess: useRefetchSecurity(),
    onError: (error) => showToast(failureText(error), { kind: 'error' }),
  })
}
