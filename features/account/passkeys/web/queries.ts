import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { getSecurity, type Passkey } from '#features/account/security/contract.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { useFailureText } from '#ui/api/failure-text.ts'
import { keyOf, queryOf } from '#ui/api/query.ts'
import { showToast } from '#ui/toast/toasts.ts'
import { removePasskey } from '../contract.ts'
import { useRefusalText } from './refusal-text.ts'

/** Loaded before the security page renders. */
export const usePasskeys = (): readonly Passkey[] => useSuspenseQuery(queryOf(useApi(), getSecurity)).data.data.passkeys

export function useLookAgain(): () => Promise<void> {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: keyOf(getSecurity) })
}

export function useRemovePasskey() {
  const api = useApi()
  const lookAgain = useLookAgain()
  const failureText = useFailureText()
  const refusalText = useRefusalText()
  return useMutation({
    mutationFn: (id: string) => api.call(removePasskey, { body: { id } }),
    onSuccess: async (reply) => {
      if (!reply.success) showToast(refusalText(reply.reasonType), { kind: 'warning' })
      await lookAgain()
    },
    onError: (error) => showToast(failureText(error), { kind: 'error' }),
  })
}
