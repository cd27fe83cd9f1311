import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { MINUTE_MS, SECOND_MS } from '#kernel/time.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { useFailureText } from '#ui/api/failure-text.ts'
import { queryOf } from '#ui/api/query.ts'
import { showToast } from '#ui/toast/toasts.ts'
import { useDateTimeText } from '#ui/time/date-time-text.ts'
import { useNow } from '#ui/time/now.ts'
import { getPhone, type PhoneState, requestCode } from '../contract.ts'
import { useRefusalText } from './refusal-text.ts'

/** Sends another code to the same number after the wait. */
export function ResendCode({ pending: { phone, resendAt } }: { pending: NonNullable<PhoneState['pending']> }) {
  const t = useTranslations('phone')
  const api = useApi()
  const queries = useQueryClient()
  const dateTime = useDateTimeText()
  const refusalText = useRefusalText()
  const failureText = useFailureText()
  const now = useNow()
  const leftMs = now === undefined ? undefined : resendAt * SECOND_MS - now
  const resend = useMutation({
    mutationFn: () => api.call(requestCode, { body: { phone } }),
    onSuccess: (reply) => {
      if (reply.success) queries.setQueryData(queryOf(api, getPhone).queryKey, reply)
      else showToast(refusalText(reply.reasonType, { at: reply.retryAt ?? 0 }), { kind: 'warning' })
    },
    onError: (error) => showToast(failureText(error), { kind: 'error' }),
  })
  const isSoon = leftMs !== undefined && leftMs <= 0
  const label = (): string => {
    if (leftMs === undefined || isSoon) return t('sendAgain')
    if (leftMs > MINUTE_MS) return t('sendAgainAt', { at: dateTime(resendAt * SECOND_MS, 'short') })
    return t('sendAgainIn', { seconds: Math.ceil(leftMs / SECOND_MS) })
  }
  return (
    <button
      type="button"
      className="button"
      data-kind="quiet"
      disabled={!isSoon || resend.isPending}
      onClick={() => resend.mutate()}
    >
      {label()}
    </button>
  )
}
