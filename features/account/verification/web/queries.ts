import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useApi } from '#ui/api/api-context.tsx'
import { useFailureText } from '#ui/api/failure-text.ts'
import { keyOf } from '#ui/api/query.ts'
import { showToast } from '#ui/toast/toasts.ts'
import { requestReview, getVerification, startVerification } from '../contract.ts'

/** Starts a check or continues the open one. A refusal is shown as a toast. */
export function useStart() {
  const t = useTranslations('verification.refusals')
  const api = useApi()
  const queries = useQueryClient()
  const failureText = useFailureText()
  return useMutation({
    mutationFn: () => api.call(startVerification),
    onSuccess(reply) {
      void queries.invalidateQueries({ queryKey: keyOf(getVerification) })
      if (!reply.success) showToast(t(reply.reasonType), { kind: 'warning' })
    },
    onError: (error) => showToast(failureText(error), { kind: 'error' }),
  })
}

export function useRequestReview() {
  const t = useTranslations('verification')
  const api = useApi()
  const queries = useQueryClient()
  const failureText = useFailureText()
  return useMutation({
    mutationFn: (note: string) => api.call(requestReview, { body: { note } }),
    onSuccess(reply) {
      if (reply.success) queries.setQueryData(keyOf(getVerification), reply)
      else void queries.invalidateQueries({ queryKey: keyOf(getVerification) })
      showToast(t(reply.success ? 'asked' : 'nothingToAsk'), { kind: reply.success ? 'success' : 'info' })
    },
    onError: (error) => showToast(failureText(error), { kind: 'error' }),
  })
}
