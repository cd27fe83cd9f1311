import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useProfile } from '#client/player.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { useFailureText } from '#ui/api/failure-text.ts'
import { keyOf, queryOf } from '#ui/api/query.ts'
import { showToast } from '#ui/toast/toasts.ts'
import { type AbsenceLength, askReturn, beginAbsence, getAbsence } from '../contract.ts'

export const useAbsence = () => useSuspenseQuery(queryOf(useApi(), getAbsence)).data.data.absence

/** As in the profile; undefined for a guest, and until loaded. */
export const useKnownAbsence = () => useProfile()?.absence

const useMutationParts = () => {
  const failureText = useFailureText()
  return {
    api: useApi(),
    queries: useQueryClient(),
    onError: (error: unknown) => showToast(failureText(error), { kind: 'error' }),
  }
}

export function useBeginAbsence() {
  const { api, onError } = useMutationParts()
  return useMutation({ mutationFn: (length: AbsenceLength) => api.call(beginAbsence, { body: { length } }), onError })
}

export function useAskReturn() {
  const { api, queries, onError } = useMutationParts()
  return useMutation({
    mutationFn: () => api.call(askReturn),
    onSuccess: (reply) => (reply.success ? queries.setQueryData(keyOf(getAbsence), reply) : undefined),
    onError,
  })
}
